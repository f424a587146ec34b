import { type Signal, signal } from '@preact/signals';

const flags = new Map<string, Signal<boolean>>();

function readFlag(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

/** A way of doing things that this device was told once: no until somebody says yes. */
export function deviceFlag(key: string): readonly [boolean, (yes: boolean) => void] {
  const now = flags.get(key) ?? signal(readFlag(key));
  flags.set(key, now);
  return [
    now.value,
    (yes) => {
      now.value = yes;
      try {
        localStorage.setItem(key, yes ? 'yes' : 'no');
      } catch {
        // Without room it lasts as long as the page does.
      }
    },
  ];
}
