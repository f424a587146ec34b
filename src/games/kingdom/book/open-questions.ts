import type { agreements } from '#games/kingdom/law/position';
import type { OpenQuestion } from '#rulebook/rulebook';
import { typeset } from '#text/french';

type Questions = Readonly<Record<keyof typeof agreements, OpenQuestion>>;

const en: Questions = {
  courtesy: {
    says: 'The section “Règle de courtoisie” speaks of a player who puts the Monarch, by oversight, where it could be taken next: the opponent warns, the Monarch goes back, and another move is played. It says nothing of moves by other pieces that leave the Monarch exposed.',
    others:
      'As in chess: every move that leaves one’s own Monarch in danger is taken back. Or without mercy: nothing is taken back, and a player who did not look has lost.',
    ours: 'Regent keeps to the printed words: only the Monarch’s own move is taken back. Any other danger is pointed out, and overlooking it is part of the game.',
  },
  'throne-capture': {
    says: 'Any enemy piece may take a Monarch (“Principes du jeu”), yet Knights may not occupy the throne (“Les Chevaliers”, reminder). It does not say what applies when the Monarch sits on its own throne.',
    others: 'The throne as a refuge: no Knight takes the Monarch there, only the other Monarch does.',
    ours: 'A Knight may take it there: the capture ends the game at once, so nobody occupies the throne; and a Monarch that could not be attacked at home would never have to leave it.',
  },
  first: {
    says: 'White begins (“Début du jeu”); but the players may as well draw lots, or let the youngest begin.',
    others: 'Black begins: drawn by lot, or because the youngest has Black.',
    ours: 'White begins, as the rulebook says first.',
  },
};

const fr: Questions = typeset({
  courtesy: {
    says: 'La « Règle de courtoisie » parle du joueur qui, par inadvertance, place son Monarque là où il pourrait être pris au coup suivant : l’adversaire le prévient, le Monarque revient d’où il vient et le joueur rejoue. Elle ne dit rien des coups d’autres pièces qui découvrent le Monarque.',
    others:
      'Comme aux échecs : tout coup qui laisse son propre Monarque en prise est repris. Ou sans pitié : rien n’est repris, et tant pis pour le joueur qui n’a pas regardé.',
    ours: 'Regent s’en tient au texte : seul un coup du Monarque lui-même est repris. Tout autre danger est signalé, et ne pas le voir fait partie du jeu.',
  },
  'throne-capture': {
    says: 'Un Monarque peut être capturé par n’importe quelle pièce adverse (« Principes du jeu »), mais les Chevaliers ne peuvent pas occuper le trône (« Les Chevaliers », rappel). Le texte ne tranche pas quand le Monarque se trouve sur son propre trône.',
    others: 'Le trône comme refuge : aucun Chevalier n’y prend le Monarque, seul l’autre Monarque le peut.',
    ours: 'Un Chevalier peut l’y prendre : la prise met fin à la partie, personne n’occupe donc le trône ; et un Monarque intouchable chez lui n’aurait jamais à en sortir.',
  },
  first: {
    says: 'Les Blancs commencent (« Début du jeu ») ; mais les joueurs peuvent aussi tirer au sort ou laisser commencer le plus jeune.',
    others: 'Les Noirs commencent : par le sort, ou parce que le plus jeune les a.',
    ours: 'Les Blancs commencent : c’est ce que le livret dit d’abord.',
  },
});

export const openQuestions = { en, fr };
