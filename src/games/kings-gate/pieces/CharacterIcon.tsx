import type { Character } from '#games/kings-gate/law/box';

/** The characters as simple emblems, drawn in 24 units. */
const CHARACTER_PATHS: Readonly<Record<Character, string>> = {
  king: 'M3 18h18l1-11-5.5 4L12 4l-4.5 7L2 7zM4 19.5h16V22H4z',
  bishop: 'M12 2c5 4 7 8 6 14H6C5 10 7 6 12 2zM6 17.5h12V21H6zM11 7v2.5H8.8V11H11v3h2v-3h2.2V9.5H13V7z',
  wizard: 'M13.5 2 18 17H6l4-8zM2.5 18.5h19V21h-19zM12.8 10l.7 1.6 1.6.7-1.6.7-.7 1.6-.7-1.6-1.6-.7 1.6-.7z',
  guildmaster: 'M4 3h9l3 3-3.5 3.5L10.6 7.6 7.5 10.7 4 7.2zM11.2 11 21 20.8 18.8 23 9 13.2z',
  merchant: 'M8 2h8l-2 4c4 2 6 6 6 10 0 4-3 6-8 6s-8-2-8-6c0-4 2-8 6-10zM12 9a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z',
  sorceress: 'M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2zM19 4l.9 2.1L22 7l-2.1.9L19 10l-.9-2.1L16 7l2.1-.9z',
};

/** What marks the special tiles: the pub's mug, the house's star, the sword of the barracks, the dragon. */
export type Sign = 'mug' | 'star' | 'sword' | 'dragon';

const SIGN_PATHS: Readonly<Record<Sign, string>> = {
  mug: 'M4 5h12v3h3.5A2.5 2.5 0 0 1 22 10.5v4a2.5 2.5 0 0 1-2.5 2.5H16v4H4zM16 10v5h3.2a.8.8 0 0 0 .8-.8v-3.4a.8.8 0 0 0-.8-.8z',
  star: 'M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.8l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z',
  sword: 'M19 2h3v3L10.5 16.5l2 2-1.6 1.6-2.6-2.6L4.6 21l-1.6-1.6 3.5-3.7L3.9 13l1.6-1.6 2 2z',
  dragon:
    'M2 20c2-1 3-3 3-6 0-5 3-9 8-10l-1-2 4 2 5 1-2 2 3 2-3 1c-2 1-4 1-5 3 3 0 6 2 7 6l-4-2-1 4-3-3c-2 3-6 4-11 2zM15.5 6.2a1 1 0 1 0 0-.1z',
};

export function CharacterShape({ character }: { readonly character: Character }) {
  return <path d={CHARACTER_PATHS[character]} fill-rule="evenodd" />;
}

export function SignShape({ sign }: { readonly sign: Sign }) {
  return <path d={SIGN_PATHS[sign]} fill-rule="evenodd" />;
}

export function CharacterIcon({ character, size = 24 }: { readonly character: Character; readonly size?: number }) {
  return (
    <svg class="kg-emblem" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <CharacterShape character={character} />
    </svg>
  );
}
