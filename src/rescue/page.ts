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

function createButton(label: string, onClick: () => Promise<void>): HTMLButtonElement {
  const button = createElement('button', label);
  button.type = 'button';
  button.addEventListener('click', () => void onClick());
  return button;
}

/** Reports the last action, to screen readers too. */
const statusLine = createElement('p', '');
statusLine.setAttribute('role', 'status');

async function createBackupFile({ version, records }: DeviceRecords): Promise<File> {
  const now = new Date();
  const content = await formatBackup(version, records, now);
  return new File([content], `regent-${now.toISOString().slice(0, 10)}.json`, { type: 'application/json' });
}

async function downloadBackup(deviceRecords: DeviceRecords): Promise<void> {
  const file = await createBackupFile(deviceRecords);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  statusLine.textContent = text.saved;
}

const canShareFiles = (): boolean =>
  navigator.canShare?.({ files: [new File(['{}'], 'regent.json', { type: 'application/json' })] }) === true;

async function deleteCaches(scope: string): Promise<void> {
  const names = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.all(names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)));
}

/** Takes the app out of this browser and fetches it anew; the database is not touched. */
async function reinstallApp(): Promise<void> {
  const scope = new URL('./', location.href).href;
  // robots.txt is not precached, so the service worker cannot answer for it: this proves that the network is reachable.
  const probe = await fetch('./robots.txt', { cache: 'reload' }).catch(() => undefined);
  if (probe === undefined) {
    statusLine.textContent = text.unreachable;
    return;
  }
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.filter((each) => each.scope === scope).map((each) => each.unregister()));
  await deleteCaches(scope);
  const page = await fetch('./', { cache: 'reload' }).then((answer) => answer.text());
  await refetchPage(new DOMParser().parseFromString(page, 'text/html'));
  // The unregistered worker controls this page until it unloads, and has cached the refetched files again.
  await deleteCaches(scope);
  statusLine.textContent = text.refetchDone;
}

function renderRecordList({ records, unreadCount }: DeviceRecords): HTMLElement {
  const list = document.createElement('ul');
  for (const [store, found] of Object.entries(records))
    if (found.length > 0) list.append(createElement('li', text.records(store, found.length)));
  if (unreadCount > 0) list.append(createElement('li', text.unread(unreadCount)));
  return list;
}

function renderFound(deviceRecords: DeviceRecords): readonly HTMLElement[] {
  if (Object.values(deviceRecords.records).every(({ length }) => length === 0)) return [createElement('p', text.nothing)];
  const buttons = [createButton(text.save, () => downloadBackup(deviceRecords))];
  if (canShareFiles())
    buttons.push(
      createButton(text.share, async () => navigator.share({ files: [await createBackupFile(deviceRecords)] }).catch(() => undefined)),
    );
  return [createElement('p', text.found), renderRecordList(deviceRecords), ...buttons];
}

const resultSection = createElement('section', text.searching);
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
    createButton(text.refetch, reinstallApp),
    createElement('p', text.refetchHint),
    statusLine,
    homeLink,
  );

readBest().then(
  (deviceRecords) => resultSection.replaceChildren(...renderFound(deviceRecords)),
  () => resultSection.replaceChildren(createElement('p', text.unreadable)),
);
