import { appText, language } from '#screens/state/app-state';
import { isInputError } from '#session/formats/input-error';
import type { LoggedEvent } from '#session/log/effective-log';
import { append, isTable, stateOf, type Table } from '#session/log/table';
import { refusalSentence } from '#session/sentences/error-sentences';
import { namesOf } from '#session/sentences/reason-sentences';
import { Sheet } from '#ui/sheet/Sheet';
import { RuleLink } from '#ui/verdict/RuleNote';
import type { PanelProps } from '../Frame';

/** All that no longer fits of one cause, each let stand in its turn as far as the table may. */
function waiveConflicts(table: Table): readonly LoggedEvent[] {
  const events: LoggedEvent[] = [];
  for (let now = table; now.conflict?.isWaivable === true; ) {
    const { entry, event } = now.conflict;
    const consentingEntry = { entry, event: { ...event, consent: true } };
    const next = append(now, { kind: 'amend', ...consentingEntry }, 0);
    if (!isTable(next)) break;
    events.push(consentingEntry);
    now = next;
  }
  return events;
}

/** An event and all that follow it. */
function entriesFrom({ effective: { events } }: Table, entry: number): readonly number[] {
  const first = events.findIndex((logged) => logged.entry === entry);
  return events.slice(first).map((logged) => logged.entry);
}

/** An event that no longer fits: why, and the ways out. Put away, it waits behind the line. */
export function ConflictSheet({ view, screens, onClose }: PanelProps) {
  const table = view.liveGame.table.value;
  const { conflict, game, effective } = table;
  if (conflict === undefined) return null;
  const text = appText.value.conflict;
  const { cause, isWaivable, event, entry, waitingCount } = conflict;
  const names = namesOf(effective.header.players);
  const amend = (): void => {
    view.amendedEntry.value = entry;
  };
  const isHidden = game.law.isHiddenFrom?.(event, undefined, stateOf(table), stateOf(table)) === true;
  return (
    <Sheet title={text.title} closeLabel={appText.value.close} tone="bad" onClose={onClose}>
      <p>
        <strong>{screens.text[language.value].describeEvent(event, names, stateOf(table), stateOf(table))}</strong>
      </p>
      {!isHidden && <p role="alert">{refusalSentence({ game, players: effective.header.players }, cause, language.value)}</p>}
      <p class="quiet">{text.waiting(waitingCount)}</p>
      {!isHidden && !isInputError(cause) && <RuleLink rule={cause.rule} />}
      <div class="stack">
        <button type="button" class="button primary" onClick={amend}>
          {text.amend}
        </button>
        <button type="button" class="button" onClick={() => view.propose({ kind: 'strike', entry })}>
          {text.strike}
        </button>
        {waitingCount > 0 && (
          <button
            type="button"
            class="button"
            onClick={() => view.propose({ kind: 'correct', part: {}, struck: entriesFrom(table, entry) })}
          >
            {text.strikeAll(waitingCount)}
          </button>
        )}
        {isWaivable && (
          <button type="button" class="button" onClick={() => view.propose({ kind: 'amend', entry, event: { ...event, consent: true } })}>
            {text.consent}
          </button>
        )}
        {isWaivable && waitingCount > 0 && (
          <button type="button" class="button" onClick={() => view.propose({ kind: 'correct', part: {}, events: waiveConflicts(table) })}>
            {text.consentAll}
          </button>
        )}
        <button type="button" class="button" onClick={view.undo}>
          {text.undo}
        </button>
      </div>
    </Sheet>
  );
}
