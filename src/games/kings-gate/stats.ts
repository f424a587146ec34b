import { stateOf } from '#session/log/table';
import { createTally, type GameFigure, type GameStats, type Highlight } from '#stats/game-stats';
import type { KingsGate } from './game';
import { CHARACTERS, LOCATIONS, TOURNEY } from './law/box';
import type { Event, Position } from './law/position';
import { ownerOf, type Scoring } from './law/score';
import { type FigureLabels, statisticLabels } from './text/statistic-labels';

/** Every two colours of different players with the same total at a location: who ranked ahead, and who behind. */
const tiesAt = (position: Position, { ranked }: Scoring) =>
  ranked
    .flatMap(({ player, over }) => over.map((colour) => ({ ahead: player, behind: ownerOf(position, colour) })))
    .filter(({ ahead, behind }) => ahead !== behind);

/** The character that an event used: named with a tile, or the Sorceress who moves one. */
function usedCharacter(event: Event): string | undefined {
  if (event.type === 'conjure') return 'sorceress';
  return event.type === 'place' ? event.character : undefined;
}

const LOCATION_NUMBERS = LOCATIONS.map((_, index) => index + 1);

const createFigures = ({
  wonAt,
  wonAtHint,
  place,
  locations,
  tiesWon,
  tiesLost,
  tourney,
  allUsed,
  used,
}: FigureLabels): readonly GameFigure[] => [
  { key: 'locations', label: locations, chart: 'locations', kind: 'average' },
  { key: 'ties.won', label: tiesWon, chart: 'locations', kind: 'average' },
  { key: 'ties.lost', label: tiesLost, chart: 'locations', kind: 'average' },
  { key: 'tourney', label: tourney, chart: 'tourney', kind: 'share' },
  { key: 'characters', label: allUsed, chart: 'locations', kind: 'average' },
  ...LOCATION_NUMBERS.map((n) => ({
    key: `won.${n}`,
    label: wonAt(n),
    short: place(n),
    chart: 'won',
    kind: 'share' as const,
    caption: wonAtHint,
  })),
  ...CHARACTERS.map((character) => ({
    key: `character.${character}`,
    label: used(character),
    chart: 'characters',
    kind: 'average' as const,
  })),
];

const createLuckyLocation = ({ luckyPlace }: FigureLabels): Highlight => ({
  label: luckyPlace,
  keys: LOCATION_NUMBERS.map((n) => `won.${n}`),
  criterion: 'figure',
});

export const stats: GameStats<KingsGate> = {
  /** Locations won, ties, the loss at the Tourney Grounds, and, where the table was kept, characters used. */
  count(table) {
    const { position } = stateOf(table);
    const tally = createTally(position.players);
    for (const key of ['locations', 'ties.won', 'ties.lost']) tally.initialize(key);
    for (const scored of position.scored) {
      const [first] = scored.ranked;
      if (first?.total !== undefined) tally.add(first.player, 'locations');
      tally.initialize(`won.${scored.n}`);
      if (first?.total !== undefined) tally.add(first.player, `won.${scored.n}`);
      for (const { ahead, behind } of tiesAt(position, scored)) {
        tally.add(ahead, 'ties.won');
        tally.add(behind, 'ties.lost');
      }
      if (scored.n === TOURNEY) tally.initialize('tourney');
      for (const { player, loss } of scored.ranked) if (loss > 0) tally.add(player, 'tourney');
    }
    if (position.record === 'table') {
      for (const key of ['characters', ...CHARACTERS.map((character) => `character.${character}`)]) tally.initialize(key);
      for (const { event } of table.steps) {
        const character = usedCharacter(event);
        if (character === undefined) continue;
        tally.add(event.by, 'characters');
        tally.add(event.by, `character.${character}`);
      }
    }
    return tally.counts;
  },
  figures: { en: createFigures(statisticLabels.en), fr: createFigures(statisticLabels.fr) },
  highlights: { en: [createLuckyLocation(statisticLabels.en)], fr: [createLuckyLocation(statisticLabels.fr)] },
};
