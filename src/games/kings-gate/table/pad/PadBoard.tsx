import type { ComponentChildren } from 'preact';
import type { BoardProps } from '#contract';
import { type KingsGate, type PadDraft, readPadDraft } from '#games/kings-gate/game';
import type { Colour } from '#games/kings-gate/law/box';
import { locationOf, type Position } from '#games/kings-gate/law/position';
import { coloursIn, ownerOf } from '#games/kings-gate/law/score';
import { LocationCard } from '#games/kings-gate/pieces/LocationCard';
import { stepAfter } from '#session/log/steps';
import { stateOf } from '#session/log/table';
import { Choice } from '#ui/form/Choice';
import { ConfirmButton } from '#ui/form/ConfirmButton';
import { Keypad } from '#ui/form/Keypad';
import { useSavedDraft } from '#ui/form/saved-draft';
import { TableView } from '#ui/TableView';
import { texts } from '../../text/screen-texts';
import { COLOUR_SYMBOLS } from '../play/open-events';
import { ScoredLocations } from './ScoredLocations';

/** What the table once said of this location, where it is being amended. */
function initialDraft({ table, state }: BoardProps<KingsGate>, colours: readonly Colour[]): PadDraft {
  const told = state === stateOf(table) ? undefined : stepAfter(table, state)?.event;
  if (told?.type !== 'tally') return { totals: {}, tens: 0, field: colours[0], last: undefined };
  const totals = Object.fromEntries(colours.map((colour) => [colour, told.totals[colour] ?? null]));
  return { totals, tens: 0, field: colours[0], last: told.last };
}

/** Only the scoring: for each location the totals and who placed the last tile. */
export function PadBoard(props: BoardProps<KingsGate>) {
  const { state, showScoring } = props;
  const { position } = state;
  const past = <ScoredLocations {...props} position={position} onShow={(index) => showScoring?.(index)} />;
  return state.isFinished ? (
    <TableView line={undefined} board={<div class="kg-pad">{past}</div>} />
  ) : (
    <PadEntry {...props} position={position} past={past} />
  );
}

interface PadEntryProps extends BoardProps<KingsGate> {
  readonly position: Position;
  /** The locations that were scored before. */
  readonly past: ComponentChildren;
}

function PadEntry(props: PadEntryProps) {
  const { state, isInteractive, names, language, play, position, past } = props;
  const text = texts[language];
  const colours = coloursIn(position);
  const isAmending = state !== stateOf(props.table);
  const [savedDraft, saveDraft] = useSavedDraft(`${isAmending ? 'amend' : 'location'} ${position.n}`, readPadDraft);
  const draft = savedDraft ?? initialDraft(props, colours);
  const { totals, tens, field, last } = draft;
  const change = (next: Partial<PadDraft>): void => saveDraft({ ...draft, ...next });
  /** A figure goes into its field, and the next empty one is taken, or the next of all where none is empty. */
  const enter = (figure: number | null): void => {
    if (field === undefined) return;
    const next = { ...totals, [field]: figure };
    const behind = colours.slice(colours.indexOf(field) + 1);
    const after = [...behind, ...colours].find((colour) => next[colour] === undefined) ?? behind[0];
    change({ totals: next, tens: 0, field: after });
  };
  const erase = (): void => {
    const at = field ?? colours.at(-1);
    const back = at !== undefined && totals[at] === undefined && tens === 0 ? colours[colours.indexOf(at) - 1] : at;
    if (back === undefined) return;
    change({ totals: Object.fromEntries(Object.entries(totals).filter(([colour]) => colour !== back)), tens: 0, field: back });
  };
  const isComplete = last !== undefined && colours.every((colour) => totals[colour] !== undefined);
  const formatFigure = (colour: Colour): string => {
    const total = totals[colour];
    if (colour === field && tens > 0) return `${tens}_`;
    return total === undefined ? '' : total === null ? '–' : String(total);
  };
  const describeFigure = (colour: Colour): string => {
    const total = totals[colour];
    return total === undefined ? text.pad.notYet : total === null ? text.pad.none : String(total);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) enter(tens * 10 + Number(event.key));
    else if (event.key === '+') change({ tens: tens + 1 });
    else if (event.key === '-') enter(null);
    else if (event.key === 'Backspace') erase();
    else return;
    event.preventDefault();
  };
  const place = { n: position.n, name: locationOf(position, position.n).name };
  return (
    <TableView
      line={<p aria-live="polite">{text.pad.title(place)}</p>}
      board={
        <fieldset class="kg-pad" aria-label={text.pad.title(place)} disabled={!isInteractive} onKeyDown={onKeyDown}>
          <ol class="kg-fields">
            {colours.map((colour) => {
              const owner = names.player(ownerOf(position, colour) ?? '');
              return (
                <li key={colour}>
                  <button
                    type="button"
                    class="kg-field"
                    aria-pressed={colour === field}
                    aria-label={text.pad.field(colour, owner, describeFigure(colour))}
                    onClick={() => change({ field: colour, tens: 0 })}
                  >
                    <span style={{ color: `var(--kg-${colour}-ink)` }} aria-hidden="true">
                      {COLOUR_SYMBOLS[colour]}
                    </span>
                    <span class="kg-field-name">{owner}</span>
                    <strong class="kg-field-figure">{formatFigure(colour)}</strong>
                  </button>
                </li>
              );
            })}
          </ol>
          <Choice
            label={text.pad.last}
            options={position.players.map((id) => ({ value: id, label: names.player(id) }))}
            value={last}
            onChoose={(id) => change({ last: id })}
          />
          {past}
        </fieldset>
      }
      tray={
        <Keypad
          label={text.pad.keypad}
          text={text.pad}
          disabled={!isInteractive}
          onKeyDown={onKeyDown}
          onDigit={(digit) => enter(tens * 10 + digit)}
          onTen={() => change({ tens: tens + 1 })}
          onNone={() => enter(null)}
          onErase={erase}
        >
          <button
            type="button"
            class="button primary key-enter"
            disabled={!isComplete}
            onClick={() => {
              if (last !== undefined) play({ type: 'tally', totals, last });
            }}
          >
            {text.pad.score}
          </button>
        </Keypad>
      }
      more={{
        title: text.now.title,
        content: (
          <>
            <LocationCard n={position.n} location={locationOf(position, position.n)} language={language} />
            {!isComplete && <p>{text.pad.incomplete}</p>}
            <p class="quiet">{text.pad.hint}</p>
            {isInteractive && (
              <ConfirmButton
                label={text.pad.finish}
                confirmLabel={text.pad.finishSure}
                about={state}
                class="button plain"
                onConfirm={() => play({ type: 'finish' })}
              />
            )}
          </>
        ),
      }}
    />
  );
}
