/** Words that every question is full of: they tell little of what is asked. */
const STOP_WORDS = new Set(
  [
    'a able allowed am an and cannot any anything are as at be been being but by can cant could did didnt do does doesnt doing done dont for from get gets getting go goes going got had',
    'happen happens has have havent having he her here hes him his how i if ill im in into is isnt it its ive just kind like lot make makes many may me might much must my need no not',
    'of off ok on one onto or our please put really receive receives s she should so some someone somebody something still stuff t than that thats the their them then there these they thing things this those to',
    'actually btw coz cuz ever gonna gotta hello hey hi idk okay pls plz quite simply sure thanks though thx u ur very wanna',
    'bah ben cb ds ecoute euh franchement genre hein jdois jpe jsp jsuis kan kand kel kelle kelles kels ki koi merci mm pk pr qd qqch qqun salut sinon stp svp tjs truc ts tt voila vrmt',
    'too up use used using us want was we well went were what whats when where whether which while who whos whose why will with would yes you your yours',
    'ai aie alors as au aussi autre autres aux avec avez avoir avons bien c ca ce cela ces cest cet cette ceux chez combien comme comment d dans de deja des doit dois doivent donc du e eme elle elles en',
    'es est estce et ete etre eu eux fait faire fais faut fois il ils j jai je jeu joueur joueurs jpeux jveux l la le les leur leurs lui m ma mais me meme mes mettre mis moi mon n ne ni non nos notre nous on ont ou',
    'oui par pas peu peut peux peuvent plus pour pouvez pourquoi pouvoir puis puisje qu quand que quel quelle quelles quels qui quil quils quoi quon recois recoit recevoir s sa sais sans se sera sert ses seulement si sil son sont suis',
    'sur t ta te tes toi ton toujours tous tout toute toutes tres tu un une va vais veut veux vos votre vous vraiment y ya',
  ].flatMap((words) => words.split(' ')),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** A number is the same, said or written, in either language. */
const NUMBERS = new Map(
  ['zero', '', 'two deux', 'three trois', 'four quatre', 'five cinq', 'six', 'seven sept', 'eight huit', 'nine neuf', 'ten dix'].flatMap(
    (words, number) => words.split(' ').map((word) => [word, String(number)] as const),
  ),
);

/** Lower case, without accents, ligatures or apostrophes: as people type in a hurry. */
export function wordsIn(text: string): readonly string[] {
  const typed = text.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '');
  return typed.match(/[a-z]+|\d+/g) ?? [];
}

const ENDINGS = /(?:issements?|ations?|ements?|issent|antes?|ants?|ings?|ions?|aient|ees?|ers?|ez|ed|es|s|x|e)$/;

/** A word without what number, gender, person or tense add to it, in either language. */
export function stemOf(word: string): string {
  const number = NUMBERS.get(word);
  if (number !== undefined) return number;
  if (word.length < 4) return word;
  let stem = word.replace(/ies$/, 'y').replace(/aux$/, 'al');
  for (let cuts = 0; cuts < 2; cuts++) {
    const shorter = stem.replace(ENDINGS, '');
    if (shorter.length < 3) break;
    stem = shorter;
  }
  return stem.replace(/([bdglmnprt])\1$/, '$1').replace(/[iy]$/, 'i');
}
