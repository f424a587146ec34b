import type { GameScreens, Mark, Remedy, ScreenText } from '#contract/screens';
import type { KingsGate } from '#games/kings-gate/game';
import { areTilesConfirmed, type BoxChanges, isCardConfirmed, LOCATIONS } from '#games/kings-gate/law/box';
import { colourOf, type Event, locationOf, type Position } from '#games/kings-gate/law/position';
import { coloursIn, coloursOf } from '#games/kings-gate/law/score';
import { initialColours } from '#games/kings-gate/table/setup/initial-colours';
import type { KingsGateScreenText } from '#games/kings-gate/text/screen-en';
import type { Reason } from '#law/ruling';
import type { GameStateOf } from '#session/game';
import { stateOf, type Table, writtenSetup } from '#session/log/table';
import type { Language, PlayerNames } from '#text/language';
import { lazy } from '#ui/lazy';
import { texts } from '../text/screen-texts';
import { Board } from './Board';
import { COLOUR_SYMBOLS, describeSquare, listOpenEvents, tileLabelAt } from './play/open-events';
import { readBoxChanges } from './setup/box-changes';

/** Only a set-up that is made or corrected asks for these. */
const SetupFields = lazy(async () => (await import('./setup/SetupFields')).SetupFields);
const TablePicture = lazy(async () => (await import('./TablePicture')).TablePicture);
const BoxFields = lazy(async () => (await import('./setup/BoxEditor')).BoxFields);

/** Whether the table has told all that the rulebook does not print. */
const isBoxConfirmed = (box: BoxChanges): boolean =>
  areTilesConfirmed(box) && LOCATIONS.every((_, index) => isCardConfirmed(box, index + 1));

/** kg.supply: a box may have more tiles of a kind than we assume, and then the tile stands. */
function boxRemedy(
  table: Table<KingsGate>,
  { event, reason }: { readonly event: Event; readonly reason: Reason },
  language: Language,
): Remedy | undefined {
  if (reason.rule !== 'kg.supply' || (event.type !== 'place' && event.type !== 'dragon')) return undefined;
  const { position } = stateOf(table);
  const kind = event.type === 'place' ? event.value : 'dragon';
  const colour = colourOf(position, event);
  const isTheirs = colour === undefined || !coloursOf(position, event.by ?? position.onMove).includes(colour);
  if (isTheirs) return undefined;
  return { label: texts[language].box.moreTiles(kind), part: { setup: { copy: { tiles: { [kind]: position.box.tiles[kind] + 1 } } } } };
}

/** An event in words, on the table it happened at. */
function describeEvent(text: KingsGateScreenText, event: Event, names: PlayerNames, { position }: GameStateOf<KingsGate>): string {
  const player = names.player(event.by ?? position.onMove);
  const { events } = text;
  const at = (square: readonly [number, number]): string => describeSquare(text, position, square);
  switch (event.type) {
    case 'place': {
      const { value: kind, character } = event;
      const colour = colourOf(position, event) ?? 'yellow';
      return events.placed(player, { colour, kind, character }, at(event.at), tileLabelAt(position, event.at));
    }
    case 'dragon':
      return events.dragon(player, colourOf(position, event) ?? 'yellow', at(event.at), tileLabelAt(position, event.at));
    case 'conjure':
      return events.conjured(player, tileLabelAt(position, event.from), at(event.from), at(event.to));
    case 'locate':
      return events.located(player, locationLabel(position, position.n + 1), event.lies, at(event.at));
    case 'tally': {
      const totals = coloursIn(position).map((colour) => ({ colour, total: event.totals[colour] ?? undefined }));
      return events.tallied(locationLabel(position, position.n), totals, names.player(event.last));
    }
    case 'adjust':
      return events.adjusted(player, event.points, event.reason);
    case 'finish':
      return events.finished;
    case 'end-turn':
      return events.ended(player);
  }
}

const locationLabel = (position: Position, n: number) => ({ n, name: locationOf(position, n).name });

const createScreenText = (language: Language): ScreenText<KingsGate> => ({
  get agreements() {
    return texts[language].agreements;
  },
  describeEvent: (event, names, before) => describeEvent(texts[language], event, names, before),
  groupHeading: ({ type }, { position }) => texts[language].location(locationLabel(position, position.n + (type === 'locate' ? 1 : 0))),
});

export const screens: GameScreens<KingsGate> = {
  Board,
  SetupFields,
  Picture: TablePicture,
  BoxFields: BoxFields,
  initialSetup(players, first, copy, used) {
    const frozen = readBoxChanges(copy);
    const setup = { record: 'table' as const, first, colours: initialColours(players, used) };
    return Object.keys(frozen).length === 0 ? setup : { ...setup, copy: frozen };
  },
  startingPlayer: { get: ({ first }) => first, set: (setup, _players, first) => ({ ...setup, first }) },
  playMode: {
    get: ({ record }) => (record === 'pad' ? 'scores' : 'referee'),
    set: ({ from: _, ...setup }, _players, playMode) => ({ ...setup, record: playMode === 'scores' ? 'pad' : 'table' }),
  },
  mark({ setup }, player, language): Mark {
    const colours = setup.colours[player] ?? [];
    const [first = 'yellow'] = colours;
    return {
      colour: `var(--kg-${first}-ink)`,
      shape: colours.map((colour) => COLOUR_SYMBOLS[colour]).join(''),
      parts: colours.map((colour) => ({ shape: COLOUR_SYMBOLS[colour], colour: `var(--kg-${colour}-ink)` })),
      surface: { fill: `var(--kg-${first})`, ink: `var(--kg-${first}-on)` },
      label: colours.map((colour) => texts[language].letters[colour]).join(''),
    };
  },
  notice: () => undefined,
  shouldKeepBox: true,
  remedy: boxRemedy,
  describeGuesses: (copy, language) => (isBoxConfirmed(readBoxChanges(copy)) ? undefined : texts[language].box.guessed),
  countScorings: ({ position }) => position.scored.length,
  isScoringOnBoard: ({ position, isFinished }) => position.record === 'pad' && !isFinished,
  scoring: async () => (await import('./count/score-grid')).scoreGrid,
  turnPassingTypes: new Set(['end-turn'] as const),
  turnEndingEvent({ game }, state) {
    if (state.phase !== 'turn' || state.position.played.length === 0) return undefined;
    const { places, dragons, conjures, canEndTurn } = listOpenEvents(game, state);
    return canEndTurn && places.length + dragons.length + conjures.length === 0 ? { type: 'end-turn' } : undefined;
  },
  continuations(table, language) {
    const state = stateOf(table);
    const { position } = state;
    if (position.record === 'pad' || state.isFinished || table.conflict !== undefined) return [];
    const location = state.phase === 'locating' ? position.n + 1 : position.n;
    const setup = writtenSetup(table);
    if (setup === undefined) return [];
    const { points } = position.sheet;
    return [
      {
        label: texts[language].goOn(locationLabel(position, location)),
        setup: { ...setup, record: 'pad', from: { location, points } },
      },
    ];
  },
  text: { en: createScreenText('en'), fr: createScreenText('fr') },
};
