import type { ChoicesByAgreement, Example } from '#desk/desk';
import type { CardName } from '#games/kings-tricktakers/law/cards';
import type { RuleId } from '#games/kings-tricktakers/law/rules';
import { NOTHING_COLLECTED } from '#games/kings-tricktakers/law/score';
import type { PlayerId } from '#law/game';
import type { Player } from '#session/game';
import { type CountCase, NOTHING_TOLD, type Play, type Seat, type Told, type TrickCase, type TricktakersCase } from './cases';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva'] as const;

export const people = (number: number): readonly Player[] => NAMES.slice(0, number).map((name) => ({ id: name.toLowerCase(), name }));

export const shows = (rules: readonly RuleId[], asked: TricktakersCase, agreements?: ChoicesByAgreement): Example<TricktakersCase> => ({
  rules,
  asked,
  ...(agreements !== undefined && { agreements }),
});

type Seats = Readonly<Record<PlayerId, Seat>>;

/** Cards laid in seat order from Ana on, unless it is said by whom. */
export function trick(
  number: number,
  plays: readonly (CardName | (Omit<Play, 'by'> & { readonly by?: PlayerId }))[],
  seats: Seats = {},
): TrickCase {
  const players = people(number);
  return {
    question: 'trick',
    players,
    seats,
    plays: plays.map((each, seat) => ({ by: players[seat % number]?.id ?? '', ...(typeof each === 'string' ? { card: each } : each) })),
    gone: [],
  };
}

type TellAll = Readonly<Record<PlayerId, Partial<Told>>>;

/** A round of three unless it is said otherwise; the question is about Ana. */
function counted(question: CountCase['question'], told: TellAll, rest: Partial<CountCase>): CountCase {
  return {
    players: people(3),
    round: 1,
    about: 'ana',
    points: {},
    copy: {},
    ...rest,
    question,
    told: Object.fromEntries(
      Object.entries(told).map(([player, part]) => [
        player,
        { ...NOTHING_TOLD, tricks: 0, ...part, collected: { ...NOTHING_COLLECTED, ...part.collected } },
      ]),
    ),
  };
}

export const round = (told: TellAll, rest: Partial<CountCase> = {}): CountCase => counted('round', told, rest);
export const bet = (told: TellAll, rest: Partial<CountCase> = {}): CountCase => counted('bet', told, rest);
