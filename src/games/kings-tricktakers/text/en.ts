import type { BetCard, Character, Colour, SetColour } from '#games/kings-tricktakers/law/box';
import type { ViolationParams } from '#games/kings-tricktakers/law/broken-reasons';
import type { Headlines } from '#games/kings-tricktakers/law/index';
import type { Phase } from '#games/kings-tricktakers/law/position';
import type { UnreadFigure } from '#games/kings-tricktakers/law/score/outlook';
import type { ScoreLineParams } from '#games/kings-tricktakers/law/score/score';
import type { CardName } from '#games/kings-tricktakers/law/trick/cards';
import type { GameText } from '#text/game-text';
import { grammar, type PlayerNames } from '#text/language';

const { count, either, figure, list, points } = grammar('en');

export const COLOUR_NAMES: Readonly<Record<Colour | SetColour, string>> = {
  white: 'White',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  black: 'Black',
};

export const CHARACTER_NAMES: Readonly<Record<Character, string>> = {
  gambler: 'Gambler',
  hermit: 'Hermit',
  rebel: 'Rebel',
  berserker: 'Berserker',
  assassin: 'Assassin',
  oppressor: 'Oppressor',
  healer: 'Healer',
  collector: 'Collector',
  devil: 'Devil',
  diplomat: 'Diplomat',
};

export const betCardName = (card: BetCard): string => (card === 'jack' ? 'Jack' : CHARACTER_NAMES[card]);
export const WHITE_CARD_NAMES = { mystic: 'Mystic', surrender: 'Surrender' };

/** "the Yellow 5", "a Mystic", "the Berserker's Black 10". */
export function cardName(card: CardName): string {
  if (card === 'mystic' || card === 'surrender') return `a ${WHITE_CARD_NAMES[card]}`;
  if (card === 'berserker-10') return "the Berserker's Black 10";
  const [colour, value] = card.split('-');
  return `the ${COLOUR_NAMES[colour as Colour]} ${value}`;
}

const tricks = (number: number): string => count(number, 'trick', 'tricks');
const cards = (number: number): string => count(number, 'card', 'cards');

/** "with 2 tricks", or "with Ben's 2 tricks" for an ally. */
const withTricks = (number: number, ally: string, { player }: PlayerNames): string =>
  ally === '' ? `with ${tricks(number)}` : `with ${player(ally)}'s ${tricks(number)}`;

const describeTurn = (onMove: readonly string[], { player }: PlayerNames): string =>
  onMove.length === 0 ? 'Nobody is asked for this now.' : `${either(onMove.map(player))} must act now.`;

export const en: GameText<ViolationParams, ScoreLineParams, Headlines, Phase> = {
  broken: {
    'kt.company.shape': (params, { player }) => {
      switch (params.problem) {
        case 'no-set':
          return 'A company needs a set of King, Queen and Jack.';
        case 'set-taken':
          return `The ${COLOUR_NAMES[params.set]} set belongs to ${player(params.by)}.`;
        case 'second-set':
          return `You already have the ${COLOUR_NAMES[params.set]} set, and nobody has two.`;
        case 'characters':
          return `A company has three characters, not ${params.found}.`;
        case 'copies':
          return `This game holds only ${count(params.copies, 'copy', 'copies')} of the ${CHARACTER_NAMES[params.character]}.`;
      }
    },
    'kt.company.keep-set': ({ player, kept }, names) => `${names.player(player)} keeps the ${COLOUR_NAMES[kept]} set for the whole game.`,
    'kt.company.not-again': ({ player, character, copies, held }, names) =>
      copies === 1
        ? `${names.player(player)} had the ${CHARACTER_NAMES[character]} last round and cannot take it back.`
        : `${names.player(player)} held ${held} of ${count(copies, 'copy', 'copies')} of the ${CHARACTER_NAMES[character]} last round and cannot take a card back.`,
    'kt.draft.order': ({ onMove }, names) =>
      onMove.length === 0 ? 'All companies are complete.' : `It is ${either(onMove.map(names.player))}'s turn to choose.`,
    'kt.bet.one-character': ({ player, found, jack }, names) =>
      jack
        ? `The Jack cannot be bet before round 3; ${names.player(player)} turns one character.`
        : `${names.player(player)} turns exactly one character as a bet, not ${found}.`,
    'kt.bet.round-three': ({ player, found }, names) => `In round 3 ${names.player(player)} bets one or two cards, not ${found}.`,
    'kt.bet.own': ({ player, card }, names) => `The company of ${names.player(player)} has no such ${betCardName(card)} to bet.`,
    'kt.bet.diplomat': ({ player }, names) => `${names.player(player)} has a Diplomat face up and so makes no bet.`,
    'kt.ally.after-bets': (params, { player }) => {
      switch (params.problem) {
        case 'nobody':
          return `${player(params.player)}'s Diplomat is face up and must have an ally.`;
        case 'uncopied':
          return `${player(params.player)} bet the Diplomat and must copy a card that another player bet.`;
        case 'not-asked':
          return `${player(params.player)} has no Diplomat that asks for this.`;
        case 'asked-for-ally':
          return `${player(params.player)} is asked for an ally, not for a bet to copy.`;
        case 'asked-for-copy':
          return `${player(params.player)} is asked for a bet to copy, not for an ally.`;
        case 'own':
          return `The Diplomat of ${player(params.player)} must name another player.`;
        case 'diplomat':
          return 'A Diplomat cannot be copied.';
        case 'not-bet':
          return `${player(params.other)} did not bet the ${betCardName(params.card)}, so it cannot be copied.`;
      }
    },
    'kt.queen.revive': (params, { player }) =>
      params.problem === 'face-up'
        ? `${player(params.player)}'s Queen is not face down, so there is nothing to revive.`
        : params.open === true
          ? `The Queen costs ${points(params.cost)}; ${player(params.player)} has ${figure(params.points)} for certain, and more if cards still to read pay.`
          : `The Queen costs ${points(params.cost)}, and ${player(params.player)} has ${figure(params.points)}.`,
    'kt.trick.order': ({ onMove }, names) => describeTurn(onMove, names),
    'kt.trick.assassin': ({ player }, names) => `${names.player(player)}'s Assassin must name somebody else to open.`,
    'kt.card.exists': (params) => {
      switch (params.problem) {
        case 'gone':
          return params.copies === 1
            ? `${capitalize(cardName(params.card))} has already been played this round.`
            : `Both ${params.card === 'mystic' ? 'Mystic' : 'Surrender'} cards have already been played this round.`;
        case 'not-in-deck':
          return `${capitalize(cardName(params.card))} is not in the deck for ${params.players} players.`;
        case 'berserker':
          return params.tens === 0
            ? "The Berserker's Black 10 is only for a player with a Berserker face up."
            : "No Berserker's Black 10 is left for this player.";
        case 'collected':
          return `${cards(params.found)} of ${kindName(params.kind)} were collected, but the deck holds ${params.inDeck}${params.tens === 0 ? '' : `, and the Berserkers face up bring ${params.tens} more`}.`;
      }
    },
    'kt.trick.follow': ({ player, colour, card, trick, instead }, names) =>
      `${capitalize(cardName(card))} shows that ${names.player(player)} could have followed ${COLOUR_NAMES[colour]} in trick ${trick}, where ${cardName(instead)} was played.`,
    'kt.king.card': ({ king, card }) =>
      king === 'white'
        ? `The White King goes only onto a printed Mystic or Surrender${card === '' ? '' : `, not onto ${cardName(card)}`}.`
        : `The ${COLOUR_NAMES[king]} King goes only onto a ${COLOUR_NAMES[king]} card${card === '' ? '' : `, not onto ${cardName(card)}`}.`,
    'kt.king.once': ({ player, king }, names) =>
      `${names.player(player)}'s ${COLOUR_NAMES[king]} King has been played and stays face down.`,
    'kt.queen.once': ({ player, queen, thisRound }, names) =>
      thisRound
        ? `${names.player(player)}'s ${COLOUR_NAMES[queen]} Queen has already been played this round.`
        : `${names.player(player)}'s ${COLOUR_NAMES[queen]} Queen lies face down and was not revived.`,
    'kt.queen.green': ({ queen, card }) =>
      card === ''
        ? `Only the Green Queen is laid without a card; the ${COLOUR_NAMES[queen]} Queen goes with one.`
        : 'The Green Queen is laid alone; her card comes after all the others.',
    'kt.character.rebel': ({ problem, card }) =>
      problem === 'none'
        ? 'Only a Rebel face up can turn a card.'
        : `The Rebel turns only 1 and 10, Mystic and Surrender${card === '' ? '' : `, not ${cardName(card)}`}.`,
    'kt.character.hermit': ({ use, problem, times }) => {
      const who = use === 'hermit' ? 'Hermit' : 'Diplomat';
      return problem === 'none'
        ? `There is no ${who} face up to do this.`
        : `The ${who} has already been used ${count(times, 'time', 'times')} this round.`;
    },
    'kt.pad.sum': (params, { player }) =>
      params.problem === 'tricks'
        ? `A round has five tricks, and these add up to ${params.found}.`
        : `${player(params.player)} should have ${cards(params.wanted)} from those tricks, not ${params.found}.`,
    copy: ({ player, kind, card }, names) => {
      const what = describeFigure({ kind, card });
      return `${capitalize(what)} is not known from your copy, so what it makes for ${names.player(player)} stays open.`;
    },
  },
  paid: {
    'kt.queen.revive': ({ set, cost, known }) =>
      known
        ? `The ${COLOUR_NAMES[set]} Queen was revived for ${points(cost)}.`
        : `The ${COLOUR_NAMES[set]} Queen was revived; what she costs is not known.`,
    'kt.score.bet': ({ card, copied, tricks: number, ally, known }, names) => {
      const what = copied === '' ? `${betCardName(card)} bet` : `${betCardName(card)} bet copied from ${names.player(copied)}`;
      return known ? `${what} ${withTricks(number, ally, names)}.` : `${what}: the figures of this bet are not known.`;
    },
    'kt.score.devil-bet': ({ failed, copied, open }, { player }) => {
      const what = copied === '' ? 'Devil bet' : `Devil bet copied from ${player(copied)}`;
      if (open === true) return `${what}: 3 points for each other bet that failed.`;
      return failed.length === 0 ? `${what}: nobody else's bet failed.` : `${what}: ${list(failed.map(player))} failed.`;
    },
    'kt.score.gambler': ({ succeeded, ally, open }, { player }) => {
      const bet = ally === '' ? 'the bet' : `${player(ally)}'s bet`;
      if (open === true) return `Gambler: 2 points if ${bet} succeeded.`;
      return succeeded ? `Gambler: ${bet} succeeded.` : `Gambler: ${bet} did not succeed.`;
    },
    'kt.score.hermit': ({ tricks: number, ally }, names) => `Hermit ${withTricks(number, ally, names)}; he pays only for no trick at all.`,
    'kt.score.berserker': ({ tricks: number, ally }, names) => `Berserker ${withTricks(number, ally, names)}; he pays only for exactly 1.`,
    'kt.score.assassin': ({ tricks: number, ally }, names) => `Assassin ${withTricks(number, ally, names)}; he pays only for exactly 2.`,
    'kt.score.healer': ({ cards: number, ally }, { player }) =>
      `Healer: ${number < 5 ? count(number, 'blue or green card', 'blue and green cards') : '5 or more blue and green cards'} collected${ally === '' ? '' : ` by ${player(ally)}`}, at most 5 points.`,
    'kt.score.collector': ({ cards: number, ally }, { player }) =>
      `Collector: ${count(number, 'Mystic or Surrender', 'Mystics and Surrenders')} collected${ally === '' ? '' : ` by ${player(ally)}`}.`,
    'kt.score.devil': ({ tricks: number, ally }, names) => `Devil ${withTricks(number, ally, names)}; he takes 2 for exactly 3.`,
    'kt.score.jack': ({ set, tricks: number, ally, known }, names) =>
      known
        ? `${COLOUR_NAMES[set]} Jack ${withTricks(number, ally, names)}.`
        : `The figures of the ${COLOUR_NAMES[set]} Jack are not known.`,
    'kt.score.king': ({ set, cards: number, ally }, { player }) =>
      `${COLOUR_NAMES[set]} King: ${set === 'white' ? count(number, 'Mystic or Surrender', 'Mystics and Surrenders') : `${cards(number)} of his colour`} collected${ally === '' ? '' : ` by ${player(ally)}`}.`,
    'kt.score.king-unplayed': ({ set }) => `The ${COLOUR_NAMES[set]} King was never played.`,
    debt: ({ points: number }) => `${points(number)} of debt let go: nobody falls below 0.`,
    carried: ({ points: number }) => `${points(number)} brought into this pad.`,
  },
  headline: {
    company: ({ round }) => `Round ${round}, companies`,
    bets: ({ round }) => `Round ${round}, bets`,
    alliance: ({ round }) => `Round ${round}, the Diplomat chooses`,
    preparation: ({ round }) => `Round ${round}, preparation`,
    opening: ({ round, trick }) => `Round ${round}, trick ${trick} is to be opened`,
    trick: ({ round, trick, player }, names) => `Round ${round}, trick ${trick}: ${names.player(player)} to play`,
    round: ({ round }) => `Round ${round} is to be noted`,
    finished: ({ winners }, { player }) => (winners.length === 0 ? 'Not decided yet' : `${list(winners.map(player))} won`),
  },
  phases: {
    company: 'the companies are being gathered',
    bets: 'the bets are being made',
    alliance: 'the Diplomat names an ally or a bet first',
    preparation: 'Queens may be revived until the tricks begin',
    opening: 'it must be said who opens the trick',
    trick: 'a trick is being played',
    round: 'the pad notes whole rounds',
    finished: 'the game is over',
  },
};

/** A printed figure that nobody has read: "the cost of the White Queen". */
export function describeFigure({ kind, card }: UnreadFigure): string {
  switch (kind) {
    case 'rank':
      return `the rank of the ${nameOf(card)} King`;
    case 'queen':
      return `the cost of the ${nameOf(card)} Queen`;
    case 'jack':
      return `what the ${nameOf(card)} Jack pays`;
    case 'bet':
      return `the bet side of the ${nameOf(card)}`;
  }
}

function nameOf(card: SetColour | BetCard): string {
  if (card === 'jack') return 'Jack';
  return { ...COLOUR_NAMES, ...CHARACTER_NAMES }[card];
}

function kindName(kind: Colour | keyof typeof WHITE_CARD_NAMES): string {
  return { ...COLOUR_NAMES, ...WHITE_CARD_NAMES }[kind];
}

const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
