import { grammar } from '#text/language';

const { count, list } = grammar('en');

/** What is said where one game leaves a device or comes to it. */
export const en = {
  hand: {
    title: 'Hand over',
    how: 'On the other phone, open Regent and choose “Get a game from another phone”. Hold its camera over this code until it has everything.',
    code: (number: number, of: number) => (of === 1 ? 'The code of this game' : `Code ${number} of ${of}`),
    before: 'Previous code',
    after: 'Next code',
    hold: 'Stop',
    run: 'Show one after another',
    lookers: 'Others at the table can scan the same code just to look.',
    done: 'The other phone has it',
    doneHint: 'The game then goes on there. Here you can only look at it, until you take it back.',
    copyHint: 'The other phone gets a copy. Nothing changes here.',
  },

  away: {
    told: 'This game now continues on another phone. Here you see it as it was.',
    takeBack: 'Take it back',
    takeBackSure: 'Yes, play here',
  },

  take: {
    title: 'Get a game',
    how: 'On the phone that has the game, choose “Hand over or share” under “More”. Then scan its code here.',
    camera: 'Scan with the camera',
    cameraOff: 'Stop the camera',
    inSight: 'What the camera sees',
    pictures: 'Choose pictures of the codes',
    picturesHint: 'Without a camera: pictures or screenshots of every code, in any order.',
    progress: (read: number, of: number) => `${read} of ${count(of, 'code', 'codes')} scanned`,
    players: (names: readonly string[]) => list(names),
    events: (events: number) => count(events, 'move', 'moves'),
    status: {
      new: 'This game is new on this phone.',
      longer: 'This phone has the beginning of this game and adds what happened since.',
      same: 'This phone already has all of this game.',
      diverged: 'The game went on differently on the two phones. Both versions are saved; nothing is lost.',
    },
    namesakes: (names: readonly string[]) =>
      `${list(names)} ${names.length === 1 ? 'is' : 'are'} known here by the same name: this game will count as ${names.length === 1 ? 'that person’s' : 'theirs'}. You can separate them under Players.`,
    play: 'Play here',
    keep: 'Save it here',
    look: 'Just look',
    looking: 'This is the game as it was when its code was made. It is not saved on this phone; scan a newer code to see more.',
    fresh: 'Scan another game',
    fromText: 'From a file or a text',
    fromTextHint: 'A transcript, a copied game, or a game of Kingdom in notation. The referee checks it first.',
    file: 'Choose a file',
    paste: 'Or paste the text here',
    readIt: 'Open it',
  },

  pass: {
    codes: 'To another phone, by code',
    file: 'Transcript as a file',
    text: 'Transcript as text',
    notation: 'The turns in notation',
  },

  error: {
    none: 'There is no code in this picture. Take it from closer, straight on, with the whole code in sight.',
    foreign: 'This code is not a game from Regent.',
    newer: 'This game comes from a newer version of Regent. Update Regent on this phone, then scan it again.',
    damaged: 'These codes do not belong together. Nothing was changed: scan them again from the start.',
    unknown: 'This version of Regent does not know this game. Update Regent on this phone, then scan it again.',
    unreadable: 'The set-up of this game makes no sense here. Nothing was changed.',
    'no-picture': 'This file is not a picture.',
    'no-camera': 'The camera cannot be used. Allow it in the settings of the browser, or choose pictures of the codes.',
    'no-game': 'This is not a transcript, a copied game or a notation that Regent knows.',
  },

  /** Why a text is not taken. */
  text: {
    field: (path: string, message: string) => `At ${path === '' ? 'the top' : path}: ${message} Nothing was changed.`,
    refused: (event: number, because: string) => `The referee refuses move ${event}: ${because} Nothing was changed.`,
    word: (word: string) => `“${word}” is not a move. Nothing was changed.`,
  },
};

export type HandoverText = typeof en;
