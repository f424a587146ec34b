import { typeset } from '#text/french';
import { grammar, type Language } from '#text/language';

/** What is said beside the picture of a table. */
interface PictureText {
  settled(player: string, hexes: readonly string[]): string;
  tiles(player: string, tiles: readonly string[]): string;
}

const english = grammar('en');
const french = grammar('fr');

const en: PictureText = {
  settled: (player, at) => `${player}: ${at.length === 0 ? 'no settlement' : english.list(at)}.`,
  tiles: (player, tiles) => `${player} holds ${english.list(tiles)}.`,
};

const fr: PictureText = typeset({
  settled: (player, at) => `${player} : ${at.length === 0 ? 'aucune cité' : french.list(at)}.`,
  tiles: (player, tiles) => `${player} a ${french.list(tiles)}.`,
});

export const pictureTexts: Readonly<Record<Language, PictureText>> = { en, fr };
