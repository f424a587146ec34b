import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Params } from '#law/ruling';
import { hasSeatMoves, isSeatEvent } from '#phones/protocol/seat-events';
import type { Game } from '#session/game';
import { turnOf } from '#session/log/rule-on';
import { append, isTable, type Refusal, stateOf, type Table } from '#session/log/table';
import type { JoinedStatus, LiveGame } from '#store/live/live-game';
import { resultOf, summaryOf } from '#store/live/summary';
import type { StoredGame } from '#store/records/record-types';
import { createGuest, type GuestInput, type GuestState, updateGuest } from './guest';
import { confirmedTable, shownTable } from './guest-table';
import { loadGuest, saveGuest } from './saved-guest';

/** A guest that lives: what reaches it, and what it then is. */
export interface GuestSession {
  readonly state: ReadonlySignal<GuestState>;
  input(input: GuestInput): void;
}

/** Begins to follow a host; `send` reaches it while there is a link. */
export function createGuestSession(send: (text: string) => void): GuestSession {
  const state = signal(createGuest(loadGuest()));
  return {
    state,
    input(input) {
      const { state: next, messages } = updateGuest(state.peek(), input, Date.now());
      // On the disk before the host hears of it: what it accepts is never forgotten here.
      if (next.pending !== state.peek().pending || next.joinedGame !== state.peek().joinedGame) saveGuest(next);
      state.value = next;
      for (const message of messages) send(message);
    },
  };
}

const refuse = (rule: string, params: Params = {}): Refusal => ({ reason: { rule, params, places: [] }, isWaivable: false });
const JOINED = refuse('log.joined');

/** The game of a host as this phone shows it and plays at its own seat; nothing where its set-up makes no sense here. */
export function joinedGame(
  game: Game,
  { state, input }: GuestSession,
  link: ReadonlySignal<JoinedStatus['link']>,
  close: () => void,
): LiveGame | undefined {
  const first = confirmedTable(game, state.peek());
  if (first === undefined) return undefined;
  let last: Table = first;
  const confirmed = computed(() => {
    last = confirmedTable(game, state.value, last) ?? last;
    return last;
  });
  const table = computed(() => shownTable(confirmed.value, state.value, Date.now()));
  const unsavedCount = computed(() => state.value.pending.filter(({ entry }) => entry === undefined).length);
  const mode = computed(() => {
    const { seat } = state.value;
    const standing = stateOf(table.value);
    const turn = turnOf(game, standing);
    if (seat === undefined || link.value === 'closed' || !hasSeatMoves(game, standing)) return 'watching';
    if (turn !== undefined && turn !== seat) return 'watching';
    return unsavedCount.value > 0 ? 'saving' : 'playing';
  });
  const status = computed((): JoinedStatus => {
    const { seat, laid, refused } = state.value;
    return { seat, laid, link: link.value, refused: refused && (refused.why === 'stale' ? 'stale' : 'rules') };
  });
  return {
    storedGame: computed(() => storedGameOf(state.value, confirmed.value)),
    table,
    mode,
    unsavedCount,
    failure: signal(undefined),
    joined: status,
    act(act) {
      const { seat } = state.peek();
      if (act.kind !== 'happened' || seat === undefined) return JOINED;
      const next = append(table.peek(), act, Date.now());
      if (!isTable(next)) return next;
      const entry = next.entries.at(-1);
      if (entry?.kind !== 'happened') return JOINED;
      const { event } = entry;
      if (!isSeatEvent(game, seat, event))
        return event.by === undefined || event.by === seat ? JOINED : refuse('log.seat', { player: seat });
      batch(() => input({ type: 'entered', event }));
      return undefined;
    },
    preview: (act) => append(table.peek(), act, Date.now()),
    takeOver: async () => undefined,
    handOver: async () => undefined,
    takeBack: async () => undefined,
    retry: () => undefined,
    close,
  };
}

/** As much of a record as a table asks for; nothing of it lies on this device. */
function storedGameOf({ game: shared, entries }: GuestState, table: Table): StoredGame {
  const { header } = table;
  const [startedAt, changedAt] = [shared?.startedAt ?? 0, entries.at(-1)?.at ?? shared?.startedAt ?? 0];
  return {
    ...header,
    id: shared?.id ?? '',
    game: shared?.game ?? '',
    rules: shared?.rules ?? 1,
    startedAt,
    changedAt,
    played: changedAt,
    dated: false,
    entries: table.entries.length,
    summary: summaryOf(table),
    result: resultOf(table),
    note: '',
    place: '',
  };
}
