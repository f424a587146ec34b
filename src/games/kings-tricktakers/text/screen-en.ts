import type { BetCard, ByTricks } from '#games/kings-tricktakers/law/box';
import type { CardName } from '#games/kings-tricktakers/law/cards';
import { grammar } from '#text/language';
import { CHARACTER, COLOUR, KIND } from './en';
import type { TricktakersScreenText } from './screen';

const { count, either, list, points, signed } = grammar('en');

const names: TricktakersScreenText['names'] = { ...CHARACTER, jack: 'Jack' };
const COURT = { king: 'King', queen: 'Queen', jack: 'Jack' } as const;
const bets = (cards: readonly BetCard[]): string => list(cards.map((card) => names[card]));
const tricks = (number: number): string => count(number, 'trick', 'tricks');

function card(name: CardName): string {
  if (name === 'mystic' || name === 'surrender') return KIND[name];
  if (name === 'berserker-10') return 'Berserker’s Black 10';
  const [colour, value] = name.split('-');
  return `${{ yellow: 'Yellow', green: 'Green', blue: 'Blue', black: 'Black' }[colour ?? ''] ?? ''} ${value}`;
}

function side(of: BetCard, table: ByTricks | undefined): string {
  if (of === 'devil') return '3 for each other player whose bet fails';
  if (of === 'diplomat') return 'copies a card that another player bet';
  if (table === undefined) return 'unknown: look at your card';
  return Object.entries(table)
    .map(([number, points]) => `${tricks(Number(number))}: ${points}`)
    .join(', ');
}

export const screenEn: TricktakersScreenText = {
  agreements: {
    'two-card-bet': {
      question: 'When does a bet of two cards succeed?',
      choices: { any: 'When one is met', all: 'Only when both are met' },
    },
    'oppressor-reach': {
      question: 'Whose yellow cards does the Oppressor make trumps?',
      choices: { own: 'Only its owner’s', everyone: 'Everybody’s' },
    },
    debt: { question: 'May points go below 0?', choices: { negative: 'Yes', floor: 'No, 0 is the least' } },
  },
  colours: COLOUR,
  kinds: { yellow: 'Yellow', green: 'Green', blue: 'Blue', black: 'Black', ...KIND },
  names,
  court: (of, set) => `${COLOUR[set]} ${COURT[of]}`,
  set: (set) => `${COLOUR[set]} set`,
  card,
  does: {
    gambler: 'Preparation: take 2 cards, discard 2. Count: 2 points if your bet succeeds.',
    hermit: 'Once a round change 3 cards of your hand. Count: 2 points with no trick.',
    rebel: 'Your 1 may count as 10 and your 10 as 1, Mystic as Surrender and back.',
    berserker: 'Preparation: take a Berserker’s Black 10, discard a card. Count: 2 points with exactly 1 trick.',
    assassin: 'When you must open a trick you may name another player. Count: 3 points with exactly 2 tricks.',
    oppressor: 'Your yellow cards are as strong as black ones.',
    healer: 'Count: 1 point a blue or green card collected, at most 5.',
    collector: 'Count: 2, 5 or 8 points for 1, 2 or 3 Mystics and Surrenders collected.',
    devil: 'You count 2 tricks more. Count: 2 points less with exactly 3 tricks.',
    diplomat: 'No bet: name an ally, whose tricks, cards and bet count for you. Once a round swap a card with the ally.',
  },
  side,
  asBet: (said) => `Bet: ${said}`,
  unknown: 'unknown',
  done: 'Done',
  rule: 'The rule',

  events: {
    company: (player, set, characters) =>
      `${player}: ${set === undefined ? '' : `${COLOUR[set]} set, `}${list(characters.map((each) => names[each]))}`,
    took: (player, set, character) => `${player} takes the ${set === undefined ? names[character ?? 'jack'] : `${COLOUR[set]} set`}`,
    bet: (player, cards) => (cards.length === 0 ? `${player} makes no bet` : `${player} bets the ${bets(cards)}`),
    secretBet: (player) => `${player} lays a bet face down`,
    ally: (player, ally) => `${player} is allied to ${ally}`,
    copy: (player, other, of) => `${player} copies ${other}’s ${names[of]}`,
    revive: (player) => `${player} turns the Queen up`,
    begin: 'The tricks begin',
    named: (by, player) => (by === undefined ? `${player} opens the trick` : `${by}’s Assassin names ${player} to open`),
    opens: (player) => `${player} opens`,
    played: (player, of, { king, queen, flip }, set) => {
      const court = [king && 'King', queen && 'Queen', flip && 'Rebel'].filter((each) => each !== false);
      if (of === undefined) return `${player} lays the ${set === undefined ? '' : `${COLOUR[set]} `}Queen`;
      return `${player} plays ${card(of)}${court.length === 0 ? '' : ` with ${list(court)}`}`;
    },
    ability: (player, use) => (use === 'hermit' ? `${player} changes three cards (Hermit)` : `${player} swaps a card with the ally`),
    round: 'A round is noted',
    adjusted: (player, points, reason) => `${player} ${signed(points)}: ${reason}`,
  },

  table: {
    companies: 'Companies',
    down: 'face down',
    bet: 'bet',
    secret: 'bet laid',
    ally: (player) => `allied to ${player}`,
    copies: (player, of) => `copies ${player}’s ${names[of]}`,
    rank: (rank) => (rank === undefined ? 'rank unknown' : `rank ${rank}`),
    inWords: 'What is open, in words',
    find: 'Type to find',
    findHint: 'For example: yellow 5 king. Enter plays the first.',
    nothingFound: 'Nothing that is open reads like this.',
    twoPlayers:
      'For two players the box has a variant booklet, which Regent does not know: it plays the base rules with the two-player deck.',
  },

  company: {
    of: (player) => `${player}’s company`,
    set: 'Set of King, Queen and Jack',
    characters: (chosen) => `Characters, ${chosen} of 3`,
    left: (copies) => `${copies} left`,
    order: 'Order of the draft',
    pass: (pass, players) => `Pass ${pass}: ${players.join(' → ')}`,
    anyOrder: 'The King ranks do not tell the order: any order within a pass.',
    take: (what) => `Take the ${what}`,
    remove: (what) => `Without ${what}`,
    tap: 'Tap a card to see what it does.',
    who: 'Who chooses?',
  },

  bets: {
    pass: (player) => `Pass the phone to ${player}`,
    iAm: (player) => `I am ${player}: show my cards`,
    of: (player) => `${player}’s bet. Nobody else looks.`,
    one: 'Choose the character to turn.',
    oneOrTwo: 'Choose one card and lay it, or tap a second: then both are laid.',
    lay: 'Lay it face down',
    none: 'No bet: the Diplomat stays face up',
    inTurn: 'Somebody else first',
  },

  alliance: {
    ally: (player) => `${player}’s Diplomat is face up. Who is the ally?`,
    copy: (player) => `${player} bet the Diplomat. Which card is copied?`,
    option: (player, of) => `${player}’s ${names[of]}`,
  },

  preparation: {
    title: 'Before the tricks',
    draws: ({ character, cards }, player) =>
      character === 'gambler'
        ? `${player} (Gambler) takes ${count(cards, 'card', 'cards')} and discards as many.`
        : `${player} (Berserker) takes ${count(cards, 'Berserker’s Black 10', 'Berserker’s Black 10s')} and discards ${count(cards, 'card', 'cards')}.`,
    nobody: 'Nobody takes or discards cards.',
    revive: (player, set, cost) =>
      `${player} turns the ${COLOUR[set]} Queen up for ${cost === undefined ? 'an unknown cost' : points(cost)}`,
    begin: 'Begin the tricks',
  },

  opening: {
    table: 'The King ranks do not tell who opens. Who does?',
    assassin: (player) => `${player} opens, or the Assassin names somebody else.`,
    itself: (player) => `${player} opens`,
  },

  trick: {
    late: (player) => `${player}’s card comes last (Green Queen)`,
    led: (colour) => (colour === undefined ? 'No colour leads yet.' : `${COLOUR[colour]} leads.`),
    rebel: '+ Rebel turns it',
    green: 'Green Queen, card later',
    waiting: 'card later',
    hermit: 'Hermit: 3 cards',
    swap: 'Diplomat: swap',
    winning: (player, of, why) => `${player} is winning with ${card(of)}: ${why}.`,
    won: (player, of) => `${player} won the trick with ${card(of)}`,
    decided: {
      king: 'the last King',
      mystic: 'the first Mystic',
      trump: 'the highest trump',
      leading: 'the highest of the leading colour',
      surrender: 'only Surrenders: the first',
    },
    grid: 'Cards of the deck',
    gone: 'played',
    out: 'What is still out',
    outAsk: 'Show this only if the whole table allows it.',
    outYes: 'The table allows it',
  },

  scores: {
    range: ({ least, most }) => (least === most ? `${least}` : most === Number.POSITIVE_INFINITY ? `${least}+` : `${least}–${most}`),
    ranged: ({ least, most }) =>
      least === most ? points(least) : most === Number.POSITIVE_INFINITY ? `at least ${points(least)}` : `${least} to ${points(most)}`,
    ofBet: (number, wanted) => (wanted === undefined ? `${number}/?` : [number, wanted.join('·')].filter((each) => each !== '').join('/')),
    ofBetSaid: (number, wanted) =>
      wanted === undefined
        ? `${tricks(number)}, the bet side is not known`
        : `${tricks(number)}${wanted.length === 0 ? '' : `, the bet is on ${either(wanted.map(String))}`}`,
    hangsOn: ({ least, most }, stakes) =>
      `${most === least + 1 ? `${least} or ${most}` : `${least} to ${most}`}: it hangs on the bet side of ${list(stakes.map((each) => `the ${names[each.card]} (${tricks(each.tricks)})`))}, which nobody has read yet.`,
    open: (players, missing) => `${either(players)}: ${list(missing)} decide${missing.length === 1 ? 's' : ''} who wins.`,
    title: 'The rounds',
    player: 'Player',
    round: (round) => `Round ${round}`,
    trick: (round, trick) => `Round ${round}, trick ${trick}`,
    total: 'Total',
    of: (player, round) => `${player}, round ${round}`,
    tricks: (number) => `${tricks(number)} counted`,
    tie: (players, number) => `${list(players)} have ${points(number)} each:`,
    decided: (player, rank) => `${player}’s King is the lowest, rank ${rank}.`,
    shared: 'the King ranks are unknown or equal, so they share the place.',
  },

  pad: {
    title: (round) => `Round ${round}: what came of it`,
    bet: 'Bet',
    ally: 'Ally',
    copied: 'Copied bet',
    tricks: 'Tricks won (piles)',
    collected: (cards) => `Cards collected: ${cards}`,
    cards: (found, wanted) => `${found} of ${wanted} cards`,
    sum: (number) => `${number} of 5 tricks`,
    king: 'King played',
    queen: 'Queen played',
    revived: 'Queen turned up again',
    save: 'Note the round',
    right: 'Everything adds up.',
    fewer: (what) => `${what}: one less`,
    more: (what) => `${what}: one more`,
  },

  setup: {
    record: 'How is it logged?',
    records: { table: 'Card by card', pad: 'As a pad, once a round' },
    selection: 'Companies',
    selections: { draft: 'Open draft', declared: 'Told whole', initiation: 'Initiation, new each round' },
    starter: 'Who picks first?',
    from: 'First round of the pad',
    points: (player) => `Points of ${player}`,
    setOf: (player) => `Set of ${player}`,
    kings: 'King already face down',
    queens: 'Queen face down',
    copy: 'Printed figures of this game',
    goOn: 'Go on as a pad',
  },

  copy: {
    guessed: 'How many copies of each character the box holds is our guess; figures that nobody knows are asked for when they count.',
    ask: ({ kind, card: of }) => {
      const name = of === 'jack' ? 'Jack' : ({ ...COLOUR, ...CHARACTER }[of] ?? of);
      switch (kind) {
        case 'rank':
          return `Which ranks does your ${name} King show?`;
        case 'queen':
          return `What does it cost to turn your ${name} Queen up?`;
        case 'jack':
          return `What does your ${name} Jack pay?`;
        case 'bet':
          return `What does your ${name}’s bet side say?`;
      }
    },
    where: (kind) =>
      ({
        rank: 'The number in the upper corner of the King, on both faces.',
        queen: 'The points under “Preparation” on the Queen.',
        jack: 'The points by tricks on the front of the Jack.',
        bet: 'The back of the card; the upper right corner of its front shows the same.',
      })[kind],
    byTricks: 'Points for exactly so many tricks; leave empty what is not printed.',
    faceUp: 'Face up',
    faceDown: 'Face down',
    cost: 'Points',
    save: 'Keep it',
    later: 'Later',
    ranks: 'King ranks',
    queens: 'Queen costs',
    jacks: 'Jacks',
    bets: 'Bet sides',
    copies: 'Copies of each character in the box',
    hint: 'Regent asks for these when they are first needed. Here they can be put right.',
    tricks,
  },
};
