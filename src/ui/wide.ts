import { signal } from '@preact/signals';

/** Where a tray stands beside its board: the same as in TableView.css. */
const query = globalThis.matchMedia?.('(min-width: 900px)');

/** Whether there is room for more than the board and what is open now. */
export const isWide = signal(query?.matches ?? false);
query?.addEventListener('change', ({ matches }) => {
  isWide.value = matches;
});
