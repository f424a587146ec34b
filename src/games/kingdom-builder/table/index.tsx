import type { GameScreens, Mark, ScreenText } from '#contract/screens';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { FIRST_GAME } from '#games/kingdom-builder/law/board/plan';
import { isOnlyEndLeft } from '#games/kingdom-builder/law/candidates';
import { COLOURS, type Colour, coloursOf } from '#games/kingdom-builder/law/colours';
import { COLOUR_SHAPES } from '#games/kingdom-builder/pieces/shapes';
import { initialColours } from '#games/kingdom-builder/table/setup/initial-colours';
import { stateOf, writtenSetup } from '#session/log/table';
import type { Language } from '#text/language';
import { lazy } from '#ui/lazy';
import { Board } from './Board';
import { ReserveDetail } from './play/ReserveDetail';
import { isShowingPoints, newsOfEvent, settlementEvents } from './play/turn-news';
import { describeEvent, texts } from './screen-texts';

/** Loaded on demand: needed only before a game, or to lay it out again. */
const BoxFields = lazy(async () => (await import('./setup/BoxFields')).BoxFields);
const Picture = lazy(async () => (await import('./TablePicture')).TablePicture);
const SetupFields = lazy(async () => (await import('./setup/SetupFields')).SetupFields);

/** Colours that are as light or as dark as one of the two grounds. */
const RIMMED_COLOURS: ReadonlySet<Colour> = new Set<Colour>(['white', 'black']);

const textOf = (language: Language): ScreenText<KingdomBuilder> => ({
  get agreements() {
    return texts[language].agreements;
  },
  describeEvent(event, names, before) {
    const by = event.by ?? before.position.players[before.position.onMove] ?? '';
    const news = newsOfEvent(before, event).map((each) => texts[language].news(each, names));
    const sentence = describeEvent(language, { ...event, by }, names);
    return news.length === 0 ? sentence : `${sentence}. ${news.join(' ')}`;
  },
  groupHeading: (_event, { position: { record, round } }) =>
    record === 'final' ? texts[language].count.title : texts[language].round(round),
});

export const screens: GameScreens<KingdomBuilder> = {
  Board,
  SetupFields,
  Picture,
  BoxFields,
  initialSetup: (players, first, _copy, defaults) => ({
    record: 'table',
    first,
    ...FIRST_GAME,
    colours: initialColours(players, defaults),
  }),
  startingPlayer: { get: ({ first }) => first, set: (setup, _players, first) => ({ ...setup, first }) },
  playMode: {
    get: ({ record }) => (record === 'final' ? 'scores' : 'referee'),
    set: (setup, _players, playMode) => ({ ...setup, record: playMode === 'referee' ? 'table' : 'final' }),
  },
  mark({ setup }, player, language): Mark {
    const colour = coloursOf(setup.players, setup.colours)[setup.players.indexOf(player)] ?? COLOURS[0];
    return {
      colour: `var(--kb-sign-${colour})`,
      ...(RIMMED_COLOURS.has(colour) && { rim: `var(--kb-rim-${colour})` }),
      surface: { fill: `var(--kb-${colour})`, ink: `var(--kb-on-${colour})`, rim: 'var(--edge)' },
      shape: COLOUR_SHAPES[colour].sign,
      label: texts[language].colours[colour],
    };
  },
  /** The line says itself that a round is the last, for as long as it is. */
  notice: () => undefined,
  StripDetail: ReserveDetail,
  correction: async () => (await import('./setup/correction')).correction,
  turnEndingEvent: (_table, { phase, position }) => (phase === 'turn' && isOnlyEndLeft(position) ? { type: 'end-turn' } : undefined),
  shouldShowSecretPoints: () => isShowingPoints.value,
  countScorings: ({ isFinished }) => (isFinished ? 1 : 0),
  scoring: async () => (await import('./count/score-grid')).scoreGrid,
  turnPassingTypes: new Set(['end-turn'] as const),
  continuations(table, language) {
    const { position } = stateOf(table);
    const setup = writtenSetup(table);
    if (position.record === 'final' || setup === undefined) return [];
    return [{ label: texts[language].tray.goOn, setup: { ...setup, record: 'final' }, events: settlementEvents(table) }];
  },
  text: { en: textOf('en'), fr: textOf('fr') },
};
