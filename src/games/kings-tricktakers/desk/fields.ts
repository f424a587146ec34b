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

/** The number of players, unless a running game gives it; another number resets `resetFields`. */
export function seatingField<D extends { readonly players?: readonly Player[] | undefined }>(
  draft: D,
  language: Language,
  resetFields: Partial<D> = {},
): readonly Field<D>[] {
  if (hasNamedPlayers(draft)) return [];
  return [
    {
      kind: 'choice',
      id: 'players',
      label: texts[language].form.players,
      options: PLAYER_COUNTS.map((number) => ({ value: number, label: String(number) })),
      get: ({ players }) => players?.length,
      set: (draft, number) => ({ ...draft, ...resetFields, players: namelessPlayers(Number(number)) }),
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

/** Drops choices that the cards no longer allow: an ally without a Diplomat, a copy of no bet. */
function dropStaleChoices(report: PlayerReport): PlayerReport {
  const copies = report.bet.includes('diplomat');
  return {
    ...report,
    ally: hasDiplomatFaceUp(report.characters, report.bet) ? report.ally : undefined,
    copy: copies ? report.copy : undefined,
    copies: copies ? report.copies : undefined,
  };
}

const reportOfPlayer = (draft: CountDraft, player: PlayerId): PlayerReport => reportOf(completeCountCase(draft), player);
const withReport = (draft: CountDraft, player: PlayerId, changes: Partial<PlayerReport>): CountDraft => ({
  ...draft,
  reports: { ...draft.reports, [player]: dropStaleChoices({ ...reportOfPlayer(draft, player), ...changes }) },
});

/** Replaces the bet; the face-up characters stay. */
function withBet({ characters, bet: previousBet }: PlayerReport, bet: readonly BetCard[]): Partial<PlayerReport> {
  const faceUp = without(characters, previousBet);
  return { bet, characters: [...bet.filter(isCharacter), ...faceUp.filter((character) => !bet.includes(character))] };
}

const tricksField = (player: PlayerId, { fate }: PlayerReport, language: Language): Field<CountDraft> =>
  choiceOf<number>(`tricks-${player}`, {
    label: texts[language].form.tricks,
    options: numbersTo(TRICKS_PER_ROUND),
    isOptional: fate !== undefined,
    get: (draft) => reportOfPlayer(draft, player).tricks,
    set: (draft, tricks) => withReport(draft, player, { tricks }),
  });

/** The cards collected, of the kinds that pay the player asked about. */
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
function factsField(
  player: PlayerId,
  report: PlayerReport,
  options: readonly TableFact[],
  language: Language,
): readonly Field<CountDraft>[] {
  const { facing, facings } = texts[language].form;
  const trueFacts = options.filter((each) => isFactTrue(report, each));
  if (options.length === 0) return [];
  return [
    severalOf<TableFact>(`facing-${player}`, {
      label: facing,
      options: options.map((value) => ({ value, label: facings[value] })),
      isOptional: true,
      get: () => trueFacts,
      set(draft, next) {
        // Whoever leaves the Diplomat face up bets nothing.
        const { bet, characters } = next.includes('diplomat') ? { bet: [], characters: without(report.characters, report.bet) } : report;
        const others = (['devil', 'diplomat'] as const).filter((each) => options.includes(each));
        return withReport(draft, player, {
          bet,
          characters: [
            ...without(
              characters,
              others.filter((each) => trueFacts.includes(each)),
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
  const countCase = completeCountCase(draft);
  const { about, question } = countCase;
  const { form } = texts[language];
  const report = reportOf(countCase, about);
  const allies = hasDiplomatFaceUp(report.characters, report.bet);
  const people = playersIn(countCase, language).map(({ id, name }) => ({ value: id, label: name }));
  return [
    ...(hasNamedPlayers(countCase) ? [choice('about', { label: form.about, options: people })] : []),
    choice('round', { label: form.round, options: numbersTo(LAST_ROUND).slice(1) }),
    ...(question === 'bet' ? betFields(countCase, report, language) : companyFields(countCase, report, language)),
    // With the Diplomat face up one's own tricks and cards count for nothing.
    ...(allies ? [] : [tricksField(about, report, language), ...collectedField(countCase, about, language)]),
    ...(question === 'round' && isFactTrue(report, 'devil')
      ? [
          numbersOf('points', {
            label: form.points,
            rows: [{ value: about, label: form.points }],
            most: MOST_POINTS,
            isOptional: true,
            get: ({ points = {} }) => forPlayer(points, about),
            set: (draft, _, points) => ({ ...draft, points: { ...draft.points, [about]: points ?? undefined } }),
          }),
        ]
      : []),
    ...(hasOthersInvolved(countCase) ? seatingField<CountDraft>(draft, language) : []),
    ...(hasOthersInvolved(countCase) && draft.players !== undefined ? othersFields(countCase, report, language) : []),
    ...(hasTricksAndCards(countCase) ? printedFields(countCase, language) : []),
  ];
}

/** The bet alone: its cards, and what else changes the count of tricks. */
function betFields(countCase: CountCase, report: PlayerReport, language: Language): readonly Field<CountDraft>[] {
  const { about } = countCase;
  const { bet, characters, set } = report;
  // A running game knows the whole company: only its cards can be bet, and the others are face up.
  const isCompanyKnown = hasNamedPlayers(countCase) && characters.length > 0;
  const others = (['devil', 'diplomat'] as const).filter((each) => !isCompanyKnown && !bet.includes(each));
  return [
    sequenceOf<BetCard>('bet', {
      label: texts[language].form.betCards,
      options: cardOptions(isCompanyKnown ? [...new Set<BetCard>([...characters, 'jack'])] : BET_CARDS, language),
      isOptional: hasDiplomatFaceUp(characters, bet),
      get: () => bet,
      set: (draft, cards) => withReport(draft, about, isCompanyKnown ? { bet: cards } : withBet(report, cards)),
    }),
    ...factsField(about, report, isCompanyKnown && set !== 'yellow' ? others : [...others, 'queen'], language),
  ];
}

/** The whole company: its characters, those turned as the bet, its set, its King and Queen. */
function companyFields({ about, round }: CountCase, report: PlayerReport, language: Language): readonly Field<CountDraft>[] {
  const { form } = texts[language];
  const { set, characters, bet } = report;
  const betOfCompany = [...new Set(betOptions(round, characters).cards)];
  return [
    sequenceOf<Character>('characters', {
      label: form.characters,
      options: cardOptions(CHARACTERS, language),
      isOptional: set !== undefined || bet.length > 0,
      get: () => characters,
      set: (draft, next) =>
        withReport(draft, about, { characters: next, bet: bet.filter((card) => card === 'jack' || count(next, card) >= count(bet, card)) }),
    }),
    ...(betOfCompany.length === 0
      ? []
      : [
          sequenceOf<BetCard>('bet', {
            label: form.company,
            options: cardOptions(betOfCompany, language),
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
    ...factsField(about, report, set === undefined ? [] : set === 'yellow' ? ['king', 'queen'] : ['king'], language),
  ];
}

type Fate = 'none' | 'met' | 'failed' | 'cards';

/** The players whose bets count for a Devil or a Diplomat. */
function othersFields(countCase: CountCase, report: PlayerReport, language: Language): readonly Field<CountDraft>[] {
  const { about, players } = countCase;
  const { form } = texts[language];
  const name = nameFinder(countCase, language);
  const allies = hasDiplomatFaceUp(report.characters, report.bet);
  const partner = allies ? report.ally : (report.copy?.player ?? report.copies);
  const others = players.map(({ id }) => id).filter((id) => id !== about);
  return [
    ...(allies || report.bet.includes('diplomat')
      ? [
          choiceOf<PlayerId>('partner', {
            label: allies ? form.ally : form.copied,
            options: others.map((id) => ({ value: id, label: name(id) })),
            get: () => partner,
            set(draft, id) {
              const [card] = reportOf(countCase, id).bet.filter((each) => each !== 'diplomat');
              const choice = allies ? { ally: id } : { copies: id, copy: card && { player: id, card } };
              return withReport(withReport(draft, about, choice), id, { fate: undefined });
            },
          }),
        ]
      : []),
    ...(partner === undefined ? [] : partnerFields(countCase, report, partner, language)),
    ...(isDevilJudging(countCase) ? others.filter((id) => id !== partner) : []).map((id) => {
      const otherReport = forPlayer(countCase.reports, id);
      const unjudgedFate: Fate = otherReport !== undefined && otherReport.bet.length > 0 ? 'cards' : 'none';
      return choiceOf<Fate>(`fate-${id}`, {
        label: form.betOf(name(id)),
        options: ([unjudgedFate, 'met', 'failed'] as const).map((value) => ({ value, label: form.fates[value] })),
        get: () => otherReport && (otherReport.fate ?? unjudgedFate),
        set: (draft, fate) => withReport(draft, id, { fate: fate === 'met' || fate === 'failed' ? fate : undefined }),
      });
    }),
  ];
}

/** The ally, or the player whose bet is copied: the cards bet, and an ally's tricks and cards. */
function partnerFields(countCase: CountCase, report: PlayerReport, partner: PlayerId, language: Language): readonly Field<CountDraft>[] {
  const { about, question, round } = countCase;
  const { form } = texts[language];
  const otherReport = reportOf(countCase, partner);
  const isAlly = report.ally === partner;
  const mayHaveYellow = report.set !== 'yellow' && (otherReport.set === undefined || otherReport.set === 'yellow');
  return [
    sequenceOf<BetCard>(`bet-${partner}`, {
      label: form.betOf(nameFinder(countCase, language)(partner)),
      options: cardOptions(
        betOptions(round, CHARACTERS).cards.filter((card) => card !== 'diplomat'),
        language,
      ),
      isOptional: isAlly && question === 'round',
      get: () => otherReport.bet,
      set(draft, bet) {
        const card = bet.find((each) => each === report.copy?.card) ?? bet[0];
        const next = withReport(draft, partner, withBet(otherReport, bet));
        return isAlly ? next : withReport(next, about, { copy: card && { player: partner, card }, copies: partner });
      },
    }),
    ...(report.copy !== undefined && otherReport.bet.length > 1
      ? [
          choiceOf<BetCard>('copy', {
            label: form.copiedCard,
            options: cardOptions([...new Set(otherReport.bet)], language),
            get: () => report.copy?.card,
            set: (draft, card) => withReport(draft, about, { copy: { player: partner, card } }),
          }),
        ]
      : []),
    ...(isAlly
      ? [
          tricksField(partner, otherReport, language),
          ...factsField(
            partner,
            otherReport,
            (['devil', 'queen'] as const).filter((each) => (each === 'devil' ? !otherReport.bet.includes('devil') : mayHaveYellow)),
            language,
          ),
          ...collectedField(countCase, partner, language),
        ]
      : []),
  ];
}

/** Printed figures that the rulebook does not give; those saved on this device are filled in. */
const printedFields = (countCase: CountCase, language: Language): readonly Field<CountDraft>[] =>
  sidesToAsk(countCase).map((side) => {
    const isJack = side.kind === 'jack';
    const { form } = texts[language];
    return numbersOf(`side-${side.kind}-${side.card}`, {
      label: screenTexts[language].copy.ask(side),
      hint: isJack ? form.optional : form.figuresHint,
      rows: side.tricks.map((number) => ({ value: String(number), label: screenTexts[language].copy.points(number) })),
      most: MOST_PRINTED,
      noneLabel: form.notPrinted,
      // Without the Jack's table the answer leaves his points out and says so.
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
