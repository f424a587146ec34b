import type { CaseDraft } from '#desk/desk';
import { createFieldBuilder, type Field } from '#desk/field';
import { createGameQuestion } from '#desk/trial';
import { game } from '#games/kingdom-builder/game';
import type { Part } from '#games/kingdom-builder/law/cards';
import { QUARTERS } from '#games/kingdom-builder/law/land';
import { CARDS, CARDS_IN_PLAY, type Card, MANDATORY, NOBODY, SETTLEMENTS } from '#games/kingdom-builder/law/position';
import { capitolSites } from '#games/kingdom-builder/law/sites';
import { TERRAINS } from '#games/kingdom-builder/law/terrain';
import { type HeldTile, TOOLS, type Tool } from '#games/kingdom-builder/law/tiles';
import { namesOf, reasonSentence } from '#session/say';
import type { Language } from '#text/language';
import { adjacent, tile } from './act';
import {
  builtOf,
  type CardCase,
  type CountCase,
  type EndCase,
  type FullCase,
  type LordsCase,
  PARTS,
  type PassCase,
  type Pay,
  QUEENIES,
  type Rest,
  type Seated,
  type SiteCase,
  type UseCase,
} from './cases';
import { declare, firstSites, named, optionsOf, playersField, screenTexts, seatOptions, texts, words } from './fields';
import { findCard, findCount, findEnd, findFull, findLords, findPass, findSite, findUse } from './find';
import { builtFrom, endFrom, fullFrom, passFrom, useFrom } from './from';

const figures = ({ players }: Seated, pays: readonly Pay[], language: Language) => {
  const names = namesOf(named(players, language));
  return pays.map(({ player, points }) => ({ player: names.player(player), points }));
};

/** The land that a card is counted on. */
const landField = <D extends CaseDraft<CardCase> | CaseDraft<CountCase>>(language: Language): Field<D> => {
  const isLaid = ({ settled = [] }: D): boolean => settled.length > 0;
  return { kind: 'board', id: 'settled', label: texts[language].form.settlements, isLaid, isComplete: isLaid };
};

const card = declare<CardCase>('card')({
  start: () => ({ question: 'card', ...builtOf() }),
  fields: (_, language) => [
    createFieldBuilder<CardCase>().choiceOf<Part>('part', {
      label: texts[language].form.card,
      options: optionsOf(PARTS, screenTexts[language].parts),
      get: ({ part }) => part,
      set(draft, part) {
        const { layout } = builtOf(draft);
        const capitols = firstSites(capitolSites(layout.sections));
        // No section is exchanged under what stands on it: a board without a place for a Capitol has none.
        const isLaid = part !== 'capitol' || (layout.capitols?.length ?? 0) > 0 || capitols.length === 0;
        return { ...draft, part, layout: isLaid ? layout : { ...layout, capitols } };
      },
    }),
    landField(language),
  ],
  ask: findCard,
  answer: (asked, { result }, language) => texts[language].answer.pays(figures(asked, result.pays, language)),
  from: (table) => ({ question: 'card', ...builtFrom(table) }),
});

const count = declare<CountCase>('count')({
  start: () => ({ question: 'count', ...builtOf() }),
  fields: (_, language) => [
    createFieldBuilder<CountCase>().severalOf<Card>('cards', {
      label: texts[language].form.cards,
      options: optionsOf(CARDS, screenTexts[language].parts),
      least: CARDS_IN_PLAY,
      get: ({ cards = [] }) => cards,
      set: (draft, cards) => ({ ...draft, cards: cards.slice(-CARDS_IN_PLAY) }),
    }),
    landField(language),
  ],
  ask: findCount,
  answer: (asked, { result: { totals, winners } }, language) =>
    texts[language].answer.count(figures(asked, totals, language), winners.map(namesOf(named(asked.players, language)).player)),
  from: (table) => ({ question: 'count', ...builtFrom(table), cards: table.setup.cards }),
});

const lords = declare<LordsCase>('lords')({
  start: () => ({ question: 'lords' }),
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
            label: texts[language].form.counts,
            rows: seatOptions(players, language).map(({ value, label }) => ({ value: String(value), label })),
            most: SETTLEMENTS,
            get: ({ counts = [] }, row) => counts[Number(row)],
            set: (draft, row, value) => ({ ...draft, counts: (draft.counts ?? []).with(Number(row), value ?? undefined) }),
          }),
        ]),
  ],
  ask: findLords,
  answer: (asked, { result }, language) => texts[language].answer.pays(figures(asked, result.pays, language)),
});

type State = HeldTile['state'] | 'none';
const STATES: readonly State[] = ['none', 'ready', 'fresh', 'used'];
const CAVE_STATES: readonly State[] = ['ready', 'used'];

/** The state of a tile, and of a second one alike. */
const stateField = (copy: 0 | 1, { tool }: CaseDraft<UseCase>, language: Language): Field<CaseDraft<UseCase>> =>
  createFieldBuilder<UseCase>().choiceOf<State>(`held-${copy}`, {
    label: texts[language].form.copy[copy] ?? '',
    options: optionsOf(tool === 'cave' ? CAVE_STATES : STATES, texts[language].form.states),
    optional: copy === 1,
    get: ({ held }) => held && (held[copy] ?? 'none'),
    set: (draft, state) => {
      const next = [0, 1].map((each) => (each === copy ? state : draft.held?.[each]));
      return { ...draft, held: next.filter((each) => each !== undefined && each !== 'none') };
    },
  });

/** How many of the three are placed: none, some, or all of them. */
const placedOptions = (most: number, language: Language) =>
  texts[language].form.placedChoices.slice(0, most + 1).map((label, value) => ({ value, label }));

const use = declare<UseCase>('use')({
  start: () => ({ question: 'use' }),
  fields: (draft, language) => [
    createFieldBuilder<UseCase>().choiceOf<Tool>('tool', {
      label: texts[language].form.tool,
      options: optionsOf(TOOLS, screenTexts[language].tools),
      get: ({ tool }) => tool,
      set: (now, tool) => ({ ...now, tool, held: tool === 'cave' ? now.held?.slice(0, 1) : now.held }),
    }),
    stateField(0, draft, language),
    ...(draft.tool !== 'cave' && draft.held?.length ? [stateField(1, draft, language)] : []),
    createFieldBuilder<UseCase>().choice('placed', { label: texts[language].form.placed, options: placedOptions(MANDATORY, language) }),
  ],
  ask: findUse,
  answer({ tool }, { allowed, result, notes: [first] }, language) {
    const { no, use: yes } = texts[language].answer;
    if (allowed === true) return yes(tool, result.ready);
    return first?.kind === 'broken' ? no(reasonSentence({ game, players: [] }, first.reason, language)) : undefined;
  },
  from: useFrom,
});

const full = declare<FullCase>('full')({
  start: () => ({ question: 'full' }),
  fields: (_, language) => [
    createFieldBuilder<FullCase>().choice('terrain', {
      label: texts[language].form.terrain,
      options: optionsOf(TERRAINS, screenTexts[language].grounds),
    }),
    createFieldBuilder<FullCase>().choice('placed', {
      label: texts[language].form.placed,
      options: placedOptions(MANDATORY - 1, language),
    }),
  ],
  ask: findFull,
  answer: ({ placed }, { result }, language) => texts[language].answer.full(result.again, placed),
  from: fullFrom,
});

/** What can be left of a turn with so many of the three placed. */
const restsAt = (placed: number): readonly Rest[] =>
  placed >= MANDATORY ? ['tile', 'nothing'] : [...(placed === 0 ? (['undrawn'] as const) : []), 'room', 'full', 'empty'];

const pass = declare<PassCase>('pass')({
  start: () => ({ question: 'pass' }),
  fields({ placed }, language) {
    const { form } = texts[language];
    const { choice, choiceOf } = createFieldBuilder<PassCase>();
    return [
      choiceOf<number>('placed', {
        label: form.placed,
        options: placedOptions(MANDATORY, language),
        get: (now) => now.placed,
        set: (now, next) => ({ ...now, placed: next, rest: restsAt(next).find((each) => each === now.rest) }),
      }),
      ...(placed === undefined ? [] : [choice('rest', { label: form.rest, options: optionsOf(restsAt(placed), form.rests) })]),
    ];
  },
  ask: findPass,
  answer: ({ rest }, { allowed }, language) => (allowed === true ? texts[language].answer.pass(rest) : undefined),
  from: passFrom,
});

const end = declare<EndCase>('end')({
  start: () => ({ question: 'end' }),
  fields({ players }, language) {
    const { form } = texts[language];
    const { choice, severalOf } = createFieldBuilder<EndCase>();
    const options = seatOptions(players, language);
    return [
      // Seats are told anew for another number of players.
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
  answer({ players }, { result: { over, toPlay, last } }, language) {
    return texts[language].answer.end(over, toPlay.map(namesOf(named(players, language)).player), last);
  },
  from: endFrom,
});

const site = declare<SiteCase>('site')({
  start: () => ({ question: 'site', layout: builtOf().layout }),
  fields({ layout }, language) {
    const { form } = texts[language];
    const { board, choice, choiceOf } = createFieldBuilder<SiteCase>();
    const { sections } = builtOf({ layout }).layout;
    return [
      choice('queenie', { label: form.queenie, options: optionsOf(QUEENIES, form.queenies) }),
      choiceOf<number>('section', {
        label: form.section,
        options: QUARTERS.map((value) => ({ value, label: screenTexts[language].tools[sections[value]?.name ?? 'oracle'] })),
        get: ({ section }) => section,
        set: (draft, section) => ({ ...draft, section, at: undefined }),
      }),
      board('at', { label: form.where, isLaid: () => true, isComplete: () => true }),
    ];
  },
  ask: findSite,
  answer({ queenie, at }, { allowed, result }, language) {
    const { site: one, sites } = texts[language].answer;
    const { hexName } = screenTexts[language];
    return at === undefined ? sites(queenie, result.open.map(hexName)) : one(queenie, allowed === true, hexName(at.join()));
  },
});

export const questions = [card, lords, adjacent, tile, use, full, pass, end, count, site];
export const unlisted = [createGameQuestion(game, words('log'))];
