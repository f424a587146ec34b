import { cleanup } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { manifests } from '#registry';
import { loadDesk, renderForm } from './desk-form';

const CONTROLS = 'button, input, select';

/** Where a long word may be parted, which is seen and not heard. */
const isParting = (node: Node | null): boolean => node instanceof Element && node.matches('[class$="-shy"]');

/** The pieces of text that a screen reader speaks for a control, each from an element of its own. */
function pieces(control: Element): readonly string[] {
  if (control.closest('[aria-hidden="true"]') !== null) return [];
  const found: string[] = [];
  for (const node of control.childNodes) {
    const next = piecesIn(node);
    if (isParting(node.previousSibling)) found.push([found.pop() ?? '', ...next].join(''));
    else found.push(...next);
  }
  return found;
}

function piecesIn(node: Node): readonly string[] {
  if (node instanceof Element) return node.getAttribute('aria-hidden') === 'true' || node instanceof SVGElement ? [] : pieces(node);
  return node.textContent === null || node.textContent === '' ? [] : [node.textContent];
}

const labelOf = (control: Element): string =>
  control.getAttribute('aria-label') ?? (control instanceof HTMLInputElement ? (control.labels?.[0]?.textContent ?? '') : '');

/** Between two pieces stands a space, a comma or the like: otherwise they are spoken as one word. */
const runTogether = (spoken: readonly string[]): boolean =>
  spoken.some((piece, at) => at > 0 && /[\p{L}\p{N}]$/u.test(spoken[at - 1] ?? '') && /^[\p{L}\p{N}]/u.test(piece));

function faults(): readonly string[] {
  const found = [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const label = labelOf(control);
    const spoken = label === '' ? pieces(control) : [label];
    if (spoken.join('').trim() === '') return [`nameless: ${control.outerHTML.slice(0, 90)}`];
    return runTogether(spoken) ? [`run together: ${spoken.join('|')}`] : [];
  });
  const groups = [...document.querySelectorAll('fieldset')].filter(
    (each) => each.querySelector('legend') === null && !each.hasAttribute('aria-label'),
  );
  cleanup();
  return [...found, ...groups.map((each) => `a group without a name: ${each.outerHTML.slice(0, 90)}`)];
}

test.each(manifests().map(({ id }) => ({ id })))('every control of the desk of $id has a name with pauses', async ({ id }) => {
  const { desk } = (await loadDesk(id)).screens;
  for (const question of desk.questions) {
    const example = Object.values(desk.examples).find(({ deskCase }) => deskCase.question === question.id);
    for (const deskCase of [question.initialDraft(), ...(example === undefined ? [] : [example.deskCase])]) {
      await renderForm(id, deskCase);
      expect(new Set(faults()), question.id).toEqual(new Set());
    }
  }
});
