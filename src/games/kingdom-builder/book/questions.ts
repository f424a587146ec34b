import type { agreements } from '#games/kingdom-builder/law/position';
import type { OpenQuestion } from '#rulebook/rulebook';
import { typeset } from '#text/french';

type Questions = Readonly<Record<keyof typeof agreements, OpenQuestion>>;

const en: Questions = {
  'lords-zero': {
    says: 'Page 5 (Seigneurs) gives 12 points to whoever has most settlements in a section and 6 to the second, all who are tied getting the full figure. It never says whether a player with none there is placed.',
    others:
      'Many tables ask for at least one settlement: nobody is lord of a section without a house in it, and an empty section pays nobody.',
    ours: 'We count none as a count, because the text sets no least number: with two players, the one who is absent is second there. Choose the other way if your table finds that odd.',
  },
  'terrain-runs-out': {
    says: 'Page 4 (Exception) speaks of a player whose card shows a terrain without a free hex: another card is drawn until the mandatory action can be done. It does not say what happens when the last hex goes to the first or second of the three.',
    others: 'Other tables draw a new card at once and place the rest of the three on its terrain, so that everybody always places three.',
    ours: 'We stop: the three go on the card that was shown, and the exception is written for a card that cannot be used at all. It is very rare either way.',
  },
};

const fr: Questions = typeset({
  'lords-zero': {
    says: 'La page 5 (Seigneurs) donne 12 points à qui a le plus de cités dans une section et 6 au second, les joueurs à égalité touchant tous la somme entière. Elle ne dit pas si un joueur sans aucune cité peut y être classé.',
    others:
      'Beaucoup de tables exigent au moins une cité : on n’est pas seigneur d’une section sans y avoir de maison, et une section vide ne rapporte rien à personne.',
    ours: 'Zéro compte chez nous, car le texte ne fixe aucun minimum : à deux, celui qui n’y est pas est second. Choisissez l’autre lecture si votre table trouve cela étrange.',
  },
  'terrain-runs-out': {
    says: 'La page 4 (Exception) parle d’un joueur dont la carte montre un terrain sans case libre : il repioche jusqu’à pouvoir faire son action obligatoire. Elle ne dit rien du cas où la première ou la deuxième des trois cités prend la dernière case.',
    others:
      'D’autres tables repiochent aussitôt et posent le reste des trois cités sur le nouveau terrain, pour que chacun en pose toujours trois.',
    ours: 'On s’arrête : les trois cités vont sur la carte montrée, et l’exception vise une carte qui ne permet rien du tout. Le cas est très rare de toute façon.',
  },
});

export const questions = { en, fr };
