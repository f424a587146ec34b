import type { Draft } from '#desk/desk';
import { type Field, fieldsOf, type Option } from '#desk/field';
import { betting, leavesDiplomat } from '#games/kings-tricktakers/law/bets';
import {
  BET_CARDS,
  type BetCard,
  type ByTricks,
  CHARACTERS,
  type Character,
  type Copy,
  count,
  SETS,
  type SetColour,
  without,
} from '#games/kings-tricktakers/law/box';
import { TRICKS } from '#games/kings-tricktakers/law/play';
import type { Collected } from '#games/kings-tricktakers/law/position';
import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import type { Player } from '#session/game';
import type { Language } from '#text/language';
import { type CountCase, completeCount, isNamed, nameless, type Told, toldOf } from './cases';
import { asksDiplomat, gatheringSaid, involvesOthers, judgesOthers, kindsCounted, type Side, sidesAsked } from './count';
import { nameIn, playersIn, screenTexts, texts } from './words';

const COUNTS = [2, 3, 4, 5] as const;
/** More than anybody collects of one kind: ten in the deck, and the Berserkers' two. */
const MOST_CARDS = 12;
export const MOST_POINTS = 99;
/** More than any card prints. */
export const MOST_PRINTED = 20;

const numbersTo = (most: number): readonly Option<number>[] =>
  Array.from({ length: most + 1 }, (_, number) => ({ value: number, label: String(number) }));

/** How many play, where no running game tells; `laid` is what no longer goes with another number. */
export function seatingField<D extends { readonly players?: readonly Player[] | undefined }>(
  draft: D,
  language: Language,
  laid: Partial<D> = {},
): readonly Field<D>[] {
  if (isNamed(draft)) return [];
  return [
    {
      kind: 'choice',
      id: 'players',
      label: texts[language].form.players,
      options: COUNTS.map((number) => ({ value: number, label: String(number) })),
      get: ({ players }) => players?.length,
      set: (old, number) => ({ ...old, ...laid, players: nameless(Number(number)) }),
    },
  ];
}

export const setOptions = (language: Language): readonly Option<SetColour>[] =>
  SETS.map((set) => ({ value: set, label: screenTexts[language].colours[set] }));

const cardOptions = <Card extends BetCard>(cards: readonly Card[], language: Language): readonly Option<Card>[] =>
  cards.map((card) => ({ value: card, label: screenTexts[language].names[card] }));

const isCharacter = (card: BetCard): card is Character => card !== 'jack';

type CountDraft = Draft<CountCase>;
const { choice, choiceOf, severalOf, sequenceOf, numbersOf } = fieldsOf<CountCase>();

/** What no longer goes with the cards is dropped: an ally nobody asks for, a copy of no bet. */
function tidy(told: Told): Told {
  const copies = told.bet.includes('diplomat');
  return {
    ...told,
    ally: leavesDiplomat(told.characters, told.bet) ? told.ally : undefined,
    copy: copies ? told.copy : undefined,
    copies: copies ? told.copies : undefined,
  };
}

const ofPlayer = (draft: CountDraft, player: PlayerId): Told => toldOf(completeCount(draft), player);
const tell = (draft: CountDraft, player: PlayerId, part: Partial<Told>): CountDraft => ({
  ...draft,
  told: { ...draft.told, [player]: tidy({ ...ofPlayer(draft, player), ...part }) },
});

/** A bet of which the other characters stay as they are. */
function withBet({ characters, bet: before }: Told, bet: readonly BetCard[]): Pick<Told, 'bet' | 'characters'> {
  const up = without(characters, before);
  return { bet, characters: [...bet.filter(isCharacter), ...up.filter((one) => !bet.includes(one))] };
}

const tricksField = (player: PlayerId, language: Language, optional: boolean): Field<CountDraft> =>
  choiceOf<number>(`tricks-${player}`, {
    label: texts[language].form.tricks,
    options: numbersTo(TRICKS),
    optional,
    get: (draft) => ofPlayer(draft, player).tricks,
    set: (draft, tricks) => tell(draft, player, { tricks }),
  });

/** The cards collected, of the kinds that pay. */
function collectedField({ players }: CountCase, player: PlayerId, kinds: readonly (keyof Collected)[], told: Told, language: Language) {
  const { tricks = 0, fate } = told;
  if (kinds.length === 0 || tricks === 0) return [];
  return [
    numbersOf(`cards-${player}`, {
      label: texts[language].form.collected,
      rows: kinds.map((kind) => ({ value: kind, label: screenTexts[language].kinds[kind] })),
      most: Math.min(MOST_CARDS, tricks * players.length),
      optional: fate !== undefined,
      get: (draft, kind) => kinds.map((each) => (each === kind ? ofPlayer(draft, player).collected[each] : undefined)).find(isNumber),
      set: (draft, kind, cards) => tell(draft, player, { collected: { ...ofPlayer(draft, player).collected, [kind]: cards ?? undefined } }),
    }),
  ];
}

const isNumber = (value: number | undefined): value is number => value !== undefined;

/** The form of a round or a bet: only what counts for the answer is asked. */
export function countFields(draft: CountDraft, language: Language): readonly Field<CountDraft>[] {
  const asked = completeCount(draft);
  const { about, question } = asked;
  const { form } = texts[language];
  const told = toldOf(asked, about);
  const allies = leavesDiplomat(told.characters, told.bet);
  return [
    ...(isNamed(asked)
      ? [choice('about', { label: form.about, options: playersIn(asked, language).map(({ id, name }) => ({ value: id, label: name })) })]
      : []),
    choice('round', { label: form.round, options: numbersTo(3).slice(1) }),
    ...(question === 'bet' ? betFields(asked, language) : companyFields(asked, language)),
    // With the Diplomat face up one's own tricks and cards count for nothing.
    ...(allies ? [] : [tricksField(about, language, told.fate !== undefined)]),
    ...(allies || question === 'bet' ? [] : collectedField(asked, about, kindsCounted(told), told, language)),
    ...(question === 'round' && without(told.characters, told.bet).includes('devil')
      ? [
          numbersOf('points', {
            label: form.points,
            rows: [{ value: about, label: form.points }],
            most: MOST_POINTS,
            optional: true,
            get: ({ points = {} }) => forPlayer(points, about),
            set: (old, _, points) => ({ ...old, points: { ...old.points, [about]: points ?? undefined } }),
          }),
        ]
      : []),
    ...(involvesOthers(asked) ? [...seatingField<CountDraft>(draft, language), ...othersFields(asked, draft, language)] : []),
    ...(gatheringSaid(asked) ? printedFields(asked, language) : []),
  ];
}

type Beside = 'devil' | 'diplomat' | 'queen';

/** The bet alone: its cards, and what else changes the count of tricks. */
function betFields(asked: CountCase, language: Language): readonly Field<CountDraft>[] {
  const { about } = asked;
  const { form } = texts[language];
  const { bet, characters, set, queen } = toldOf(asked, about);
  const up = without(characters, bet);
  // A running game has told whole companies: nobody has other cards to bet, and what is not bet is face up.
  const whole = isNamed(asked) && characters.length > 0;
  const beside = (['devil', 'diplomat'] as const).filter((each) => !whole && !bet.includes(each));
  const options: readonly Beside[] = [...beside, ...(!whole || set === 'yellow' ? (['queen'] as const) : [])];
  const chosen: readonly Beside[] = [
    ...beside.filter((each) => up.includes(each)),
    ...(queen && set === 'yellow' ? ['queen' as const] : []),
  ];
  return [
    sequenceOf<BetCard>('bet', {
      label: form.betCards,
      options: cardOptions(whole ? [...new Set<BetCard>([...characters, 'jack'])] : BET_CARDS, language),
      optional: leavesDiplomat(characters, bet),
      get: (draft) => ofPlayer(draft, about).bet,
      set: (draft, cards) => tell(draft, about, whole ? { bet: cards } : withBet(ofPlayer(draft, about), cards)),
    }),
    ...(options.length === 0
      ? []
      : [
          severalOf<Beside>('beside', {
            label: form.beside,
            options: options.map((value) => ({ value, label: form.besides[value] })),
            optional: true,
            get: () => chosen,
            set(draft, next) {
              const staked = next.includes('diplomat') && !chosen.includes('diplomat') ? [] : bet;
              const faces = whole
                ? {}
                : { bet: staked, characters: [...staked.filter(isCharacter), ...beside.filter((each) => next.includes(each))] };
              return tell(draft, about, { ...faces, queen: next.includes('queen'), ...(next.includes('queen') && { set: 'yellow' }) });
            },
          }),
        ]),
  ];
}

type Court = 'king' | 'queen';

/** The whole company: its characters, those turned as the bet, its set, its King and Queen. */
function companyFields(asked: CountCase, language: Language): readonly Field<CountDraft>[] {
  const { about, round } = asked;
  const { form } = texts[language];
  const { set, characters, bet, kingDown, queen } = toldOf(asked, about);
  const stakes = [...new Set(betting(round, characters).cards)];
  const court: readonly Court[] = set === undefined ? [] : set === 'yellow' ? ['king', 'queen'] : ['king'];
  return [
    sequenceOf<Character>('characters', {
      label: form.characters,
      options: cardOptions(CHARACTERS, language),
      optional: set !== undefined || bet.length > 0,
      get: () => characters,
      set: (draft, next) =>
        tell(draft, about, { characters: next, bet: bet.filter((card) => !isCharacter(card) || count(next, card) >= count(bet, card)) }),
    }),
    ...(stakes.length === 0
      ? []
      : [
          sequenceOf<BetCard>('bet', {
            label: form.company,
            options: cardOptions(stakes, language),
            optional: true,
            get: () => bet,
            set: (draft, cards) => tell(draft, about, { bet: cards }),
          }),
        ]),
    choiceOf<SetColour>('set', {
      label: form.set,
      options: setOptions(language),
      optional: true,
      get: () => set,
      set: (draft, colour) => tell(draft, about, { set: colour }),
    }),
    ...(court.length === 0
      ? []
      : [
          severalOf<Court>('court', {
            label: form.court,
            options: court.map((value) => ({ value, label: form.courts[value] })),
            optional: true,
            get: () => court.filter((each) => (each === 'king' ? kingDown : queen)),
            set: (draft, next) => tell(draft, about, { kingDown: next.includes('king'), queen: next.includes('queen') }),
          }),
        ]),
  ];
}

type Fate = 'none' | 'met' | 'failed' | 'cards';

/** Those whose bets count for a Devil or a Diplomat. */
function othersFields(asked: CountCase, draft: CountDraft, language: Language): readonly Field<CountDraft>[] {
  if (draft.players === undefined) return [];
  const { about, players } = asked;
  const { form } = texts[language];
  const name = nameIn(asked, language);
  const told = toldOf(asked, about);
  const allies = leavesDiplomat(told.characters, told.bet);
  const partner = allies ? told.ally : (told.copy?.player ?? told.copies);
  const others = players.map(({ id }) => id).filter((id) => id !== about);
  return [
    ...(allies || told.bet.includes('diplomat')
      ? [
          choiceOf<PlayerId>('partner', {
            label: allies ? form.ally : form.copied,
            options: others.map((id) => ({ value: id, label: name(id) })),
            get: () => partner,
            set(old, id) {
              const [card] = toldOf(asked, id).bet.filter((each) => each !== 'diplomat');
              const chosen = allies ? { ally: id } : { copies: id, copy: card && { player: id, card } };
              return tell(tell(old, about, chosen), id, { fate: undefined });
            },
          }),
        ]
      : []),
    ...(partner === undefined ? [] : partnerFields(asked, partner, language)),
    ...(judgesOthers(asked) ? others.filter((id) => id !== partner) : []).map((id) => {
      const theirs = forPlayer(asked.told, id);
      const known = theirs !== undefined && theirs.bet.length > 0;
      const fates: readonly Fate[] = [known ? 'cards' : 'none', 'met', 'failed'];
      return choiceOf<Fate>(`fate-${id}`, {
        label: form.betOf(name(id)),
        options: fates.map((value) => ({ value, label: form.fates[value] })),
        get: () => theirs?.fate ?? (known ? 'cards' : theirs && 'none'),
        set: (old, fate) => tell(old, id, { fate: fate === 'met' || fate === 'failed' ? fate : undefined }),
      });
    }),
  ];
}

/** The ally, or the player whose bet is copied: the cards bet, and an ally's tricks and cards. */
function partnerFields(asked: CountCase, partner: PlayerId, language: Language): readonly Field<CountDraft>[] {
  const { about, question, round } = asked;
  const { form } = texts[language];
  const own = toldOf(asked, about);
  const theirs = toldOf(asked, partner);
  const allied = own.ally === partner;
  const up = without(theirs.characters, theirs.bet);
  const yellow = own.set !== 'yellow' && (theirs.set === undefined || theirs.set === 'yellow');
  const options: readonly Beside[] = [...(theirs.bet.includes('devil') ? [] : ['devil' as const]), ...(yellow ? ['queen' as const] : [])];
  const stakes = betting(round, CHARACTERS).cards.filter((card) => card !== 'diplomat');
  return [
    sequenceOf<BetCard>(`bet-${partner}`, {
      label: form.betOf(nameIn(asked, language)(partner)),
      options: cardOptions(stakes, language),
      optional: allied && question === 'round',
      get: () => theirs.bet,
      set(draft, bet) {
        const copied = bet.find((each) => each === own.copy?.card) ?? bet[0];
        const next = tell(draft, partner, withBet(theirs, bet));
        return allied ? next : tell(next, about, { copy: copied && { player: partner, card: copied }, copies: partner });
      },
    }),
    ...(asksDiplomat(asked) === undefined && !allied && theirs.bet.length > 1
      ? [
          choiceOf<BetCard>('copy', {
            label: form.copiedCard,
            options: cardOptions([...new Set(theirs.bet)], language),
            get: () => own.copy?.card,
            set: (draft, card) => tell(draft, about, { copy: { player: partner, card } }),
          }),
        ]
      : []),
    ...(allied
      ? [
          tricksField(partner, language, theirs.fate !== undefined),
          severalOf<Beside>(`beside-${partner}`, {
            label: form.beside,
            options: options.map((value) => ({ value, label: form.besides[value] })),
            optional: true,
            get: () => options.filter((each) => (each === 'devil' ? up.includes('devil') : theirs.queen && theirs.set === 'yellow')),
            set(draft, next) {
              const rest = theirs.bet.includes('devil') ? theirs.characters : without(theirs.characters, ['devil']);
              const queen = next.includes('queen');
              return tell(draft, partner, {
                characters: next.includes('devil') ? [...rest, 'devil'] : rest,
                queen,
                ...(queen && { set: 'yellow' }),
              });
            },
          }),
          ...(question === 'round' ? collectedField(asked, partner, kindsCounted(own), theirs, language) : []),
        ]
      : []),
  ];
}

/** Printed figures that only the cards on the table can tell; those that this device keeps are there already. */
const printedFields = (asked: CountCase, language: Language): readonly Field<CountDraft>[] =>
  sidesAsked(asked).map((side) => {
    const isJack = side.kind === 'jack';
    const { form } = texts[language];
    return numbersOf(`side-${side.kind}-${side.card}`, {
      label: screenTexts[language].copy.ask(side),
      hint: isJack ? form.optional : form.figuresHint,
      rows: side.tricks.map((number) => ({ value: String(number), label: screenTexts[language].copy.points(number) })),
      most: MOST_PRINTED,
      none: form.notPrinted,
      // A Jack whose table nobody tells is left out of the answer, and named there.
      optional: isJack,
      get(draft, row) {
        const table = sideOf(draft.copy, side);
        return table === undefined ? undefined : (table[row] ?? null);
      },
      set: (draft, row, points) => ({ ...draft, copy: withSide(draft.copy, side, withRow(sideOf(draft.copy, side), row, points)) }),
    });
  });

const sideOf = (copy: Copy = {}, side: Side): ByTricks | undefined =>
  side.kind === 'bet' ? copy.bets?.[side.card] : copy.jacks?.[side.card];

const withSide = (copy: Copy = {}, { kind, card }: Side, table: ByTricks | undefined): Copy =>
  kind === 'bet' ? { ...copy, bets: { ...copy.bets, [card]: table } } : { ...copy, jacks: { ...copy.jacks, [card]: table } };

/** A side with one number of tricks more; one that pays nothing there is still known. */
function withRow(table: ByTricks = {}, row: string, points: number | null | undefined): ByTricks | undefined {
  const rest = Object.fromEntries(Object.entries(table).filter(([tricks]) => tricks !== row));
  if (typeof points === 'number') return { ...rest, [row]: points };
  return points === undefined && Object.keys(rest).length === 0 ? undefined : rest;
}
