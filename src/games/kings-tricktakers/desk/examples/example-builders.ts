import type { ChoicesByAgreement, Example } from '#desk/desk';
import type { RuleId } from '#games/kings-tricktakers/law/rules';
import { NOTHING_COLLECTED } from '#games/kings-tricktakers/law/score/score';
import type { CardName } from '#games/kings-tricktakers/law/trick/cards';
import type { PlayerId } from '#law/game';
import type { Player } from '#session/game';
import {
  type CardPlay,
  type CountCase,
  EMPTY_REPORT,
  type PlayerArea,
  type PlayerReport,
  type TrickCase,
  type TricktakersCase,
} from '../cases';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva'] as const;

export const createPlayers = (number: number): readonly Player[] =>
  NAMES.slice(0, number).map((name) => ({ id: name.toLowerCase(), name }));

export const createExample = (
  rules: readonly RuleId[],
  deskCase: TricktakersCase,
  agreements?: ChoicesByAgreement,
): Example<TricktakersCase> => ({
  rules,
  deskCase: deskCase,
  ...(agreements !== undefined && { agreements }),
});

type PlayerAreas = Readonly<Record<PlayerId, PlayerArea>>;

/** Cards laid in seat order from Ana on, unless it is said by whom. */
export function trickCase(
  number: number,
  plays: readonly (CardName | (Omit<CardPlay, 'by'> & { readonly by?: PlayerId }))[],
  seats: PlayerAreas = {},
): TrickCase {
  const players = createPlayers(number);
  return {
    question: 'trick',
    players,
    areas: seats,
    plays: plays.map((each, seat) => ({ by: players[seat % number]?.id ?? '', ...(typeof each === 'string' ? { card: each } : each) })),
    earlierCards: [],
  };
}

type ReportsByPlayer = Readonly<Record<PlayerId, Partial<PlayerReport>>>;

/** A round of three unless it is said otherwise; the question is about Ana. */
function countCase(question: CountCase['question'], reports: ReportsByPlayer, overrides: Partial<CountCase>): CountCase {
  return {
    players: createPlayers(3),
    round: 1,
    about: 'ana',
    points: {},
    copy: {},
    ...overrides,
    question,
    reports: Object.fromEntries(
      Object.entries(reports).map(([player, report]) => [
        player,
        { ...EMPTY_REPORT, tricks: 0, ...report, collected: { ...NOTHING_COLLECTED, ...report.collected } },
      ]),
    ),
  };
}

export const roundCase = (reports: ReportsByPlayer, overrides: Partial<CountCase> = {}): CountCase =>
  countCase('round', reports, overrides);
export const betCase = (reports: ReportsByPlayer, overrides: Partial<CountCase> = {}): CountCase => countCase('bet', reports, overrides);
