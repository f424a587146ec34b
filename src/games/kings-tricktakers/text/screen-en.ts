import type { BetCard, Character, Colour, PointsByTricks, Selection, SetColour } from '#games/kings-tricktakers/law/box';
import type { Pile } from '#games/kings-tricktakers/law/pad/piles';
import type { CollectedCards } from '#games/kings-tricktakers/law/position';
import type { agreements } from '#games/kings-tricktakers/law/rules';
import type { BetProgress, CardExchange, UnreadFigure } from '#games/kings-tricktakers/law/score/outlook';
import type { BetSide } from '#games/kings-tricktakers/law/score/point-ranges';
import type { CardName } from '#games/kings-tricktakers/law/trick/cards';
import type { CardEffects, Outcome, Precedence } from '#games/kings-tricktakers/law/trick/trick';
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
const TRICK_REASONS: Readonly<Record<Precedence, string>> = {
  king: 'the last King',
  mystic: 'the first Mystic',
  trump: 'the highest trump',
  leading: 'the highest of the leading colour',
  surrender: 'all Surrenders, so the first one wins',
};
const bets = (cards: readonly BetCard[]): string => list(cards.map((card) => names[card]));
const tricks = (number: number): string => count(number, 'trick', 'tricks');

function cardTitle(name: CardName): string {
  if (name === 'mystic' || name === 'surrender') return WHITE_CARD_NAMES[name];
  if (name === 'berserker-10') return 'Berserker’s Black 10';
  const [colour, value] = name.split('-');
  return `${{ yellow: 'Yellow', green: 'Green', blue: 'Blue', black: 'Black' }[colour ?? ''] ?? ''} ${value}`;
}

function describeBetSide(of: BetCard, table: PointsByTricks | undefined): string {
  if (of === 'devil') return '3 for each other bet that fails';
  if (of === 'diplomat') return 'copies another player’s bet';
  if (table === undefined) return 'see your card';
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
      question: 'When is a bet of two cards met?',
      choices: { any: 'When one card is met', all: 'Only when both are met' },
    },
    'oppressor-reach': {
      question: 'Whose yellow cards become trumps with the Oppressor?',
      choices: { own: 'Only the owner’s', everyone: 'Everybody’s' },
    },
    debt: { question: 'May points go below 0?', choices: { negative: 'Yes', floor: 'No, 0 at worst' } },
  } satisfies AgreementTexts<typeof agreements>,
  colours: COLOUR_NAMES,
  kinds: { yellow: 'Yellow', green: 'Green', blue: 'Blue', black: 'Black', ...WHITE_CARD_NAMES } satisfies Record<
    keyof CollectedCards,
    string
  >,
  names,
  /** For bet cards so narrow that a name would not fit. */
  shortNames: { oppressor: 'Oppress.', berserker: 'Berserk.' } as Readonly<Partial<Record<BetCard, string>>>,
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
    healer: '1 per blue or green card',
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
    gambler: 'Preparation: take 2 cards, discard 2. Scoring: 2 points if your bet is met.',
    hermit: 'Once a round, change 3 cards of your hand. Scoring: 2 points with no tricks.',
    rebel: 'Your 1 may count as 10 and your 10 as 1, Mystic as Surrender and back.',
    berserker: 'Preparation: take a Berserker’s Black 10, discard a card. Scoring: 2 points with exactly 1 trick.',
    assassin: 'When you must lead a trick, you may make another player lead. Scoring: 3 points with exactly 2 tricks.',
    oppressor: 'Your yellow cards are as strong as black ones.',
    healer: 'Scoring: 1 point per blue or green card collected, 5 at most.',
    collector: 'Scoring: 2, 5 or 8 points for 1, 2 or 3 Mystics and Surrenders collected.',
    devil: 'You count 2 tricks more. Scoring: lose 2 points with exactly 3 tricks.',
    diplomat: 'No bet: choose an ally, whose tricks, cards and bet count for you. Once a round, swap a card with the ally.',
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
    secretBet: (player: string) => `${player} has placed a bet`,
    ally: (player: string, ally: string) => `${player} chooses ${ally} as ally`,
    copy: (player: string, other: string, of: BetCard) => `${player} copies ${other}’s ${names[of]}`,
    revive: (player: string) => `${player} revives the Queen`,
    begin: 'The tricks begin',
    named: (by: string | undefined, player: string) =>
      by === undefined ? `${player} leads the trick` : `${by}’s Assassin makes ${player} lead`,
    opens: (player: string) => `${player} leads`,
    played: (player: string, of: CardName | undefined, { king, queen, flip }: PlayModifiers, set: SetColour | undefined) => {
      const court = listModifiers({ king, queen, flip });
      if (of === undefined) return `${player} plays the ${set === undefined ? '' : `${COLOUR_NAMES[set]} `}Queen`;
      return `${player} plays ${cardTitle(of)}${court === '' ? '' : ` with ${court}`}`;
    },
    wins: (played: string, winner: string) => `${played}: ${winner} wins the trick`,
    ability: (player: string, use: 'hermit' | 'swap') =>
      use === 'hermit' ? `${player} changes three cards (Hermit)` : `${player} swaps a card with the ally`,
    round: 'Round scored',
    adjusted: (player: string, points: number, reason: string) => `${player} ${signedFigure(points)}: ${reason}`,
  },

  table: {
    companies: 'Companies',
    more: 'Companies and more',
    downKing: 'face down',
    downQueen: 'face down',
    /** A King and a Queen who are spent, in a letter each. */
    courtInitials: { king: 'K', queen: 'Q' },
    /** What a bet needs and pays: "2 → 7". */
    needs: (of: BetCard, table: PointsByTricks | undefined) => {
      if (of === 'devil') return '3 per failed bet';
      if (of === 'diplomat') return 'copies';
      return table === undefined
        ? '?→?'
        : Object.entries(table)
            .map(([number, pays]) => `${number}→${pays}`)
            .join(', ');
    },
    betPlaced: 'bet placed',
    ally: (player: string) => `ally: ${player}`,
    copies: (player: string, of: BetCard) => `copies ${player}’s ${names[of]}`,
    rank: (rank: number | undefined) => (rank === undefined ? 'rank ?' : `rank ${rank}`),
    does: 'What the characters do',
    inWords: 'Find a move',
    find: 'Card, player or word',
    findHint: 'For example: yellow 5 king. Enter plays the first.',
    nothingFound: 'No possible move matches this.',
    /** How two things are told at once. */
    strokes:
      'Two taps in one: slide a finger from the first to the second. From a card to its King, Queen or Rebel; from what comes before a card to the card; from one character to the next; from one card of a bet to the second; and, as the last bet, from a Diplomat to the card it copies.',
    twoPlayers:
      'The two-player variant has a booklet of its own that Regent doesn’t know. You play the base rules with the two-player deck.',
  },

  /** What is told when it happens. */
  told: {
    round: (round: number) => `Round ${round} begins.`,
    bets: (laid: readonly { readonly player: string; readonly cards: readonly BetCard[] }[]) =>
      `The bets: ${laid.map(({ player, cards }) => `${player} ${cards.length === 0 ? 'none' : bets(cards)}`).join(', ')}.`,
    king: (player: string) => `${player}’s King is played: he stays face down after this trick.`,
    queen: (player: string) => `${player}’s Queen is spent for this round.`,
    ability: (player: string, use: 'hermit' | 'swap') =>
      use === 'hermit' ? `${player}: change three cards (Hermit).` : `${player}: swap a card with the ally (Diplomat).`,
  },

  company: {
    /** What is asked of a player: the set, or the next character after so many. */
    asks: (player: string, chosen: number | undefined, selection: Selection) => {
      const asked = `${player}${selection === 'initiation' ? ' (page 9 of the rulebook)' : ''}`;
      return chosen === undefined ? `${asked}: which set?` : `${asked}: character ${chosen + 1} of 3`;
    },
    picks: (player: string, after: string | undefined) =>
      after === undefined || after === player ? `${player} picks.` : `${player} picks after ${after}.`,
    whoFirst: 'First tap who picks.',
    next: (players: readonly string[]) => (players.length === 0 ? '' : `Then ${players.join(', ')}.`),
    anyOrder: 'The lowest King picks first. Whose is it?',
    remove: (what: string) => `Remove ${what}`,
    who: 'Who picks?',
    taken: (what: string, player: string) => `${player} has the ${what}.`,
    noneLeft: (what: string, holders: readonly string[]) =>
      holders.length === 0 ? `No ${what} is left.` : `No ${what} is left: ${list(holders)} ${holders.length === 1 ? 'has' : 'have'} it.`,
    keeps: (player: string) => `${player} keeps this set for all three rounds.`,
    hasOne: 'one set each',
    another: (what: string) => `One more ${what}`,
    oneMore: 'Only one more character fits.',
  },

  bets: {
    pass: (player: string) => `Pass the phone to ${player}`,
    iAm: (player: string) => `I am ${player}: show my cards`,
    of: (player: string) => `${player}’s secret bet`,
    cover: 'Hide my cards',
    one: 'Choose the character to bet.',
    oneOrTwo: 'Choose one card and place it, or tap a second one to place both.',
    lay: 'Place the bet',
    layOne: 'Place one card',
    none: 'No bet: keep the Diplomat face up',
    inTurn: 'Somebody else first',
    /** How bets are told: after the real cards are turned, or on the phone in secret. */
    how: 'How do you enter bets?',
    openly: 'Real cards turned',
    secretly: 'Secret, on the phone',
    turned: (player: string) => `${player}: which card did you bet?`,
    two: 'Two cards',
    noBet: 'No bet',
  },

  alliance: {
    ally: (player: string) => `${player}: choose an ally (Diplomat)`,
    copy: (player: string) => `${player}: choose a bet to copy (Diplomat)`,
    option: (player: string, of: BetCard) => `${player}’s ${names[of]}`,
  },

  preparation: {
    title: 'Revive a Queen?',
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
    table: 'The lowest King leads. Whose is it?',
    assassin: 'Or the Assassin chooses who leads:',
  },

  trick: {
    late: (player: string) => `${player}’s card comes last (Green Queen)`,
    led: (colour: Colour | undefined) => (colour === undefined ? 'No colour to follow yet.' : `Follow ${COLOUR_NAMES[colour]}.`),
    rebel: 'Rebel changes it',
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
      `${player} wins the trick with ${cardTitle(of)}${made === '' ? '' : ` (${made})`}: ${why}.`,
    /** What the table does about a revoke. */
    fix: 'Fix it',
    putAway: 'Go on',
    /** Why a card wins: of equal ones the first. */
    why: ({ decided, isFirstOfEqual }: Pick<Outcome, 'decided' | 'isFirstOfEqual'>): string =>
      `${TRICK_REASONS[decided]}${isFirstOfEqual ? ', played first' : ''}`,
    grid: 'Cards of the deck',
    gone: 'played',
    out: 'Cards not played yet',
    outAsk: 'Only if the whole table agrees.',
    outYes: 'Show them',
  },

  scores: {
    /** Tricks taken of those a bet is on: "2/3". */
    ofBet: formatBetProgress,
    ofBetSaid: (number: number, wanted: readonly number[] | undefined, state: BetProgress['state']) => {
      if (wanted === undefined) return `${tricks(number)}, bet side not known`;
      if (state === undefined) return tricks(number);
      return `${tricks(number)}, bet on ${either(wanted.map(String))}: ${{ met: 'met', open: 'still possible', missed: 'missed' }[state]}`;
    },
    /** A line that waits for bet sides nobody has read. */
    hangsOn: (stakes: readonly BetSide[]) =>
      `Depends on the bet side of ${list(stakes.map((each) => `the ${names[each.card]} (${tricks(each.tricks)})`))}, which is missing.`,
    /** Who may still be first, and what is missing to tell. */
    open: (players: readonly string[], missing: readonly UnreadFigure[]) =>
      `${either(players)} wins. Missing: ${missing.length > 3 ? `${missing.length} printed numbers` : list(missing.map(describeFigure))}.`,
    /** What is missing to tell the places below the first. */
    openBelow: (missing: readonly UnreadFigure[]) => `Some places below the winner depend on ${list(missing.map(describeFigure))}.`,
    player: 'Player',
    round: (round: number) => `Round ${round}`,
    trick: (round: number, trick: number) => `Round ${round}, trick ${trick}`,
    tie: (players: readonly string[], number: number) => `${list(players)} have ${points(number)} each:`,
    decided: (player: string, rank: number) => `${player} has the lowest King, rank ${rank}.`,
    shared: 'their Kings have the same rank, so they share the place.',
    unread: 'the lower King comes first, but a rank is missing.',
  },

  pad: {
    asks: (player: string, what: MissingPart) =>
      ({
        set: `${player}: which set?`,
        characters: `${player}: three characters`,
        bet: `${player}: which card was the bet?`,
        ally: `${player}: who is the ally?`,
        copy: `${player}: which bet is copied?`,
        tricks: `${player}: King or Queen played? Then the tricks.`,
        cards: `${player}: cards that pay?`,
      })[what],
    /** What an undo took back. */
    undone: (player: string, what: MissingPart | 'court' | undefined) =>
      `Undone: ${player}${what === undefined ? '' : `, ${{ set: 'set', characters: 'character', bet: 'bet', ally: 'ally', copy: 'copied bet', court: 'King or Queen', tricks: 'tricks', cards: 'cards' }[what]}`}.`,
    whole: (player: string) => `${player}: all in`,
    ready: 'All in',
    bet: 'Bet',
    noBet: 'No bet',
    ally: 'Ally',
    copied: 'Copied bet',
    tricks: 'Tricks',
    pile: (kinds: Pile) =>
      kinds.includes('mystic') ? 'Mystic and Surrender' : list(kinds.map((kind) => ({ ...COLOUR_NAMES, ...WHITE_CARD_NAMES })[kind])),
    tooMany: (number: number) => `A round has five tricks: these add up to ${number}.`,
    court: 'King and Queen',
    king: 'King played',
    queen: 'Queen played',
    revived: 'Queen revived',
    chooseAgain: 'Change the characters',
    waits: (players: readonly string[]) => `Missing: ${list(players)}`,
    save: 'Score the round',
  },

  setup: {
    record: 'How do you want to play?',
    records: { table: 'Referee the game', pad: 'Just the scores' },
    selection: 'Companies',
    selections: { draft: 'Draft one by one', declared: 'Enter finished companies', initiation: 'Initiation companies' } satisfies Record<
      Selection,
      string
    >,
    starter: 'Who picks first?',
    from: 'Start with round',
    points: (player: string) => `${player}’s points`,
    setOf: (player: string) => `${player}’s set`,
    kings: 'King already face down',
    queens: 'Queen face down',
    copy: 'Printed numbers in this game',
    goOn: 'Switch to just the scores',
    firstGame: 'First game?',
    withoutDiplomat: 'Play without the Diplomat',
    initiation: 'Page 9 of the rulebook shows each King’s companies. Enter them as shown, new ones each round.',
  },

  copy: {
    guessed:
      'How many copies of each character the box has is our guess. Printed numbers nobody has entered are asked for when they count.',
    /** So many figures to read off the cards. */
    read: (figures: number) => count(figures, 'number missing', 'numbers missing'),
    title: 'Enter missing numbers',
    ask: ({ kind, card: of }: UnreadFigure) => {
      const name = of === 'jack' ? 'Jack' : ({ ...COLOUR_NAMES, ...CHARACTER_NAMES }[of] ?? of);
      switch (kind) {
        case 'rank':
          return `Which ranks are on your ${name} King?`;
        case 'queen':
          return `What does it cost to revive your ${name} Queen?`;
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
    byTricks: 'Pays for how many tricks?',
    pays: (number: number, pays: number | undefined) => `${tricks(number)}: ${pays === undefined ? 'nothing printed' : points(pays)}`,
    points: (number: number) => `Points for ${tricks(number)}`,
    paysNot: (number: number) => `Nothing for ${tricks(number)}`,
    notANumber: 'Enter a whole number.',
    tooLow: 'The face-down rank is higher.',
    faceUp: 'Face up',
    faceDown: 'Face down',
    cost: 'Points',
    save: 'Save',
    later: 'Later',
    ranks: 'King ranks',
    queens: 'Queen costs',
    jacks: 'Jacks',
    bets: 'Bet sides',
    copies: 'Copies of each character in the box',
    unread: 'missing',
    howMany: (character: Character) => `How many ${names[character]} cards are in your box?`,
    hint: 'Regent asks for these when they count. You can change them here.',
  },
};

export type TricktakersScreenText = typeof screenEn;
