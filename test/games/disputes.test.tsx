import { cleanup, fireEvent, waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { manifests } from '#registry';
import { loadDesk, renderForm } from '../screens/desk/desk-form';
import type { Dispute, Tap } from './disputes';
import { disputes as kingdom } from './kingdom/disputes';
import { disputes as builder } from './kingdom-builder/disputes';
import { disputes as gate } from './kings-gate/disputes';
import { disputes as tricktakers } from './kings-tricktakers/disputes';

const DISPUTES: Readonly<Record<string, readonly Dispute[]>> = {
  kingdom,
  'kingdom-builder': builder,
  'kings-gate': gate,
  'kings-tricktakers': tricktakers,
};

/** A button's name as it is read out: what is only drawn is left out. */
function nameOf(button: Element): string {
  const label = button.getAttribute('aria-label');
  if (label !== null) return label;
  const read = button.cloneNode(true);
  if (!(read instanceof Element)) return '';
  for (const drawn of read.querySelectorAll('svg, [aria-hidden="true"]')) drawn.remove();
  return (read.textContent ?? '').trim();
}

function groupOf(name: string): Element {
  const found = [...document.querySelectorAll('fieldset')].find(
    (each) => each.getAttribute('aria-label') === name || each.querySelector('legend')?.textContent?.startsWith(name),
  );
  if (found === undefined) throw new Error(`no group ${name}`);
  return found;
}

/** The button of that name, else the one whose name begins so. */
function buttonOf(name: string, within: ParentNode): Element {
  const buttons = [...within.querySelectorAll('button, [role="button"]')];
  const found = buttons.find((each) => nameOf(each) === name) ?? buttons.find((each) => nameOf(each).startsWith(name));
  if (found === undefined) throw new Error(`no button ${name} among ${buttons.map(nameOf).join(' | ')}`);
  return found;
}

const placeOf = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(`no place ${selector}`);
  return found;
};

function applyTap(tap: Tap): void {
  if (typeof tap === 'string') fireEvent.click(buttonOf(tap, document));
  else if ('hex' in tap) fireEvent.click(placeOf(`[data-at="${tap.hex}"]`));
  else if ('square' in tap) fireEvent.click(placeOf(`[data-square="${tap.square}"]`));
  else if ('field' in tap) {
    const label = [...document.querySelectorAll('label')].find((each) => each.textContent?.startsWith(tap.field));
    fireEvent.input(label?.querySelector('input') ?? document.body, { target: { value: tap.typed } });
  } else fireEvent.click(buttonOf(tap[1], groupOf(tap[0])));
}

/** Questions that are told in a single tap, or ruled card by card. */
const ONE_TAP = ['jump', 'draw', 'locate', 'trick', 'pass'];

const desks = await Promise.all(manifests().map(async ({ id }) => ({ id, ...(await loadDesk(id)) })));

describe.each(desks)('the desk of $id', ({ id, screens: { desk } }) => {
  const disputes = DISPUTES[id] ?? [];

  test.each(desk.questions.map((question) => question.id))(
    '%s is asked in two disputes at least, and begins with nothing said',
    (question) => {
      expect(disputes.filter((dispute) => dispute.question === question).length).toBeGreaterThanOrEqual(2);
      expect(desk.ask(desk.questionOf(question)?.initialDraft() ?? { question }, {})).toBeUndefined();
      const examples = Object.values(desk.examples).filter(({ deskCase }) => deskCase.question === question);
      // What is told in a single tap needs no example.
      expect(examples.length > 0 || question === 'draw').toBe(true);
    },
  );

  test.each(disputes)('$question: $about ($printed)', async ({ question, taps, answer }) => {
    const form = await renderForm(id, desk.questionOf(question)?.initialDraft() ?? { question });
    for (const [index, tap] of taps.entries()) {
      // A board brings its parts when they are first needed.
      await waitFor(() => applyTap(tap));
      await Promise.resolve();
      if (index === 0 && !ONE_TAP.includes(question)) expect(form.answer(), 'one tap is not a question yet').toBe('');
    }
    expect(form.answer()).toBe(answer);
    cleanup();
  });
});
