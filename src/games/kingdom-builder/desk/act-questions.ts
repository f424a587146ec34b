import type { CaseDraft } from '#desk/desk';
import { createFieldBuilder, type Field } from '#desk/form-fields';
import type { Action } from '#games/kingdom-builder/law/actions';
import { landOf, nameOf } from '#games/kingdom-builder/law/board/land';
import { caveSites } from '#games/kingdom-builder/law/board/queenie-sites';
import { TERRAINS } from '#games/kingdom-builder/law/board/terrain';
import { type Build, type Move, SETTLEMENTS_PER_PLAYER } from '#games/kingdom-builder/law/position';
import type { EventBase } from '#law/game';
import type { Language } from '#text/language';
import { actEventOf, isMovingAction } from './case-position';
import { ACTIONS, type ActCase, toCaseBoard } from './cases';
import { actCaseFromTable } from './cases-from-table';
import { declareQuestion, deskTexts, firstOfEachSection, optionsOf, screenTexts, seatOptions } from './fields';
import { findAdjacent, findTile } from './findings';

type ActDraft = CaseDraft<ActCase>;

const { board, choice, choiceOf, severalOf } = createFieldBuilder<ActCase>();

/** Whether the action requires the terrain of the card. */
const isBoundToCard = (action: Action): boolean => action === 'mandatory' || action === 'oracle' || action === 'barn';

/** All actions; for the question about tiles those that move come first, since only they lose tiles. */
const actionsFor = (question: ActCase['question']): readonly Action[] =>
  question === 'tile' ? ACTIONS.toSorted((one, other) => Number(isMovingAction(other)) - Number(isMovingAction(one))) : ACTIONS;

const isAct = (event: EventBase): event is Build | Move => event.type === 'build' || event.type === 'move';

/** Takes an event from the board into the draft; a build without a tile keeps the chosen action. */
function withEvents(draft: ActDraft, events: readonly EventBase[]): ActDraft {
  const act = events.filter(isAct).at(-1);
  if (act === undefined) return events.length === 0 ? { ...draft, at: undefined } : draft;
  if (act.type === 'build') return { ...draft, ...(act.with === undefined ? {} : { action: act.with, from: undefined }), at: act.at };
  const isTap = act.from.join() === act.to.join();
  return { ...draft, action: act.with, from: isTap ? draft.from : act.from, at: act.to };
}

/** A board field: an action that moves asks for the settlement first, then for the target. */
function boardField({ question, action = 'mandatory', from }: ActDraft, language: Language): Field<ActDraft> {
  const { form } = deskTexts[language];
  const hasSettlements = ({ settled = [] }: ActDraft): boolean => settled.length > 0;
  if (isMovingAction(action) && from === undefined)
    return board('from', { label: form.from, isLaidOut: hasSettlements, isComplete: () => false });
  return board('at', {
    label: isMovingAction(action) ? form.move : form.build,
    hint: form.hints.act,
    isLaidOut: (draft) => question === 'tile' || hasSettlements(draft),
    isComplete: ({ at }) => question === 'adjacent' || at !== undefined,
    events: (draft) => [actEventOf(draft) ?? []].flat(),
    withEvents,
  });
}

function fields(draft: ActDraft, language: Language): readonly Field<ActDraft>[] {
  const { question, action, terrain, players, seat = 0 } = draft;
  const { form, actions } = deskTexts[language];
  const { grounds, tools } = screenTexts[language];
  const { layout, known } = toCaseBoard(draft);
  const land = landOf(layout);
  const needsCard = action !== undefined && isBoundToCard(action);
  const isReady = action !== undefined && (!needsCard || terrain !== undefined);
  return [
    choiceOf<Action>('action', {
      label: form.action,
      options: optionsOf(actionsFor(question), actions),
      get: (now) => now.action,
      set: (now, next) => ({
        ...now,
        action: next,
        from: undefined,
        at: undefined,
        layout: next === 'cave' && land.caves.length === 0 ? { ...layout, caves: firstOfEachSection(caveSites(layout.sections)) } : layout,
      }),
    }),
    ...(needsCard ? [choice('terrain', { label: form.terrain, options: optionsOf(TERRAINS, grounds) })] : []),
    ...(isReady
      ? [
          boardField(draft, language),
          choice('seat', { label: form.seat, options: seatOptions(players, language) }),
          choiceOf<'some' | 'none'>('reserve', {
            label: form.reserve,
            options: optionsOf(['some', 'none'], form.reserves),
            isOptional: true,
            get({ reserve = known?.reserve[seat] }) {
              return reserve === undefined ? undefined : reserve === 0 ? 'none' : 'some';
            },
            set: (now, left) => ({ ...now, reserve: left === 'none' ? 0 : SETTLEMENTS_PER_PLAYER / 2 }),
          }),
        ]
      : []),
    ...(isReady && question === 'tile'
      ? [
          severalOf<string>('taken', {
            label: form.taken,
            options: land.locations.map(({ spot, tile }) => ({ value: nameOf(land, spot), label: `${tools[tile]} ${nameOf(land, spot)}` })),
            isOptional: true,
            get: ({ taken = [] }) => taken,
            set: (now, taken) => ({ ...now, taken }),
          }),
        ]
      : []),
  ];
}

const createDraft = (question: ActCase['question']): ActDraft => ({ question, ...toCaseBoard(), seat: 0 });

export const adjacent = declareQuestion<ActCase>('adjacent')({
  initialDraft: () => createDraft('adjacent'),
  fields,
  ask: findAdjacent,
  formatAnswer: ({ action, at }, { result: { bound, open } }, language) =>
    at === undefined ? deskTexts[language].answer.must(action, bound, open.length) : undefined,
  draftFromTable: (table) => actCaseFromTable('adjacent', table),
});

export const tile = declareQuestion<ActCase>('tile')({
  initialDraft: () => createDraft('tile'),
  fields,
  ask: findTile,
  formatAnswer: ({ action }, { result: { legal, kept, gained, lost } }, language) =>
    legal ? deskTexts[language].answer.tiles(isMovingAction(action), kept, gained, lost) : undefined,
  draftFromTable: (table) => actCaseFromTable('tile', table),
});
