import { CHARACTERS, type Character, SETS, type SetColour } from '#games/kings-tricktakers/law/box';

/** What can be stroked has a kind and a name: "card:yellow-5". Of two things in one stroke, the name of the one of this kind. */
export function strokedName(kind: string, stroked: readonly string[]): string | undefined {
  const found = stroked.find((each) => each.startsWith(`${kind}:`));
  return found?.slice(kind.length + 1);
}

/** The card of a company that was stroked. */
export function parsePick(stroked: string): { readonly set: SetColour } | { readonly character: Character } | undefined {
  const set = SETS.find((each) => each === strokedName('set', [stroked]));
  const character = CHARACTERS.find((each) => each === strokedName('character', [stroked]));
  return set === undefined ? character && { character } : { set };
}
