import { formatBackup } from '#exchange/backup/backup-format';
import type { Language } from '#text/language';
import { type DeviceRecords, readBest } from './read-device';
import { refetchPage } from './refetch';
import { rescueText } from './text';

/* The rescue page: one file with all that it needs, for when the app cannot start. */

const text = rescueText[languageOf(navigator.language)];

function languageOf(tag: string): Language {
  return tag.startsWith('fr') ? 'fr' : 'en';
}

function createElement<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, content: string): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { textContent: content });
}

function createButton(label: string, press: () => Promise<void>): HTMLButtonElement {
  const made = createElement('button', label);
  made.type = 'button';
  made.addEventListener('click', () => void press());
  return made;
}

/** The last thing that was done, said aloud as well. */
const statusLine = createElement('p', '');
statusLine.setAttribute('role', 'status');

async function createBackupFile({ version, records }: DeviceRecords): Promise<File> {
  const now = new Date();
  const content = await formatBackup(version, records, now);
  return new File([content], `regent-${now.toISOString().slice(0, 10)}.json`, { type: 'application/json' });
}

async function downloadBackup(found: DeviceRecords): Promise<void> {
  const file = await createBackupFile(found);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  statusLine.textContent = text.saved;
}

const canShare = (): boolean => navigator.canShare?.({ files: [new File(['{}'], 'regent.json', { type: 'application/json' })] }) === true;

async function deleteCaches(scope: string): Promise<void> {
  const names = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.all(names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)));
}

/** Takes the app out of this browser and fetches it anew; the database is not touched. */
async function reinstallApp(): Promise<void> {
  const scope = new URL('./', location.href).href;
  // The worker that is about to go would answer for every file it knows; it does not know this one.
  const reached = await fetch('./robots.txt', { cache: 'reload' }).catch(() => undefined);
  if (reached === undefined) {
    statusLine.textContent = text.unreachable;
    return;
  }
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.filter((each) => each.scope === scope).map((each) => each.unregister()));
  await deleteCaches(scope);
  const page = await fetch('./', { cache: 'reload' }).then((answer) => answer.text());
  await refetchPage(new DOMParser().parseFromString(page, 'text/html'));
  // The worker answers for this page until it is left, and has cached anew what it was asked for.
  await deleteCaches(scope);
  statusLine.textContent = text.anewDone;
}

function renderRecordList({ records, unread }: DeviceRecords): HTMLElement {
  const list = document.createElement('ul');
  for (const [store, found] of Object.entries(records))
    if (found.length > 0) list.append(createElement('li', text.records(store, found.length)));
  if (unread > 0) list.append(createElement('li', text.unread(unread)));
  return list;
}

function renderFound(found: DeviceRecords): readonly HTMLElement[] {
  if (Object.values(found.records).every(({ length }) => length === 0)) return [createElement('p', text.nothing)];
  const ways = [createButton(text.save, () => downloadBackup(found))];
  if (canShare())
    ways.push(createButton(text.share, async () => navigator.share({ files: [await createBackupFile(found)] }).catch(() => undefined)));
  return [createElement('p', text.found), renderRecordList(found), ...ways];
}

const resultSection = createElement('section', text.looking);
const homeLink = createElement('a', text.back);
homeLink.href = './';
document.documentElement.lang = languageOf(navigator.language);
document.title = `Regent – ${text.title}`;
document
  .querySelector('main')
  ?.replaceChildren(
    createElement('h1', text.title),
    createElement('p', text.about),
    resultSection,
    createButton(text.anew, reinstallApp),
    createElement('p', text.anewHint),
    statusLine,
    homeLink,
  );

readBest().then(
  (found) => resultSection.replaceChildren(...renderFound(found)),
  () => resultSection.replaceChildren(createElement('p', text.unreadable)),
);
