import type { BoardProps, GameScreens, Mark, ScreenText } from '#contract';
import { type KingsTricktakers, readCopy } from '#games/kings-tricktakers/game';
import { aimOf, fromHere } from '#games/kings-tricktakers/law/outlook';
import { setOf } from '#games/kings-tricktakers/law/position';
import { standOf, writtenSetup } from '#session/table';
import type { Language } from '#text/language';
import { lazy } from '#ui/Lazy';
import { Board } from './Board';
import { Companies } from './Companies';
import { texts } from './texts';
import { headingOf, inWords } from './view';

/** Only a set-up that is made or corrected asks for these. */
const SetupFields = lazy(async () => (await import('./SetupFields')).SetupFields);
const Copy = lazy(async () => (await import('./CopyForm')).CopyPage);

/** The first card of a round, or of a trick that an assassin could have handed on, says these. */
const LEADING = new Set(['begin', 'open'] as const);

const SEATS = ['▲', '●', '■', '◆', '⬟'] as const;

const textOf = (language: Language): ScreenText<KingsTricktakers> => ({
  get agreements() {
    return texts[language].agreements;
  },
  event: (event, names, before, now) => inWords(texts[language], event, names, before, now),
  group: (_event, { position, phase }) => headingOf(texts[language], position, phase),
});

const Picture = ({ stand, names, language }: Pick<BoardProps<KingsTricktakers>, 'stand' | 'names' | 'language'>) => (
  <Companies position={stand.position} stand={stand} text={texts[language]} names={names} />
);

export const screens: GameScreens<KingsTricktakers> = {
  Board,
  SetupFields,
  Picture,
  Copy,
  learns: true,
  // A revoke stays on the board until it is put away; of figures the sheet says what is missing, and a button asks for it.
  remarked: new Set(['kt.trick.follow', 'copy']),
  initialSetup: (_players, first, copy) => ({ record: 'table', selection: 'draft', starter: first, copy: readCopy(copy) }),
  beginner: {
    of: ({ starter }) => starter,
    set: (setup, _players, starter) => (setup.starter === undefined ? setup : { ...setup, starter }),
  },
  mark({ setup }, player): Mark {
    const seat = setup.players.indexOf(player);
    return { colour: `var(--kt-seat-${seat})`, shape: SEATS[seat] ?? '●', label: String(seat + 1) };
  },
  tally(stand, player, language) {
    if (stand.phase !== 'trick' && stand.phase !== 'opening') return undefined;
    const { scores } = texts[language];
    const { tricks, wanted } = aimOf(stand.position, player);
    return { shown: scores.ofBet(tricks, wanted), said: scores.ofBetSaid(tricks, wanted) };
  },
  notice(table, language) {
    const { position } = standOf(table);
    const fresh = position.players.length === 2 && position.players.every((player) => setOf(position, player) === undefined);
    return fresh && table.steps.length === 0 ? { sentence: texts[language].table.twoPlayers, event: undefined } : undefined;
  },
  faceDown: ({ phase, position }) => phase === 'bets' && Object.keys(position.bets).length > 0,
  guessed: (copy, language) => (readCopy(copy).copies === undefined ? texts[language].copy.guessed : undefined),
  counted: ({ position }) => position.rounds.length,
  counting: async () => (await import('./counting')).counting,
  passing: LEADING,
  leading: LEADING,
  goOn(table, language) {
    const { position, finished } = standOf(table);
    if (position.record === 'pad' || finished) return [];
    const setup = writtenSetup(table);
    if (setup === undefined) return [];
    const { starter: _, ...rest } = setup;
    const from = fromHere(position);
    if (from === undefined && position.round > 1) return [];
    return [{ label: texts[language].setup.goOn, setup: { ...rest, record: 'pad', ...(from !== undefined && { from }) } }];
  },
  text: { en: textOf('en'), fr: textOf('fr') },
};
