import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { landOf, nameOf, type Spot, spotOf } from '#games/kingdom-builder/law/board/land';
import { boardBox, GroundLayer, Hexes, middleOfSpot, SeamLayer, SiteLayer, sectionBoxes } from '#games/kingdom-builder/pieces/BoardLayers';
import { OpenLayer } from '#games/kingdom-builder/pieces/OpenLayer';
import type { Hex } from '#law/hex';
import { HexBoard } from '#ui/board/HexBoard';
import type { Bounds } from '#ui/camera/camera';
import { spotNamed, stepByKey } from '../screen-texts';
import type { PlanProps } from './SetupFields';
import { setupTexts } from './setup-texts';

interface SitesBoardProps extends Omit<PlanProps, 'onChange'> {
  readonly title: string;
  /** The hexes that can be chosen, section by section. */
  readonly sites: readonly (readonly Hex[])[];
  readonly chosen: readonly Hex[];
  onChange(hexes: readonly Hex[]): void;
}

/** A board on which at most one hex of each section is chosen. */
export function SitesBoard({ title, plan, sites, chosen, language, onChange }: SitesBoardProps) {
  const text = setupTexts[language];
  const { sections, capitols, caves } = plan;
  const land = useMemo(() => landOf({ sections, capitols, caves }), [JSON.stringify([sections, capitols, caves])]);
  const [viewport, goTo] = [useSignal<Bounds | undefined>(undefined), useSignal<Bounds | undefined>(undefined)];
  const spots = sites.flat().map((hex) => spotOf(land, hex));
  const chosenSpots = chosen.map((hex) => spotOf(land, hex));
  const choose = (spot: Spot): void => {
    const [here = []] = sites.filter((hexes) => hexes.some((hex) => spotOf(land, hex) === spot));
    const others = chosen.filter((hex) => !here.some((each) => spotOf(land, each) === spotOf(land, hex)));
    onChange(chosenSpots.includes(spot) ? others : [...others, ...here.filter((hex) => spotOf(land, hex) === spot)]);
  };
  const titleOf = (name: string): string => text.board.under(name, land.ground[spotNamed(land, name)] ?? 'grass');
  return (
    <div class="stack">
      <p>{title}</p>
      <div class="kb-sites-board">
        <HexBoard
          label={title}
          text={text.board}
          cells={spots.map((spot) => {
            const name = nameOf(land, spot);
            return {
              name,
              middle: middleOfSpot(land, spot),
              label: `${titleOf(name)}${chosenSpots.includes(spot) ? `, ${text.setup.here}` : ''}`,
            };
          })}
          all={boardBox(land)}
          parts={sectionBoxes(land)}
          subject="sites"
          goTo={goTo}
          viewport={viewport}
          isInteractive
          title={titleOf}
          next={(name, key) => stepByKey(land, name, key)}
          onTap={(name) => choose(spotNamed(land, name))}
          onEscape={() => undefined}
        >
          <GroundLayer land={land} />
          <SeamLayer land={land} />
          <OpenLayer land={land} spots={spots} />
          <SiteLayer land={land} titles={text.tools} />
          <Hexes land={land} spots={chosenSpots} className="kb-chosen" size={0.88} />
        </HexBoard>
      </div>
    </div>
  );
}
