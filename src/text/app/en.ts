import { grammar } from '#text/language';

const { count, list, points } = grammar('en');

/** What the app itself says, outside any game. */
export const en = {
  tagline: 'The scorekeeper that knows the rules.',
  back: 'Back',
  close: 'Close',
  loading: 'One moment…',

  tabs: {
    label: 'Main screens',
    home: 'Home',
    referee: 'Referee',
    history: 'History',
    statistics: 'Stats',
  },

  home: {
    settings: 'Settings',
    open: 'On the table',
    onTheTable: (game: string) => `${game}, on the table`,
    moreOpen: (games: number) => (games === 1 ? '1 more game on the table' : `${games} more games on the table`),
    more: (games: number) => `${games} more`,
    resume: 'Resume',
    sameTable: 'Same table again',
    newGame: 'New game',
    recent: 'Last results',
    restore: 'Restore a backup',
    take: 'Get a game from another phone',
    away: 'Handed over to another phone',
    first: 'How it works',
    firstSteps: [
      'Play with your real pieces and tap what you do.',
      'Regent checks the rules.',
      'Ask “why?” behind every point.',
    ] satisfies readonly [string, string, string],
    won: (names: readonly string[]) => (names.length === 1 ? `${list(names)} won` : `${list(names)} shared the victory`),
    yearWins: (year: number, players: readonly { readonly name: string; readonly wins: number }[]) =>
      `${year}: ${players.map(({ name, wins }, index) => (index === 0 ? `${name} ${count(wins, 'win', 'wins')}` : `${name} ${wins}`)).join(', ')}`,
    unkept: 'This browser may delete your games when the device runs out of room. A backup keeps them safe.',
    aside: (games: number) => `${count(games, 'game', 'games')} can’t be read. See Settings.`,
    update: 'A new version of Regent is ready.',
    updateNow: 'Update now',
  },

  create: {
    players: 'Players',
    playersHint: (least: number, most: number) => (least === most ? `Choose ${least}.` : `Choose ${least} to ${most}.`),
    remembered: 'Known players',
    addPlayer: 'Add a player',
    name: 'Name',
    add: 'Add',
    remove: (name: string) => `Remove ${name}`,
    up: (name: string) => `Move ${name} one seat earlier`,
    down: (name: string) => `Move ${name} one seat later`,
    seats: 'Seats, clockwise',
    drag: 'Drag to change seats, or use the arrows.',
    begins: 'Who begins?',
    drawBeginner: 'Draw at random',
    drawn: (name: string) => `${name} begins.`,
    agreements: 'Agreements',
    agreementsHint: 'Where the rulebook leaves a question open, your table decides.',
    agreementsMore: 'More about these questions',
    /** Said of the choice that holds where the table chooses none. */
    ours: 'Regent’s default',
    start: 'Start the game',
    nameTaken: 'This name is already at the table.',
    copy: 'My box',
    checkCopy: 'Compare with my box',
    copyOf: (game: string) => `${game}: my box`,
    copyHint: 'Numbers printed in your box, which Regent can’t know. They are saved on this device and used in each new game.',
  },

  table: {
    over: 'The game is over',
    unend: 'Undo the last move',
    undo: 'Undo',
    redo: 'Redo',
    log: 'Log',
    ask: 'Referee',
    more: 'More',
    toMove: 'to play',
    leads: 'leads',
    points,
    saved: 'Saved',
    following: 'This game is open in another tab. Here you only watch.',
    takeOver: 'Play here',
    unsaved: (number: number) =>
      `${count(number, 'move is', 'moves are')} not saved yet. Nothing is lost as long as this page is open, even if you leave the table.`,
    retry: 'Try again',
    export: 'Copy the game',
    scores: 'Scores',
    /** A place and what one has there; no rank where it is not certain. */
    standing: (rank: number | undefined, name: string, sum: string) => `${rank === undefined ? '' : `${rank}. `}${name}: ${sum}`,
    noLines: 'No points yet.',
    hiddenPoints: 'By agreement the points are hidden until the end.',
    showRule: (title: string | undefined) => (title === undefined ? 'Show the rule' : `The rule: ${title}`),
    anyway: 'Allow it anyway',
    anywayHint: 'Your table agrees; the log will say so.',
    byConsent: 'allowed by agreement',
    warning: 'Allowed by agreement:',
    answer: 'Agree',
    hideNote: 'Hide this note',
    binned: 'This game is in the bin. If you play on, it comes back out.',
    bringBack: 'Restore',
    keep: 'Save',
    keepCopy: 'Save this in “My box” for later games?',
  },

  log: {
    empty: 'No moves yet.',
    lookBack: (step: string) => `Look back: ${step}`,
    step: (index: number, number: number) => (index === 0 ? 'The start' : `Move ${index} of ${number}`),
    playOn: 'Back to the game',
    amend: 'Fix it',
    amending: 'Fixing:',
    strike: 'Remove it',
  },

  change: {
    title: 'What this changes',
    nothing: 'No points change.',
    points: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
    conflict: 'A later move will no longer be possible:',
    waysOut: 'Change it, and you can fix, remove or allow that move next. Or go back, and nothing changes.',
    accept: 'Change it',
    amended: (before: string, after: string) => `${before} → ${after}`,
    removed: (before: string) => `${before} → removed`,
  },

  conflict: {
    title: 'This move is no longer possible',
    waiting: (number: number) => (number === 0 ? 'No moves follow it.' : `${count(number, 'move follows', 'moves follow')} it.`),
    amend: 'Fix it',
    strike: 'Remove it',
    strikeAll: (number: number) => (number === 1 ? 'Remove it and the move after it' : `Remove it and the ${number} moves after it`),
    consent: 'Allow it by agreement',
    consentAll: 'Allow all such moves by agreement',
    undo: 'Undo the change',
  },

  more: {
    adjust: 'Give or take points',
    adjustWho: 'Who?',
    adjustPoints: 'Points',
    adjustReason: 'Why?',
    adjustSave: 'Save',
    fewer: 'One fewer',
    extra: 'One more',
    correct: 'Correct the set-up',
    correctHint: 'Names, seats, agreements. You see what changes before you accept it.',
    moves: 'Possible moves',
    findMove: 'Find a move',
    noMoves: 'No move to list here: use the board.',
    moreMoves: (number: number) => `${count(number, 'more move', 'more moves')}: type a word to find one.`,
    handOver: 'Hand over or share',
    layOut: 'Picture',
    phones: 'Phones',
    layOutHint: 'Use it to set the table up again next time.',
    goOnSure: 'Yes, switch',
    recordBefore: 'The game before the switch',
    /** Ends the game by its present standings. */
    stop: 'End here, points count',
    stopped: 'Your table ended the game here; the points count as they were.',
    abandon: 'End without a result',
    abandoned: 'This game ended without a result. Undo reopens it.',
    home: 'Home',
    preview: 'See what changes',
  },

  finish: {
    won: (names: readonly string[]) => `${list(names)} wins`,
    shared: (names: readonly string[]) => `${list(names)} share the victory`,
    drawn: 'A draw',
    /** A figure that nobody knows could change who won. */
    undecided: 'Not decided yet',
    rank: 'Place',
    player: 'Player',
    points: 'Points',
    again: 'Play again',
    reopen: 'Reopen the game',
    reopenHint: 'This game is finished. Reopen it to undo or fix something; its date stays.',
  },

  install: {
    title: 'Put Regent on your home screen',
    can: 'It opens full screen and keeps your games safer.',
    button: 'Install',
    ios: 'Tap Share, then “Add to Home Screen”.',
    iosWhy:
      'Safari deletes a website’s data after seven days without a visit, but not that of an app on the home screen. The app has its own storage: games played here do not move into it.',
    installed: 'Regent is installed.',
  },

  crash: 'Something went wrong on this screen. Your games are safe.',
  saveAll: 'Save everything to a file',
  /** A game that only a newer version knows. */
  unknownGame: (id: string) => `“${id}”, a game of a newer version`,

  /** What can go wrong with the device's storage. */
  store: {
    'newer-version': 'Your games were saved by a newer version of Regent. They are untouched: reload to get that version.',
    blocked: 'Another tab still runs an older version of Regent. Close the other tabs and try again.',
    quota: 'The device has no room left. Nothing is lost while this page is open: make room and try again.',
    terminated: 'The browser closed the storage. Nothing is lost while this page is open: try again.',
    evicted: 'The browser has cleared Regent’s storage on this device, and your games with it.',
    unavailable:
      'This browser does not let Regent store anything, perhaps because of private browsing. No game can be saved here; the referee and the rules still answer.',
    failed: 'This could not be saved or read. Nothing is lost while this page is open: try again.',
    unloaded: 'A part of Regent could not be loaded. Your games are safe: try again.',
    gone: 'This game is not on this device.',
    unreadable: 'This version of Regent can’t open this game. Nothing was changed.',
  },
};

export type AppText = typeof en;
