import { grammar } from '#text/language';

const { count } = grammar('en');

/** What a new game asks. */
export const en = {
  step: (step: number, of: number) => `${step} of ${of}`,
  next: 'Continue',
  tables: 'Last tables',
  tableOf: (names: readonly string[]) => names.join(', '),
  /** In the order of their first turns. */
  playingOrder: ([first = '', ...others]: readonly string[]) => `${first} begins, then ${others.join(', ')}`,
  whoPlays: (least: number, most: number) => (least === most ? `Who plays? ${least} players` : `Who plays? ${least} to ${most}`),
  whoPlayed: (least: number, most: number) => (least === most ? `Who played? ${least} players` : `Who played? ${least} to ${most}`),
  addPlayer: 'Add a player',
  name: 'Name',
  add: 'Add',
  everybody: (players: number) => `All ${players} players`,
  clockwise: 'Clockwise',
  swap: (name: string) => `Swap ${name}`,
  swapHint: 'Tap two names to swap them.',
  sitAsUsual: (names: readonly string[]) => `Sit as usual: ${names.join(', ')}`,
  noName: 'Type a name first.',
  longName: 'A name can have up to 40 letters: shorten it a little.',
  seated: 'This name is already at the table.',
  seat: (name: string) => `Add ${name}`,
  known: (name: string) => `This is ${name}, who has played here before. Somebody else? Then give a name that tells them apart.`,
  missing: (seated: number, least: number, most: number) =>
    seated > most
      ? `${count(seated - most, 'player', 'players')} too many for this game.`
      : `${count(least - seated, 'more player', 'more players')} needed.`,
  howToPlay: 'How do you want to play?',
  playModes: {
    referee: { title: 'Referee the game', hint: 'Every move, rules checked' },
    scores: { title: 'Just the scores', hint: 'Enter totals, Regent does the rest' },
    photo: { title: 'Count from a photo', hint: 'The final board, read for you' },
  },
  changePlayers: 'Change players:',
  changePlayMode: (playMode: string) => `Change how you play: ${playMode}`,
};

export type NewGameText = typeof en;
