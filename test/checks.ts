import { expect } from 'vitest';
import type { EventBase } from '#law/game';
import type { Reason } from '#law/ruling';
import { pointsOf } from '#law/score';
import type { GameState } from '#machines/flow';
import { readRecord, recordOf, transcriptOf } from '#session/formats/game-record';
import { isInputError } from '#session/formats/input-error';
import { judgeTranscript } from '#session/formats/verdict';
import { ruleOn, turnOf } from '#session/log/rule-on';
import { append, isTable, openTable, openWithoutJudging, type Step, stateOf, type Table } from '#session/log/table';
import { lineSentence, reasonSentence } from '#session/sentences/reason-sentences';
import { LANGUAGES } from '#text/language';
import { eventsToTry, type PlayedGame } from './random-play';
import { createRandom } from './seeded-random';
import { games } from './transcripts';

/** The machine takes exactly the events that phase, turn and judge allow; what may be waived then stands; every answer has its sentences. */
export function checkRulings(played: PlayedGame, seed: number): void {
  const { header, states, events } = played;
  const from = createRandom(seed + 1);
  for (const state of states) {
    const offered = state.isFinished ? [] : from.shuffle(eventsToTry(played, state, from)).slice(0, 6);
    const foreign = Array.from({ length: 3 }, () => from.pick(events.length > 0 ? events : [{ type: 'adjust' }]));
    const stranger = offered.slice(0, 2).map((event) => ({ ...event, by: from.pick(header.players).id }));
    for (const raw of [...offered, ...foreign, ...stranger]) checkRuling(played, state, raw);
  }
}

function checkRuling({ game, header }: PlayedGame, state: GameState, raw: EventBase): void {
  const by = raw.by ?? turnOf(game, state);
  const event = { ...raw, by };
  const taken = game.flow.acceptedTypes(state).has(event.type);
  const legal = taken && game.law.judge(state.position, event).isLegal;
  expect(game.flow.step(state, event) !== state, `${state.phase}: ${JSON.stringify(event)}`).toBe(legal);
  const answer = ruleOn(game, state, event);
  if (by === undefined && !game.law.playerlessTypes.has(event.type) && taken) return;
  expect(answer.outcome).toBe(legal ? 'accepted' : 'refused');
  const speaker = { game, players: header.players };
  if (answer.outcome === 'refused') {
    checkSentence(answer.reason, (language) => reasonSentence(speaker, answer.reason, language));
    const consented = ruleOn(game, state, { ...event, consent: true });
    expect(consented.outcome === 'accepted', `by consent: ${JSON.stringify(event)}`).toBe(answer.isWaivable);
  }
  if (answer.outcome === 'accepted')
    for (const warning of answer.warnings) checkSentence(warning, (language) => reasonSentence(speaker, warning, language));
}

function checkSentence(reason: Reason, say: (language: (typeof LANGUAGES)[number]) => string): void {
  for (const language of LANGUAGES) {
    const sentence = say(language);
    expect(sentence, reason.rule).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
    expect(sentence, reason.rule).toMatch(/^\S.* .*[.!?»]$/);
  }
}

/** Points are the sum of lines, unpaid lines pay nothing, each line has its sentences, ranks follow, figures are plain. */
export function checkScores({ game, header, states }: PlayedGame): void {
  const every = Math.max(1, Math.floor(states.length / 12));
  for (const [index, { position, phase }] of states.entries()) {
    if (index % every !== 0 && index !== states.length - 1) continue;
    const lines = game.law.lines(position);
    const points = pointsOf(position.players, lines);
    for (const line of lines) {
      if (!line.paid) expect(line.points, line.reason.rule).toBe(0);
      checkSentence(line.reason, (language) => lineSentence({ game, players: header.players }, line.reason, language));
    }
    const standings = game.law.standings(position);
    expect(standings.map(({ player }) => player).sort()).toEqual([...position.players].sort());
    for (const [place, standing] of standings.entries()) {
      expect(standing.points).toBe(points[standing.player]);
      const before = standings[place - 1];
      if (before !== undefined) expect([before.rank, place + 1]).toContain(standing.rank);
      else expect(standing.rank).toBe(1);
    }
    const details = game.law.details(position, phase);
    expect(JSON.parse(JSON.stringify(details))).toEqual(details);
    const headline = game.law.headline(position, phase);
    for (const language of LANGUAGES) {
      expect(Object.keys(game.text[language].headline)).toContain(headline.key);
      expect(Object.keys(game.text[language].phases)).toContain(phase);
    }
  }
}

function appendAct(table: Table, act: Parameters<typeof append>[1]): Table {
  const next = append(table, act, table.entries.length);
  if (!isTable(next)) throw new Error(JSON.stringify(next));
  return next;
}

const outcomeOf = ({ entry, event, warnings }: Step) => ({ entry, event, warnings });

/**
 * Step by step equals the whole log; undo then redo is the identity at every step; what is written reads back,
 * and comes to the same where nothing is judged again.
 */
export function checkLog({ id, game, header, events, states }: PlayedGame): void {
  const opened = openTable(game, header);
  if (isInputError(opened)) throw new Error(JSON.stringify(opened));
  let table = opened;
  for (const [index, event] of events.entries()) {
    const before = table;
    table = appendAct(table, { kind: 'happened', event });
    expect(stateOf(table).phase).toBe(states[index + 1]?.phase);
    const undone = appendAct(table, { kind: 'undo' });
    expect(stateOf(undone)).toBe(stateOf(before));
    const redone = appendAct(undone, { kind: 'redo' });
    expect(redone.steps.length).toBe(index + 1);
    if (index % 9 === 0) expect(stateOf(redone).position).toEqual(stateOf(table).position);
    if (index % 50 === 7) table = redone;
  }
  const end = stateOf(table);
  expect(end.position).toEqual(states.at(-1)?.position);
  const record = recordOf(id, table);
  const read = readRecord(JSON.parse(JSON.stringify(record)));
  expect(read).toEqual(record);
  if (isInputError(read)) throw new Error(JSON.stringify(read));
  const again = openTable(game, read, read.entries);
  if (isInputError(again)) throw new Error(JSON.stringify(again));
  expect(stateOf(again).position).toEqual(end.position);
  const unjudged = openWithoutJudging(game, read, read.entries);
  if (isInputError(unjudged)) throw new Error(JSON.stringify(unjudged));
  expect(stateOf(unjudged)).toMatchObject({ position: end.position, phase: end.phase, isFinished: end.isFinished });
  expect(unjudged.conflict).toBeUndefined();
  expect(unjudged.steps.map(outcomeOf)).toEqual(again.steps.map(outcomeOf));
  const verdict = judgeTranscript(games, JSON.parse(JSON.stringify(transcriptOf(read))), 'fr');
  expect(verdict).toMatchObject({ accepted: events.length, refused: null, phase: end.phase, finished: end.isFinished });
}
