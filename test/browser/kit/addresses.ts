import { loadFixture, savedGame, savedHistory } from '../../saved-games';
import type { DeviceContents } from '../../seed-database';
import { GAME_IDS } from '../../transcripts';

interface GameTranscript {
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly setup: Readonly<Record<string, unknown>>;
  readonly events: readonly object[];
}

/** Whole games whose tables differ: another game, another record. */
const TABLES = [
  ['kingdom', 'throne-from-the-start'],
  ['kings-gate', 'two-players-to-the-tenth'],
  ['kings-gate', 'pad-four-players'],
  ['kingdom-builder', 'first-game-for-two'],
  ['kingdom-builder', 'final-tie-with-island'],
  ['kings-tricktakers', 'three-in-a-draft'],
  ['kings-tricktakers', 'two-at-the-table'],
  ['kings-tricktakers', 'five-in-the-pad'],
] as const;

/** A device on which every screen has something to show: finished games, a group, and games at their beginning, middle and end. */
export function createFullDevice(): DeviceContents {
  const tables = TABLES.flatMap(([game, name]) => {
    const { players, setup, events } = loadFixture<GameTranscript>(game, name).transcript;
    const upTo = (count: number, part: string) => savedGame({ game, players, setup, events: events.slice(0, count) }, `${name}-${part}`);
    return [upTo(0, 'begun'), upTo(Math.floor(events.length / 2), 'half'), upTo(events.length, 'ended')];
  });
  const [first] = tables;
  const away = first && { ...first, game: { ...first.game, id: 'away', awayAt: first.game.changedAt } };
  return {
    games: [...savedHistory(8), ...tables, ...(away ? [away] : [])],
    groups: [{ id: 'tuesday', name: 'Tuesdays', members: ['ana', 'ben', 'cat'] }],
  };
}

/** Screens and panels by their addresses: between them every part of the app is asked for, once their folds are opened. */
export const ADDRESSES: readonly string[] = [
  '',
  'settings',
  'history',
  'past/seed-0',
  'past/throne-from-the-start-ended',
  'players',
  'groups',
  'groups/tuesday',
  'statistics',
  'rules',
  'rule/kd.jump.size',
  'agreements/kings-gate',
  'take',
  'log',
  'backup',
  'hand/throne-from-the-start-half',
  'game/away',
  ...GAME_IDS.flatMap((game) => [`new/${game}`, `copy/${game}`, `desk/${game}`, `rules/${game}`, `statistics/${game}`]),
  'game/throne-from-the-start-ended',
  'game/two-players-to-the-tenth-half',
  'game/two-players-to-the-tenth-ended',
  'game/pad-four-players-begun',
  'game/first-game-for-two-half',
  'game/first-game-for-two-ended',
  'game/final-tie-with-island-begun',
  'game/three-in-a-draft-begun',
  'game/three-in-a-draft-half',
  'game/two-at-the-table-begun',
  'game/five-in-the-pad-begun',
  ...['log', 'scores', 'more', 'settings', 'layout', 'agreements', 'correct', 'ask', 'what-if', 'rule/kd.jump.size'].map(
    (panel) => `game/throne-from-the-start-half/${panel}`,
  ),
  ...['two-players-to-the-tenth', 'first-game-for-two', 'three-in-a-draft'].map((name) => `game/${name}-half/correct`),
];
