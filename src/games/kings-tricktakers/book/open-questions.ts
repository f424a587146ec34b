import type { agreements } from '#games/kings-tricktakers/law/rules';
import type { OpenQuestion } from '#rulebook/rulebook';
import { typeset } from '#text/french';

type Questions = Readonly<Record<keyof typeof agreements, OpenQuestion>>;

const en: Questions = {
  'two-card-bet': {
    says: 'Page 13 lets you bet two cards in round 3, and page 22 says that meeting both still gives the Gambler his 2 points only once. Neither says whether meeting one of the two is already a success, for the Gambler and for a Devil who looks at your bet.',
    others:
      'The two cards as one bet, met or missed as a whole: with one card missed, the Gambler pays nothing and a Devil counts you as failed. The card that was met still pays its own points.',
    ours: 'One card met is enough. Page 22 speaks of meeting both as a special case of a success, which makes sense only if one is a success too.',
  },
  'oppressor-reach': {
    says: 'Page 24 says that yellow cards become as strong as black ones, without saying whose. Its example is the Oppressor’s own Yellow 10 against another player’s Black 10.',
    others:
      'Everybody’s yellow cards, as long as an Oppressor is face up: yellow is then a second trump, and the ability helps the others as much as its owner.',
    ours: 'Only the owner’s cards. An ability of a company belongs to its player everywhere else in the rulebook, and the example is about that player’s own card.',
  },
  debt: {
    says: 'Page 25 takes 2 points for a Devil with exactly three tricks. It does not say what happens to somebody who has fewer; a Queen, by contrast, is revived only with points you have (page 18).',
    others: 'Nobody falls below 0, since there is nothing to take.',
    ours: 'Points may go below 0: a loss is a loss, and a player at 0 should not get the Devil for free.',
  },
};

const fr: Questions = typeset({
  'two-card-bet': {
    says: 'La page 13 permet de parier deux cartes à la manche 3, et la page 22 dit que les réussir toutes deux ne donne qu’une fois les 2 points du Flambeur. Ni l’une ni l’autre ne dit si une seule carte réussie suffit, pour le Flambeur et pour un Diable qui regarde votre pari.',
    others:
      'Les deux cartes comme un seul pari, réussi ou manqué en bloc : une carte manquée, et le Flambeur ne paie rien, le Diable vous compte parmi les échecs. La carte réussie rapporte toujours ses propres points.',
    ours: 'Une carte réussie suffit. La page 22 parle des deux réussies comme d’un cas particulier de réussite, ce qui n’a de sens que si une seule en est déjà une.',
  },
  'oppressor-reach': {
    says: 'La page 24 dit que les cartes jaunes deviennent aussi fortes que les noires, sans dire lesquelles. Son exemple oppose le 10 jaune de l’Oppresseur lui-même au 10 noir d’un autre.',
    others:
      'Les cartes jaunes de tous, tant qu’un Oppresseur est visible : le jaune est alors un second atout, et la capacité sert autant aux autres qu’à son propriétaire.',
    ours: 'Seulement celles de son propriétaire. Partout ailleurs, la capacité d’une compagnie appartient à son joueur, et l’exemple porte sur sa propre carte.',
  },
  debt: {
    says: 'La page 25 retire 2 points pour un Diable avec exactement trois plis. Elle ne dit pas ce qui arrive à un joueur qui en a moins ; une Dame, elle, ne se réactive qu’avec des points qu’on a (page 18).',
    others: 'Personne ne passe sous 0, puisqu’il n’y a rien à prendre.',
    ours: 'Les points peuvent passer sous 0 : une perte est une perte, et un joueur à 0 ne doit pas avoir le Diable gratuitement.',
  },
});

export const openQuestions = { en, fr };
