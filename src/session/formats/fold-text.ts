/** A text as it is searched for: without accents and capitals, so that "theo" finds Théo. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
