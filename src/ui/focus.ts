/** What had the focus is going; this says who has it next. */
let owed = (): HTMLElement | null | undefined => undefined;
const nobody = owed;
/** What becomes of a focus that is still lost. */
let mend = (): void => undefined;
let due = false;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Looks after the focus once the screen is painted: to give it asks where everything lies, which a tap would have to work out twice. */
export function lookAfter(): void {
  if (due) return;
  due = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      const to = owed();
      [due, owed] = [false, nobody];
      if (isLost()) to?.focus();
      mend();
    }),
  );
}

/** Who it goes to is asked then: what is there now may go in the same moment. */
export function giveBack(to: typeof owed): void {
  owed = to;
  lookAfter();
}

/** What has the focus, or will have it in a moment. */
export const focused = (): Element | null => (isLost() ? (owed() ?? document.activeElement) : document.activeElement);

/** How a lost focus is mended from now on. */
export function mendBy(way: () => void): void {
  mend = way;
}
