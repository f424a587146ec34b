import { typeset } from '#text/french';
import { grammar, type Language } from '#text/language';

const { list: and } = grammar('en');
const { list: et } = grammar('fr');

/** What the finish says of Kingdom Builder. */
const en = {
  ended: (players: readonly string[]) => `${and(players)} ran out of settlements, and the round was played to its end.`,
  counted: 'The settlements on the final board were counted.',
  shared: (players: readonly string[]) => `${and(players)} are tied on points and share the victory: there is no tie-break.`,
};

const fr: typeof en = typeset({
  ended: (players) =>
    `${et(players)} ${players.length === 1 ? 'a posé sa' : 'ont posé leur'} dernière cité, et on a fini le tour de table.`,
  counted: 'Les cités du plateau final ont été comptées.',
  shared: (players) => `${et(players)} sont à égalité et partagent la victoire : rien ne les départage.`,
});

export const endingTexts: Readonly<Record<Language, typeof en>> = { en, fr };
