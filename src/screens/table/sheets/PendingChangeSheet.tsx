import { shouldHidePoints } from '#screens/game/hidden-points';
import { PointChanges } from '#screens/game/PointChanges';
import { appText, language } from '#screens/state/app-state';
import { comparePoints } from '#session/log/points';
import { canHoldFromNow, stateOf, type Table } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import { scoreTexts } from '#text/score';
import { Choice } from '#ui/form/Choice';
import { Sheet } from '#ui/sheet/Sheet';
import type { PanelProps } from '../Frame';

/** What a change alters, before it is accepted. */
export function PendingChangeSheet({ view, screens, onClose }: PanelProps) {
  const pending = view.pendingChange.value;
  if (pending === undefined) return null;
  const text = appText.value.change;
  const { points, conflict } = comparePoints(view.liveGame.table.value, pending.table);
  const hidden = shouldHidePoints(pending.table, screens);
  return (
    <Sheet title={text.title} closeLabel={appText.value.close} tone="gold" onClose={onClose}>
      <ChangedEvent view={view} screens={screens} />
      {hidden && <p>{appText.value.table.hiddenPoints}</p>}
      {conflict !== undefined && (
        <>
          <p role="alert">
            {text.conflict} <strong>{describeConflict(pending.table, screens)}</strong>{' '}
            {appText.value.conflict.waiting(conflict.waitingCount)}
          </p>
          <p class="quiet">{text.waysOut}</p>
        </>
      )}
      {!hidden && points.length === 0 && conflict === undefined && <p>{text.nothing}</p>}
      {!hidden && points.length > 0 && <PointChanges points={points} names={namesOf(pending.table.effective.header.players)} />}
      <ValidFromChoice view={view} />
      <div class="actions">
        <button type="button" class="button primary" onClick={view.accept}>
          {text.accept}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {appText.value.back}
        </button>
      </div>
    </Sheet>
  );
}

/** The first move that the change makes impossible, where nobody keeps it secret. */
function describeConflict(table: Table, { text }: PanelProps['screens']): string {
  const { conflict } = table;
  const now = stateOf(table);
  if (conflict === undefined || table.game.law.isHiddenFrom?.(conflict.event, undefined, now, now) === true) return '';
  return `${text[language.value].describeEvent(conflict.event, namesOf(table.effective.header.players), now, now)}.`;
}

/** The event that is told anew or removed: what it was, and what it becomes. */
function ChangedEvent({ view, screens }: Pick<PanelProps, 'view' | 'screens'>) {
  const act = view.pendingChange.value?.act;
  const table = view.liveGame.table.value;
  const { steps, start, effective } = table;
  const index = act?.kind === 'amend' || act?.kind === 'strike' ? steps.findIndex(({ entry }) => entry === act.entry) : -1;
  const step = steps[index];
  if (step === undefined || act === undefined) return null;
  const before = steps[index - 1]?.state ?? start;
  const events = [step.event, ...(act.kind === 'amend' ? [act.event] : [])];
  if (events.some((event) => table.game.law.isHiddenFrom?.(event, undefined, before, stateOf(table)) === true)) return null;
  const names = namesOf(effective.header.players);
  const [was = '', becomes] = events.map((event) => screens.text[language.value].describeEvent(event, names, before, stateOf(table)));
  const { amended, removed } = appText.value.change;
  return <p>{becomes === undefined ? removed(was) : amended(was, becomes)}</p>;
}

/** Whether another choice holds from the beginning, or only for what comes; each shows what it changes. */
function ValidFromChoice({ view }: Pick<PanelProps, 'view'>) {
  const act = view.pendingChange.value?.act;
  if (act?.kind !== 'agree' || !canHoldFromNow(view.liveGame.table.value.game, act.agreement)) return null;
  const text = scoreTexts[language.value].from;
  const { agreement, choice } = act;
  return (
    <Choice
      label={text.when}
      options={(['beginning', 'now'] as const).map((value) => ({ value, label: text[value] }))}
      value={act.from ?? 'beginning'}
      onChoose={(when) => view.propose({ kind: 'agree', agreement, choice, ...(when === 'now' && { from: when }) })}
    />
  );
}
