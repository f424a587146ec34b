import { typeset } from '#text/french';
import { grammar, type Language } from '#text/language';

const { list: and } = grammar('en');
const { list: et } = grammar('fr');

/** What the finish says of Kingdom Builder. */
const en = {
  ended: (players: readonly string[]) =>
    `${and(players)} placed ${players.length === 1 ? 'the' : 'their'} last settlement, and the round was played to its end.`,
  counted: 'The settlements on the table were put down and counted.',
  shared: (players: readonly string[]) => `${and(players)} are level on points and share the victory: nothing else parts them.`,
};

const fr: typeof en = typeset({
  ended: (players) => `Dernière cité posée par ${et(players)} ; le tour de table est allé à son terme.`,
  counted: 'Les cités de la table ont été relevées et comptées.',
  shared: (players) => `${et(players)} ont autant de points et partagent la victoire : rien d’autre ne les départage.`,
});

export const endingTexts: Readonly<Record<Language, typeof en>> = { en, fr };
