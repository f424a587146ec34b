import { grammar } from '#text/language';

const { count, list } = grammar('en');

/** What is said where one game leaves a device or comes to it. */
export const en = {
  hand: {
    title: 'Hand over',
    how: 'On the other phone, open Regent and choose “Take a game from another phone”. Hold its camera over this code until it has read everything.',
    code: (number: number, of: number) => (of === 1 ? 'The code of this game' : `Code ${number} of ${of}`),
    before: 'Previous code',
    after: 'Next code',
    hold: 'Hold still',
    run: 'Show in turn',
    lookers: 'Others at the table can read the same code just to look.',
    done: 'The other phone has it',
    doneHint: 'The game then goes on there. Here it can only be looked at, until you take it back.',
    copyHint: 'The other phone gets a copy. Nothing changes here.',
  },

  away: {
    told: 'This game was handed over to another phone. It goes on there, and nothing of it is heard here.',
    takeBack: 'Take it back',
    takeBackSure: 'Yes, play on here',
  },

  take: {
    title: 'Take a game',
    how: 'On the phone that has the game, choose “Hand over” under “More”. Then read its code here.',
    camera: 'Read with the camera',
    cameraOff: 'Stop the camera',
    inSight: 'What the camera sees',
    pictures: 'Choose pictures of the codes',
    picturesHint: 'Without a camera: pictures or screenshots of every code, in any order.',
    progress: (read: number, of: number) => `${read} of ${of} codes read`,
    players: (names: readonly string[]) => list(names),
    events: (events: number) => count(events, 'entry', 'entries'),
    taking: {
      new: 'This game is new on this phone.',
      longer: 'This phone knows an earlier state of this game and takes on what happened since.',
      same: 'This phone already has all of this game.',
      diverged: 'Both phones have gone on with this game, each in its own way. It is kept beside the one that is here; neither is lost.',
    },
    namesakes: (names: readonly string[]) =>
      `${list(names)} ${names.length === 1 ? 'is' : 'are'} known here by the same name: this game will count as ${names.length === 1 ? 'that person’s' : 'theirs'}. You can take them apart under Players.`,
    play: 'Play on here',
    keep: 'Keep it here',
    look: 'Just look',
    looking: 'This is how the game stood when its code was made. It is not kept on this phone; read a newer code to see more.',
    fresh: 'Read another game',
    fromText: 'From a file or a text',
    fromTextHint: 'A transcript, a copied game, or a game of Kingdom in notation. The referee judges it first.',
    file: 'Choose a file',
    paste: 'Or paste the text here',
    readIt: 'Read it',
  },

  pass: {
    codes: 'To another phone, by codes',
    file: 'Transcript as a file',
    text: 'Transcript as text',
    notation: 'The turns in notation',
  },

  trouble: {
    none: 'There is no code in this picture. Take it from closer, straight on, with the whole code in sight.',
    foreign: 'This code is not a game of Regent’s.',
    newer: 'This game comes from a newer version of Regent. Update Regent on this phone, then read it again.',
    damaged: 'The codes do not fit together. Nothing was changed: read them again from the start.',
    unknown: 'This version of Regent does not know this game. Update Regent on this phone, then read it again.',
    unreadable: 'The set-up of this game makes no sense here. Nothing was changed.',
    'no-picture': 'This file is not a picture.',
    'no-camera': 'The camera cannot be used. Allow it in the settings of the browser, or choose pictures of the codes.',
    'no-game': 'This is no transcript, no copied game and no notation that Regent knows.',
  },

  /** Why a text is not taken. */
  text: {
    field: (path: string, message: string) => `Nothing was changed. At ${path === '' ? 'the top' : path}: ${message}`,
    refused: (event: number, because: string) => `Nothing was changed. The referee refuses event ${event}: ${because}`,
    word: (word: string) => `Nothing was changed. “${word}” is no turn.`,
  },
};

export type HandoverText = typeof en;
