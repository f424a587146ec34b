import { useMemo } from 'preact/hooks';
import type { SourceDetailProps } from '#contract/scoring';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { countByPart } from '#games/kingdom-builder/law/news';
import { boardBox, GroundLayer, HouseLayer, SeamLayer, SiteLayer, viewBox } from '#games/kingdom-builder/pieces/BoardLayers';
import { texts } from '../screen-texts';
import { CountOverlay } from './CountBoard';

/** The board with what a card counts of one player. */
export function SourceDetail({ state: { position }, language, player, rowKey }: SourceDetailProps<KingdomBuilder>) {
  const { land, settlements, colours } = position;
  const text = texts[language];
  const line = countByPart(position)
    .find(({ part }) => part === rowKey)
    ?.lines.find((each) => each.player === player);
  const board = useMemo(
    () => (
      <>
        <GroundLayer land={land} />
        <SeamLayer land={land} />
        <SiteLayer land={land} titles={text.tools} />
        <HouseLayer land={land} settlements={settlements} colours={colours} />
      </>
    ),
    [land, settlements, colours, text],
  );
  return (
    <svg class="kb-source-board" viewBox={viewBox(boardBox(land))} aria-hidden="true">
      {board}
      {line !== undefined && <CountOverlay land={land} line={line} />}
    </svg>
  );
}
