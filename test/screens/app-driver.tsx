import { fireEvent, getAllByText, getByLabelText, render, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { App } from '#screens/shell/App';
import { parseRoute, route } from '#screens/shell/route';
import { settings, store, storeFailure } from '#screens/state/app-state';
import { connect } from '#store/database/connection';
import { MIGRATIONS } from '#store/database/migrations';
import { DEFAULT_SETTINGS } from '#store/records/record-types';
import { openStore, type Store, type StoreOptions } from '#store/store';
import { en as newGame } from '#text/new-game/en';
import { followKeyboard } from '#ui/keyboard-navigation';
import { type DeviceContents, seedDatabase } from '../seed-database';
import { createLocksInMemory } from '../store/test-store';

let devices = 0;

export interface Device {
  readonly store: Store;
  /** The page is loaded anew, with what the device has kept. */
  reload(): Promise<void>;
  /** Another tab has newer code, and takes the database with it. */
  upgrade(): Promise<void>;
}

/** The whole app on a device that holds this, or what has become of it, at this address. */
export async function renderApp(
  address: string,
  holds: DeviceContents = {},
  spoil: (database: string) => Promise<void> = async () => undefined,
  options: Partial<StoreOptions> = {},
): Promise<Device> {
  const name = `device-${++devices}`;
  await seedDatabase(holds, name);
  await spoil(name);
  Object.defineProperty(navigator, 'locks', { value: createLocksInMemory(), configurable: true });
  onTestFinished(followKeyboard());
  await goTo(address);
  let opened = await showStore(name, options);
  onTestFinished(() => {
    opened.leave();
    settings.value = DEFAULT_SETTINGS;
    storeFailure.value = undefined;
    localStorage.clear();
    sessionStorage.clear();
  });
  return {
    get store() {
      return opened.store;
    },
    async reload() {
      opened.leave();
      opened = await showStore(name, options);
    },
    async upgrade() {
      const newer = await connect({ name, migrations: [...MIGRATIONS, () => undefined], blockedTimeout: 1000 });
      onTestFinished(() => newer.close());
    },
  };
}

async function showStore(name: string, options: Partial<StoreOptions>): Promise<{ readonly store: Store; leave(): void }> {
  const opened = await openStore({ name, channel: () => undefined, storage: undefined, ...options });
  if (typeof opened === 'string') throw new Error(opened);
  settings.value = await opened.settings();
  store.value = opened;
  const { unmount } = render(<App />);
  return {
    store: opened,
    leave() {
      unmount();
      store.value = undefined;
      opened.close();
    },
  };
}

/** The browser forbids what lies beside the database, as where all cookies are blocked; until the test ends. */
export function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const allowed = globalThis[name];
    const get = (): Storage => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    Object.defineProperty(globalThis, name, { get, configurable: true });
    onTestFinished(() => void Object.defineProperty(globalThis, name, { value: allowed, configurable: true, writable: true }));
  }
}

/** By the address of the page, as a person would: files share it, and one that set the route alone would leave the next in another place. */
export async function goTo(address: string): Promise<void> {
  location.hash = `#/${address}`;
  const there = parseRoute(location.hash).join('/');
  await waitFor(() => {
    if (route.value.join('/') !== there) throw new Error(`at ${route.value.join('/')}`);
  });
}

/** What a person does, by what they see; each waits until it is there. */
export type Name = string | RegExp;

const collapseSpaces = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
const isMatch = (name: Name, found: string): boolean => (typeof name === 'string' ? collapseSpaces(name) === found : name.test(found));
const accessibleName = (element: Element): string => collapseSpaces(element.getAttribute('aria-label') ?? visibleText(element));

/** What is written in it for everybody: what is only drawn is left out. */
function visibleText(node: Node): string {
  if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
  return node.hasChildNodes() ? [...node.childNodes].map(visibleText).join('') : (node.nodeValue ?? '');
}

export function getAll(
  selector: string,
  within: ParentNode = document,
  fits: (element: Element) => boolean = () => true,
): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)].filter(fits);
}

/** All that can be pressed by this name. */
export const buttons = (name: Name, within: ParentNode = document): readonly HTMLElement[] =>
  getAll('button, summary, a[href], [role="button"]', within, (each) => isMatch(name, accessibleName(each)));

function getOnly(found: readonly HTMLElement[], what: Name): HTMLElement {
  const [element] = found;
  if (element === undefined || found.length > 1) throw new Error(`${found.length} of ${what} in\n${document.body.textContent}`);
  return element;
}

export const getOne = (selector: string, within: ParentNode = document): HTMLElement => getOnly(getAll(selector, within), selector);
export const button = (name: Name, within: ParentNode = document): HTMLElement => getOnly(buttons(name, within), name);

/** A group of choices or fields by the question it answers. */
export const groups = (name: Name, within: ParentNode = document): readonly HTMLElement[] =>
  getAll('[role="group"], fieldset', within, (each) => isMatch(name, groupName(each)));
export const group = (name: Name, within: ParentNode = document): HTMLElement => getOnly(groups(name, within), name);

function groupName(each: Element): string {
  const by = each.getAttribute('aria-labelledby');
  return by === null ? collapseSpaces(each.getAttribute('aria-label') ?? each.querySelector('legend')?.textContent ?? '') : labelledBy(by);
}
const labelledBy = (ids: string): string =>
  collapseSpaces(
    ids
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );

export const dialog = (): HTMLElement => getOne('[role="dialog"]');
export const dialogOf = (title: string) => (): HTMLElement => getOne(`[role="dialog"][aria-label="${title}"]`);
export const countShown = (selector: string, within: ParentNode = document): number => within.querySelectorAll(selector).length;

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** Waits until it is there and can be tapped, and taps it. */
export async function tap(target: () => HTMLElement): Promise<void> {
  const ready = await waitFor(() => {
    const found = target();
    if (found.hasAttribute('disabled')) throw new Error(`${accessibleName(found)} cannot be tapped`);
    return found;
  });
  await user.click(ready);
}
export const press = (name: Name, within: () => ParentNode = () => document): Promise<void> => tap(() => button(name, within()));

/** Writes into the field of this label. */
export async function fill(label: Name, value: string, within: () => HTMLElement = () => document.body): Promise<void> {
  const field = await waitFor(() => getByLabelText(within(), label));
  fireEvent.input(field, { target: { value } });
  fireEvent.change(field, { target: { value } });
}

/** Chooses from a list by what is written there, or by its value. */
export async function choose(label: Name, wanted: string): Promise<void> {
  const option = await waitFor(() => {
    const list = getByLabelText(document.body, label);
    return getOnly(
      getAll('option', list, (each) => each.textContent === wanted || each.getAttribute('value') === wanted),
      wanted,
    );
  });
  await user.selectOptions(getByLabelText(document.body, label), option);
}

/** Waits until something says just this. */
export async function waitForText(text: Name, within: () => HTMLElement = () => document.body): Promise<void> {
  await waitFor(() => getAllByText(within(), text));
}

/** Waits until this is written somewhere. */
export async function waitForContent(text: Name, within: () => Element = () => document.body): Promise<void> {
  await waitFor(() => {
    const getAll = collapseSpaces(within().textContent);
    if (!(typeof text === 'string' ? getAll.includes(collapseSpaces(text)) : text.test(getAll)))
      throw new Error(`${text} is not in\n${getAll}`);
  });
}

/** Waits until there is nothing of this left. */
export async function waitUntilGone(selector: string): Promise<void> {
  await waitFor(() => {
    if (countShown(selector) > 0) throw new Error(`${selector} is still there`);
  });
}

export const isPressed = (name: Name, within: ParentNode = document): boolean =>
  button(name, within).getAttribute('aria-pressed') === 'true';

/** Seats people who have never played here. */
export async function addPlayers(...names: readonly string[]): Promise<void> {
  await waitFor(() => getOne('.picker-players'));
  if (countShown('.picker-new') === 0) await press(newGame.addPlayer);
  for (const name of names) {
    await fill(newGame.addPlayer, name);
    await press(newGame.add);
  }
}

/** From who plays to the game's own set-up; it is played as it is offered first, or as is said. */
export async function continueToSetup(playMode?: RegExp): Promise<void> {
  await press(newGame.next);
  await waitFor(() => getOne('.play-mode[aria-pressed="true"], .new-game-setup'));
  if (countShown('.new-game-setup') > 0) return;
  if (playMode !== undefined) await press(playMode);
  await press(newGame.next);
  await waitFor(() => getOne('.new-game-setup'));
}

/** The points of the final table by name. */
export async function finalPoints(): Promise<Readonly<Record<string, number>>> {
  await waitFor(() => getOne('.finish, .scoring-moment'));
  if (countShown('.scoring-moment') > 0) await tap(() => getOne('.scoring-moment > .button'));
  const players = await waitFor(() => getOne('.result-players'));
  return Object.fromEntries(
    getAll('.result-player', players).map((row) => {
      const points = getOne('.result-total > [aria-hidden]', row).textContent ?? '';
      return [getOne('.result-name', row).textContent ?? '', Number(points.replace('−', '-'))];
    }),
  );
}
