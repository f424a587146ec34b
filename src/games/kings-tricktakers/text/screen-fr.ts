import type { BetCard, PointsByTricks } from '#games/kings-tricktakers/law/box';
import type { CardName } from '#games/kings-tricktakers/law/trick/cards';
import { de, du, le, typeset } from '#text/french';
import { capitalize, grammar } from '#text/language';
import { formatBetProgress } from './bet-progress';
import {
  CHARACTER_NAMES,
  cartes,
  describeFigure,
  FEMININE_COLOURS,
  cardName as leCard,
  MASCULINE_COLOURS,
  plis,
  WHITE_CARD_NAMES,
} from './fr';
import { createHyphenator } from './hyphenator';
import type { screenEn } from './screen-en';

const { either, list, points, signedFigure } = grammar('fr');

const names: (typeof screenEn)['names'] = { ...CHARACTER_NAMES, jack: 'Valet' };
const HYPHENATED_NAMES = [
  'Flam|beur',
  'Résis|tant',
  'Enra|gé',
  'Assas|sin',
  'Oppres|seur',
  'Guéris|seur',
  'Collec|tion|neur',
  'Diplo|mate',
  'Mys|tique',
  'Reddi|tion',
];
const COLOUR_NAMES = { white: 'Blanc', yellow: 'Jaune', green: 'Vert', blue: 'Bleu', black: 'Noir' } as const;

const QUEEN_EFFECTS = { white: ' : Mystique', yellow: '', blue: ' : Reddition', green: '', black: '' } as const;

function cardTitle(name: CardName): string {
  if (name === 'mystic' || name === 'surrender') return WHITE_CARD_NAMES[name];
  if (name === 'berserker-10') return '10 noir de l’Enragé';
  const [colour, value] = name.split('-');
  return `${value} ${{ yellow: 'jaune', green: 'vert', blue: 'bleu', black: 'noir' }[colour ?? ''] ?? ''}`;
}

function describeBetSide(of: BetCard, table: PointsByTricks | undefined): string {
  if (of === 'devil') return '3 par autre joueur dont le pari échoue';
  if (of === 'diplomat') return 'imite une carte pariée par un autre joueur';
  if (table === undefined) return 'inconnu : voyez votre carte';
  return Object.entries(table)
    .map(([number, pays]) => `${plis(Number(number))} : ${pays}`)
    .join(', ');
}

const listModifiers: (typeof screenEn)['trick']['figures'] = ({ king, queen, flip }) =>
  list([king && 'Roi', queen && 'Dame', flip && 'Résistant'].filter((each) => each !== false));

export const screenFr: typeof screenEn = typeset({
  agreements: {
    'two-card-bet': {
      question: 'Quand un pari de deux cartes est-il réussi ?',
      choices: { any: 'Dès qu’une carte l’est', all: 'Seulement si les deux le sont' },
    },
    'oppressor-reach': {
      question: 'De qui l’Oppresseur rend-il les cartes jaunes atouts ?',
      choices: { own: 'De son propriétaire seul', everyone: 'De tout le monde' },
    },
    debt: { question: 'Les points peuvent-ils passer sous 0 ?', choices: { negative: 'Oui', floor: 'Non, 0 au moins' } },
  },
  colours: COLOUR_NAMES,
  kinds: { yellow: 'Jaune', green: 'Vert', blue: 'Bleu', black: 'Noir', ...WHITE_CARD_NAMES },
  names,
  parted: createHyphenator(HYPHENATED_NAMES),
  court: (of, set) =>
    ({ king: `Roi ${MASCULINE_COLOURS[set]}`, queen: `Dame ${FEMININE_COLOURS[set]}`, jack: `Valet ${MASCULINE_COLOURS[set]}` })[of],
  set: (set) => `Set ${MASCULINE_COLOURS[set]}`,
  card: cardTitle,
  brief: {
    gambler: '+2 si le pari est réussi',
    hermit: '+2 avec 0 pli',
    rebel: '1 ↔ 10, Mystique ↔ Reddition',
    berserker: '+2 avec 1 pli, un 10 noir',
    assassin: '+3 avec 2 plis',
    oppressor: 'le jaune est atout',
    healer: '1 par carte bleue ou verte',
    collector: '2, 5, 8 : Mystique, Reddition',
    devil: 'compte 2 plis de plus',
    diplomat: 'marque avec un allié',
  },
  briefSet: {
    white: 'Dame : Mystique',
    yellow: 'Dame : +1 pli',
    blue: 'Dame : Reddition',
    green: 'Dame : en dernier',
    black: 'Dame : carte libre',
  },
  does: {
    gambler: 'Préparation : prenez 2 cartes, défaussez-en 2. Décompte : 2 points si votre pari est réussi.',
    hermit: 'Une fois par manche, changez 3 cartes de votre main. Décompte : 2 points sans aucun pli.',
    rebel: 'Votre 1 peut valoir 10 et votre 10 valoir 1, une Mystique une Reddition et inversement.',
    berserker: 'Préparation : prenez un 10 noir de l’Enragé, défaussez une carte. Décompte : 2 points avec exactement 1 pli.',
    assassin: 'Quand vous devez ouvrir un pli, vous pouvez désigner un autre joueur. Décompte : 3 points avec exactement 2 plis.',
    oppressor: 'Vos cartes jaunes sont aussi fortes que les noires.',
    healer: 'Décompte : 1 point par carte bleue ou verte ramassée, 5 au plus.',
    collector: 'Décompte : 2, 5 ou 8 points pour 1, 2 ou 3 Mystiques et Redditions ramassées.',
    devil: 'Vous comptez 2 plis de plus. Décompte : 2 points de moins avec exactement 3 plis.',
    diplomat:
      'Pas de pari : désignez un allié, dont les plis, les cartes et le pari comptent pour vous. Une fois par manche, échangez une carte avec lui.',
  },
  side: describeBetSide,
  done: 'Terminé',

  events: {
    company: (player, set, characters) =>
      `${player} : ${set === undefined ? '' : `set ${MASCULINE_COLOURS[set]}, `}${list(characters.map((each) => names[each]))}`,
    took: (player, set, character) =>
      `${player} prend ${set === undefined ? le(names[character ?? 'jack']) : `le set ${MASCULINE_COLOURS[set]}`}`,
    bet: (player, cards) =>
      cards.length === 0 ? `${player} ne fait pas de pari` : `${player} parie ${list(cards.map((each) => le(names[each])))}`,
    secretBet: (player) => `${player} pose un pari caché`,
    ally: (player, ally) => `${player} s’allie à ${ally}`,
    copy: (player, other, of) => `${player} imite ${le(names[of])} ${de(other)}`,
    revive: (player) => `${player} réactive sa Dame`,
    begin: 'Les plis commencent',
    named: (by, player) => (by === undefined ? `${player} ouvre le pli` : `L’Assassin ${de(by)} désigne ${player} pour ouvrir`),
    opens: (player) => `${player} ouvre`,
    played: (player, of, { king, queen, flip }, set) => {
      const court = listModifiers({ king, queen, flip });
      if (of === undefined) return `${player} pose la Dame${set === undefined ? '' : ` ${FEMININE_COLOURS[set]}`}`;
      return `${player} joue ${cardTitle(of)}${court === '' ? '' : ` avec ${court}`}`;
    },
    ability: (player, use) => (use === 'hermit' ? `${player} change trois cartes (Ermite)` : `${player} échange une carte avec son allié`),
    round: 'Une manche est notée',
    adjusted: (player, number, reason) => `${player} ${signedFigure(number)} : ${reason}`,
  },

  table: {
    companies: 'Compagnies',
    more: 'Compagnies et détails',
    downKing: 'retourné',
    downQueen: 'retournée',
    needs: (of, table) => {
      if (of === 'devil') return '3 par pari manqué';
      if (of === 'diplomat') return 'imite';
      return table === undefined
        ? '?→?'
        : Object.entries(table)
            .map(([number, pays]) => `${number}→${pays}`)
            .join(', ');
    },
    secret: (number) => (number === 0 ? 'pas de pari' : number === 1 ? 'une carte posée' : 'deux cartes posées'),
    ally: (player) => `allié à ${player}`,
    copies: (player, of) => `imite ${le(names[of])} ${de(player)}`,
    rank: (rank) => (rank === undefined ? 'rang inconnu' : `rang ${rank}`),
    does: 'Ce que font les personnages',
    inWords: 'Ce qui est possible, en toutes lettres',
    find: 'Tapez pour trouver',
    findHint: 'Par exemple : 5 jaune roi. Entrée joue le premier.',
    nothingFound: 'Rien de possible ne se lit ainsi.',
    strokes:
      'Deux à la fois : posez le doigt sur l’un et glissez jusqu’à l’autre. D’une carte à son Roi, à sa Dame ou au Résistant, de ce qui précède une carte à la carte, d’un personnage au suivant, d’une carte du pari à la deuxième et, comme dernier pari, du Diplomate à la carte qu’il imite.',
    twoPlayers:
      'À deux, la boîte contient un livret de variantes que Regent ne connaît pas : il applique les règles de base avec la pioche à deux joueurs.',
  },

  company: {
    asks: (player, chosen, selection) => {
      const asked = `${player}${selection === 'initiation' ? ' (page 9 du livret)' : ''}`;
      return chosen === undefined ? `${asked} : quel set ?` : `${asked} : personnage ${chosen + 1} sur 3`;
    },
    picks: (player) => `À ${player} de choisir.`,
    next: (players) => (players.length === 0 ? '' : `Puis ${players.join(', ')}.`),
    anyOrder: 'Le Roi le plus bas d’abord. Qui choisit ?',
    remove: (what) => `Retirer : ${what}`,
    who: 'Qui choisit ?',
    taken: (what, player) => `${capitalize(what)} : ${player} l’a déjà.`,
    noneLeft: (what, holders) =>
      holders.length === 0
        ? `${what} : il n’en reste plus.`
        : `${what} : il n’en reste plus, ${list(holders)} ${holders.length === 1 ? 'l’a' : 'l’ont'}.`,
    keeps: (player) => `${player} garde ce set pendant les trois manches.`,
    hasOne: 'un set chacun',
    oneMore: 'Plus qu’un personnage : touchez-le.',
  },

  bets: {
    pass: (player) => `Passez le téléphone à ${player}`,
    iAm: (player) => `Je suis ${player} : voir mes cartes`,
    of: (player) => `Pari secret ${de(player)}`,
    cover: 'Les cacher de nouveau',
    one: 'Choisissez le personnage à retourner.',
    oneOrTwo: 'Choisissez une carte et posez-la, ou touchez-en une deuxième : les deux sont alors posées.',
    lay: 'Poser face cachée',
    layOne: 'Ne poser qu’une carte',
    none: 'Pas de pari : le Diplomate reste visible',
    inTurn: 'Quelqu’un d’autre d’abord',
    how: 'Comment noter les paris ?',
    openly: 'Cartes retournées',
    secretly: 'En secret, ici',
    turned: (player) => `Carte retournée par ${player} ?`,
    two: 'Deux cartes',
    noBet: 'Pas de pari',
  },

  alliance: {
    ally: (player) => `Diplomate visible : qui est l’allié ${de(player)} ?`,
    copy: (player) => `Quelle carte imite le Diplomate ${de(player)} ?`,
    option: (player, of) => `${capitalize(le(names[of]))} ${de(player)}`,
  },

  preparation: {
    title: 'Réactiver une Dame contre des points ?',
    draws: ({ character, cards }, player) =>
      character === 'gambler'
        ? `${player} (Flambeur) : prend ${cartes(cards)}, en défausse ${cards}.`
        : `${player} (Enragé) : prend ${cards} × 10 noir, défausse ${cartes(cards)}.`,
    all: (queens) => (queens === 2 ? 'Les deux' : `Les ${queens}`),
    queen: (set) => ` : Dame ${FEMININE_COLOURS[set]},`,
    cost: (cost) => (cost === undefined ? '−?' : signedFigure(0 - cost)),
  },

  opening: {
    table: 'Le Roi le plus bas ouvre. À qui est-il ?',
    assassin: 'Ou l’Assassin désigne :',
  },

  trick: {
    late: (player) => `La carte ${de(player)} vient en dernier (Dame verte)`,
    led: (colour) => (colour === undefined ? 'Pas encore de couleur demandée.' : `Couleur demandée : ${MASCULINE_COLOURS[colour]}.`),
    rebel: 'Le Résistant la transforme',
    figures: listModifiers,
    green: 'Dame verte, carte plus tard',
    waiting: 'carte plus tard',
    hermit: 'Ermite : 3 cartes',
    swap: 'Diplomate : échange',
    before: 'Avant la carte',
    lastOne: 'La dernière carte, avec',
    onto: (player, of) => `${cardTitle(of)} (${player}), avec`,
    made: ({ king, queen, turned, oppressor }) =>
      [
        king && 'Roi',
        queen !== undefined && `Dame${QUEEN_EFFECTS[queen]}`,
        turned !== undefined && `Résistant : ${turned.kind === 'value' ? turned.value : WHITE_CARD_NAMES[turned.kind]}`,
        oppressor && 'Oppresseur',
      ]
        .filter((each) => each !== false)
        .join(', '),
    winning: (player, of, made, why) => `${player} est en tête avec ${leCard(of)}${made === '' ? '' : ` (${made})`} : ${why}.`,
    won: (player, of, made, why) => `${player} a remporté le pli avec ${leCard(of)}${made === '' ? '' : ` (${made})`} : ${why}.`,
    putAway: 'Ranger',
    decided: {
      king: 'le dernier Roi',
      mystic: 'la première Mystique',
      trump: 'le plus fort atout',
      leading: 'la plus forte de la couleur demandée',
      surrender: 'rien que des Redditions : la première',
    },
    grid: 'Cartes de la pioche',
    gone: 'jouée',
    out: 'Ce qui n’est pas encore tombé',
    outAsk: 'À montrer seulement si toute la table le permet.',
    outYes: 'La table le permet',
  },

  scores: {
    ofBet: formatBetProgress,
    ofBetSaid: (number, wanted) =>
      wanted === undefined
        ? `${plis(number)}, le côté pari n’est pas connu`
        : `${plis(number)}${wanted.length === 0 ? '' : `, le pari en demande ${either(wanted.map(String))}`}`,
    hangsOn: (stakes) =>
      `Cela dépend du côté pari ${list(stakes.map((each) => `${du(names[each.card])} (${plis(each.tricks)})`))}, que personne n’a encore lu.`,
    open: (players, missing) =>
      `${either(players)} : ${missing.length > 3 ? `${missing.length} cartes encore à lire` : list(missing.map(describeFigure))} ${missing.length === 1 ? 'décide' : 'décident'} de la victoire.`,
    openBelow: (missing) =>
      `Les places après la première restent ouvertes : ${list(missing.map(describeFigure))} ${missing.length === 1 ? 'décide' : 'décident'}.`,
    player: 'Joueur',
    round: (round) => `Manche ${round}`,
    trick: (round, trick) => `Manche ${round}, pli ${trick}`,
    tie: (players, number) => `${list(players)} ont ${points(number)} chacun :`,
    decided: (player, rank) => `le Roi ${de(player)} est le plus bas, rang ${rank}.`,
    shared: 'leurs Rois sont de même rang, la place est partagée.',
    unread: 'le Roi le plus bas passe devant, mais personne ne les a tous lus.',
  },

  pad: {
    asks: (player, what) =>
      ({
        set: `${player} : quel set ?`,
        characters: `${player} : le pari, puis deux autres`,
        bet: `${player} : quelle carte était le pari ?`,
        ally: `${player} : qui est l’allié ?`,
        copy: `${player} : quel pari est imité ?`,
        tricks: `${player} : combien de plis ?`,
        cards: `${player} : combien de cartes qui rapportent ?`,
      })[what],
    whole: (player) => `${player} : plus rien à noter`,
    ready: 'Tout est noté',
    bet: 'Pari',
    ally: 'Allié',
    copied: 'Pari imité',
    tricks: 'Plis',
    pile: (kinds) =>
      kinds.includes('mystic')
        ? 'Mystiques et Redditions'
        : capitalize(list(kinds.map((kind) => ({ ...FEMININE_COLOURS, ...WHITE_CARD_NAMES })[kind]).map((each) => `${each}s`))),
    tooMany: (number) => `Une manche compte cinq plis, et ceux-ci font ${number} en tout.`,
    court: 'Roi et Dame',
    king: 'Roi joué',
    queen: 'Dame jouée',
    revived: 'Dame réactivée',
    chooseAgain: 'Choisir d’autres personnages',
    waits: (players) => `Encore à noter : ${list(players)}`,
    save: 'Noter la manche',
  },

  setup: {
    record: 'Comment noter ?',
    records: { table: 'Carte par carte', pad: 'Feuille, une fois par manche' },
    selection: 'Compagnies',
    selections: { draft: 'Choisies carte par carte', declared: 'Choisies, dites d’un coup', initiation: 'Compagnies d’initiation' },
    starter: 'Qui choisit en premier ?',
    from: 'Première manche de la feuille',
    points: (player) => `Points ${de(player)}`,
    setOf: (player) => `Set ${de(player)}`,
    kings: 'Roi déjà retourné',
    queens: 'Dame retournée',
    copy: 'Chiffres imprimés de cette partie',
    goOn: 'Continuer sur une feuille',
    firstGame: 'Première partie ?',
    withoutDiplomat: 'Jouer sans le Diplomate',
    initiation: 'La page 9 du livret montre la compagnie de chaque Roi ; dites-les telles quelles, neuves à chaque manche.',
  },

  copy: {
    guessed:
      'Le nombre d’exemplaires de chaque personnage est deviné ; les chiffres que personne ne connaît sont demandés quand ils comptent.',
    read: (figures) => (figures < 2 ? `${figures} carte à lire` : `${figures} cartes à lire`),
    title: 'Ce que disent vos cartes',
    ask: ({ kind, card: of }) => {
      switch (kind) {
        case 'rank':
          return `Quels rangs montre votre Roi ${{ ...CHARACTER_NAMES, ...MASCULINE_COLOURS, jack: '' }[of]} ?`;
        case 'queen':
          return `Combien coûte la réactivation de votre Dame ${{ ...CHARACTER_NAMES, ...FEMININE_COLOURS, jack: '' }[of]} ?`;
        case 'jack':
          return `Que rapporte votre Valet ${{ ...CHARACTER_NAMES, ...MASCULINE_COLOURS, jack: '' }[of]} ?`;
        case 'bet':
          return `Que dit le côté pari ${du({ ...MASCULINE_COLOURS, ...names }[of])} ?`;
      }
    },
    where: (kind) =>
      ({
        rank: 'Le nombre dans le coin supérieur du Roi, sur ses deux faces.',
        queen: 'Les points sous « Préparation » sur la Dame.',
        jack: 'Les points selon les plis, au recto du Valet.',
        bet: 'Le verso de la carte ; le coin supérieur droit du recto le rappelle.',
      })[kind],
    byTricks: 'Combien de plis rapportent des points ?',
    pays: (number, pays) => `${plis(number)} : ${pays === undefined ? 'rien d’imprimé' : points(pays)}`,
    points: (number) => `Points pour ${plis(number)}`,
    paysNot: (number) => `Rien pour ${plis(number)}`,
    notANumber: 'Un nombre entier, s’il vous plaît.',
    tooLow: 'Au verso, le rang est plus grand.',
    faceUp: 'Recto',
    faceDown: 'Verso',
    cost: 'Points',
    save: 'Retenir',
    later: 'Plus tard',
    ranks: 'Rangs des Rois',
    queens: 'Coûts des Dames',
    jacks: 'Valets',
    bets: 'Côtés pari',
    copies: 'Exemplaires de chaque personnage dans la boîte',
    unread: 'à lire',
    howMany: (character) => `Combien de cartes ${names[character]} contient votre boîte ?`,
    hint: 'Regent les demande quand il en a besoin. Ici, on peut les corriger.',
  },
});
