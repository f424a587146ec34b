import type { agreements } from '#games/kingdom-builder/law/position';
import type { OpenQuestion } from '#rulebook/rulebook';
import { typeset } from '#text/french';

type Questions = Readonly<Record<keyof typeof agreements, OpenQuestion>>;

const en: Questions = {
  'lords-zero': {
    says: 'Page 5 (Seigneurs) gives 12 points to whoever has most settlements in a section and 6 to the second, and tied players all get the full points. It does not say whether a player with none there can take a place.',
    others: 'At least one settlement is needed: nobody is lord of a section without a settlement in it, and an empty section pays nobody.',
    ours: 'None counts too, because the text sets no minimum: with two players, the one who is absent is second there.',
  },
  'terrain-runs-out': {
    says: 'Page 4 (Exception) speaks of a terrain that has no empty hex left during a player’s turn: another card is drawn at once, as often as needed, until the mandatory action can be carried out. It calls the card that leaves unused, and does not mention that one or two of the three may already be placed.',
    others: 'Stop: the three belong to the card that was shown, and a card that took one or two of them was not unused.',
    ours: 'Draw again: the exception speaks of the whole turn and of carrying out the mandatory action, and that is three settlements (page 3). The rest of them go on the new terrain.',
  },
};

const fr: Questions = typeset({
  'lords-zero': {
    says: 'La page 5 (Seigneurs) donne 12 points au joueur qui a le plus de cités dans une section et 6 au second ; à égalité, chacun touche la somme entière. Elle ne dit pas si un joueur sans aucune cité peut y être classé.',
    others:
      'Il faut au moins une cité : on n’est pas seigneur d’une section sans y avoir de cité, et une section vide ne rapporte rien à personne.',
    ours: 'Zéro compte aussi, car le texte ne fixe aucun minimum : à deux, celui qui n’y est pas est second.',
  },
  'terrain-runs-out': {
    says: 'La page 4 (Exception) parle d’un terrain qui n’a plus de case vide pendant le tour d’un joueur : il repioche aussitôt, autant de fois qu’il le faut, jusqu’à pouvoir faire son action obligatoire. Elle appelle « inutilisée » la carte qui sort du jeu, et ne dit rien du cas où une ou deux des trois cités sont déjà posées.',
    others: 'On s’arrête : les trois cités vont avec la carte montrée, et une carte qui en a reçu une ou deux n’est pas inutilisée.',
    ours: 'On repioche : l’exception parle de tout le tour et de l’action obligatoire à effectuer, qui est de trois cités (page 3). Le reste va sur le nouveau terrain.',
  },
});

export const openQuestions = { en, fr };
