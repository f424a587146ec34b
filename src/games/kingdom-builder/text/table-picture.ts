import { typeset } from '#text/french';
import { grammar, type Language } from '#text/language';

const english = grammar('en');
const french = grammar('fr');

/** A comma stands within the name of a hex, so that none parts two of them. */
const joinHexes = (hexes: readonly string[]): string => hexes.join(' · ');

/** What is said beside the picture of a table. */
const en = {
  settled: (player: string, at: readonly string[]) => `${player}: ${at.length === 0 ? 'no settlements' : joinHexes(at)}`,
  tiles: (player: string, tiles: readonly string[]) => `${player} has the ${english.list(tiles)} ${tiles.length === 1 ? 'tile' : 'tiles'}.`,
};

const fr: typeof en = typeset({
  settled: (player, at) => `${player} : ${at.length === 0 ? 'aucune cité' : joinHexes(at)}`,
  tiles: (player, tiles) => `${player} a ${tiles.length === 1 ? 'la plaquette' : 'les plaquettes'} ${french.list(tiles)}.`,
});

export const pictureTexts: Readonly<Record<Language, typeof en>> = { en, fr };
