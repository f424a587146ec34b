import { useState } from 'preact/hooks';
import { ConfirmButton } from '#screens/confirm/ConfirmButton';
import { memoryText } from '#screens/memory/memory-text';
import { reportFailure } from '#screens/notices/report-failure';
import { appText, store } from '#screens/state/app-state';
import { useLiveQuery } from '#screens/state/live-query';
import type { InspectionDepth, QuarantinedRecord } from '#store/records/quarantine';

/** Hands a text over as a file. */
function saveFile(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Records that cannot be read: each by its name, to be saved elsewhere or deleted. Every log is looked into only when asked. */
export function QuarantinedRecords() {
  const text = memoryText.value.aside;
  const [depth, setDepth] = useState<InspectionDepth>('records');
  return (
    <section class="stack" id="aside">
      <h2>{text.title}</h2>
      <QuarantineList key={depth} depth={depth} />
      {depth === 'records' && (
        <div class="row">
          <button type="button" class="button" onClick={() => setDepth('logs')}>
            {text.look}
          </button>
        </div>
      )}
    </section>
  );
}

function QuarantineList({ depth }: { readonly depth: InspectionDepth }) {
  const text = memoryText.value.aside;
  const { value: found } = useLiveQuery((from) => from.readQuarantine(depth));
  if (found === undefined) return depth === 'logs' ? <p role="status">{appText.value.loading}</p> : null;
  if (found.length === 0) return <p role="status">{depth === 'logs' ? text.nothing : text.nothingSeen}</p>;
  return (
    <>
      <p class="quiet">{text.hint}</p>
      <ul class="stack">
        {found.map((aside) => (
          <QuarantineItem key={`${aside.kind} ${JSON.stringify(aside.key)}`} aside={aside} />
        ))}
      </ul>
    </>
  );
}

function QuarantineItem({ aside }: { readonly aside: QuarantinedRecord }) {
  const text = memoryText.value;
  return (
    <li class="card stack">
      <span class="quarantine-name">{text.aside.kinds[aside.kind](aside.name)}</span>
      <div class="actions">
        <button type="button" class="button" onClick={() => saveFile(`regent-${aside.kind}.json`, JSON.stringify(aside.records))}>
          {text.aside.save}
        </button>
        <ConfirmButton
          label={text.bin.forever}
          confirmLabel={text.bin.foreverSure}
          onConfirm={() => void reportFailure(store.value?.discardQuarantined(aside))}
        />
      </div>
    </li>
  );
}
