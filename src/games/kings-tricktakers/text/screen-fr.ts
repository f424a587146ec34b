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

const TRICK_REASONS = {
  king: 'le dernier Roi',
  mystic: 'la première Mystique',
  trump: 'la plus forte carte d’atout',
  leading: 'la plus forte carte de la couleur demandée',
  surrender: 'que des Redditions, la première l’emporte',
} as const;

function cardTitle(name: CardName): string {
  if (name === 'mystic' || name === 'surrender') return WHITE_CARD_NAMES[name];
  if (name === 'berserker-10') return '10 noir de l’Enragé';
  const [colour, value] = name.split('-');
  return `${value} ${{ yellow: 'jaune', green: 'vert', blue: 'bleu', black: 'noir' }[colour ?? ''] ?? ''}`;
}

function describeBetSide(of: BetCard, table: PointsByTricks | undefined): string {
  if (of === 'devil') return '3 par autre joueur dont le pari échoue';
  if (of === 'diplomat') return 'imite le pari d’un autre joueur';
  if (table === undefined) return 'voyez votre carte';
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
      question: 'Avec l’Oppresseur, quelles cartes jaunes sont des atouts ?',
      choices: { own: 'Celles de son propriétaire', everyone: 'Celles de tous' },
    },
    debt: { question: 'Les points peuvent-ils passer sous 0 ?', choices: { negative: 'Oui', floor: 'Non, 0 au pire' } },
  },
  colours: COLOUR_NAMES,
  kinds: { yellow: 'Jaune', green: 'Vert', blue: 'Bleu', black: 'Noir', ...WHITE_CARD_NAMES },
  names,
  shortNames: { oppressor: 'Oppress.', healer: 'Guériss.', collector: 'Collect.' },
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
    secretBet: (player) => `${player} a posé son pari`,
    ally: (player, ally) => `${player} prend ${ally} pour allié`,
    copy: (player, other, of) => `${player} imite ${le(names[of])} ${de(other)}`,
    revive: (player) => `${player} réactive sa Dame`,
    begin: 'Les plis commencent',
    named: (by, player) => (by === undefined ? `${player} ouvre le pli` : `L’Assassin ${de(by)} fait ouvrir ${player}`),
    opens: (player) => `${player} ouvre`,
    played: (player, of, { king, queen, flip }, set) => {
      const court = listModifiers({ king, queen, flip });
      if (of === undefined) return `${player} joue la Dame${set === undefined ? '' : ` ${FEMININE_COLOURS[set]}`}`;
      return `${player} joue ${cardTitle(of)}${court === '' ? '' : ` avec ${court}`}`;
    },
    wins: (played, winner) => `${played} : pli pour ${winner}`,
    ability: (player, use) => (use === 'hermit' ? `${player} change trois cartes (Ermite)` : `${player} échange une carte avec son allié`),
    round: 'Manche comptée',
    adjusted: (player, number, reason) => `${player} ${signedFigure(number)} : ${reason}`,
  },

  table: {
    companies: 'Compagnies',
    more: 'Compagnies et détails',
    downKing: 'face cachée',
    downQueen: 'face cachée',
    courtInitials: { king: 'R', queen: 'D' },
    needs: (of, table) => {
      if (of === 'devil') return '3 par pari manqué';
      if (of === 'diplomat') return 'imite';
      return table === undefined
        ? '?→?'
        : Object.entries(table)
            .map(([number, pays]) => `${number}→${pays}`)
            .join(', ');
    },
    betPlaced: 'pari posé',
    ally: (player) => `allié : ${player}`,
    copies: (player, of) => `imite ${le(names[of])} ${de(player)}`,
    rank: (rank) => (rank === undefined ? 'rang ?' : `rang ${rank}`),
    does: 'Ce que font les personnages',
    inWords: 'Chercher un coup',
    find: 'Carte, joueur ou mot',
    findHint: 'Par exemple : 5 jaune roi. Entrée joue le premier.',
    nothingFound: 'Aucun coup possible ne correspond.',
    strokes:
      'Deux en un geste : glissez le doigt du premier au second. D’une carte à son Roi, à sa Dame ou au Résistant ; de ce qui précède une carte à la carte ; d’un personnage au suivant ; d’une carte du pari à la deuxième et, comme dernier pari, du Diplomate à la carte qu’il imite.',
    twoPlayers: 'La variante à deux a son propre livret, que Regent ne connaît pas. On joue ici les règles de base avec la pioche à deux.',
  },

  told: {
    round: (round) => `La manche ${round} commence.`,
    bets: (laid) =>
      `Les paris : ${laid.map(({ player, cards }) => `${player} ${cards.length === 0 ? 'aucun' : list(cards.map((card) => names[card]))}`).join(', ')}.`,
    king: (player) => `Le Roi ${de(player)} est joué : il reste face cachée après ce pli.`,
    queen: (player) => `La Dame ${de(player)} a servi pour cette manche.`,
    ability: (player, use) =>
      use === 'hermit' ? `${player} : changez trois cartes (Ermite).` : `${player} : échangez une carte avec l’allié (Diplomate).`,
  },

  company: {
    asks: (player, chosen, selection) => {
      const asked = `${player}${selection === 'initiation' ? ' (page 9 du livret)' : ''}`;
      return chosen === undefined ? `${asked} : quel set ?` : `${asked} : personnage ${chosen + 1} sur 3`;
    },
    picks: (player, after) =>
      after === undefined || after === player ? `À ${player} de choisir.` : `À ${player} de choisir, après ${after}.`,
    whoFirst: 'Touchez d’abord qui choisit.',
    next: (players) => (players.length === 0 ? '' : `Puis ${players.join(', ')}.`),
    anyOrder: 'Le Roi le plus bas choisit d’abord. À qui est-il ?',
    remove: (what) => `Retirer : ${what}`,
    who: 'Qui choisit ?',
    taken: (what, player) => `${capitalize(what)} : ${player} l’a déjà.`,
    noneLeft: (what, holders) =>
      holders.length === 0
        ? `${what} : il n’en reste plus.`
        : `${what} : il n’en reste plus, ${list(holders)} ${holders.length === 1 ? 'l’a' : 'l’ont'}.`,
    keeps: (player) => `${player} garde ce set pendant les trois manches.`,
    hasOne: 'un set chacun',
    another: (what) => `Encore un ${what}`,
    oneMore: 'Il ne reste place que pour un personnage.',
  },

  bets: {
    pass: (player) => `Passez le téléphone à ${player}`,
    iAm: (player) => `Je suis ${player} : voir mes cartes`,
    of: (player) => `Pari secret ${de(player)}`,
    cover: 'Cacher mes cartes',
    one: 'Choisissez le personnage à parier.',
    oneOrTwo: 'Choisissez une carte et posez-la, ou touchez-en une deuxième pour poser les deux.',
    lay: 'Poser le pari',
    layOne: 'Poser une seule carte',
    none: 'Pas de pari : garder le Diplomate visible',
    inTurn: 'Quelqu’un d’autre d’abord',
    how: 'Comment saisir les paris ?',
    openly: 'Cartes retournées',
    secretly: 'En secret, ici',
    turned: (player) => `${player} : quelle carte est pariée ?`,
    two: 'Deux cartes',
    noBet: 'Pas de pari',
  },

  alliance: {
    ally: (player) => `${player} : choisissez un allié (Diplomate)`,
    copy: (player) => `${player} : choisissez un pari à imiter (Diplomate)`,
    option: (player, of) => `${capitalize(le(names[of]))} ${de(player)}`,
  },

  preparation: {
    title: 'Réactiver une Dame ?',
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
    assassin: 'Ou l’Assassin désigne qui ouvre :',
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
    won: (player, of, made, why) => `${player} remporte le pli avec ${leCard(of)}${made === '' ? '' : ` (${made})`} : ${why}.`,
    fix: 'Corriger',
    putAway: 'Continuer',
    why: ({ decided, isFirstOfEqual }) => `${TRICK_REASONS[decided]}${isFirstOfEqual ? ', jouée en premier' : ''}`,
    grid: 'Cartes de la pioche',
    gone: 'jouée',
    out: 'Cartes pas encore jouées',
    outAsk: 'Seulement si toute la table est d’accord.',
    outYes: 'Les montrer',
  },

  scores: {
    ofBet: formatBetProgress,
    ofBetSaid: (number, wanted, state) => {
      if (wanted === undefined) return `${plis(number)}, côté pari inconnu`;
      if (state === undefined) return plis(number);
      return `${plis(number)}, pari sur ${either(wanted.map(String))} : ${{ met: 'réussi', open: 'encore possible', missed: 'manqué' }[state]}`;
    },
    hangsOn: (stakes) =>
      `Cela dépend du côté pari ${list(stakes.map((each) => `${du(names[each.card])} (${plis(each.tricks)})`))}, qui manque.`,
    open: (players, missing) =>
      `Victoire ${either(players.map((player) => de(player)))}. Il manque ${missing.length > 3 ? `${missing.length} valeurs imprimées` : list(missing.map(describeFigure))}.`,
    openBelow: (missing) => `Des places après la première dépendent encore de ce qui manque : ${list(missing.map(describeFigure))}.`,
    player: 'Joueur',
    round: (round) => `Manche ${round}`,
    trick: (round, trick) => `Manche ${round}, pli ${trick}`,
    tie: (players, number) => `${list(players)} ont ${points(number)} chacun :`,
    decided: (player, rank) => `${player} a le Roi le plus bas, rang ${rank}.`,
    shared: 'leurs Rois sont de même rang, la place est partagée.',
    unread: 'le Roi le plus bas passe devant, mais un rang manque.',
  },

  pad: {
    asks: (player, what) =>
      ({
        set: `${player} : quel set ?`,
        characters: `${player} : trois personnages`,
        bet: `${player} : quelle carte était le pari ?`,
        ally: `${player} : qui est l’allié ?`,
        copy: `${player} : quel pari est imité ?`,
        tricks: `${player} : Roi ou Dame joués ? Puis les plis.`,
        cards: `${player} : cartes qui rapportent ?`,
      })[what],
    undone: (player, what) =>
      `Annulé : ${player}${what === undefined ? '' : `, ${{ set: 'set', characters: 'personnage', bet: 'pari', ally: 'allié', copy: 'pari imité', court: 'Roi ou Dame', tricks: 'plis', cards: 'cartes' }[what]}`}.`,
    whole: (player) => `${player} : tout est là`,
    ready: 'Tout est là',
    bet: 'Pari',
    noBet: 'Pas de pari',
    ally: 'Allié',
    copied: 'Pari imité',
    tricks: 'Plis',
    pile: (kinds) =>
      kinds.includes('mystic')
        ? 'Mystiques et Redditions'
        : capitalize(list(kinds.map((kind) => ({ ...FEMININE_COLOURS, ...WHITE_CARD_NAMES })[kind]).map((each) => `${each}s`))),
    tooMany: (number) => `Une manche compte cinq plis, et ceux-ci font ${number}.`,
    court: 'Roi et Dame',
    king: 'Roi joué',
    queen: 'Dame jouée',
    revived: 'Dame réactivée',
    chooseAgain: 'Changer les personnages',
    waits: (players) => `Il manque : ${list(players)}`,
    save: 'Compter la manche',
  },

  setup: {
    record: 'Comment voulez-vous jouer ?',
    records: { table: 'Arbitrer la partie', pad: 'Les scores seulement' },
    selection: 'Compagnies',
    selections: { draft: 'Choisir carte par carte', declared: 'Saisir les compagnies', initiation: 'Compagnies d’initiation' },
    starter: 'Qui choisit en premier ?',
    from: 'Commencer à la manche',
    points: (player) => `Points ${de(player)}`,
    setOf: (player) => `Set ${de(player)}`,
    kings: 'Roi déjà face cachée',
    queens: 'Dame face cachée',
    copy: 'Valeurs imprimées de cette partie',
    goOn: 'Passer aux scores seulement',
    firstGame: 'Première partie ?',
    withoutDiplomat: 'Jouer sans le Diplomate',
    initiation: 'La page 9 du livret montre les compagnies de chaque Roi. Saisissez-les telles quelles, de nouvelles à chaque manche.',
  },

  copy: {
    guessed:
      'Le nombre de cartes de chaque personnage est une estimation. Les valeurs imprimées qui manquent sont demandées quand elles comptent.',
    read: (figures) => (figures < 2 ? `${figures} nombre manquant` : `${figures} nombres manquants`),
    title: 'Saisir les nombres manquants',
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
    byTricks: 'Rapporte pour combien de plis ?',
    pays: (number, pays) => `${plis(number)} : ${pays === undefined ? 'rien d’imprimé' : points(pays)}`,
    points: (number) => `Points pour ${plis(number)}`,
    paysNot: (number) => `Rien pour ${plis(number)}`,
    notANumber: 'Saisissez un nombre entier.',
    tooLow: 'Face cachée, le rang est plus grand.',
    faceUp: 'Face visible',
    faceDown: 'Face cachée',
    cost: 'Points',
    save: 'Enregistrer',
    later: 'Plus tard',
    ranks: 'Rangs des Rois',
    queens: 'Coûts des Dames',
    jacks: 'Valets',
    bets: 'Côtés pari',
    copies: 'Cartes de chaque personnage dans la boîte',
    unread: 'manque',
    howMany: (character) => `Combien de cartes ${names[character]} contient votre boîte ?`,
    hint: 'Regent les demande quand elles comptent. Vous pouvez les corriger ici.',
  },
});
