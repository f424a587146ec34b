import { grammar } from '#text/language';

const { count, list } = grammar('en');
const games = (number: number): string => count(number, 'game', 'games');

export const en = {
  title: 'Backup',
  now: 'Back up now',
  never: (number: number) => (number === 0 ? 'No backup yet.' : `No backup yet: ${games(number)} on this device only.`),
  last: (day: string, number: number) =>
    number === 0 ? `Last backup ${day}. No games since.` : `Last backup ${day}. ${games(number)} since.`,
  reminder: (number: number) =>
    `${games(number)} ${number === 1 ? 'is' : 'are'} on this device only. If it is lost, so ${number === 1 ? 'is that game' : 'are they'}.`,
  more: 'Backup, new phone, files',
  saved: (file: string) => `Saved as ${file}.`,
  failed: 'The file could not be written. Your games are untouched: try again.',
  what: 'One file with all games, players, groups and settings. Nothing leaves this device unless you send it.',
  share: 'Share the file',
  pictures: {
    label: (number: number) => `Include ${count(number, 'picture', 'pictures')}`,
    hint: 'Pictures of your evenings make the file larger.',
  },
  remind: 'Remind me of backups',
  remindHint: 'On the first screen, when several games are on this device only.',
  remindNoMore: 'Do not remind me',

  own: {
    title: 'A file that stays up to date',
    hint: 'Choose a place once, perhaps a folder that your computer also backs up. Regent then updates the file after each game.',
    choose: 'Choose a file',
    kept: (file: string) => `${file} stays up to date.`,
    ask: (file: string) => `The browser asks once more before Regent may write to ${file}.`,
    goOn: 'Continue with this file',
    stop: 'Stop',
    lost: (file: string) => `${file} could not be written. Choose it again.`,
  },

  read: {
    title: 'Restore a backup',
    hint: 'You see what would change before anything does.',
    choose: 'Choose a backup file',
    reading: 'Checking the file…',
    found: (day: string, number: number, players: number) =>
      `Backup made ${day}: ${games(number)}, ${count(players, 'player', 'players')}.`,
    unreadable: (number: number) =>
      `${count(number, 'item', 'items')} could not be read even when it was made, and ${number === 1 ? 'is' : 'are'} left out.`,
    how: 'What should happen to the games already here?',
    ways: { merge: 'Keep them too', replace: 'Replace them' },
    wayHints: {
      merge: 'No game comes twice: the longer version counts, and what you deleted stays deleted.',
      replace: 'This device then has what is in the file, and nothing else.',
    },
    changes: 'What changes',
    change: {
      newGames: (number: number) => `${games(number)} ${number === 1 ? 'is' : 'are'} added`,
      longerGames: (number: number) => `${games(number)} go${number === 1 ? 'es' : ''} further than here`,
      copies: (number: number) => `${games(number)} went on differently here and there: both versions stay`,
      changedGames: (number: number) =>
        `${games(number)} get${number === 1 ? 's' : ''} another note, place, date or result, or go${number === 1 ? 'es' : ''} to the bin`,
      lostGames: (number: number) => `${games(number)} ${number === 1 ? 'is' : 'are'} removed from this device`,
      newPlayers: (names: readonly string[]) => `New: ${list(names)}`,
      matchedPlayers: (names: readonly string[]) => `Same name, taken for the same person: ${list(names)}`,
      lostPlayers: (names: readonly string[]) => `No longer here: ${list(names)}`,
      newGroups: (names: readonly string[]) => `New groups: ${list(names)}`,
      changedGroups: (names: readonly string[]) => `Groups that change: ${list(names)}`,
      lostGroups: (names: readonly string[]) => `Groups no longer here: ${list(names)}`,
      figures: (titles: readonly string[]) => `Numbers from your box: ${list(titles)}`,
      settings: 'The settings of this device',
      nothing: 'Nothing: all of it is here already.',
    },
    take: { merge: 'Add the backup', replace: 'Replace everything' },
    sure: 'Yes, replace everything here',
    writing: (done: number, of: number) => `Saving… ${count(done, 'item', 'items')} of ${of}`,
    done: 'Done. Everything in the file is on this device.',
    undone: 'Done. Everything is as it was.',
    before: (moment: string) => `You can go back to what was here before (${moment}).`,
    undo: 'Go back to it',
    undoSure: 'Yes, go back; what came since is lost',
    error: {
      huge: 'This file is far too large for a backup. It was not opened.',
      foreign: 'This is not a backup of Regent.',
      damaged: 'This file is incomplete or was changed on its way. Try to get it once more.',
      newer: 'This backup was made by a newer Regent. Update Regent here first: reload it with a network.',
    },
    untouched: 'Nothing on this device has changed.',
  },

  phone: {
    title: 'I have a new phone',
    about: 'Your games move in one file, from this device to the other.',
    steps: ['Send the file from here.', 'Open Regent on the new phone.', 'Open the file there.'],
    share: 'Send it',
    shareHint: 'To yourself: by AirDrop or Quick Share, by mail, or into your cloud folder.',
    file: 'Save it as a file',
    fileHint: 'Then carry it over: with a cable, a memory stick, or a folder that both devices see.',
    there: 'On the new phone',
    thereSteps: [
      'Open this same address in its browser.',
      'Put Regent on the home screen first: on an iPhone or iPad the app there has a storage of its own.',
      'There go to Settings, then “Backup, new phone, files”, and choose the file.',
    ],
    ios: 'From Safari to the home screen, on the same iPhone',
    iosSteps: [
      'Games in a Safari tab do not move by themselves to the app on the home screen.',
      'In the tab: save the file. It lands in Files, under Downloads.',
      'Tap Share, then “Add to Home Screen”, and open Regent from there.',
      'In the app: open the file. From then on, play only there.',
    ],
    codes: 'To move a single game, open it and hand it over by code: the other phone scans it from this screen.',
    read: 'This is the new phone: open the file',
  },

  sheets: {
    title: 'For spreadsheets and BG Stats',
    hint: 'Lists that open in a spreadsheet, to look at. Only a backup can be restored.',
    games: 'Games',
    results: 'Results by player',
    lines: 'Every score in detail',
    reading: (done: number, of: number) => `Reading the games… ${done} of ${of}`,
    bgStatsHint: 'Send this game to the BG Stats app.',
    bgStatsLink: 'Open in BG Stats',
    bgStatsFile: 'Save for BG Stats',
    bgStatsAll: 'All finished games for BG Stats',
    nothing: 'There are no games to list yet.',
  },

  /** The first line of each sheet, the words in its cells, and what the files are called. */
  sheet: {
    games: ['Id', 'Game', 'Date', 'Minutes', 'State', 'Players', 'Names', 'Began', 'Winners', 'Place', 'Note'],
    results: ['Id', 'Game', 'Date', 'Player id', 'Player', 'Seat', 'Rank', 'Points', 'Began', 'Won'],
    lines: ['Id', 'Game', 'Date', 'Player id', 'Player', 'Points', 'Rule', 'Why'],
    status: { open: 'open', finished: 'finished', abandoned: 'no result' },
    files: { games: 'regent-games', results: 'regent-results', lines: 'regent-lines' },
  },
};

/** What the app says of files that leave the device and come back. */
export type ExchangeText = typeof en;
