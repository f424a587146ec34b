import { type Fields, isObject } from '../formats/schema';
import type { Header, Patch } from './effective-log';

/** The smallest correction that leads from one header to another; undefined where they are alike. */
export function diffHeaders(before: Header, after: Header): Patch | undefined {
  const players = JSON.stringify(before.players) === JSON.stringify(after.players) ? undefined : after.players;
  const setup = diffFields(before.setup, after.setup);
  if (players === undefined && setup === undefined) return undefined;
  return { ...(players === undefined ? {} : { players }), ...(setup === undefined ? {} : { setup }) };
}

function diffFields(before: Fields, after: Fields): Fields | undefined {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const patch = new Map<string, unknown>();
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(key), now.get(key)];
    if (is === undefined) {
      if (was !== undefined) patch.set(key, null);
    } else if (isObject(was) && isObject(is)) {
      const inner = diffFields(was, is);
      if (inner !== undefined) patch.set(key, inner);
    } else if (JSON.stringify(was) !== JSON.stringify(is)) patch.set(key, is);
  }
  return patch.size === 0 ? undefined : Object.fromEntries(patch);
}
