/** The terrains of the cards, and the only ground that is built on. */
export const TERRAINS = ['grass', 'canyon', 'desert', 'flowers', 'forest'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** What a hex shows. */
export type Ground = Terrain | 'water' | 'mountain' | 'castle' | 'location';

const LETTERS: Readonly<Record<string, Ground>> = {
  G: 'grass',
  C: 'canyon',
  D: 'desert',
  B: 'flowers',
  F: 'forest',
  W: 'water',
  M: 'mountain',
  K: 'castle',
  L: 'location',
};

/** The ground a letter stands for; `undefined` where there is no hex. */
export const parseGround = (letter: string): Ground | undefined => (Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : undefined);

export const isTerrain = (ground: Ground | undefined): ground is Terrain => TERRAINS.some((terrain) => terrain === ground);

/** What merchants and workers count: castles and locations. */
export const isSite = (ground: Ground | undefined): boolean => ground === 'castle' || ground === 'location';
