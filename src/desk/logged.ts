import type { EventBase } from '#law/game';
import type { Reason } from '#law/ruling';
import { pointsOf, winnersOf } from '#law/score';
import type { Game, Kind, Player } from '#session/game';
import type { Header } from '#session/log';
import { append, isTable, openTable, standOf, type Table } from '#session/table';
import { isTrouble } from '#session/trouble';
import type { Case, Choices, Finding, Note } from './desk';

/** A few events of a game, the last of them asked about: for what no small position can show (turns, rounds, the end). */
export interface LoggedCase<Event extends EventBase = EventBase> extends Case {
  readonly question: 'log';
  readonly players: readonly Player[];
  readonly setup: Header['setup'];
  readonly events: readonly Event[];
}

export interface LoggedResult {
  readonly of: 'log';
  readonly points: Readonly<Record<string, number>>;
  readonly phase: string;
  readonly finished: boolean;
  readonly winners: readonly string[];
}

/** The game before the event that is asked about and, where the rules allow it, after it. */
interface Trial<K extends Kind, Event extends EventBase> {
  readonly before: Table<K>;
  readonly asked: Event;
  readonly after: Table<K> | undefined;
  /** Why it cannot follow. */
  readonly refused: Reason | undefined;
}

export function trialOf<K extends Kind, Event extends EventBase>(
  game: Game<K>,
  { players, setup, events }: LoggedCase<Event>,
  agreements: Choices,
): Trial<K, Event> | undefined {
  const asked = events.at(-1);
  const header: Header = { players, setup: { ...setup, agreements: { ...Object(setup.agreements), ...agreements } } };
  const earlier = events.slice(0, -1).map((event) => ({ kind: 'happened' as const, event, at: 0 }));
  const before = openTable(game, header, earlier);
  if (asked === undefined || isTrouble(before) || before.conflict !== undefined) return undefined;
  const after = append(before, { kind: 'happened', event: asked }, 0);
  if (isTable(after)) return { before, asked, after, refused: undefined };
  return isTrouble(after) ? undefined : { before, asked, after: undefined, refused: after.refused };
}

/** Whether the last event stands, what it pays, and where it leaves the game. */
export function findLogged(game: Game, asked: LoggedCase, agreements: Choices): Finding<LoggedResult> | undefined {
  const trial = trialOf(game, asked, agreements);
  if (trial === undefined) return undefined;
  const { before, after, refused } = trial;
  const { position, phase, finished } = standOf(after ?? before);
  const lines = game.law.lines(position);
  const known = game.law.lines(standOf(before).position).length;
  const notes: readonly Note[] =
    refused === undefined
      ? [
          ...(after?.steps.at(-1)?.warnings ?? []).map((reason): Note => ({ kind: 'broken', reason })),
          ...lines.slice(known).map((line): Note => ({ kind: 'paid', line })),
        ]
      : [{ kind: 'broken', reason: refused }];
  const winners = finished ? winnersOf(game.law.standings(position)) : [];
  return {
    allowed: refused === undefined,
    result: { of: 'log', points: pointsOf(before.setup.players, lines), phase, finished, winners },
    notes,
  };
}
