import { de, le, typeset } from '#text/french';
import { capitalize, grammar } from '#text/language';
import type { BetAnswer, deskEn, JudgedBetCard } from './desk-en';
import { betCardName, CHARACTER_NAMES, cardName, FEMININE_COLOURS, MASCULINE_COLOURS, plis } from './fr';

const { list, points } = grammar('fr');

const formatSigned = (number: number): string => (number < 0 ? `−${-number}` : String(number));
const formatPointsByTricks = (figures: readonly (readonly [string, number])[]): string =>
  list(figures.map(([number, paid]) => `${points(paid)} pour ${plis(Number(number))}`));

const describeBetCard = ({ card, copied }: JudgedBetCard): string => `${betCardName(card)}${copied === '' ? '' : ` imité ${de(copied)}`}`;

const describeBetCards = (cards: readonly JudgedBetCard[]): string =>
  cards.map((judged) => `${describeBetCard(judged)} ${judged.points === 0 ? 'rien' : points(judged.points)}`).join(', ');

function answerBet({ player, ally, met, tricks, cards, failed, points: paid }: BetAnswer): string {
  const [first] = cards;
  const card = first === undefined || cards.length > 1 ? '' : ` (${describeBetCard(first)})`;
  const whose = ally === undefined ? `le pari ${de(player)}${card}` : `le pari ${de(ally)}${card}, qui compte pour ${player},`;
  const counted = `avec ${plis(tricks)}`;
  if (cards.length > 1) {
    const told = `${counted} : ${describeBetCards(cards)}`;
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
    pass: { title: 'Puis-je passer mon tour ?', hint: 'Choisissez ce que vous devriez faire.' },
    log: { title: 'Ce coup est-il permis ?', hint: 'Quelques coups d’une partie ; la question porte sur le dernier.' },
  },
  player: (seat) => `Joueur ${seat}`,
  copied: {
    bet: (card, figures) => `${capitalize(betCardName(card))} en pari : ${formatPointsByTricks(figures)} (selon votre boîte)`,
    jack: (set, figures) => `Valet ${MASCULINE_COLOURS[set]} : ${formatPointsByTricks(figures)} (selon votre boîte)`,
    queen: (set, cost) => `Dame ${FEMININE_COLOURS[set]} : coûte ${points(cost)} (selon votre boîte)`,
    king: (set, ranks) => `Roi ${MASCULINE_COLOURS[set]} : rang ${ranks.join(', face cachée ')} (selon votre boîte)`,
  },
  no: (refusal) => `Non. ${refusal}`,

  answer: {
    trick: (player, { card, decided, isFirstOfEqual, complete }) => {
      const why = {
        king: 'le dernier Roi joué',
        mystic: 'la première Mystique',
        trump: 'la plus forte carte d’atout',
        leading: 'la plus forte carte de la couleur demandée',
        surrender: 'que des Redditions, la première l’emporte',
      }[decided].concat(isFirstOfEqual ? ', jouée en premier' : '');
      return complete
        ? `${player} remporte le pli avec ${cardName(card)} : ${why}.`
        : `${player} est en tête pour l’instant avec ${cardName(card)} : ${why}.`;
    },
    led: (colour, player) =>
      colour === undefined ? 'Aucune couleur n’est demandée.' : `Couleur demandée : ${MASCULINE_COLOURS[colour]}, fixée par ${player}.`,
    ifItStands: (then) => `Si la table l’autorise : ${then}`,
    round: ({ player, ally, total, points: sum, tricks, jack }) =>
      [
        `${formatSigned(total)} ${Math.abs(total) < 2 ? 'point' : 'points'} pour ${player}, avec ${plis(tricks)}${ally === undefined ? '' : ` ${de(ally)}`}.`,
        sum === undefined || sum === total ? '' : `Cela fait ${formatSigned(sum)} en tout.`,
        jack === undefined ? '' : `Ce que rapporte le Valet ${MASCULINE_COLOURS[jack]} s’y ajoute : saisissez ses valeurs.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    asTold: (then) => `Compté comme saisi : ${then}`,
    bet: answerBet,
    revived: (player, set, cost, left) =>
      `Oui : la Dame ${FEMININE_COLOURS[set]} coûte ${points(cost)}, et il en reste ${left} à ${player}.`,
    won: (player, number) => `${player} l’emporte avec ${points(number)}.`,
    wonByRank: (player, others, number, rank) =>
      `${player} l’emporte : ${points(number)} comme ${list(others)}, mais son Roi a le rang le plus bas (${rank}).`,
    shared: (players, number) =>
      `${list(players)} se partagent la victoire avec ${points(number)} chacun : les rangs de leurs Rois sont égaux.`,
    undecided: (players, number) =>
      `${list(players)} ont ${points(number)} chacun : le rang le plus faible du Roi départage. Indiquez plus bas leurs Rois et les rangs ; une table qui ne les connaît pas partage la victoire.`,
    pass: {
      draft: 'Non : chacun choisit à son tour, et le suivant attend votre choix.',
      bet: 'Non : à chaque manche, chacun parie une carte de sa compagnie.',
      diplomat: 'Oui : laissez le Diplomate face visible et ne pariez rien. Vous choisissez un allié une fois les paris dévoilés.',
      queen: 'Oui : personne n’est obligé de réactiver sa Dame. Elle reste face cachée.',
      card: 'Non : chacun joue une carte à chaque pli. Si l’on ne peut pas fournir, on joue la carte de son choix.',
    },
  },

  told: {
    up: (player, characters) => `${player} a ${list(characters.map((one) => le(CHARACTER_NAMES[one])))} face visible.`,
    kingDown: (player) => `Le Roi ${de(player)} est déjà face cachée.`,
    queenDown: (player) => `La Dame ${de(player)} est face cachée.`,
  },

  form: {
    players: 'Combien de joueurs ?',
    about: 'De qui s’agit-il ?',
    round: 'Manche',
    opens: 'Qui ouvre ?',
    cards: 'Jouer les cartes',
    before: 'Les cartes de qui ?',
    lies: { kingDown: 'Roi face cachée', queenDown: 'Dame face cachée', queenPlayed: 'Dame déjà jouée' },
    gone: 'Cartes des plis précédents',
    set: 'Set',
    characters: 'Personnages de la compagnie',
    company: 'Carte pariée',
    betCards: 'Quelle carte est pariée ?',
    tricks: 'Plis remportés (tas)',
    collected: 'Cartes ramassées qui comptent',
    facing: 'Quoi d’autre sur la table ?',
    facings: {
      king: 'Roi face cachée (joué maintenant ou avant)',
      queen: 'Dame jaune jouée dans la manche',
      devil: 'Diable face visible (+2 plis)',
      diplomat: 'Diplomate face visible : le pari d’un allié',
    },
    queenLies: 'La Dame est',
    faces: { down: 'Face cachée', up: 'Face visible' },
    pointsNow: 'Points que vous avez',
    points: 'Points avant cette manche',
    pointsOf: 'Points',
    kingsDown: 'Quels Rois sont face cachée ?',
    ranks: 'Rangs des Rois',
    ally: 'Qui est l’allié ?',
    copied: 'À qui est le pari imité ?',
    copiedCard: 'Laquelle des deux cartes est imitée ?',
    betOf: (player) => `Pari ${de(player)}`,
    fates: { none: 'Pas de pari', met: 'Réussi', failed: 'Manqué', cards: 'Par ses cartes' },
    figuresHint: 'Regardez votre carte : Regent ne devine jamais cette valeur.',
    notPrinted: 'Rien d’imprimé',
    optional: 'Facultatif : sinon, les points du Valet s’ajoutent.',
    moment: 'Que devriez-vous faire ?',
    moments: {
      draft: 'Choisir une carte de la sélection',
      bet: 'Parier',
      diplomat: 'Parier, avec le Diplomate dans ma compagnie',
      queen: 'Réactiver ma Dame',
      card: 'Jouer une carte dans le pli',
    },
  },
});
