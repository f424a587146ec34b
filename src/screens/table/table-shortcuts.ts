import { useEffect, useRef } from 'preact/hooks';
import { settings } from '#screens/state/app-state';

/** What the keyboard does at a table; what cannot be done now is left out. */
interface TableShortcuts {
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  log(): void;
  referee(): void;
}

const LETTERS: Readonly<Record<string, keyof TableShortcuts>> = { u: 'undo', r: 'redo', l: 'log', '?': 'referee' };

/** With Ctrl, or Cmd on a Mac. */
function commandOf({ key, shiftKey }: KeyboardEvent): keyof TableShortcuts | undefined {
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : undefined;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type="range"]), textarea, select'));

function shortcutOf(event: KeyboardEvent): keyof TableShortcuts | undefined {
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return commandOf(event);
  return settings.value.shortcuts ? LETTERS[event.key.toLowerCase()] : undefined;
}

/** Enter does what is to be done next, wherever the focus is on nothing that takes it. */
function pressPrimary(event: KeyboardEvent): void {
  if (event.target !== document.body && !(event.target instanceof HTMLElement && event.target.matches('.sheet'))) return;
  const primary = document.querySelector<HTMLButtonElement>('.sheet .primary, .primary-row .primary:not(:disabled)');
  if (primary === null) return;
  event.preventDefault();
  primary.click();
}

/** Ctrl+Z and Ctrl+Y, Enter, and the single letters for who wants them. */
export function useTableShortcuts(shortcuts: TableShortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      if (event.key === 'Enter') pressPrimary(event);
      const shortcut = shortcutOf(event);
      if (shortcut === undefined) return;
      event.preventDefault();
      latest.current[shortcut]?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
