import type { BetCard, Character, Colour, SetColour } from '#games/kings-tricktakers/law/box';
import type { UnreadFigure } from '#games/kings-tricktakers/law/score/outlook';
import type { CardName } from '#games/kings-tricktakers/law/trick/cards';
import { de, du, le, typeset } from '#text/french';
import { capitalize, grammar, type PlayerNames } from '#text/language';
import type { en } from './en';

const { count, either, figure, list, points } = grammar('fr');

/** Colours as they go with a King or a Jack, and with a Queen or a card. */
export const MASCULINE_COLOURS: Readonly<Record<Colour | SetColour, string>> = {
  white: 'blanc',
  yellow: 'jaune',
  green: 'vert',
  blue: 'bleu',
  black: 'noir',
};
export const FEMININE_COLOURS: Readonly<Record<Colour | SetColour, string>> = {
  white: 'blanche',
  yellow: 'jaune',
  green: 'verte',
  blue: 'bleue',
  black: 'noire',
};

export const CHARACTER_NAMES: Readonly<Record<Character, string>> = {
  gambler: 'Flambeur',
  hermit: 'Ermite',
  rebel: 'Résistant',
  berserker: 'Enragé',
  assassin: 'Assassin',
  oppressor: 'Oppresseur',
  healer: 'Guérisseur',
  collector: 'Collectionneur',
  devil: 'Diable',
  diplomat: 'Diplomate',
};
export const WHITE_CARD_NAMES = { mystic: 'Mystique', surrender: 'Reddition' };

export const betCardName = (card: BetCard): string => (card === 'jack' ? 'Valet' : CHARACTER_NAMES[card]);

/** « le 5 jaune », « une Mystique », « le 10 noir de l’Enragé ». */
export function cardName(card: CardName): string {
  if (card === 'mystic' || card === 'surrender') return `une ${WHITE_CARD_NAMES[card]}`;
  if (card === 'berserker-10') return 'le 10 noir de l’Enragé';
  const [colour, value] = card.split('-');
  return `le ${value} ${MASCULINE_COLOURS[colour as Colour]}`;
}

export const plis = (number: number): string => count(number, 'pli', 'plis');
export const cartes = (number: number): string => count(number, 'carte', 'cartes');
const exemplaires = (number: number): string => count(number, 'exemplaire', 'exemplaires');

/** « avec 2 plis », ou « avec les 2 plis de Ben » pour un allié. */
const withTricks = (number: number, ally: string, { player }: PlayerNames): string =>
  ally === '' ? `avec ${plis(number)}` : `avec ${plis(number)} ${de(player(ally))}`;

const byAlly = (ally: string, { player }: PlayerNames): string => (ally === '' ? '' : ` par ${player(ally)}`);

export const fr: typeof en = typeset({
  broken: {
    'kt.company.shape': (params, { player }) => {
      switch (params.problem) {
        case 'no-set':
          return 'Il manque à la compagnie un set de Roi, Dame et Valet.';
        case 'set-taken':
          return `${player(params.by)} a déjà le set ${MASCULINE_COLOURS[params.set]}.`;
        case 'second-set':
          return `Vous avez déjà le set ${MASCULINE_COLOURS[params.set]} : un seul set par joueur.`;
        case 'characters':
          return `Une compagnie compte trois personnages, pas ${params.found}.`;
        case 'copies':
          return `Cette partie ne compte que ${exemplaires(params.copies)} ${du(CHARACTER_NAMES[params.character])}.`;
      }
    },
    'kt.company.keep-set': ({ player, kept }, names) =>
      `${names.player(player)} garde le set ${MASCULINE_COLOURS[kept]} pendant toute la partie.`,
    'kt.company.not-again': ({ player, character, copies, held }, names) =>
      copies === 1
        ? `${names.player(player)} avait ${le(CHARACTER_NAMES[character])} à la manche précédente et ne peut pas le reprendre.`
        : `${names.player(player)} avait ${held} des ${exemplaires(copies)} ${du(CHARACTER_NAMES[character])} à la manche précédente et ne peut pas reprendre la même carte.`,
    'kt.draft.order': ({ onMove }, names) =>
      onMove.length === 0 ? 'Toutes les compagnies sont au complet.' : `C’est à ${either(onMove.map(names.player))} de choisir.`,
    'kt.bet.one-character': ({ player, found, jack }, names) =>
      jack
        ? `Le Valet ne se parie pas avant la manche 3 : ${names.player(player)} parie un personnage.`
        : `${names.player(player)} parie exactement un personnage, pas ${found}.`,
    'kt.bet.round-three': ({ player, found }, names) => `À la manche 3, ${names.player(player)} parie une ou deux cartes, pas ${found}.`,
    'kt.bet.own': ({ player, card }, names) => `${names.player(player)} n’a pas ${de(betCardName(card))} à parier.`,
    'kt.bet.diplomat': ({ player }, names) => `${names.player(player)} garde le Diplomate face visible et ne parie donc pas.`,
    'kt.ally.after-bets': (params, { player }) => {
      switch (params.problem) {
        case 'nobody':
          return `Le Diplomate ${de(player(params.player))} est face visible : il lui faut un allié.`;
        case 'uncopied':
          return `${player(params.player)} a parié le Diplomate et doit imiter une carte pariée par un autre joueur.`;
        case 'not-asked':
          return `${player(params.player)} n’a pas de Diplomate pour cela.`;
        case 'asked-for-ally':
          return `${player(params.player)} choisit maintenant un allié, pas un pari à imiter.`;
        case 'asked-for-copy':
          return `${player(params.player)} choisit maintenant un pari à imiter, pas un allié.`;
        case 'own':
          return `Le Diplomate ${de(player(params.player))} doit choisir un autre joueur.`;
        case 'diplomat':
          return 'Un Diplomate ne peut pas être imité.';
        case 'not-bet':
          return `${player(params.other)} n’a pas parié ${le(betCardName(params.card))} : impossible de l’imiter.`;
      }
    },
    'kt.queen.revive': (params, { player }) =>
      params.problem === 'face-up'
        ? `La Dame ${de(player(params.player))} est déjà face visible.`
        : params.open === true
          ? `La Dame coûte ${points(params.cost)}. ${player(params.player)} en a ${figure(params.points)} de sûr, peut-être plus : des valeurs imprimées manquent.`
          : `La Dame coûte ${points(params.cost)}, et ${player(params.player)} en a ${figure(params.points)}.`,
    'kt.trick.order': ({ onMove }, { player }) =>
      onMove.length === 0 ? 'Personne ne peut le faire maintenant.' : `C’est maintenant à ${either(onMove.map(player))}.`,
    'kt.trick.assassin': ({ player }, names) => `L’Assassin ${de(names.player(player))} doit désigner quelqu’un d’autre pour ouvrir.`,
    'kt.card.exists': (params, names) => {
      switch (params.problem) {
        case 'gone':
          return params.copies === 1
            ? `${capitalize(cardName(params.card))} a déjà été joué dans cette manche.`
            : `Les deux cartes ${params.card === 'mystic' ? 'Mystique' : 'Reddition'} ont déjà été jouées dans cette manche.`;
        case 'not-in-deck':
          return `${capitalize(cardName(params.card))} n’est pas dans la pioche à ${params.players} joueurs.`;
        case 'berserker':
          return params.tens === 0
            ? 'Le 10 noir de l’Enragé est réservé au joueur dont l’Enragé est face visible.'
            : `${names.player(params.player)} n’a plus de 10 noir de l’Enragé.`;
        case 'collected':
          return `${capitalize(kindName(params.kind))} : ${cartes(params.found)}, mais la pioche n’en compte que ${params.inDeck}${params.tens === 0 ? '' : `, plus ${params.tens} avec les Enragés visibles`}.`;
      }
    },
    'kt.trick.follow': ({ player, colour, card, trick, instead }, names) =>
      `${names.player(player)} avait ${cardName(card)} mais n’a pas fourni du ${MASCULINE_COLOURS[colour]} au pli ${trick} : ${cardName(instead)} à la place.`,
    'kt.king.card': ({ king, card }) => {
      const instead = card === '' ? '' : `, pas sur ${cardName(card)}`;
      return king === 'white'
        ? `Le Roi blanc ne se pose que sur une vraie carte Mystique ou Reddition${instead}.`
        : `Le Roi ${MASCULINE_COLOURS[king]} ne se pose que sur une carte ${FEMININE_COLOURS[king]}${instead}.`;
    },
    'kt.king.once': ({ player, king }, names) =>
      `Le Roi ${MASCULINE_COLOURS[king]} ${de(names.player(player))} a déjà été joué et reste face cachée.`,
    'kt.queen.once': ({ player, queen, thisRound }, names) =>
      thisRound
        ? `La Dame ${FEMININE_COLOURS[queen]} ${de(names.player(player))} a déjà été jouée dans cette manche.`
        : `La Dame ${FEMININE_COLOURS[queen]} ${de(names.player(player))} est face cachée et n’a pas été réactivée.`,
    'kt.queen.green': ({ queen, card }) =>
      card === ''
        ? `Seule la Dame verte se pose sans carte ; la Dame ${FEMININE_COLOURS[queen]} en accompagne une.`
        : 'La Dame verte se pose seule ; sa carte vient après toutes les autres.',
    'kt.character.rebel': ({ problem, card }) =>
      problem === 'none'
        ? 'Seul un Résistant face visible peut transformer une carte.'
        : `Le Résistant ne transforme que 1 et 10, Mystique et Reddition${card === '' ? '' : `, pas ${cardName(card)}`}.`,
    'kt.character.hermit': ({ use, problem, times }) => {
      const who = use === 'hermit' ? 'Ermite' : 'Diplomate';
      return problem === 'none'
        ? `Il n’y a pas ${de(who)} face visible pour cela.`
        : `${capitalize(le(who))} a déjà servi ${count(times, 'fois', 'fois')} dans cette manche.`;
    },
    'kt.pad.sum': (params, { player }) =>
      params.problem === 'tricks'
        ? `Une manche compte cinq plis, et ceux-ci font ${params.found}.`
        : `Avec ces plis, ${player(params.player)} devrait avoir ${cartes(params.wanted)}, pas ${params.found}.`,
    copy: ({ player, kind, card }, names) =>
      `Il manque ${describeFigure({ kind, card })} : les points ${de(names.player(player))} en dépendent.`,
  },
  paid: {
    'kt.queen.revive': ({ set, cost, known }) =>
      known
        ? `La Dame ${FEMININE_COLOURS[set]} a été réactivée pour ${points(cost)}.`
        : `La Dame ${FEMININE_COLOURS[set]} a été réactivée ; son coût manque.`,
    'kt.score.bet': ({ card, copied, tricks, ally, known }, names) => {
      const what = `Pari ${du(betCardName(card))}${copied === '' ? '' : ` imité ${de(names.player(copied))}`}`;
      return known ? `${what} ${withTricks(tricks, ally, names)}.` : `${what} : ses valeurs manquent.`;
    },
    'kt.score.devil-bet': ({ failed, copied, open }, { player }) => {
      const what = `Pari du Diable${copied === '' ? '' : ` imité ${de(player(copied))}`}`;
      if (open === true) return `${what} : 3 points par autre pari manqué.`;
      return failed.length === 0 ? `${what} : aucun autre pari n’a échoué.` : `${what} : pari manqué pour ${list(failed.map(player))}.`;
    },
    'kt.score.gambler': ({ succeeded, ally, open }, { player }) => {
      const bet = ally === '' ? 'le pari' : `le pari ${de(player(ally))}`;
      if (open === true) return `Flambeur : 2 points si ${bet} est réussi.`;
      return succeeded ? `Flambeur : ${bet} est réussi.` : `Flambeur : ${bet} n’est pas réussi.`;
    },
    'kt.score.hermit': ({ tricks, ally }, names) => `Ermite ${withTricks(tricks, ally, names)} (rapporte avec 0 pli).`,
    'kt.score.berserker': ({ tricks, ally }, names) => `Enragé ${withTricks(tricks, ally, names)} (rapporte avec exactement 1).`,
    'kt.score.assassin': ({ tricks, ally }, names) => `Assassin ${withTricks(tricks, ally, names)} (rapporte avec exactement 2).`,
    'kt.score.healer': ({ cards, ally }, names) =>
      `Guérisseur : ${cards < 5 ? count(cards, 'carte bleue ou verte ramassée', 'cartes bleues et vertes ramassées') : 'au moins 5 cartes bleues et vertes ramassées'}${byAlly(ally, names)}, 5 points au plus.`,
    'kt.score.collector': ({ cards, ally }, names) =>
      `Collectionneur : ${count(cards, 'Mystique ou Reddition ramassée', 'Mystiques et Redditions ramassées')}${byAlly(ally, names)}.`,
    'kt.score.devil': ({ tricks, ally }, names) => `Diable ${withTricks(tricks, ally, names)} (coûte 2 avec exactement 3).`,
    'kt.score.jack': ({ set, tricks, ally, known }, names) =>
      known
        ? `Valet ${MASCULINE_COLOURS[set]} ${withTricks(tricks, ally, names)}.`
        : `Valet ${MASCULINE_COLOURS[set]} : ses valeurs manquent.`,
    'kt.score.king': ({ set, cards, ally }, names) => {
      const what =
        set === 'white'
          ? count(cards, 'Mystique ou Reddition ramassée', 'Mystiques et Redditions ramassées')
          : count(cards, 'carte de sa couleur ramassée', 'cartes de sa couleur ramassées');
      return `Roi ${MASCULINE_COLOURS[set]} : ${what}${byAlly(ally, names)}.`;
    },
    'kt.score.king-unplayed': ({ set }) => `Le Roi ${MASCULINE_COLOURS[set]} n’a jamais été joué.`,
    debt: ({ points: number }) => `${points(number)} non perdus : personne ne descend sous 0.`,
    carried: ({ points: number }) => `${points(number)} des manches précédentes.`,
  },
  headline: {
    company: ({ round }) => `Manche ${round} : les compagnies`,
    bets: ({ round }) => `Manche ${round} : les paris`,
    alliance: ({ round }) => `Manche ${round} : le Diplomate choisit`,
    preparation: ({ round }) => `Manche ${round} : préparation`,
    opening: ({ trick }) => `Qui ouvre le pli ${trick} ?`,
    trick: ({ trick, player }, names) => `Pli ${trick} : à ${names.player(player)} de jouer`,
    round: ({ round }) => `Manche ${round} : saisissez le résultat`,
    finished: ({ winners }, { player }) =>
      winners.length === 0
        ? 'Vainqueur pas encore connu'
        : `Victoire ${winners.length === 1 ? de(list(winners.map(player))) : `partagée : ${list(winners.map(player))}`}`,
  },
  phases: {
    company: 'on choisit les compagnies',
    bets: 'on fait les paris',
    alliance: 'le Diplomate choisit d’abord',
    preparation: 'les plis n’ont pas commencé',
    opening: 'il faut d’abord ouvrir le pli',
    trick: 'un pli est en cours',
    round: 'on saisit ici des manches entières',
    finished: 'la partie est finie',
  },
});

/** Un chiffre imprimé que personne n’a lu : « le coût de la Dame blanche ». */
export function describeFigure({ kind, card }: UnreadFigure): string {
  switch (kind) {
    case 'rank':
      return `le rang du Roi ${masculineName(card)}`;
    case 'queen':
      return `le coût de la Dame ${feminineName(card)}`;
    case 'jack':
      return `ce que rapporte le Valet ${masculineName(card)}`;
    case 'bet':
      return `le côté pari ${du(masculineName(card))}`;
  }
}

function masculineName(card: SetColour | BetCard): string {
  return card === 'jack' ? 'Valet' : { ...MASCULINE_COLOURS, ...CHARACTER_NAMES }[card];
}

function feminineName(card: SetColour | BetCard): string {
  return card === 'jack' ? 'Valet' : { ...FEMININE_COLOURS, ...CHARACTER_NAMES }[card];
}

function kindName(kind: Colour | keyof typeof WHITE_CARD_NAMES): string {
  return { ...FEMININE_COLOURS, ...WHITE_CARD_NAMES }[kind];
}
