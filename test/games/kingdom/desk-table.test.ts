import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Case, ruleOf } from '#desk/desk';
import type { DangerCase, MoveCase } from '#games/kingdom/desk/cases';
import { desk } from '#games/kingdom/desk/desk';
import { game, type Kingdom } from '#games/kingdom/game';
import { SQUARES, type SquareName, squareName } from '#games/kingdom/law/board';
import type { Move } from '#games/kingdom/law/position';
import type { EventBase } from '#law/game';
import { isInputError } from '#session/formats/input-error';
import { legalEvents, ruleOn } from '#session/log/rule-on';
import { openTable, stateOf, type Table } from '#session/log/table';
import { people, type TranscriptParts } from '../../transcripts';

function tableAt({ players, setup, events }: TranscriptParts, step: number): Table<Kingdom> {
  const logged = events.slice(0, step).map((event) => ({ kind: 'happened' as const, event: { type: '', ...event }, at: 0 }));
  const table = openTable(game, { players, setup: { ...setup } }, logged);
  if (isInputError(table) || table.conflict !== undefined) throw new Error('the game does not stand');
  return table;
}

const START = tableAt({ players: people('ana', 'ben'), setup: { white: 'ana' }, events: [] }, 0);

const FIXTURES = join(import.meta.dirname, 'whole');
const transcripts: readonly TranscriptParts[] = readdirSync(FIXTURES).map(
  (file) => JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')).transcript,
);

/** Some steps of every whole game, its last ones among them. */
const moments = transcripts.flatMap((transcript) => {
  const { length } = transcript.events;
  return [0, 1, Math.floor(length / 3), Math.floor(length / 2), length - 2, length - 1, length].map((step) => tableAt(transcript, step));
});

const isMove = (event: EventBase): event is Move => event.type === 'move';
const openPaths = (table: Table<Kingdom>): readonly Move['path'][] =>
  legalEvents(game, stateOf(table), 'move')
    .filter(isMove)
    .map(({ path }) => path);

function findRuling(deskCase: MoveCase | Case, { setup }: Table<Kingdom>) {
  const finding = desk.ask(deskCase, setup.agreements);
  if (finding === undefined) throw new Error('no answer');
  return { ...finding, rules: finding.notes.map(ruleOf) };
}

const isMoveCase = (deskCase: Case): deskCase is MoveCase => deskCase.question === 'move' && 'path' in deskCase;
const isDangerCase = (deskCase: Case): deskCase is DangerCase => deskCase.question === 'danger' && 'side' in deskCase;

function moveFrom(table: Table<Kingdom>): MoveCase {
  const deskCase = desk.draftFromTable('move', table);
  if (deskCase === undefined || !isMoveCase(deskCase)) throw new Error('no case');
  return deskCase;
}

const endsByConsent = (table: Table<Kingdom>): boolean => table.steps.at(-1)?.event.consent === true;

describe('worked examples', () => {
  test('the 25 moves from the start are those the desk allows', () => {
    expect(openPaths(START)).toHaveLength(25);
    for (const path of openPaths(START)) expect(findRuling({ ...moveFrom(START), path }, START).isAllowed, path.join()).toBe(true);
  });
});

describe('asked about a running game', () => {
  test('a move is allowed exactly where the table allows it', () => {
    /** Whatever its shape, from any square to the one across the middle. */
    const across = SQUARES.slice(0, 40).map((each): readonly SquareName[] => [squareName(each), squareName(80 - each)]);
    const moving = moments.filter((table) => stateOf(table).phase === 'moving');
    expect(moving.length).toBeGreaterThan(20);
    for (const table of moving) {
      for (const path of [...openPaths(table), ...across]) {
        const finding = findRuling({ ...moveFrom(table), path }, table);
        const answer = ruleOn(game, stateOf(table), { ...{ path }, type: 'move' });
        expect(finding.isAllowed, path.join()).toBe(answer.outcome === 'accepted');
        if (answer.outcome === 'refused') expect(finding.rules[0]).toBe(answer.reason.rule);
      }
    }
  });

  test('a Knight in the hand is put back exactly where the table allows it', () => {
    const holding = transcripts
      .flatMap((transcript) => transcript.events.map((_, step) => tableAt(transcript, step)))
      .filter((table) => stateOf(table).phase === 'replacing' && !endsByConsent(table));
    expect(holding.length).toBeGreaterThan(0);
    for (const table of holding.slice(0, 6)) {
      const squares = legalEvents(game, stateOf(table), 'replace').length;
      const deskCase = moveFrom(table);
      expect(findRuling(deskCase, table).result).toMatchObject({ phase: 'replacing' });
      expect(SQUARES.map(squareName).filter((put) => findRuling({ ...deskCase, put }, table).isAllowed)).toHaveLength(squares);
    }
  });

  test('the desk finds the danger that the table shows', () => {
    for (const table of moments.filter((each) => !stateOf(each).isFinished)) {
      const { position, phase } = stateOf(table);
      const deskCase = desk.draftFromTable('danger', table);
      if (deskCase === undefined || !isDangerCase(deskCase)) throw new Error('no case');
      const player = table.header.players.find(({ name }) => name === deskCase.names?.[deskCase.side])?.id ?? '';
      const { danger } = game.law.details(position, phase);
      const attacks = Array.isArray(danger) && danger.includes(player) ? [expect.anything()] : [];
      expect(findRuling(deskCase, table).result).toMatchObject({ attacks: attacks.length === 0 ? [] : expect.arrayContaining(attacks) });
    }
  });

  test('a game that was won is asked about by its last move', () => {
    const won = moments.filter((table) => stateOf(table).isFinished && desk.draftFromTable('win', table) !== undefined);
    expect(won.length).toBeGreaterThan(2);
    for (const table of won) {
      const { position, phase } = stateOf(table);
      expect(['capture', 'throne']).toContain(game.law.details(position, phase).ending);
      const deskCase = desk.draftFromTable('win', table);
      if (deskCase !== undefined && !endsByConsent(table)) expect(findRuling(deskCase, table).isAllowed).toBe(true);
      expect(desk.draftFromTable('danger', table)).toBeUndefined();
    }
  });

  test('a game that was given up or drawn has no last move to ask about', () => {
    const endings = moments.filter((table) => ['resign', 'draw'].includes(table.steps.at(-1)?.event.type ?? ''));
    expect(endings.length).toBeGreaterThan(0);
    for (const table of endings) expect(desk.draftFromTable('win', table)).toBeUndefined();
  });

  test('cases keep the real names of the players', () => {
    expect(desk.draftFromTable('win', START)).toMatchObject({ names: { w: 'Ana', b: 'Ben' }, path: [], onMove: 'w' });
    expect(desk.draftFromTable('jump', START)).toBeUndefined();
  });
});
