import type { Camera } from './camera';

const keyOf = (name: string): string => `camera ${name}`;

/** Where somebody left the camera while this was looked at; what cannot be read is as if nobody had moved it. */
export function loadCamera(name: string, about: string): Camera | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    if (!Array.isArray(found) || found[0] !== about) return undefined;
    const [left, top, scale] = found.slice(1).map(Number);
    return left === undefined || top === undefined || scale === undefined || !(scale > 0) ? undefined : { left, top, scale };
  } catch {
    return undefined;
  }
}

export function saveCamera(name: string, about: string, { left, top, scale }: Camera): void {
  if (name === '') return;
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify([about, left, top, scale]));
  } catch {
    // Without room it lasts as long as the board does.
  }
}
