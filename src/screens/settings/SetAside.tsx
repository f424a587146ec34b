import { memoryText } from '#screens/memory';
import { store } from '#screens/state';
import { useStored } from '#screens/stored';
import { tried } from '#screens/tried';
import type { Aside } from '#store/aside';
import { SureButton } from '#ui/SureButton';

/** Hands a text over as a file. */
function saveFile(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Records that cannot be read: each by its name, to be saved elsewhere or deleted. */
export function SetAside() {
  const { value: found = [] } = useStored((from) => from.aside());
  const said = memoryText.value.aside;
  if (found.length === 0) return null;
  return (
    <section class="stack" id="aside">
      <h2>{said.title}</h2>
      <p class="quiet">{said.hint}</p>
      <ul class="stack">
        {found.map((aside) => (
          <Row key={`${aside.kind} ${JSON.stringify(aside.key)}`} aside={aside} />
        ))}
      </ul>
    </section>
  );
}

function Row({ aside }: { readonly aside: Aside }) {
  const said = memoryText.value;
  return (
    <li class="card stack">
      <span class="aside-name">{said.aside.kinds[aside.kind](aside.name)}</span>
      <div class="row">
        <button type="button" class="button" onClick={() => saveFile(`regent-${aside.kind}.json`, JSON.stringify(aside.records))}>
          {said.aside.save}
        </button>
        <SureButton label={said.bin.forever} sure={said.bin.foreverSure} onSure={() => void tried(store.value?.discard(aside))} />
      </div>
    </li>
  );
}
