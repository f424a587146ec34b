import type { BoardProps, StripDetailProps } from '#contract/board';
import type { GameScreens, Mark, ScreenText } from '#contract/screens';
import { type KingsTricktakers, readBox } from '#games/kings-tricktakers/game';
import { setOf } from '#games/kings-tricktakers/law/position';
import { areBetsRevealed } from '#games/kings-tricktakers/law/round/bets';
import { betProgressOf, padStartFrom } from '#games/kings-tricktakers/law/score/outlook';
import { stateOf, writtenSetup } from '#session/log/table';
import type { Language } from '#text/language';
import { lazy } from '#ui/lazy';
import { announcementOf } from './announcement';
import { Board } from './Board';
import { describeEvent, logHeading } from './board-part';
import { Companies } from './companies/Companies';
import { texts } from './texts';
import { TrickPips } from './trick/TrickPips';

/** Only a set-up that is made or corrected asks for these. */
const SetupFields = lazy(async () => (await import('./SetupFields')).SetupFields);
const BoxPage = lazy(async () => (await import('./box/BoxForm')).BoxPage);

/** The first card of a round, or of a trick that an assassin could have handed on, says these. */
const LEADING_EVENTS = new Set(['begin', 'open'] as const);

const SEAT_SHAPES = ['▲', '●', '■', '◆', '⬟'] as const;

const createScreenText = (language: Language): ScreenText<KingsTricktakers> => ({
  get agreements() {
    return texts[language].agreements;
  },
  describeEvent: (event, names, before, now) => describeEvent(texts[language], event, names, before, now),
  groupHeading: (_event, { position, phase }) => logHeading(texts[language], position, phase),
});

const Picture = ({ state, names, language }: Pick<BoardProps<KingsTricktakers>, 'state' | 'names' | 'language'>) => (
  <Companies position={state.position} state={state} text={texts[language]} names={names} />
);

/** Tricks of the bet, from the reveal of the bets to the end of the round. */
function StripDetail({ state, player, language }: StripDetailProps<KingsTricktakers>) {
  const { position, isFinished } = state;
  if (isFinished || position.record === 'pad' || !areBetsRevealed(state, position.round)) return null;
  return <TrickPips {...betProgressOf(position, player)} text={texts[language]} />;
}

export const screens: GameScreens<KingsTricktakers> = {
  Board,
  SetupFields,
  Picture,
  BoxFields: BoxPage,
  shouldKeepBox: true,
  asksMissingNumbers: true,
  // A revoke stays on the board until it is put away; of figures the sheet says what is missing, and a button asks for it.
  remarksOnBoard: new Set(['kt.trick.follow', 'copy']),
  initialSetup: (_players, first, copy) => ({ record: 'table', selection: 'draft', starter: first, copy: readBox(copy) }),
  startingPlayer: {
    get: ({ starter }) => starter,
    set: (setup, _players, starter) => (setup.starter === undefined ? setup : { ...setup, starter }),
  },
  playMode: {
    get: ({ record }) => (record === 'pad' ? 'scores' : 'referee'),
    set: ({ from: _, starter, ...setup }, [first], playMode) => ({
      ...setup,
      record: playMode === 'scores' ? 'pad' : 'table',
      ...(playMode !== 'scores' && setup.selection === 'draft' && { starter: starter ?? first }),
    }),
  },
  mark({ setup }, player): Mark {
    const seat = setup.players.indexOf(player);
    return { colour: `var(--kt-seat-${seat})`, shape: SEAT_SHAPES[seat] ?? '●', label: String(seat + 1) };
  },
  StripDetail,
  notice(table, language) {
    const { position } = stateOf(table);
    const fresh = position.players.length === 2 && position.players.every((player) => setOf(position, player) === undefined);
    const sentence = fresh && table.steps.length === 0 ? texts[language].table.twoPlayers : announcementOf(table, texts[language]);
    return sentence === undefined ? undefined : { sentence, event: undefined };
  },
  describeGuesses: (copy, language) => (readBox(copy).copies === undefined ? texts[language].copy.guessed : undefined),
  countScorings: ({ position }) => position.rounds.length,
  scoring: async () => (await import('./score-grid')).scoreGrid,
  turnPassingTypes: LEADING_EVENTS,
  automaticTypes: LEADING_EVENTS,
  continuations(table, language) {
    const { position, isFinished } = stateOf(table);
    if (position.record === 'pad' || isFinished) return [];
    const setup = writtenSetup(table);
    if (setup === undefined) return [];
    const { starter: _, ...rest } = setup;
    const from = padStartFrom(position);
    if (from === undefined && position.round > 1) return [];
    return [{ label: texts[language].setup.goOn, setup: { ...rest, record: 'pad', ...(from !== undefined && { from }) } }];
  },
  text: { en: createScreenText('en'), fr: createScreenText('fr') },
};
