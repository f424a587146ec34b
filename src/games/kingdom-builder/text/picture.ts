import { typeset } from '#text/french';
import { grammar, type Language } from '#text/language';

/** What is said beside the picture of a table. */
interface PictureText {
  settled(player: string, hexes: readonly string[]): string;
  tiles(player: string, tiles: readonly string[]): string;
}

const english = grammar('en');
const french = grammar('fr');

/** A comma stands within the name of a hex, so that none parts two of them. */
const apart = (hexes: readonly string[]): string => hexes.join(' · ');

const en: PictureText = {
  settled: (player, at) => `${player}: ${at.length === 0 ? 'no settlement' : apart(at)}`,
  tiles: (player, tiles) => `${player} holds the ${english.list(tiles)} ${tiles.length === 1 ? 'tile' : 'tiles'}.`,
};

const fr: PictureText = typeset({
  settled: (player, at) => `${player} : ${at.length === 0 ? 'aucune cité' : apart(at)}`,
  tiles: (player, tiles) => `${player} a ${tiles.length === 1 ? 'la plaquette' : 'les plaquettes'} ${french.list(tiles)}.`,
});

export const pictureTexts: Readonly<Record<Language, PictureText>> = { en, fr };
