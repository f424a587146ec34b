import { ARROWS, nearestInDirection } from './arrow-keys';
import type { XY } from './camera/camera';
import { restoreFocus } from './sheet/return-focus';

const FOCUSABLE = ':is(button, a[href], [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/** What had the focus and is gone, or can no longer be used, gives it to the nearest part around it that can take it. */
function keepFocus(): () => void {
  /** What has the focus, and all that it lies in. */
  let around: readonly Element[] = [];
  const onFocus = ({ target }: FocusEvent): void => {
    const found: Element[] = [];
    for (let part = target instanceof Element ? target : null; part !== null && part !== document.body; part = part.parentElement)
      found.push(part);
    if (found.length > 0) around = found;
  };
  const repairFocus = (): void => {
    restoreFocus();
    const [last] = around;
    const now = document.activeElement;
    if (last === undefined || (now !== document.body && now !== last) || (last.isConnected && !last.matches(':disabled'))) return;
    const part = around.find((each) => each !== last && each.isConnected && each.querySelector(FOCUSABLE) !== null);
    part?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  };
  // Once it is painted: to give the focus before forces a layout, with which a look back in Kings Tricktakers takes 40 ms of script
  // at 6x throttle instead of 26.
  const observer = new MutationObserver(() => requestAnimationFrame(() => setTimeout(repairFocus)));
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', onFocus);
  return () => {
    document.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}

const elementCentre = (element: Element): XY => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Where the arrows lead from button to button: a whole table, or what stands together in a form. */
const ARROW_GROUPS = ['.table-view', '.hex-painter, fieldset, [role="group"]'];

/** Arrow keys lead from button to button, wherever a part has no way of its own. */
function followArrows(): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target } = event;
    const arrow = ARROWS[event.key];
    if (event.defaultPrevented || arrow === undefined || !(target instanceof HTMLButtonElement)) return;
    const [part] = ARROW_GROUPS.flatMap((each) => target.closest(each) ?? []);
    const others = [...(part?.querySelectorAll<HTMLButtonElement>('button:not(:disabled, [tabindex="-1"])') ?? [])];
    const next = nearestInDirection(elementCentre(target), arrow, others, elementCentre);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** For who plays by the keyboard, on every screen. */
export function followKeyboard(): () => void {
  const ends = [keepFocus(), followArrows()];
  return () => {
    for (const end of ends) end();
  };
}
