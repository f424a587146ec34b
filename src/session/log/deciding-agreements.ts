import type { EventBase } from '#law/game';
import type { Game, GameStateOf } from '../game';
import type { Act } from './effective-log';
import { ruleOn } from './rule-on';
import { agreementsBefore, canHoldFromNow, stateOf, type Table } from './table';

/** An agreement under which a verdict would be another by another choice. */
export interface DecidingAgreement {
  readonly agreement: string;
  readonly choice: string;
  /** Whether the table chose it, even where it chose what is the default. */
  readonly isChosen: boolean;
}

/** The agreements that decide whether an event may happen where the game stands, or where the one that it amends happened. */
export function decidingAgreements(table: Table, act: Act): readonly DecidingAgreement[] {
  if (act.kind !== 'happened' && act.kind !== 'amend') return [];
  const { game } = table;
  const state = stateForAct(table, act);
  const event = { ...act.event, consent: undefined };
  const current: Readonly<Record<string, string>> = agreementsBefore(table);
  const isAcceptedNow = isAccepted(game, state, event);
  return Object.entries(game.law.agreements).flatMap(([agreement, choices]) => {
    const choice = current[agreement] ?? choices[0];
    const others = choices.filter((other) => other !== choice);
    const decides = others.some((other) => {
      const alternative = stateUnder(game, state, agreement, { ...current, [agreement]: other });
      return alternative !== undefined && isAccepted(game, alternative, event) !== isAcceptedNow;
    });
    return decides ? [{ agreement, choice, isChosen: isChosen(table, agreement, choice) }] : [];
  });
}

function stateForAct(table: Table, act: Extract<Act, { readonly event: EventBase }>): GameStateOf {
  if (act.kind === 'happened') return stateOf(table);
  const place = table.steps.findIndex(({ entry }) => entry === act.entry);
  return place < 0 ? stateOf(table) : (table.steps[place - 1]?.state ?? table.start);
}

/** The same state under other agreements; none where the agreement is about how a game begins. */
function stateUnder(
  game: Game,
  state: GameStateOf,
  agreement: string,
  agreements: Readonly<Record<string, string>>,
): GameStateOf | undefined {
  if (!canHoldFromNow(game, agreement) || game.law.withAgreements === undefined) return undefined;
  return game.flow.withPosition(state, game.law.withAgreements(state.position, agreements));
}

const isAccepted = (game: Game, state: GameStateOf, event: EventBase): boolean => ruleOn(game, state, event).outcome === 'accepted';

/** Whether a table has chosen what holds: it is no default, its set-up names it, or the table agreed on it during the game. */
function isChosen({ game, effective: { header, lateAgreements } }: Table, agreement: string, choice: string): boolean {
  return (
    game.law.agreements[agreement]?.[0] !== choice ||
    Object.hasOwn(Object(header.setup.agreements), agreement) ||
    lateAgreements.some((each) => each.agreement === agreement)
  );
}

/** The agreements that a table chose, with their choices. */
export const chosenAgreements = (table: Table): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(agreementsBefore(table)).filter(([agreement, choice]) => isChosen(table, agreement, choice)));
