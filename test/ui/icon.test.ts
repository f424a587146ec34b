import { toChildArray } from 'preact';
import { expect, test } from 'vitest';
import icon from '#ui/icon';

test('what is drawn of an icon is nobody else’s: it would hold the screen that it was drawn on last', () => {
  const Drop = icon({ name: 'drop', node: [['path', { d: 'M0 0' }]] });
  const [one, other] = [toChildArray(Drop({}).props.children), toChildArray(Drop({}).props.children)];
  expect(one).toHaveLength(1);
  expect(one[0]).not.toBe(other[0]);
});
