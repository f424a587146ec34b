import { render } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { formatHostCode } from '#phones/handshake/codes';
import { JoinGame } from '#screens/phones/JoinGame';
import { en } from '#text/app/en';
import { en as phones } from '#text/phones/en';
import { savedGame } from '../../saved-games';
import { people } from '../../transcripts';
import { buttons, dialog, press, renderApp, waitForContent } from '../app-driver';

const KINGDOM = { game: 'kingdom', players: people('ana', 'ben'), setup: { white: 'ana' }, events: [] };

const CODE = formatHostCode({
  game: 'kingdom',
  fingerprint: new Uint8Array(32),
  addresses: ['10.0.0.1'],
  slots: ['Ana', undefined].map((seat, number) => ({
    number,
    seat,
    ufrag: 'abcd',
    password: 'a'.repeat(24),
    ports: [{ address: 0, port: 5000 + number }],
  })),
});

test('a browser that cannot link phones says what to try instead', async () => {
  await renderApp('game/seed', { games: [savedGame(KINGDOM)] });
  await press(en.table.more);
  await press(en.more.phones, dialog);
  await waitForContent(phones.error.unsupported, dialog);
});

test('a phone that joins is asked whose it is, and told where it cannot', async () => {
  render(<JoinGame code={CODE} />);
  await waitForContent(phones.join.who);
  expect(buttons(phones.join.lookOn)).toHaveLength(1);
  await press('Ana');
  await waitForContent(phones.error.unsupported);
});

test('a code that is cut off is said to be unreadable', async () => {
  render(<JoinGame code={CODE.slice(0, -9)} />);
  await waitForContent(phones.error.damaged);
});
