import type { rules } from '#games/kings-tricktakers/law/rules';
import type { RuleLinks, RuleTexts } from '#rulebook/rulebook';
import { typeset } from '#text/french';

/** What the rulebook tells and no law judges. */
export const guides = ['kt.setup.layout', 'kt.setup.characters', 'kt.ally.talk'] as const;

export type PageId = (typeof guides)[number] | (typeof rules)[number];

export const guidesEn: RuleTexts<(typeof guides)[number]> = {
  'kt.setup.layout': {
    title: 'Setting up',
    statement:
      'Make the deck for your number of players: all 44 cards with five, without 8s and 9s with four (36 cards), without 6s to 9s with three or two (28 cards). Shuffle it and deal five cards each. Then companies are made: ready ones for a first game, or by the open draft, with every set and character laid out in the middle. The player with the lowest King rank takes the first player token. A first game may leave out the Diplomat. The game is for two to five; the variant for two has a booklet of its own, and Regent uses the base rules with the deck for two.',
    source: 'p. 8, set-up; p. 9, new hand and new company',
  },
  'kt.setup.characters': {
    title: 'Characters left in the box',
    statement:
      'With five players all 20 characters are used. With four, one Gambler and one Hermit stay in the box. With three, one each of Gambler, Hermit, Oppressor, Assassin, Healer, Collector, Devil and Diplomat stay in the box, and 12 are used. With two, two Gamblers and two Hermits stay in the box, and one each of Rebel, Berserker, Oppressor, Assassin, Healer, Collector, Devil and Diplomat; 8 are used. With ready-made companies all may be used.',
    source: 'p. 8, set-up; p. 10, remark',
  },
  'kt.ally.talk': {
    title: 'What allies may say',
    statement: 'A Diplomat and the ally may talk about when to swap a card, but not about how strong the cards are.',
    source: 'p. 26, Diplomat',
  },
};

export const guidesFr: RuleTexts<(typeof guides)[number]> = typeset({
  'kt.setup.layout': {
    title: 'La mise en place',
    statement:
      'Préparez la pioche selon le nombre de joueurs : les 44 cartes à cinq, sans les 8 et 9 à quatre (36 cartes), sans les 6 à 9 à trois ou deux (28 cartes). Mélangez et distribuez cinq cartes à chacun. Puis viennent les compagnies : toutes faites pour une première partie, ou par la sélection ouverte, tous les sets et personnages étant étalés au centre. Le Roi de plus faible rang prend le jeton Premier Joueur. On peut se passer du Diplomate pour découvrir le jeu. Le jeu se joue de deux à cinq ; la variante à deux est dans un livret à part, et Regent joue la règle de base avec la pioche à deux.',
    source: 'p. 8, Mise en place ; p. 9, nouvelle main et nouvelle compagnie',
  },
  'kt.setup.characters': {
    title: 'Les personnages retirés',
    statement:
      'À cinq, les 20 personnages restent. À quatre, on retire un Flambeur et un Ermite. À trois, on retire un exemplaire des Flambeur, Ermite, Oppresseur, Assassin, Guérisseur, Collectionneur, Diable et Diplomate ; il en reste 12. À deux, on retire deux Flambeurs et deux Ermites, et un exemplaire des Résistant, Enragé, Oppresseur, Assassin, Guérisseur, Collectionneur, Diable et Diplomate ; il en reste 8. Avec les compagnies d’initiation, tous peuvent rester.',
    source: 'p. 8, Mise en place ; p. 10, remarque',
  },
  'kt.ally.talk': {
    title: 'Ce que les alliés peuvent se dire',
    statement: 'Le Diplomate et son allié peuvent discuter du moment de l’échange, mais pas de la force des cartes à échanger.',
    source: 'p. 26, Diplomate',
  },
});

export const guideLinks: Readonly<Record<(typeof guides)[number], RuleLinks<PageId, never>>> = {
  'kt.setup.layout': { related: ['kt.setup.characters', 'kt.card.exists', 'kt.flow.rounds', 'kt.draft.order'] },
  'kt.setup.characters': { related: ['kt.setup.layout', 'kt.company.shape', 'kt.draft.order'] },
  'kt.ally.talk': { related: ['kt.ally.after-bets', 'kt.character.hermit'] },
};
