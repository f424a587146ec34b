import type { Notation } from '#contract/manifest';
import type { Kingdom } from '#games/kingdom/game';
import { formatTurn, parseTurn } from '#games/kingdom/law/notation';
import { type Event, sideOfPlayer } from '#games/kingdom/law/position';
import { isObject } from '#session/formats/schema';
import type { Table } from '#session/log/table';

const RESIGNS = { w: 'white-resigns', b: 'black-resigns' } as const;
const DRAW = 'draw';
/** Follows a turn that stands by the table's consent. */
const CONSENT = '!';

/** The turns in notation, a replacement with its capture; adjusted points are not part of it. */
function formatWords({ start, steps }: Table<Kingdom>): readonly string[] {
  const turns = steps.filter(({ event }) => event.type !== 'adjust');
  return turns.flatMap(({ event }, index) => {
    const { position } = turns[index - 1]?.state ?? start;
    if (event.type === 'resign') return [RESIGNS[sideOfPlayer(position, event.by)]];
    if (event.type === 'draw') return [DRAW];
    if (event.type !== 'move') return [];
    const next = turns[index + 1]?.event;
    const replacement = next?.type === 'replace' ? next : undefined;
    return [`${formatTurn(position.board, event, replacement)}${event.consent === true || replacement?.consent === true ? CONSENT : ''}`];
  });
}

function parseWord(word: string, white: string, black: string): readonly Event[] | undefined {
  if (word === RESIGNS.w || word === RESIGNS.b) return [{ type: 'resign', by: word === RESIGNS.w ? white : black }];
  if (word === DRAW) return [{ type: 'draw' }];
  const events = parseTurn(word.replace(/!$/, ''));
  return word.endsWith(CONSENT) ? events?.map((event) => ({ ...event, consent: true })) : events;
}

function parseObject(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const TAG = /^\[(\w+) (.*)\]$/;
/** Numbers of turns help the reader; the parser skips them. */
const TURN_NUMBER = /^\d+\.+/;

/**
 * A game in notation: a tag for each side, one for the rest of the set-up where there is any, and two turns a line.
 *
 *     [White "Ana"]
 *     [Black "Ben"]
 *
 *     1. b1-b2 h9-h8
 *     2. c3-e5-g7x
 */
export const notation: Notation<Kingdom> = {
  format(table) {
    const { players, setup } = table.effective.header;
    const { white, ...rest } = setup;
    const nameOf = (id: unknown): string => JSON.stringify(players.find((player) => player.id === id)?.name ?? '');
    const black = players.find(({ id }) => id !== white)?.id;
    const words = formatWords(table);
    const lines = Array.from({ length: Math.ceil(words.length / 2) }, (_, turn) =>
      [`${turn + 1}.`, ...words.slice(2 * turn, 2 * turn + 2)].join(' '),
    );
    const setupTags = Object.keys(rest).length === 0 ? [] : [`[Setup ${JSON.stringify(rest)}]`];
    return [`[White ${nameOf(white)}]`, `[Black ${nameOf(black)}]`, ...setupTags, '', ...lines].join('\n');
  },
  parse(text, idOf) {
    const lines = text.split(/\r?\n/).map((line) => line.trim());
    const tags = new Map(
      lines.flatMap((line) => (TAG.test(line) ? [[TAG.exec(line)?.[1] ?? '', TAG.exec(line)?.[2] ?? ''] as const] : [])),
    );
    const [white, black] = [tags.get('White'), tags.get('Black')].map((name) => name?.replace(/^"|"$/g, '') ?? '');
    if (white === undefined || black === undefined || white === '' || black === '') return undefined;
    const players = [white, black].map((name) => ({ id: idOf(name), name }));
    const words = lines.filter((line) => !TAG.test(line)).flatMap((line) => line.split(/\s+/));
    const events: Event[] = [];
    for (const word of words.map((each) => each.replace(TURN_NUMBER, '')).filter((each) => each !== '')) {
      const parsed = parseWord(word, idOf(white), idOf(black));
      if (parsed === undefined) return { unreadWord: word };
      events.push(...parsed);
    }
    return { players, setup: { ...parseObject(tags.get('Setup') ?? '{}'), white: idOf(white) }, events };
  },
};
