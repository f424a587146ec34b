import { grammar } from '#text/language';

const { list } = grammar('en');

/** What is said where several phones are joined at one table. */
export const en = {
  /** On the phone that runs the game. */
  host: {
    title: 'Phones at the table',
    how: 'On each of the other phones, open Regent, choose “Get a game from another phone” and scan this code. All of them can scan it at once.',
    code: 'The code for the other phones',
    preparing: 'Getting the code ready…',
    read: 'Read codes',
    readHow: 'Each phone that joins shows a code of its own. Hold them in front of this camera, one after the other.',
    back: 'Show the code again',
    reading: 'Code read. The other phone joins in a moment.',
    stop: 'Stop sharing',
    stopSure: 'Tap again to stop sharing',
    state: { here: 'Here', quiet: 'No contact', free: 'Not joined' },
    lookers: (count: number) => (count === 1 ? '1 phone looks on' : `${count} phones look on`),
  },

  join: {
    onTheTable: 'On the table, run by another phone',
    who: 'Who plays on this phone?',
    lookOn: 'Just look on',
    show: 'Now show this code to the phone that runs the game. There, somebody taps “Read codes”.',
    code: 'The code of this phone',
    waiting: 'Waiting for the other phone…',
    help: 'Nothing happens? Both phones must be on the same Wi-Fi. Or turn on the hotspot of one phone and let the other join it, then scan again.',
  },

  /** Over the board of a phone that joined. */
  banner: {
    plays: (name: string) => `This phone plays for ${name}.`,
    looksOn: 'This phone looks on.',
    quiet: 'No contact with the other phone. This comes back by itself once both are awake and near.',
    closed: 'The link has ended. Scan the code on the other phone again to go on.',
    laid: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'has' : 'have'} laid their cards.`,
    refused: {
      stale: 'Somebody entered this on another phone first.',
      rules: 'The game had moved on: your last move does not count.',
    },
  },

  error: {
    unsupported: 'This browser can’t link phones here. Open Regent over https in a current browser. You can still hand the game over.',
    'no-network': 'This phone is in no network. Join the same Wi-Fi as the others, or turn on its hotspot and let them join it.',
    foreign: 'This code is not from Regent.',
    game: 'This code carries a whole game. Scan the code of a phone that wants to join.',
    newer: 'This code comes from a newer version of Regent. Update Regent on this phone, then scan it again.',
    damaged: 'This code can’t be read. Scan it again.',
    host: 'This is the code of a phone that runs a game. Scan the code of a phone that wants to join.',
    guest: 'This is the code of a phone that wants to join. Scan the code of the phone that runs the game.',
    used: 'This code was read before.',
    outdated: 'This code is too old. Scan this phone’s code again on the other phone.',
    'other-version': 'The two phones have different versions of Regent. Update both, then scan again.',
  },
};

export type PhonesText = typeof en;
