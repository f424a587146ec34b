import { backupText } from '#exchange/format';
import type { Language } from '#text/language';
import { askAgain } from './parts';
import { type Found, readBest } from './read';
import { rescueText } from './text';

/* The rescue page: one file with all that it needs, for when the app cannot start. */

const text = rescueText[languageOf(navigator.language)];

function languageOf(tag: string): Language {
  return tag.startsWith('fr') ? 'fr' : 'en';
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, content: string): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { textContent: content });
}

function button(label: string, press: () => Promise<void>): HTMLButtonElement {
  const made = element('button', label);
  made.type = 'button';
  made.addEventListener('click', () => void press());
  return made;
}

/** The last thing that was done, said aloud as well. */
const said = element('p', '');
said.setAttribute('role', 'status');

async function fileOf({ version, records }: Found): Promise<File> {
  const now = new Date();
  const content = await backupText(version, records, now);
  return new File([content], `regent-${now.toISOString().slice(0, 10)}.json`, { type: 'application/json' });
}

async function save(found: Found): Promise<void> {
  const file = await fileOf(found);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  said.textContent = text.saved;
}

const canShare = (): boolean => navigator.canShare?.({ files: [new File(['{}'], 'regent.json', { type: 'application/json' })] }) === true;

async function deleteCaches(scope: string): Promise<void> {
  const names = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.all(names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)));
}

/** Takes the app out of this browser and fetches it anew; the database is not touched. */
async function fetchAnew(): Promise<void> {
  const scope = new URL('./', location.href).href;
  // The worker that is about to go would answer for every file it knows; it does not know this one.
  const reached = await fetch('./robots.txt', { cache: 'reload' }).catch(() => undefined);
  if (reached === undefined) {
    said.textContent = text.unreachable;
    return;
  }
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.filter((each) => each.scope === scope).map((each) => each.unregister()));
  await deleteCaches(scope);
  const page = await fetch('./', { cache: 'reload' }).then((answer) => answer.text());
  await askAgain(new DOMParser().parseFromString(page, 'text/html'));
  // The worker answers for this page until it is left, and has cached anew what it was asked for.
  await deleteCaches(scope);
  said.textContent = text.anewDone;
}

function listOf({ records, unread }: Found): HTMLElement {
  const list = document.createElement('ul');
  for (const [store, found] of Object.entries(records)) if (found.length > 0) list.append(element('li', text.records(store, found.length)));
  if (unread > 0) list.append(element('li', text.unread(unread)));
  return list;
}

function finding(found: Found): readonly HTMLElement[] {
  if (Object.values(found.records).every(({ length }) => length === 0)) return [element('p', text.nothing)];
  const ways = [button(text.save, () => save(found))];
  if (canShare()) ways.push(button(text.share, async () => navigator.share({ files: [await fileOf(found)] }).catch(() => undefined)));
  return [element('p', text.found), listOf(found), ...ways];
}

const place = element('section', text.looking);
const home = element('a', text.back);
home.href = './';
document.documentElement.lang = languageOf(navigator.language);
document.title = `Regent – ${text.title}`;
document
  .querySelector('main')
  ?.replaceChildren(
    element('h1', text.title),
    element('p', text.about),
    place,
    button(text.anew, fetchAnew),
    element('p', text.anewHint),
    said,
    home,
  );

readBest().then(
  (found) => place.replaceChildren(...finding(found)),
  () => place.replaceChildren(element('p', text.unreadable)),
);
