/** Where the focus goes once what has it is gone. */
let returnTarget: (() => HTMLElement | null | undefined) | undefined;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Gives a focus that was lost to whom it was promised. */
export function restoreFocus(): void {
  const found = isLost() ? returnTarget?.() : undefined;
  returnTarget = undefined;
  found?.focus();
}

/** Promises the focus to what is asked for once everything is drawn: what is there now may go in the same render. */
export function returnFocusTo(find: NonNullable<typeof returnTarget>): void {
  returnTarget = find;
  queueMicrotask(restoreFocus);
}

/** What has the focus, or will have it in a moment. */
export const focusOwner = (): Element | null => (isLost() ? (returnTarget?.() ?? document.activeElement) : document.activeElement);
