import { CHARACTERS, type Character, SETS, type SetColour } from '#games/kings-tricktakers/law/box';

/** Stroke targets are named "kind:name", as "card:yellow-5"; this finds the name of a kind among a stroke's ends. */
export function strokedName(kind: string, names: readonly string[]): string | undefined {
  const stroked = names.find((each) => each.startsWith(`${kind}:`));
  return stroked?.slice(kind.length + 1);
}

/** The card of a company that was stroked. */
export function parsePick(names: string): { readonly set: SetColour } | { readonly character: Character } | undefined {
  const set = SETS.find((each) => each === strokedName('set', [names]));
  const character = CHARACTERS.find((each) => each === strokedName('character', [names]));
  return set === undefined ? character && { character } : { set };
}
