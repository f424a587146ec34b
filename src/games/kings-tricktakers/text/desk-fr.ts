import type { BetCard } from '#games/kings-tricktakers/law/box';
import { de, le, typeset } from '#text/french';
import { capital, grammar } from '#text/language';
import type { BetAnswer, deskEn, Judged } from './desk-en';
import { betCard, CHARACTER, cardName, HER, HIS, KIND, plis } from './fr';

const { list, points } = grammar('fr');

const minus = (number: number): string => (number < 0 ? `−${-number}` : String(number));
const byTricks = (figures: readonly (readonly [string, number])[]): string =>
  list(figures.map(([number, paid]) => `${points(paid)} pour ${plis(Number(number))}`));
const kinds = { yellow: 'jaune', green: 'verte', blue: 'bleue', black: 'noire', ...KIND };

const staked = ({ card, copied }: Judged): string => `${betCard(card)}${copied === '' ? '' : ` imité ${de(copied)}`}`;

const each = (cards: readonly Judged[]): string =>
  cards.map((judged) => `${staked(judged)} ${judged.points === 0 ? 'rien' : points(judged.points)}`).join(', ');

function bet({ player, ally, met, tricks, cards, failed, points: paid }: BetAnswer): string {
  const [first] = cards;
  const card = first === undefined || cards.length > 1 ? '' : ` (${staked(first)})`;
  const whose = ally === undefined ? `le pari ${de(player)}${card}` : `le pari ${de(ally)}${card}, qui compte pour ${player},`;
  const counted = `avec ${plis(tricks)}`;
  if (cards.length > 1) {
    const told = `${counted} : ${each(cards)}`;
    if (met) return `Oui : ${whose} est réussi ${told}. ${points(paid)} en tout.`;
    return paid === 0
      ? `Non : ${whose} est manqué ${told}.`
      : `Non : ${whose} n’est pas réussi en entier ${told}. La carte réussie rapporte quand même.`;
  }
  if (first?.card === 'devil') {
    return failed.length === 0
      ? `Non : ${whose} est manqué, aucun autre pari n’ayant échoué.`
      : `Oui : ${whose} rapporte ${points(paid)} : pari manqué pour ${list(failed)}.`;
  }
  return met ? `Oui : ${whose} est réussi ${counted} et rapporte ${points(paid)}.` : `Non : ${whose} est manqué ${counted}.`;
}

export const deskFr: typeof deskEn = typeset({
  questions: {
    trick: { title: 'Qui remporte ce pli ?', hint: 'Touchez les cartes dans l’ordre où elles ont été jouées.' },
    round: { title: 'Que me rapporte cette manche ?', hint: 'Votre compagnie, vos plis et les cartes qui comptent.' },
    bet: { title: 'Ce pari est-il réussi ?', hint: 'Une carte ou deux, le Diable contre les autres, le Diplomate allié ou imitateur.' },
    revive: { title: 'Puis-je réactiver ma Dame ?', hint: 'Sa couleur et les points que vous avez.' },
    winner: { title: 'Qui a gagné ?', hint: 'Les points, et les Rois en cas d’égalité.' },
  },
  player: (seat) => `Joueur ${seat}`,
  copied: {
    bet: (card, figures) => `${capital(betCard(card))} en pari : ${byTricks(figures)} (selon votre exemplaire)`,
    jack: (set, figures) => `Valet ${HIS[set]} : ${byTricks(figures)} (selon votre exemplaire)`,
    queen: (set, cost) => `Dame ${HER[set]} : coûte ${points(cost)} (selon votre exemplaire)`,
    king: (set, ranks) => `Roi ${HIS[set]} : rang ${ranks.join(', retourné ')} (selon votre exemplaire)`,
  },
  no: (refusal) => `Non. ${refusal}`,

  answer: {
    trick: (player, card, decided, complete) => {
      const why = {
        king: 'le dernier Roi joué',
        mystic: 'la première Mystique',
        trump: 'le plus fort atout',
        leading: 'la plus forte carte de la couleur demandée',
        surrender: 'rien que des Redditions, donc la première',
      }[decided];
      return complete
        ? `${player} remporte le pli avec ${cardName(card)} : ${why}.`
        : `${player} est en tête pour l’instant avec ${cardName(card)} : ${why}.`;
    },
    led: (colour, player) =>
      colour === undefined ? 'Aucune couleur n’est demandée.' : `Couleur demandée : ${HIS[colour]}, fixée par ${player}.`,
    ifItStands: (then) => `Si la table l’admet : ${then}`,
    round: ({ player, ally, total, points: sum, tricks, jack }) =>
      [
        `${minus(total)} ${Math.abs(total) < 2 ? 'point' : 'points'} pour ${player}, avec ${plis(tricks)}${ally === undefined ? '' : ` ${de(ally)}`}.`,
        sum === undefined || sum === total ? '' : `Cela fait ${minus(sum)} en tout.`,
        jack === undefined ? '' : `Ce que rapporte le Valet ${HIS[jack]} s’y ajoute : ses chiffres n’ont pas été donnés.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    asTold: (then) => `Compté comme annoncé : ${then}`,
    bet,
    revived: (player, set, cost, left) => `Oui : la Dame ${HER[set]} coûte ${points(cost)}, et il en reste ${left} à ${player}.`,
    won: (player, number) => `${player} l’emporte avec ${points(number)}.`,
    wonByRank: (player, others, number, rank) =>
      `${player} l’emporte : ${points(number)} comme ${list(others)}, mais son Roi a le rang le plus bas (${rank}).`,
    shared: (players, number) =>
      `${list(players)} se partagent la victoire avec ${points(number)} chacun : les rangs de leurs Rois sont égaux.`,
    undecided: (players, number) =>
      `${list(players)} ont ${points(number)} chacun : le rang le plus faible du Roi départage. Indiquez plus bas leurs Rois et les rangs ; une table qui ne les connaît pas partage la victoire.`,
    stands: (next) => `Oui, c’est valable. ${next}.`,
    reported: (remarks) => `C’est admis, mais signalé. ${remarks}`,
  },

  told: {
    round: (round) => `Manche ${round}.`,
    up: (player, characters) => `${player} a ${list(characters.map((one) => le(CHARACTER[one])))} face visible.`,
    kingDown: (player) => `Le Roi ${de(player)} est déjà retourné.`,
    queenDown: (player) => `La Dame ${de(player)} est retournée.`,
    company: (player, set, up, turned) => {
      const parts = [
        ...(set === undefined ? [] : [`set ${HIS[set]}`]),
        ...up.map((one) => CHARACTER[one]),
        ...turned.map((one: BetCard) => `${betCard(one)} (pari)`),
      ];
      return `${player} : ${parts.length === 0 ? 'pas de pari' : parts.join(', ')}`;
    },
    fate: (player, fate) => `${player} : pari ${fate === 'met' ? 'réussi' : 'manqué'}`,
    tricks: plis,
    collected: (kind, cards) => `${cards} ${kinds[kind]}${cards > 1 ? 's' : ''}`,
    king: 'Roi retourné',
    queen: 'Dame jouée',
    ally: (player) => `allié à ${player}`,
    copies: (player, card) => `imite ${le(betCard(card))} ${de(player)}`,
    reviving: (player, set, down, number) =>
      `${player} a ${points(number)} ; la Dame ${set === undefined ? '' : `${HER[set]} `}est ${down ? 'retournée' : 'face visible'}.`,
    end: (player, number, set, down) =>
      `${player} : ${points(number)}${set === undefined ? '' : `, Roi ${HIS[set]} ${down ? 'retourné' : 'face visible'}`}.`,
  },

  form: {
    players: 'Combien de joueurs ?',
    about: 'De qui s’agit-il ?',
    round: 'Manche',
    next: (player) => `Carte suivante : ${player}`,
    full: 'Tout le monde a joué.',
    opens: 'Qui ouvre ?',
    laid: 'Cartes jouées, dans l’ordre',
    tapLaid: 'Touchez une carte jouée pour y ajouter son Roi, une Dame ou le Résistant.',
    back: 'Reprendre la dernière carte',
    with: (player, card) => `Qu’est-ce qui accompagne ${cardName(card)} ${de(player)} ?`,
    rebel: 'Transformée par le Résistant',
    oppressor: (player) => `${player} a l’Oppresseur face visible`,
    greenQueen: 'Dame verte maintenant, carte à la fin',
    waits: 'carte à la fin',
    king: (set) => `Roi ${HIS[set]} dessus`,
    queen: (set) => `Dame ${HER[set]}`,
    set: 'Set',
    characters: 'Personnages : touchez ceux de la compagnie',
    company: 'Touchez une carte pour la retourner en pari',
    betCards: 'Quelle carte est pariée ?',
    faceUp: 'visible',
    turned: 'pari',
    remove: (what) => `Retirer : ${what}`,
    jackBet: 'Valet en pari',
    tricks: 'Plis remportés (tas)',
    collected: 'Cartes ramassées qui comptent',
    kingDown: 'Roi retourné (joué maintenant ou avant)',
    queenPlayed: 'Dame jaune jouée dans la manche',
    queenLies: 'La Dame est',
    faces: { down: 'Retournée', up: 'Visible' },
    pointsNow: 'Points que vous avez',
    points: 'Points avant cette manche',
    devilUp: 'Diable face visible (+2 plis)',
    diplomatUp: 'Diplomate face visible : le pari d’un allié',
    ally: 'Qui est l’allié ?',
    copied: 'Quel pari est imité ?',
    others: (which) => (which === 'devil' ? 'Les paris des autres' : 'Les paris et les plis des autres'),
    betOf: (player) => `Pari ${de(player)}`,
    fates: { none: 'Pas de pari', met: 'Réussi', failed: 'Manqué', cards: 'Par ses cartes' },
    figures: 'Chiffres imprimés que Regent ne connaît pas',
    figuresHint: 'Regardez votre carte : Regent les demande, il ne les devine pas.',
    optional: 'Facultatif ; les points du Valet s’ajoutent alors.',
  },

  picture: {
    bet: 'pari',
    leads: 'demandé',
    unknown: 'non donné',
    tricks: plis,
    points,
    asSurrender: 'en Reddition',
    asMystic: 'en Mystique',
    as: (value) => `vaut ${value}`,
    king: 'Roi',
    queen: 'Dame',
    rebel: 'Résistant',
    last: 'carte à la fin',
    down: 'face cachée',
    fates: { met: 'pari réussi', failed: 'pari manqué' },
    ally: (player) => `allié : ${player}`,
    copies: (player) => `imite ${player}`,
    free: 'toute couleur',
  },
});
