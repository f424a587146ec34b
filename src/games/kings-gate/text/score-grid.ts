import { typeset } from '#text/french';
import { grammar, type Language } from '#text/language';

const english = grammar('en');
const french = grammar('fr');

/** What the score grid says of King's Gate. */
const en = {
  total: 'Total',
  carried: 'Before',
  debt: 'Losses below 0',
  bishop: (tiles: number, otherwise: string) =>
    `The Bishop is there: ${tiles === 1 ? 'the tile counts 1' : `${tiles} tiles count 1 each`}, not ${otherwise}.`,
  assumed: (prize: string) => `Regent assumes the ${prize} prize: nobody has checked it against your box.`,
  unconfirmed: (places: readonly string[]) => `Prizes marked ? aren’t checked against your box: ${english.list(places)}.`,
  guildmaster: (counts: number, printed: number) => `The Guildmaster’s tile counts as ${counts} instead of ${printed}.`,
};

const fr: typeof en = typeset({
  total: 'Total',
  carried: 'Avant',
  debt: 'Pertes sous 0',
  bishop: (tiles, otherwise) =>
    `L’Évêque est là : ${tiles === 1 ? 'la tuile compte 1' : `${tiles} tuiles comptent 1 chacune`}, et non ${otherwise}.`,
  assumed: (prize) => `Le ${prize} gain est estimé : personne ne l’a vérifié sur votre boîte.`,
  unconfirmed: (places) => `Gains marqués « ? », non vérifiés sur votre boîte : ${french.list(places)}.`,
  guildmaster: (counts, printed) => `La tuile du Maître de guilde compte ${counts} au lieu de ${printed}.`,
});

export const scoreGridTexts: Readonly<Record<Language, typeof en>> = { en, fr };
