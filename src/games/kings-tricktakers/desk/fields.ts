import type { CaseDraft } from '#desk/desk';
import { createFieldBuilder, type Field, type Option } from '#desk/form-fields';
import {
  BET_CARDS,
  type BetCard,
  type BoxFigures,
  CHARACTERS,
  type Character,
  count,
  type PointsByTricks,
  SETS,
  type SetColour,
  without,
} from '#games/kings-tricktakers/law/box';
import { betOptions, hasDiplomatFaceUp } from '#games/kings-tricktakers/law/round/bets';
import { TRICKS_PER_ROUND } from '#games/kings-tricktakers/law/trick/play';
import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import type { Player } from '#session/game';
import type { Language } from '#text/language';
import { type CountCase, completeCountCase, EMPTY_REPORT, hasNamedPlayers, namelessPlayers, type PlayerReport, reportOf } from './cases';
import { nameFinder, playersIn, screenTexts, texts } from './desk-texts';
import { hasOthersInvolved, hasTricksAndCards, isDevilJudging, type PrintedSide, payingKinds, sidesToAsk } from './find-score';

const PLAYER_COUNTS = [2, 3, 4, 5] as const;
const LAST_ROUND = 3;
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
  if (hasNamedPlayers(draft)) return [];
  return [
    {
      kind: 'choice',
      id: 'players',
      label: texts[language].form.players,
      options: PLAYER_COUNTS.map((number) => ({ value: number, label: String(number) })),
      get: ({ players }) => players?.length,
      set: (old, number) => ({ ...old, ...laid, players: namelessPlayers(Number(number)) }),
    },
  ];
}

export const setOptions = (language: Language): readonly Option<SetColour>[] =>
  SETS.map((set) => ({ value: set, label: screenTexts[language].colours[set] }));

const cardOptions = <Card extends BetCard>(cards: readonly Card[], language: Language): readonly Option<Card>[] =>
  cards.map((card) => ({ value: card, label: screenTexts[language].names[card] }));

const isCharacter = (card: BetCard): card is Character => card !== 'jack';

type CountDraft = CaseDraft<CountCase>;
const { choice, choiceOf, severalOf, sequenceOf, numbersOf } = createFieldBuilder<CountCase>();

/** What no longer goes with the cards is dropped: an ally nobody asks for, a copy of no bet. */
function dropStaleChoices(told: PlayerReport): PlayerReport {
  const copies = told.bet.includes('diplomat');
  return {
    ...told,
    ally: hasDiplomatFaceUp(told.characters, told.bet) ? told.ally : undefined,
    copy: copies ? told.copy : undefined,
    copies: copies ? told.copies : undefined,
  };
}

const reportOfPlayer = (draft: CountDraft, player: PlayerId): PlayerReport => reportOf(completeCountCase(draft), player);
const withReport = (draft: CountDraft, player: PlayerId, part: Partial<PlayerReport>): CountDraft => ({
  ...draft,
  reports: { ...draft.reports, [player]: dropStaleChoices({ ...reportOfPlayer(draft, player), ...part }) },
});

/** A bet of which the other characters stay as they are. */
function withBet({ characters, bet: before }: PlayerReport, bet: readonly BetCard[]): Partial<PlayerReport> {
  const up = without(characters, before);
  return { bet, characters: [...bet.filter(isCharacter), ...up.filter((one) => !bet.includes(one))] };
}

const tricksField = (player: PlayerId, { fate }: PlayerReport, language: Language): Field<CountDraft> =>
  choiceOf<number>(`tricks-${player}`, {
    label: texts[language].form.tricks,
    options: numbersTo(TRICKS_PER_ROUND),
    isOptional: fate !== undefined,
    get: (draft) => reportOfPlayer(draft, player).tricks,
    set: (draft, tricks) => withReport(draft, player, { tricks }),
  });

/** The cards collected, of the kinds that pay whoever is asked about. */
function collectedField(
  { question, about, players, reports }: CountCase,
  player: PlayerId,
  language: Language,
): readonly Field<CountDraft>[] {
  const { tricks = 0, collected, fate } = forPlayer(reports, player) ?? EMPTY_REPORT;
  const kinds = payingKinds(forPlayer(reports, about) ?? EMPTY_REPORT);
  if (question === 'bet' || kinds.length === 0 || tricks === 0) return [];
  const cards: Readonly<Partial<Record<string, number>>> = collected;
  return [
    numbersOf(`cards-${player}`, {
      label: texts[language].form.collected,
      rows: kinds.map((kind) => ({ value: kind, label: screenTexts[language].kinds[kind] })),
      most: Math.min(MOST_CARDS, tricks * players.length),
      isOptional: fate !== undefined,
      get: (_, kind) => cards[kind],
      set: (draft, kind, number) => withReport(draft, player, { collected: { ...collected, [kind]: number ?? undefined } }),
    }),
  ];
}

type TableFact = 'king' | 'queen' | 'devil' | 'diplomat';

const isFactTrue = ({ kingDown, queen, set, characters, bet }: PlayerReport, each: TableFact): boolean =>
  each === 'king' ? kingDown : each === 'queen' ? queen && set === 'yellow' : without(characters, bet).includes(each);

/** What else changes the count: a King face down, the yellow Queen, a Devil or the Diplomat face up. */
function factsField(player: PlayerId, told: PlayerReport, options: readonly TableFact[], language: Language): readonly Field<CountDraft>[] {
  const { facing, facings } = texts[language].form;
  const chosen = options.filter((each) => isFactTrue(told, each));
  if (options.length === 0) return [];
  return [
    severalOf<TableFact>(`facing-${player}`, {
      label: facing,
      options: options.map((value) => ({ value, label: facings[value] })),
      isOptional: true,
      get: () => chosen,
      set(draft, next) {
        // Whoever leaves the Diplomat face up bets nothing.
        const { bet, characters } = next.includes('diplomat') ? { bet: [], characters: without(told.characters, told.bet) } : told;
        const others = (['devil', 'diplomat'] as const).filter((each) => options.includes(each));
        return withReport(draft, player, {
          bet,
          characters: [
            ...without(
              characters,
              others.filter((each) => chosen.includes(each)),
            ),
            ...others.filter((each) => next.includes(each)),
          ],
          ...(options.includes('king') && { kingDown: next.includes('king') }),
          ...(options.includes('queen') && { queen: next.includes('queen') }),
          ...(next.includes('queen') && { set: 'yellow' }),
        });
      },
    }),
  ];
}

/** The form of a round or a bet: only what counts for the answer is asked. */
export function countFields(draft: CountDraft, language: Language): readonly Field<CountDraft>[] {
  const asked = completeCountCase(draft);
  const { about, question } = asked;
  const { form } = texts[language];
  const told = reportOf(asked, about);
  const allies = hasDiplomatFaceUp(told.characters, told.bet);
  const people = playersIn(asked, language).map(({ id, name }) => ({ value: id, label: name }));
  return [
    ...(hasNamedPlayers(asked) ? [choice('about', { label: form.about, options: people })] : []),
    choice('round', { label: form.round, options: numbersTo(LAST_ROUND).slice(1) }),
    ...(question === 'bet' ? betFields(asked, told, language) : companyFields(asked, told, language)),
    // With the Diplomat face up one's own tricks and cards count for nothing.
    ...(allies ? [] : [tricksField(about, told, language), ...collectedField(asked, about, language)]),
    ...(question === 'round' && isFactTrue(told, 'devil')
      ? [
          numbersOf('points', {
            label: form.points,
            rows: [{ value: about, label: form.points }],
            most: MOST_POINTS,
            isOptional: true,
            get: ({ points = {} }) => forPlayer(points, about),
            set: (old, _, points) => ({ ...old, points: { ...old.points, [about]: points ?? undefined } }),
          }),
        ]
      : []),
    ...(hasOthersInvolved(asked) ? seatingField<CountDraft>(draft, language) : []),
    ...(hasOthersInvolved(asked) && draft.players !== undefined ? othersFields(asked, told, language) : []),
    ...(hasTricksAndCards(asked) ? printedFields(asked, language) : []),
  ];
}

/** The bet alone: its cards, and what else changes the count of tricks. */
function betFields(asked: CountCase, told: PlayerReport, language: Language): readonly Field<CountDraft>[] {
  const { about } = asked;
  const { bet, characters, set } = told;
  // A running game has told whole companies: nobody has other cards to bet, and what is not bet is face up.
  const whole = hasNamedPlayers(asked) && characters.length > 0;
  const others = (['devil', 'diplomat'] as const).filter((each) => !whole && !bet.includes(each));
  return [
    sequenceOf<BetCard>('bet', {
      label: texts[language].form.betCards,
      options: cardOptions(whole ? [...new Set<BetCard>([...characters, 'jack'])] : BET_CARDS, language),
      isOptional: hasDiplomatFaceUp(characters, bet),
      get: () => bet,
      set: (draft, cards) => withReport(draft, about, whole ? { bet: cards } : withBet(told, cards)),
    }),
    ...factsField(about, told, whole && set !== 'yellow' ? others : [...others, 'queen'], language),
  ];
}

/** The whole company: its characters, those turned as the bet, its set, its King and Queen. */
function companyFields({ about, round }: CountCase, told: PlayerReport, language: Language): readonly Field<CountDraft>[] {
  const { form } = texts[language];
  const { set, characters, bet } = told;
  const stakes = [...new Set(betOptions(round, characters).cards)];
  return [
    sequenceOf<Character>('characters', {
      label: form.characters,
      options: cardOptions(CHARACTERS, language),
      isOptional: set !== undefined || bet.length > 0,
      get: () => characters,
      set: (draft, next) =>
        withReport(draft, about, { characters: next, bet: bet.filter((card) => card === 'jack' || count(next, card) >= count(bet, card)) }),
    }),
    ...(stakes.length === 0
      ? []
      : [
          sequenceOf<BetCard>('bet', {
            label: form.company,
            options: cardOptions(stakes, language),
            isOptional: true,
            get: () => bet,
            set: (draft, cards) => withReport(draft, about, { bet: cards }),
          }),
        ]),
    choiceOf<SetColour>('set', {
      label: form.set,
      options: setOptions(language),
      isOptional: true,
      get: () => set,
      set: (draft, colour) => withReport(draft, about, { set: colour }),
    }),
    ...factsField(about, told, set === undefined ? [] : set === 'yellow' ? ['king', 'queen'] : ['king'], language),
  ];
}

type Fate = 'none' | 'met' | 'failed' | 'cards';

/** Those whose bets count for a Devil or a Diplomat. */
function othersFields(asked: CountCase, told: PlayerReport, language: Language): readonly Field<CountDraft>[] {
  const { about, players } = asked;
  const { form } = texts[language];
  const name = nameFinder(asked, language);
  const allies = hasDiplomatFaceUp(told.characters, told.bet);
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
              const [card] = reportOf(asked, id).bet.filter((each) => each !== 'diplomat');
              const chosen = allies ? { ally: id } : { copies: id, copy: card && { player: id, card } };
              return withReport(withReport(old, about, chosen), id, { fate: undefined });
            },
          }),
        ]
      : []),
    ...(partner === undefined ? [] : partnerFields(asked, told, partner, language)),
    ...(isDevilJudging(asked) ? others.filter((id) => id !== partner) : []).map((id) => {
      const theirs = forPlayer(asked.reports, id);
      const known: Fate = theirs !== undefined && theirs.bet.length > 0 ? 'cards' : 'none';
      return choiceOf<Fate>(`fate-${id}`, {
        label: form.betOf(name(id)),
        options: ([known, 'met', 'failed'] as const).map((value) => ({ value, label: form.fates[value] })),
        get: () => theirs && (theirs.fate ?? known),
        set: (old, fate) => withReport(old, id, { fate: fate === 'met' || fate === 'failed' ? fate : undefined }),
      });
    }),
  ];
}

/** The ally, or the player whose bet is copied: the cards bet, and an ally's tricks and cards. */
function partnerFields(asked: CountCase, own: PlayerReport, partner: PlayerId, language: Language): readonly Field<CountDraft>[] {
  const { about, question, round } = asked;
  const { form } = texts[language];
  const theirs = reportOf(asked, partner);
  const isAlly = own.ally === partner;
  const mayHaveYellow = own.set !== 'yellow' && (theirs.set === undefined || theirs.set === 'yellow');
  return [
    sequenceOf<BetCard>(`bet-${partner}`, {
      label: form.betOf(nameFinder(asked, language)(partner)),
      options: cardOptions(
        betOptions(round, CHARACTERS).cards.filter((card) => card !== 'diplomat'),
        language,
      ),
      isOptional: isAlly && question === 'round',
      get: () => theirs.bet,
      set(draft, bet) {
        const card = bet.find((each) => each === own.copy?.card) ?? bet[0];
        const next = withReport(draft, partner, withBet(theirs, bet));
        return isAlly ? next : withReport(next, about, { copy: card && { player: partner, card }, copies: partner });
      },
    }),
    ...(own.copy !== undefined && theirs.bet.length > 1
      ? [
          choiceOf<BetCard>('copy', {
            label: form.copiedCard,
            options: cardOptions([...new Set(theirs.bet)], language),
            get: () => own.copy?.card,
            set: (draft, card) => withReport(draft, about, { copy: { player: partner, card } }),
          }),
        ]
      : []),
    ...(isAlly
      ? [
          tricksField(partner, theirs, language),
          ...factsField(
            partner,
            theirs,
            (['devil', 'queen'] as const).filter((each) => (each === 'devil' ? !theirs.bet.includes('devil') : mayHaveYellow)),
            language,
          ),
          ...collectedField(asked, partner, language),
        ]
      : []),
  ];
}

/** Printed figures that only the cards on the table can tell; those that this device keeps are there already. */
const printedFields = (asked: CountCase, language: Language): readonly Field<CountDraft>[] =>
  sidesToAsk(asked).map((side) => {
    const isJack = side.kind === 'jack';
    const { form } = texts[language];
    return numbersOf(`side-${side.kind}-${side.card}`, {
      label: screenTexts[language].copy.ask(side),
      hint: isJack ? form.optional : form.figuresHint,
      rows: side.tricks.map((number) => ({ value: String(number), label: screenTexts[language].copy.points(number) })),
      most: MOST_PRINTED,
      none: form.notPrinted,
      // A Jack whose table nobody tells is left out of the answer, and named there.
      isOptional: isJack,
      get(draft, row) {
        const table = sideOf(draft.copy, side);
        return table === undefined ? undefined : (table[row] ?? null);
      },
      set: (draft, row, points) => ({ ...draft, copy: withSide(draft.copy, side, withRow(sideOf(draft.copy, side), row, points)) }),
    });
  });

const sideOf = (copy: BoxFigures = {}, side: PrintedSide): PointsByTricks | undefined =>
  side.kind === 'bet' ? copy.bets?.[side.card] : copy.jacks?.[side.card];

const withSide = (copy: BoxFigures = {}, { kind, card }: PrintedSide, table: PointsByTricks | undefined): BoxFigures =>
  kind === 'bet' ? { ...copy, bets: { ...copy.bets, [card]: table } } : { ...copy, jacks: { ...copy.jacks, [card]: table } };

/** A side with one number of tricks more; one that pays nothing there is still known. */
function withRow(table: PointsByTricks = {}, row: string, points: number | null | undefined): PointsByTricks | undefined {
  const rest = Object.fromEntries(Object.entries(table).filter(([tricks]) => tricks !== row));
  if (typeof points === 'number') return { ...rest, [row]: points };
  return points === undefined && Object.keys(rest).length === 0 ? undefined : rest;
}
