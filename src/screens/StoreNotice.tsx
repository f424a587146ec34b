import type { OpenTrouble } from '#store/live';
import { href } from './route';
import { language, text } from './state';

/** What is wrong with the storage, in a sentence, and a way on. */
export function StoreNotice({ trouble }: { readonly trouble: OpenTrouble | 'unloaded' }) {
  const names = { player: (id: string) => id };
  return (
    <main class="page" lang={language.value}>
      <h1>Regent</h1>
      <p class="card">{text.value.store[trouble]({}, names)}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {text.value.table.retry}
        </button>
        <a class="button" href={href()}>
          {text.value.more.home}
        </a>
      </div>
    </main>
  );
}
