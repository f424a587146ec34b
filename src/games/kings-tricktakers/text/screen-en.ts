import type { BetCard, Character, Colour, PointsByTricks, Selection, SetColour } from '#games/kings-tricktakers/law/box';
import type { Pile } from '#games/kings-tricktakers/law/pad/piles';
import type { Collected } from '#games/kings-tricktakers/law/position';
import type { agreements } from '#games/kings-tricktakers/law/rules';
import type { CardExchange, UnreadFigure } from '#games/kings-tricktakers/law/score/outlook';
import type { BetSide } from '#games/kings-tricktakers/law/score/point-ranges';
import type { CardName } from '#games/kings-tricktakers/law/trick/cards';
import type { CardEffects, Precedence } from '#games/kings-tricktakers/law/trick/trick';
import type { AgreementTexts } from '#text/game-text';
import { grammar } from '#text/language';
import { formatBetProgress } from './bet-progress';
import { CHARACTER_NAMES, COLOUR_NAMES, describeFigure, WHITE_CARD_NAMES } from './en';
import { createHyphenator } from './hyphenator';

/** What is still to be told of a player's round in the pad. */
export type MissingPart = 'set' | 'characters' | 'bet' | 'ally' | 'copy' | 'tricks' | 'cards';

/** What goes with a card as it is played. */
export interface PlayModifiers {
  readonly king: boolean;
  readonly queen: boolean;
  readonly flip: boolean;
}

const { count, either, list, points, signedFigure } = grammar('en');

const names: Readonly<Record<BetCard, string>> = { ...CHARACTER_NAMES, jack: 'Jack' };
const HYPHENATED_NAMES = [
  'Gam|bler',
  'Her|mit',
  'Berserk|er',
  'Assas|sin',
  'Oppres|sor',
  'Collec|tor',
  'Diplo|mat',
  'Mys|tic',
  'Surren|der',
];
const COURT_NAMES = { king: 'King', queen: 'Queen', jack: 'Jack' } as const;
const QUEEN_EFFECTS = { white: ': Mystic', yellow: '', blue: ': Surrender', green: '', black: '' } as const;
const bets = (cards: readonly BetCard[]): string => list(cards.map((card) => names[card]));
const tricks = (number: number): string => count(number, 'trick', 'tricks');

function cardTitle(name: CardName): string {
  if (name === 'mystic' || name === 'surrender') return WHITE_CARD_NAMES[name];
  if (name === 'berserker-10') return 'Berserker’s Black 10';
  const [colour, value] = name.split('-');
  return `${{ yellow: 'Yellow', green: 'Green', blue: 'Blue', black: 'Black' }[colour ?? ''] ?? ''} ${value}`;
}

function describeBetSide(of: BetCard, table: PointsByTricks | undefined): string {
  if (of === 'devil') return '3 for each other player whose bet fails';
  if (of === 'diplomat') return 'copies a card that another player bet';
  if (table === undefined) return 'unknown: look at your card';
  return Object.entries(table)
    .map(([number, points]) => `${tricks(Number(number))}: ${points}`)
    .join(', ');
}

const listModifiers = ({ king, queen, flip }: PlayModifiers): string =>
  list([king && 'King', queen && 'Queen', flip && 'Rebel'].filter((each) => each !== false));

/** What the screens of Kings Tricktakers say in one language. */
export const screenEn = {
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
  } satisfies AgreementTexts<typeof agreements>,
  colours: COLOUR_NAMES,
  kinds: { yellow: 'Yellow', green: 'Green', blue: 'Blue', black: 'Black', ...WHITE_CARD_NAMES } satisfies Record<keyof Collected, string>,
  names,
  /** Words with a soft hyphen where a long name in them may be parted. */
  parted: createHyphenator(HYPHENATED_NAMES),
  court: (of: 'king' | 'queen' | 'jack', set: SetColour) => `${COLOUR_NAMES[set]} ${COURT_NAMES[of]}`,
  set: (set: SetColour) => `${COLOUR_NAMES[set]} set`,
  card: cardTitle,
  /** What a character does face up, and a set's King and Queen, in a few words. */
  brief: {
    gambler: '+2 if the bet is met',
    hermit: '+2 with 0 tricks',
    rebel: '1 ↔ 10, Mystic ↔ Surrender',
    berserker: '+2 with 1 trick, a black 10',
    assassin: '+3 with 2 tricks',
    oppressor: 'yellow is trump',
    healer: '1 a blue or green card',
    collector: '2, 5, 8 for Mystic, Surrender',
    devil: 'counts 2 tricks more',
    diplomat: 'scores with an ally',
  } satisfies Record<Character, string>,
  briefSet: {
    white: 'Queen: Mystic',
    yellow: 'Queen: +1 trick',
    blue: 'Queen: Surrender',
    green: 'Queen: last card',
    black: 'Queen: any card',
  } satisfies Record<SetColour, string>,
  /** What a character does face up. */
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
  } satisfies Record<Character, string>,
  side: describeBetSide,
  done: 'Done',

  events: {
    company: (player: string, set: SetColour | undefined, characters: readonly Character[]) =>
      `${player}: ${set === undefined ? '' : `${COLOUR_NAMES[set]} set, `}${list(characters.map((each) => names[each]))}`,
    took: (player: string, set: SetColour | undefined, character: Character | undefined) =>
      `${player} takes the ${set === undefined ? names[character ?? 'jack'] : `${COLOUR_NAMES[set]} set`}`,
    bet: (player: string, cards: readonly BetCard[]) =>
      cards.length === 0 ? `${player} makes no bet` : `${player} bets the ${bets(cards)}`,
    secretBet: (player: string) => `${player} lays a bet face down`,
    ally: (player: string, ally: string) => `${player} is allied to ${ally}`,
    copy: (player: string, other: string, of: BetCard) => `${player} copies ${other}’s ${names[of]}`,
    revive: (player: string) => `${player} turns the Queen up`,
    begin: 'The tricks begin',
    named: (by: string | undefined, player: string) =>
      by === undefined ? `${player} opens the trick` : `${by}’s Assassin names ${player} to open`,
    opens: (player: string) => `${player} opens`,
    played: (player: string, of: CardName | undefined, { king, queen, flip }: PlayModifiers, set: SetColour | undefined) => {
      const court = listModifiers({ king, queen, flip });
      if (of === undefined) return `${player} lays the ${set === undefined ? '' : `${COLOUR_NAMES[set]} `}Queen`;
      return `${player} plays ${cardTitle(of)}${court === '' ? '' : ` with ${court}`}`;
    },
    ability: (player: string, use: 'hermit' | 'swap') =>
      use === 'hermit' ? `${player} changes three cards (Hermit)` : `${player} swaps a card with the ally`,
    round: 'A round is noted',
    adjusted: (player: string, points: number, reason: string) => `${player} ${signedFigure(points)}: ${reason}`,
  },

  table: {
    companies: 'Companies',
    more: 'Companies and more',
    downKing: 'face down',
    downQueen: 'face down',
    /** What a bet needs and pays: "2 → 7". */
    needs: (of: BetCard, table: PointsByTricks | undefined) => {
      if (of === 'devil') return '3 a failed bet';
      if (of === 'diplomat') return 'copies';
      return table === undefined
        ? '?→?'
        : Object.entries(table)
            .map(([number, pays]) => `${number}→${pays}`)
            .join(', ');
    },
    /** So many cards lie face down. */
    secret: (cards: number): string => (cards === 0 ? 'no bet' : cards === 1 ? 'one card laid' : 'two cards laid'),
    ally: (player: string) => `allied to ${player}`,
    copies: (player: string, of: BetCard) => `copies ${player}’s ${names[of]}`,
    rank: (rank: number | undefined) => (rank === undefined ? 'rank unknown' : `rank ${rank}`),
    does: 'What the characters do',
    inWords: 'What is open, in words',
    find: 'Type to find',
    findHint: 'For example: yellow 5 king. Enter plays the first.',
    nothingFound: 'Nothing that is open reads like this.',
    /** How two things are told at once. */
    strokes:
      'Two at once: put a finger on one and slide it to the other. From a card to its King, Queen or Rebel, from what comes before a card to the card, from one character to the next, from one card of a bet to the second, and, as the last bet, from a Diplomat to the card it copies.',
    twoPlayers:
      'For two players the box has a variant booklet, which Regent does not know: it plays the base rules with the two-player deck.',
  },

  company: {
    /** What is asked of a player: the set, or the next character after so many. */
    asks: (player: string, chosen: number | undefined, selection: Selection) => {
      const asked = `${player}${selection === 'initiation' ? ' (page 9 of the rules)' : ''}`;
      return chosen === undefined ? `${asked}: which set?` : `${asked}: character ${chosen + 1} of 3`;
    },
    picks: (player: string) => `${player} picks.`,
    next: (players: readonly string[]) => (players.length === 0 ? '' : `Then ${players.join(', ')}.`),
    anyOrder: 'Lowest King first. Who picks?',
    remove: (what: string) => `Without ${what}`,
    who: 'Who chooses?',
    taken: (what: string, player: string) => `${player} has the ${what}.`,
    noneLeft: (what: string, holders: readonly string[]) =>
      holders.length === 0 ? `No ${what} is left.` : `No ${what} is left: ${list(holders)} ${holders.length === 1 ? 'has' : 'have'} it.`,
    keeps: (player: string) => `${player} keeps this set for all three rounds.`,
    hasOne: 'one set each',
    oneMore: 'Only one more character: tap it.',
  },

  bets: {
    pass: (player: string) => `Pass the phone to ${player}`,
    iAm: (player: string) => `I am ${player}: show my cards`,
    of: (player: string) => `${player}’s secret bet`,
    cover: 'Cover them again',
    one: 'Choose the character to turn.',
    oneOrTwo: 'Choose one card and lay it, or tap a second: then both are laid.',
    lay: 'Lay it face down',
    layOne: 'Lay one card only',
    none: 'No bet: the Diplomat stays face up',
    inTurn: 'Somebody else first',
    /** How bets are told: after the real cards are turned, or on the phone in secret. */
    how: 'How are bets told?',
    openly: 'Real cards turned',
    secretly: 'Secret, on the phone',
    turned: (player: string) => `Which card did ${player} turn?`,
    two: 'Two cards',
    noBet: 'No bet',
  },

  alliance: {
    ally: (player: string) => `Diplomat face up: who is ${player}’s ally?`,
    copy: (player: string) => `Diplomat bet: which card does ${player} copy?`,
    option: (player: string, of: BetCard) => `${player}’s ${names[of]}`,
  },

  preparation: {
    title: 'Turn a Queen up for points?',
    draws: ({ character, cards }: CardExchange, player: string) =>
      character === 'gambler'
        ? `${player} (Gambler): take ${count(cards, 'card', 'cards')}, discard ${cards}.`
        : `${player} (Berserker): take ${count(cards, 'Black 10', 'Black 10s')}, discard ${cards}.`,
    all: (queens: number) => (queens === 2 ? 'Both' : `All ${queens}`),
    /** What is heard between a player and the cost. */
    queen: (set: SetColour) => `: ${COLOUR_NAMES[set]} Queen,`,
    cost: (cost: number | undefined) => (cost === undefined ? '−?' : signedFigure(0 - cost)),
  },

  opening: {
    table: 'The lowest King opens. Whose is it?',
    assassin: 'Or the Assassin names:',
  },

  trick: {
    late: (player: string) => `${player}’s card comes last (Green Queen)`,
    led: (colour: Colour | undefined) => (colour === undefined ? 'No colour leads yet.' : `${COLOUR_NAMES[colour]} leads.`),
    rebel: 'Rebel turns it',
    /** What goes with a card, in a word or two: "King and Queen". */
    figures: listModifiers,
    green: 'Green Queen, card later',
    waiting: 'card later',
    hermit: 'Hermit: 3 cards',
    swap: 'Diplomat: swap',
    /** What comes before a card. */
    before: 'Before the card',
    /** What comes with the last card of a round. */
    lastOne: 'The last card, with',
    /** What may still come onto a card that lies there. */
    onto: (player: string, of: CardName) => `${cardTitle(of)} (${player}), with`,
    /** What made a card other than it is printed: "Rebel: 1". */
    made: ({ king, queen, turned, oppressor }: CardEffects) =>
      [
        king && 'King',
        queen !== undefined && `Queen${QUEEN_EFFECTS[queen]}`,
        turned !== undefined && `Rebel: ${turned.kind === 'value' ? turned.value : WHITE_CARD_NAMES[turned.kind]}`,
        oppressor && 'Oppressor',
      ]
        .filter((each) => each !== false)
        .join(', '),
    winning: (player: string, of: CardName, made: string, why: string) =>
      `${player} is winning with ${cardTitle(of)}${made === '' ? '' : ` (${made})`}: ${why}.`,
    won: (player: string, of: CardName, made: string, why: string) =>
      `${player} won the trick with ${cardTitle(of)}${made === '' ? '' : ` (${made})`}: ${why}.`,
    putAway: 'Put away',
    decided: {
      king: 'the last King',
      mystic: 'the first Mystic',
      trump: 'the highest trump',
      leading: 'the highest of the leading colour',
      surrender: 'only Surrenders: the first',
    } satisfies Record<Precedence, string>,
    grid: 'Cards of the deck',
    gone: 'played',
    out: 'What is still out',
    outAsk: 'Show this only if the whole table allows it.',
    outYes: 'The table allows it',
  },

  scores: {
    /** Tricks taken of those a bet is on: "2/3". */
    ofBet: formatBetProgress,
    ofBetSaid: (number: number, wanted: readonly number[] | undefined) =>
      wanted === undefined
        ? `${tricks(number)}, the bet side is not known`
        : `${tricks(number)}${wanted.length === 0 ? '' : `, the bet is on ${either(wanted.map(String))}`}`,
    /** A line that waits for bet sides nobody has read. */
    hangsOn: (stakes: readonly BetSide[]) =>
      `It hangs on the bet side of ${list(stakes.map((each) => `the ${names[each.card]} (${tricks(each.tricks)})`))}, which nobody has read yet.`,
    /** Who may still be first, and what is missing to tell. */
    open: (players: readonly string[], missing: readonly UnreadFigure[]) =>
      `${either(players)}: ${missing.length > 3 ? `${missing.length} cards still to read` : list(missing.map(describeFigure))} decide${missing.length === 1 ? 's' : ''} who wins.`,
    /** What is missing to tell the places below the first. */
    openBelow: (missing: readonly UnreadFigure[]) =>
      `The places after the first are open: ${list(missing.map(describeFigure))} decide${missing.length === 1 ? 's' : ''}.`,
    player: 'Player',
    round: (round: number) => `Round ${round}`,
    trick: (round: number, trick: number) => `Round ${round}, trick ${trick}`,
    tie: (players: readonly string[], number: number) => `${list(players)} have ${points(number)} each:`,
    decided: (player: string, rank: number) => `${player}’s King is the lowest, rank ${rank}.`,
    shared: 'their Kings are of equal rank, so they share the place.',
    unread: 'the lower King comes first, but nobody has read them all.',
  },

  pad: {
    asks: (player: string, what: MissingPart) =>
      ({
        set: `${player}: which set?`,
        characters: `${player}: the bet, then two more`,
        bet: `${player}: which card was the bet?`,
        ally: `${player}: who is the ally?`,
        copy: `${player}: which bet is copied?`,
        tricks: `${player}: how many tricks?`,
        cards: `${player}: how many cards that pay?`,
      })[what],
    whole: (player: string) => `${player}: nothing more to tell`,
    ready: 'Everything is told',
    bet: 'Bet',
    ally: 'Ally',
    copied: 'Copied bet',
    tricks: 'Tricks',
    pile: (kinds: Pile) =>
      kinds.includes('mystic') ? 'Mystic and Surrender' : list(kinds.map((kind) => ({ ...COLOUR_NAMES, ...WHITE_CARD_NAMES })[kind])),
    tooMany: (number: number) => `A round has five tricks, and these add up to ${number}.`,
    court: 'King and Queen',
    king: 'King played',
    queen: 'Queen played',
    revived: 'Queen turned up again',
    chooseAgain: 'Choose the characters again',
    waits: (players: readonly string[]) => `Still to tell: ${list(players)}`,
    save: 'Note the round',
  },

  setup: {
    record: 'How is it logged?',
    records: { table: 'Card by card', pad: 'As a pad, once a round' },
    selection: 'Companies',
    selections: { draft: 'Drafted, card by card', declared: 'Chosen, told at once', initiation: 'Initiation companies' } satisfies Record<
      Selection,
      string
    >,
    starter: 'Who picks first?',
    from: 'First round of the pad',
    points: (player: string) => `Points of ${player}`,
    setOf: (player: string) => `Set of ${player}`,
    kings: 'King already face down',
    queens: 'Queen face down',
    copy: 'Printed figures of this game',
    goOn: 'Go on as a pad',
    firstGame: 'First game?',
    withoutDiplomat: 'Play without the Diplomat',
    initiation: 'Page 9 of the rules shows the companies of each King; tell them as they lie there, new each round.',
  },

  copy: {
    guessed: 'How many copies of each character the box holds is our guess; figures that nobody knows are asked for when they count.',
    /** So many figures to read off the cards. */
    read: (figures: number) => count(figures, 'card to read', 'cards to read'),
    title: 'What your cards say',
    ask: ({ kind, card: of }: UnreadFigure) => {
      const name = of === 'jack' ? 'Jack' : ({ ...COLOUR_NAMES, ...CHARACTER_NAMES }[of] ?? of);
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
    where: (kind: UnreadFigure['kind']) =>
      ({
        rank: 'The number in the upper corner of the King, on both faces.',
        queen: 'The points under “Preparation” on the Queen.',
        jack: 'The points by tricks on the front of the Jack.',
        bet: 'The back of the card; the upper right corner of its front shows the same.',
      })[kind],
    byTricks: 'For how many tricks does it pay?',
    pays: (number: number, pays: number | undefined) => `${tricks(number)}: ${pays === undefined ? 'nothing printed' : points(pays)}`,
    points: (number: number) => `Points for ${tricks(number)}`,
    paysNot: (number: number) => `Nothing for ${tricks(number)}`,
    notANumber: 'A whole number, please.',
    tooLow: 'Face down the rank is the larger.',
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
    unread: 'not read yet',
    howMany: (character: Character) => `How many ${names[character]} cards does your box hold?`,
    hint: 'Regent asks for these when they are first needed. Here they can be put right.',
  },
};

export type TricktakersScreenText = typeof screenEn;
