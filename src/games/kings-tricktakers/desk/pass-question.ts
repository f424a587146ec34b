import { type ChoicesByAgreement, citeRules, type Finding, type Question } from '#desk/desk';
import { createFieldBuilder } from '#desk/form-fields';
import { type TableResult, tryEvents } from '#desk/table-cases';
import { game, type KingsTricktakers } from '#games/kings-tricktakers/game';
import type { Event, Phase, Position } from '#games/kings-tricktakers/law/position';
import type { RuleId } from '#games/kings-tricktakers/law/rules';
import { stateOf } from '#session/log/table';
import { createPosition, MOMENTS, type Moment, namelessPlayers, type PassCase } from './cases';
import { questionWords, texts } from './desk-texts';

/** A position in which a player must act, the event that would follow a pass, and the rules cited. */
interface PassTrial {
  readonly phase: Phase;
  readonly position: Partial<Position>;
  readonly event: Event;
  readonly rules: readonly RuleId[];
}

const NO_BET: Event = { type: 'bet', by: 'p1', cards: [] };

const PASS_TRIALS: Readonly<Record<Moment, PassTrial>> = {
  draft: {
    phase: 'company',
    position: { selection: 'draft', starter: 'p1' },
    event: { type: 'pick', by: 'p2', set: 'white' },
    rules: ['kt.draft.order'],
  },
  bet: {
    phase: 'bets',
    position: { companies: { p1: { set: 'white', characters: ['gambler', 'hermit', 'rebel'] } } },
    event: NO_BET,
    rules: ['kt.bet.round-three'],
  },
  diplomat: {
    phase: 'bets',
    position: { companies: { p1: { set: 'white', characters: ['diplomat', 'hermit', 'rebel'] } } },
    event: NO_BET,
    rules: ['kt.ally.after-bets'],
  },
  queen: { phase: 'preparation', position: { queensDown: ['blue'] }, event: { type: 'begin' }, rules: ['kt.queen.revive'] },
  card: {
    phase: 'trick',
    position: { opener: 'p1' },
    event: { type: 'play', by: 'p2', card: 'yellow-1' },
    rules: ['kt.trick.follow', 'kt.queen.green'],
  },
};

/** There is no pass event: the law is asked whether the following event is legal without the player's own. */
function findPass({ moment }: PassCase, agreements: ChoicesByAgreement): Finding<TableResult> | undefined {
  const { phase, position, event, rules } = PASS_TRIALS[moment];
  const state = game.flow.stateIn(phase, { ...createPosition(namelessPlayers(3), agreements), ...position });
  const finding = tryEvents(game, state, [event]);
  return finding && { ...finding, notes: [...finding.notes, ...citeRules(rules)] };
}

const MOMENT_BY_PHASE: Readonly<Partial<Record<Phase, Moment>>> = { bets: 'bet', preparation: 'queen', opening: 'card', trick: 'card' };

export const passQuestion: Question<KingsTricktakers, PassCase, TableResult> = {
  id: 'pass',
  words: questionWords('pass'),
  initialDraft: () => ({ question: 'pass' }),
  fields: (_, language) => [
    createFieldBuilder<PassCase>().choice('moment', {
      label: texts[language].form.moment,
      options: MOMENTS.map((moment) => ({ value: moment, label: texts[language].form.moments[moment] })),
    }),
  ],
  ask: findPass,
  formatAnswer: ({ moment }, _, language) => texts[language].answer.pass[moment],
  draftFromTable(table) {
    const { phase, position } = stateOf(table);
    const moment = phase === 'company' && position.selection === 'draft' ? 'draft' : MOMENT_BY_PHASE[phase];
    return moment && { question: 'pass', moment };
  },
};
