import type { SetupProps } from '#contract/setup';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { landOf } from '#games/kingdom-builder/law/board/land';
import { COLOURS, type Colour } from '#games/kingdom-builder/law/colours';
import { componentsOf } from '#games/kingdom-builder/law/news';
import { Disclosure } from '#ui/Disclosure';
import type { PlanProps } from './SetupFields';
import { setupTexts } from './setup-texts';

interface SetupChecklistProps extends Pick<PlanProps, 'plan' | 'language'>, Pick<SetupProps<KingdomBuilder>, 'players'> {
  readonly colours: readonly Colour[];
}

/** What to take from the box, and where to put it. */
export function SetupChecklist({ plan, players, colours, language }: SetupChecklistProps) {
  const text = setupTexts[language].setup;
  const { capitols = [], caves = [], island, cards } = plan;
  const { locations, castles } = componentsOf(landOf(plan));
  const hexNames = (hexes: typeof caves): readonly string[] => hexes.map((hex) => hex.join(','));
  return (
    <Disclosure title={text.layOut}>
      <ul class="kb-list">
        <li>{text.explanations(locations.map(({ tile }) => tile))}</li>
        {locations.map(({ tile, hexes }) => (
          <li key={tile}>{text.tiles(tile, hexes.length)}</li>
        ))}
        <li>{text.castles(castles)}</li>
        {cards.length > 0 && <li>{text.cardsOut(cards)}</li>}
        {capitols.length > 0 && <li>{text.capitolsOut(hexNames(capitols))}</li>}
        {caves.length > 0 && <li>{text.cavesOut(hexNames(caves))}</li>}
        {island !== undefined && <li>{text.islandOut(island.action)}</li>}
        {players.map(({ id, name }, seat) => (
          <li key={id}>{text.colour(name, colours[seat] ?? COLOURS[0])}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
