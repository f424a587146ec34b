import { signal } from '@preact/signals';

/** Where a tray stands beside its board: the same as in TableView.css. */
const wideScreenQuery = globalThis.matchMedia?.('(min-width: 900px)');

/** Whether there is room for more than the board and what is open now. */
export const isWide = signal(wideScreenQuery?.matches ?? false);
wideScreenQuery?.addEventListener('change', ({ matches }) => {
  isWide.value = matches;
});
