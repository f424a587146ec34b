import type { CaseDraft } from '#desk/desk';
import { createFieldBuilder, type Field } from '#desk/form-fields';
import { createGameQuestion } from '#desk/table-cases';
import { game } from '#games/kingdom-builder/game';
import { QUARTERS } from '#games/kingdom-builder/law/board/land';
import { capitolSites } from '#games/kingdom-builder/law/board/queenie-sites';
import { TERRAINS } from '#games/kingdom-builder/law/board/terrain';
import {
  CARDS,
  CARDS_IN_PLAY,
  type Card,
  MANDATORY_SETTLEMENTS,
  NOBODY,
  SETTLEMENTS_PER_PLAYER,
} from '#games/kingdom-builder/law/position';
import type { ScoringPart } from '#games/kingdom-builder/law/scoring/cards';
import { type HeldTile, TOOLS, type Tool } from '#games/kingdom-builder/law/tiles';
import { namesOf, reasonSentence } from '#session/sentences/reason-sentences';
import type { Language } from '#text/language';
import { adjacent, tile } from './act-questions';
import {
  type CardCase,
  type CountCase,
  type EndCase,
  type FullCase,
  type LordsCase,
  PARTS,
  type PassCase,
  type Payout,
  QUEENIES,
  type Seating,
  type SiteCase,
  type ToolUseCase,
  type TurnRemainder,
  toCaseBoard,
} from './cases';
import { boardFromTable, endCaseFromTable, fullCaseFromTable, passCaseFromTable, useCaseFromTable } from './cases-from-table';
import {
  declareQuestion,
  deskTexts,
  firstOfEachSection,
  nameSides,
  optionsOf,
  playersField,
  questionWords,
  screenTexts,
  seatOptions,
} from './fields';
import { findCard, findCount, findEnd, findFull, findLords, findPass, findSite, findUse } from './findings';

const nameFigures = ({ players }: Seating, pays: readonly Payout[], language: Language) => {
  const names = namesOf(nameSides(players, language));
  return pays.map(({ player, points }) => ({ player: names.player(player), points }));
};

/** The field for the settlements of a board. */
const landField = <D extends CaseDraft<CardCase> | CaseDraft<CountCase>>(language: Language): Field<D> => {
  const hasSettlements = ({ settled = [] }: D): boolean => settled.length > 0;
  return {
    kind: 'board',
    id: 'settled',
    label: deskTexts[language].form.settlements,
    isLaidOut: hasSettlements,
    isComplete: hasSettlements,
  };
};

const card = declareQuestion<CardCase>('card')({
  initialDraft: () => ({ question: 'card', ...toCaseBoard() }),
  fields: (_, language) => [
    createFieldBuilder<CardCase>().choiceOf<ScoringPart>('part', {
      label: deskTexts[language].form.card,
      options: optionsOf(PARTS, screenTexts[language].parts),
      get: ({ part }) => part,
      set(draft, part) {
        const { layout } = toCaseBoard(draft);
        const capitols = firstOfEachSection(capitolSites(layout.sections));
        // Sections are not replaced, since settlements stand on them: a board without a site gets no Capitol.
        const isLayoutFit = part !== 'capitol' || (layout.capitols?.length ?? 0) > 0 || capitols.length === 0;
        return { ...draft, part, layout: isLayoutFit ? layout : { ...layout, capitols } };
      },
    }),
    landField(language),
  ],
  ask: findCard,
  formatAnswer: (deskCase, { result }, language) => deskTexts[language].answer.pays(nameFigures(deskCase, result.pays, language)),
  draftFromTable: (table) => ({ question: 'card', ...boardFromTable(table) }),
});

const count = declareQuestion<CountCase>('count')({
  initialDraft: () => ({ question: 'count', ...toCaseBoard() }),
  fields: (_, language) => [
    createFieldBuilder<CountCase>().severalOf<Card>('cards', {
      label: deskTexts[language].form.cards,
      options: optionsOf(CARDS, screenTexts[language].parts),
      least: CARDS_IN_PLAY,
      get: ({ cards = [] }) => cards,
      set: (draft, cards) => ({ ...draft, cards: cards.slice(-CARDS_IN_PLAY) }),
    }),
    landField(language),
  ],
  ask: findCount,
  formatAnswer: (deskCase, { result: { totals, winners } }, language) =>
    deskTexts[language].answer.count(
      nameFigures(deskCase, totals, language),
      winners.map(namesOf(nameSides(deskCase.players, language)).player),
    ),
  draftFromTable: (table) => ({ question: 'count', ...boardFromTable(table), cards: table.setup.cards }),
});

const lords = declareQuestion<LordsCase>('lords')({
  initialDraft: () => ({ question: 'lords' }),
  fields: ({ players }, language) => [
    playersField<CaseDraft<LordsCase>>(language, (draft, next) => ({
      ...draft,
      players: next,
      counts: next.map((_, seat) => draft.counts?.[seat]),
    })),
    ...(players === undefined
      ? []
      : [
          createFieldBuilder<LordsCase>().numbersOf('counts', {
            label: deskTexts[language].form.counts,
            rows: seatOptions(players, language).map(({ value, label }) => ({ value: String(value), label })),
            most: SETTLEMENTS_PER_PLAYER,
            get: ({ counts = [] }, row) => counts[Number(row)],
            set: (draft, row, value) => ({ ...draft, counts: (draft.counts ?? []).with(Number(row), value ?? undefined) }),
          }),
        ]),
  ],
  ask: findLords,
  formatAnswer: (deskCase, { result }, language) => deskTexts[language].answer.pays(nameFigures(deskCase, result.pays, language)),
});

type TileChoice = HeldTile['state'] | 'none';
const TILE_CHOICES: readonly TileChoice[] = ['none', 'ready', 'fresh', 'used'];
const CAVE_CHOICES: readonly TileChoice[] = ['ready', 'used'];

/** The state of a tile, and of a second one alike. */
const stateField = (copy: 0 | 1, { tool }: CaseDraft<ToolUseCase>, language: Language): Field<CaseDraft<ToolUseCase>> =>
  createFieldBuilder<ToolUseCase>().choiceOf<TileChoice>(`held-${copy}`, {
    label: deskTexts[language].form.copy[copy] ?? '',
    options: optionsOf(tool === 'cave' ? CAVE_CHOICES : TILE_CHOICES, deskTexts[language].form.states),
    isOptional: copy === 1,
    get: ({ held }) => held && (held[copy] ?? 'none'),
    set: (draft, state) => {
      const next = [0, 1].map((each) => (each === copy ? state : draft.held?.[each]));
      return { ...draft, held: next.filter((each) => each !== undefined && each !== 'none') };
    },
  });

/** Options for the number of mandatory settlements placed. */
const placedOptions = (most: number, language: Language) =>
  deskTexts[language].form.placedChoices.slice(0, most + 1).map((label, value) => ({ value, label }));

const use = declareQuestion<ToolUseCase>('use')({
  initialDraft: () => ({ question: 'use' }),
  fields: (draft, language) => [
    createFieldBuilder<ToolUseCase>().choiceOf<Tool>('tool', {
      label: deskTexts[language].form.tool,
      options: optionsOf(TOOLS, screenTexts[language].tools),
      get: ({ tool }) => tool,
      set: (now, tool) => ({ ...now, tool, held: tool === 'cave' ? now.held?.slice(0, 1) : now.held }),
    }),
    stateField(0, draft, language),
    ...(draft.tool !== 'cave' && draft.held?.length ? [stateField(1, draft, language)] : []),
    createFieldBuilder<ToolUseCase>().choice('placed', {
      label: deskTexts[language].form.placed,
      options: placedOptions(MANDATORY_SETTLEMENTS, language),
    }),
  ],
  ask: findUse,
  formatAnswer({ tool }, { isAllowed, result, notes: [first] }, language) {
    const { no, use: yes } = deskTexts[language].answer;
    if (isAllowed === true) return yes(tool, result.ready);
    return first?.kind === 'broken' ? no(reasonSentence({ game, players: [] }, first.reason, language)) : undefined;
  },
  draftFromTable: useCaseFromTable,
});

const full = declareQuestion<FullCase>('full')({
  initialDraft: () => ({ question: 'full' }),
  fields: (_, language) => [
    createFieldBuilder<FullCase>().choice('terrain', {
      label: deskTexts[language].form.terrain,
      options: optionsOf(TERRAINS, screenTexts[language].grounds),
    }),
    createFieldBuilder<FullCase>().choice('placed', {
      label: deskTexts[language].form.placed,
      options: placedOptions(MANDATORY_SETTLEMENTS - 1, language),
    }),
  ],
  ask: findFull,
  formatAnswer: ({ placed }, { result }, language) => deskTexts[language].answer.full(result.again, placed),
  draftFromTable: fullCaseFromTable,
});

/** What can be left of a turn by the number of mandatory settlements placed. */
const remaindersAt = (placed: number): readonly TurnRemainder[] =>
  placed >= MANDATORY_SETTLEMENTS ? ['tile', 'nothing'] : [...(placed === 0 ? (['undrawn'] as const) : []), 'room', 'full', 'empty'];

const pass = declareQuestion<PassCase>('pass')({
  initialDraft: () => ({ question: 'pass' }),
  fields({ placed }, language) {
    const { form } = deskTexts[language];
    const { choice, choiceOf } = createFieldBuilder<PassCase>();
    return [
      choiceOf<number>('placed', {
        label: form.placed,
        options: placedOptions(MANDATORY_SETTLEMENTS, language),
        get: (now) => now.placed,
        set: (now, next) => ({ ...now, placed: next, rest: remaindersAt(next).find((each) => each === now.rest) }),
      }),
      ...(placed === undefined ? [] : [choice('rest', { label: form.rest, options: optionsOf(remaindersAt(placed), form.rests) })]),
    ];
  },
  ask: findPass,
  formatAnswer: ({ rest }, { isAllowed }, language) => (isAllowed === true ? deskTexts[language].answer.pass(rest) : undefined),
  draftFromTable: passCaseFromTable,
});

const end = declareQuestion<EndCase>('end')({
  initialDraft: () => ({ question: 'end' }),
  fields({ players }, language) {
    const { form } = deskTexts[language];
    const { choice, severalOf } = createFieldBuilder<EndCase>();
    const options = seatOptions(players, language);
    return [
      // With another number of players the answers about seats are reset.
      playersField<CaseDraft<EndCase>>(language, (_, next) => ({ question: 'end', players: next })),
      ...(players === undefined
        ? []
        : [
            severalOf<number>('out', {
              label: form.out,
              options: [{ value: NOBODY, label: form.nobody }, ...options],
              get: ({ out }) => (out?.length === 0 ? [NOBODY] : (out ?? [])),
              set: (draft, out) => ({ ...draft, out: out.at(-1) === NOBODY ? [] : out.filter((seat) => seat !== NOBODY).toSorted() }),
            }),
            choice('onMove', { label: form.onMove, options }),
            choice('first', { label: form.first, options }),
          ]),
    ];
  },
  ask: findEnd,
  formatAnswer({ players }, { result: { over, toPlay, last } }, language) {
    return deskTexts[language].answer.end(over, toPlay.map(namesOf(nameSides(players, language)).player), last);
  },
  draftFromTable: endCaseFromTable,
});

const site = declareQuestion<SiteCase>('site')({
  initialDraft: () => ({ question: 'site', layout: toCaseBoard().layout }),
  fields({ layout }, language) {
    const { form } = deskTexts[language];
    const { board, choice, choiceOf } = createFieldBuilder<SiteCase>();
    const { sections } = toCaseBoard({ layout }).layout;
    return [
      choice('queenie', { label: form.queenie, options: optionsOf(QUEENIES, form.queenies) }),
      choiceOf<number>('section', {
        label: form.section,
        options: QUARTERS.map((value) => ({ value, label: screenTexts[language].tools[sections[value]?.name ?? 'oracle'] })),
        get: ({ section }) => section,
        set: (draft, section) => ({ ...draft, section, at: undefined }),
      }),
      board('at', { label: form.where, isLaidOut: () => true, isComplete: () => true }),
    ];
  },
  ask: findSite,
  formatAnswer({ queenie, at }, { isAllowed, result }, language) {
    const { site: one, sites } = deskTexts[language].answer;
    const { hexName } = screenTexts[language];
    return at === undefined ? sites(queenie, result.open.map(hexName)) : one(queenie, isAllowed === true, hexName(at.join()));
  },
});

export const questions = [card, lords, adjacent, tile, use, full, pass, end, count, site];
export const unlisted = [createGameQuestion(game, questionWords('log'))];
