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
  if (card === 'berserker-10') return 'the Berserker’s Black 10';
  const [colour, value] = card.split('-');
  return `the ${COLOUR_NAMES[colour as Colour]} ${value}`;
}

const tricks = (number: number): string => count(number, 'trick', 'tricks');
const cards = (number: number): string => count(number, 'card', 'cards');

/** "with 2 tricks", or "with Ben’s 2 tricks" for an ally. */
const withTricks = (number: number, ally: string, { player }: PlayerNames): string =>
  ally === '' ? `with ${tricks(number)}` : `with ${player(ally)}’s ${tricks(number)}`;

const describeTurn = (onMove: readonly string[], { player }: PlayerNames): string =>
  onMove.length === 0 ? 'Nobody can do this now.' : `It’s up to ${either(onMove.map(player))} now.`;

export const en: GameText<ViolationParams, ScoreLineParams, Headlines, Phase> = {
  broken: {
    'kt.company.shape': (params, { player }) => {
      switch (params.problem) {
        case 'no-set':
          return 'A company needs a set of King, Queen and Jack.';
        case 'set-taken':
          return `${player(params.by)} has the ${COLOUR_NAMES[params.set]} set.`;
        case 'second-set':
          return `You already have the ${COLOUR_NAMES[params.set]} set: one set each.`;
        case 'characters':
          return `A company has three characters, not ${params.found}.`;
        case 'copies':
          return `This game has only ${count(params.copies, 'copy', 'copies')} of the ${CHARACTER_NAMES[params.character]}.`;
      }
    },
    'kt.company.keep-set': ({ player, kept }, names) => `${names.player(player)} keeps the ${COLOUR_NAMES[kept]} set for the whole game.`,
    'kt.company.not-again': ({ player, character, copies, held }, names) =>
      copies === 1
        ? `${names.player(player)} had the ${CHARACTER_NAMES[character]} last round and can’t take it again.`
        : `${names.player(player)} had ${held} of the ${copies} ${CHARACTER_NAMES[character]} cards last round and can’t take the same one again.`,
    'kt.draft.order': ({ onMove }, names) =>
      onMove.length === 0 ? 'All companies are complete.' : `It’s ${either(onMove.map(names.player))}’s turn to pick.`,
    'kt.bet.one-character': ({ player, found, jack }, names) =>
      jack
        ? `The Jack can’t be bet before round 3: ${names.player(player)} bets one character.`
        : `${names.player(player)} bets exactly one character, not ${found}.`,
    'kt.bet.round-three': ({ player, found }, names) => `In round 3 ${names.player(player)} bets one or two cards, not ${found}.`,
    'kt.bet.own': ({ player, card }, names) => `${names.player(player)} has no ${betCardName(card)} to bet.`,
    'kt.bet.diplomat': ({ player }, names) => `${names.player(player)}’s Diplomat is face up, so ${names.player(player)} can’t bet.`,
    'kt.ally.after-bets': (params, { player }) => {
      switch (params.problem) {
        case 'nobody':
          return `${player(params.player)}’s Diplomat is face up and needs an ally.`;
        case 'uncopied':
          return `${player(params.player)} bet the Diplomat and must copy a card that another player bet.`;
        case 'not-asked':
          return `${player(params.player)} has no Diplomat to do this with.`;
        case 'asked-for-ally':
          return `${player(params.player)} chooses an ally now, not a bet to copy.`;
        case 'asked-for-copy':
          return `${player(params.player)} chooses a bet to copy now, not an ally.`;
        case 'own':
          return `${player(params.player)}’s Diplomat must choose another player.`;
        case 'diplomat':
          return 'A Diplomat can’t be copied.';
        case 'not-bet':
          return `${player(params.other)} did not bet the ${betCardName(params.card)}, so it can’t be copied.`;
      }
    },
    'kt.queen.revive': (params, { player }) =>
      params.problem === 'face-up'
        ? `${player(params.player)}’s Queen is already face up.`
        : params.open === true
          ? `The Queen costs ${points(params.cost)}. ${player(params.player)} has ${figure(params.points)} for sure, perhaps more: some printed numbers are missing.`
          : `The Queen costs ${points(params.cost)}, and ${player(params.player)} has ${figure(params.points)}.`,
    'kt.trick.order': ({ onMove }, names) => describeTurn(onMove, names),
    'kt.trick.assassin': ({ player }, names) => `${names.player(player)}’s Assassin must make somebody else lead.`,
    'kt.card.exists': (params, names) => {
      switch (params.problem) {
        case 'gone':
          return params.copies === 1
            ? `${capitalize(cardName(params.card))} has already been played this round.`
            : `Both ${params.card === 'mystic' ? 'Mystic' : 'Surrender'} cards have already been played this round.`;
        case 'not-in-deck':
          return `${capitalize(cardName(params.card))} is not in the deck for ${params.players} players.`;
        case 'berserker':
          return params.tens === 0
            ? 'The Berserker’s Black 10 is only for a player with a face-up Berserker.'
            : `${names.player(params.player)} has no Berserker’s Black 10 left.`;
        case 'collected':
          return `${kindName(params.kind)}: ${cards(params.found)} collected, but the deck has only ${params.inDeck}${params.tens === 0 ? '' : `, plus ${params.tens} with the face-up Berserkers`}.`;
      }
    },
    'kt.trick.follow': ({ player, colour, card, trick, instead }, names) =>
      `${names.player(player)} had ${cardName(card)} but didn’t follow ${COLOUR_NAMES[colour]} in trick ${trick}, with ${cardName(instead)}.`,
    'kt.king.card': ({ king, card }) =>
      king === 'white'
        ? `The White King goes only onto a printed Mystic or Surrender${card === '' ? '' : `, not onto ${cardName(card)}`}.`
        : `The ${COLOUR_NAMES[king]} King goes only onto a ${COLOUR_NAMES[king]} card${card === '' ? '' : `, not onto ${cardName(card)}`}.`,
    'kt.king.once': ({ player, king }, names) =>
      `${names.player(player)}’s ${COLOUR_NAMES[king]} King has been played and stays face down.`,
    'kt.queen.once': ({ player, queen, thisRound }, names) =>
      thisRound
        ? `${names.player(player)}’s ${COLOUR_NAMES[queen]} Queen has already been played this round.`
        : `${names.player(player)}’s ${COLOUR_NAMES[queen]} Queen is face down and was not revived.`,
    'kt.queen.green': ({ queen, card }) =>
      card === ''
        ? `Only the Green Queen is played without a card; the ${COLOUR_NAMES[queen]} Queen needs one.`
        : 'The Green Queen is played alone; her card comes after all the others.',
    'kt.character.rebel': ({ problem, card }) =>
      problem === 'none'
        ? 'Only a face-up Rebel can change a card.'
        : `The Rebel changes only 1 and 10, Mystic and Surrender${card === '' ? '' : `, not ${cardName(card)}`}.`,
    'kt.character.hermit': ({ use, problem, times }) => {
      const who = use === 'hermit' ? 'Hermit' : 'Diplomat';
      return problem === 'none'
        ? `There is no face-up ${who} to do this.`
        : `The ${who} has already been used ${count(times, 'time', 'times')} this round.`;
    },
    'kt.pad.sum': (params, { player }) =>
      params.problem === 'tricks'
        ? `A round has five tricks: these add up to ${params.found}.`
        : `${player(params.player)} should have ${cards(params.wanted)} from these tricks, not ${params.found}.`,
    copy: ({ player, kind, card }, names) => {
      const what = describeFigure({ kind, card });
      return `Missing: ${what}. ${names.player(player)}’s points depend on it.`;
    },
  },
  paid: {
    'kt.queen.revive': ({ set, cost, known }) =>
      known
        ? `The ${COLOUR_NAMES[set]} Queen was revived for ${points(cost)}.`
        : `The ${COLOUR_NAMES[set]} Queen was revived; her cost is missing.`,
    'kt.score.bet': ({ card, copied, tricks: number, ally, known }, names) => {
      const what = copied === '' ? `${betCardName(card)} bet` : `${betCardName(card)} bet copied from ${names.player(copied)}`;
      return known ? `${what} ${withTricks(number, ally, names)}.` : `${what}: its printed numbers are missing.`;
    },
    'kt.score.devil-bet': ({ failed, copied, open }, { player }) => {
      const what = copied === '' ? 'Devil bet' : `Devil bet copied from ${player(copied)}`;
      if (open === true) return `${what}: 3 points for each other bet that failed.`;
      return failed.length === 0 ? `${what}: nobody else’s bet failed.` : `${what}: ${list(failed.map(player))} failed.`;
    },
    'kt.score.gambler': ({ succeeded, ally, open }, { player }) => {
      const bet = ally === '' ? 'the bet' : `${player(ally)}’s bet`;
      if (open === true) return `Gambler: 2 points if ${bet} was met.`;
      return succeeded ? `Gambler: ${bet} was met.` : `Gambler: ${bet} was missed.`;
    },
    'kt.score.hermit': ({ tricks: number, ally }, names) => `Hermit ${withTricks(number, ally, names)} (pays for 0 tricks).`,
    'kt.score.berserker': ({ tricks: number, ally }, names) => `Berserker ${withTricks(number, ally, names)} (pays for exactly 1).`,
    'kt.score.assassin': ({ tricks: number, ally }, names) => `Assassin ${withTricks(number, ally, names)} (pays for exactly 2).`,
    'kt.score.healer': ({ cards: number, ally }, { player }) =>
      `Healer: ${number < 5 ? count(number, 'blue or green card', 'blue and green cards') : '5 or more blue and green cards'} collected${ally === '' ? '' : ` by ${player(ally)}`}, at most 5 points.`,
    'kt.score.collector': ({ cards: number, ally }, { player }) =>
      `Collector: ${count(number, 'Mystic or Surrender', 'Mystics and Surrenders')} collected${ally === '' ? '' : ` by ${player(ally)}`}.`,
    'kt.score.devil': ({ tricks: number, ally }, names) => `Devil ${withTricks(number, ally, names)} (costs 2 for exactly 3).`,
    'kt.score.jack': ({ set, tricks: number, ally, known }, names) =>
      known
        ? `${COLOUR_NAMES[set]} Jack ${withTricks(number, ally, names)}.`
        : `${COLOUR_NAMES[set]} Jack: the printed numbers are missing.`,
    'kt.score.king': ({ set, cards: number, ally }, { player }) =>
      `${COLOUR_NAMES[set]} King: ${set === 'white' ? count(number, 'Mystic or Surrender', 'Mystics and Surrenders') : `${cards(number)} of this colour`} collected${ally === '' ? '' : ` by ${player(ally)}`}.`,
    'kt.score.king-unplayed': ({ set }) => `The ${COLOUR_NAMES[set]} King was never played.`,
    debt: ({ points: number }) => `${points(number)} not lost: nobody goes below 0.`,
    carried: ({ points: number }) => `${points(number)} from the rounds before.`,
  },
  headline: {
    company: ({ round }) => `Round ${round}: companies`,
    bets: ({ round }) => `Round ${round}: bets`,
    alliance: ({ round }) => `Round ${round}: the Diplomat chooses`,
    preparation: ({ round }) => `Round ${round}: preparation`,
    opening: ({ trick }) => `Who leads trick ${trick}?`,
    trick: ({ trick, player }, names) => `${names.player(player)}: play to trick ${trick}`,
    round: ({ round }) => `Round ${round}: enter what happened`,
    finished: ({ winners }, { player }) => (winners.length === 0 ? 'Winner not known yet' : `${list(winners.map(player))} won`),
  },
  phases: {
    company: 'companies are being chosen',
    bets: 'bets are being made',
    alliance: 'the Diplomat chooses first',
    preparation: 'the tricks have not begun yet',
    opening: 'somebody must lead the trick first',
    trick: 'a trick is being played',
    round: 'only whole rounds are entered here',
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
