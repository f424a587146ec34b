import { type PadDraft, readPadDraft } from '#games/kings-tricktakers/game';
import { useSavedDraft } from '#ui/form/saved-draft';
import type { BoardPartProps } from '../board-part';
import { changedPart, createPadDraft, type DraftNote, draftOfRound, noteOf, type UndoablePart, withoutLastPart } from './pad-draft';

/** A player's note as it was before a tap. */
interface Tap {
  readonly player: string;
  readonly note: DraftNote;
}

export interface TakenBack {
  readonly player: string;
  readonly part: UndoablePart | undefined;
}

function parseTaps(written: unknown): readonly Tap[] | undefined {
  if (!Array.isArray(written)) return undefined;
  return written.flatMap((each): readonly Tap[] => {
    const draft = readPadDraft(each) ?? {};
    return Object.entries(draft).map(([player, note]) => ({ player, note }));
  });
}

const formatTaps = (taps: readonly Tap[]): readonly PadDraft[] => taps.map(({ player, note }) => ({ [player]: note }));

/** The round that an undo has just opened again, or that is being put right. */
function roundToRepeat({ table, state, position }: BoardPartProps, isAmended: boolean): PadDraft | undefined {
  const { entries, effective, steps, start } = table;
  const redone = entries[effective.nextRedo ?? -1];
  const index = state === start ? 0 : steps.findIndex((step) => step.state === state) + 1;
  const event = isAmended ? steps[index]?.event : redone?.kind === 'happened' ? redone.event : undefined;
  return event !== undefined && isRound(event) ? draftOfRound(position, event) : undefined;
}

const isRound = (event: { readonly type: string }): event is Parameters<typeof draftOfRound>[1] => event.type === 'round';

/** The draft of a pad round with the taps that led to it: the last one can be taken back, then field by field what is left. */
export function usePadHistory(props: BoardPartProps, isAmended: boolean) {
  const { position } = props;
  const name = isAmended ? '-amended' : '';
  const [savedDraft, saveDraft] = useSavedDraft(`round ${position.round}`, readPadDraft, name);
  const [savedTaps = [], saveTaps] = useSavedDraft<readonly unknown[]>(
    `round ${position.round}`,
    (written) => (Array.isArray(written) ? written : undefined),
    `${name}-taps`,
  );
  const notes = savedDraft ?? roundToRepeat(props, isAmended) ?? createPadDraft(position);
  const taps = parseTaps(savedTaps) ?? [];
  const put = (player: string, note: DraftNote): void => saveDraft({ ...notes, [player]: note });
  const change = (player: string, note: DraftNote): void => {
    saveTaps(formatTaps([...taps, { player, note: noteOf(notes, player) }]));
    put(player, note);
  };
  const last = taps.at(-1) ?? lastField(props, notes);
  const undo =
    last === undefined
      ? undefined
      : (): TakenBack => {
          saveTaps(formatTaps(taps.slice(0, -1)));
          put(last.player, last.note);
          return { player: last.player, part: changedPart(noteOf(notes, last.player), last.note) };
        };
  return { notes, change, undo };
}

/** Without taps to go by, the last field of the last player. */
function lastField({ position }: BoardPartProps, notes: PadDraft): Tap | undefined {
  return position.players
    .flatMap((player) => {
      const note = withoutLastPart(position, player, noteOf(notes, player));
      return note === undefined ? [] : [{ player, note }];
    })
    .at(-1);
}
