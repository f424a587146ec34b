import { useSignal } from '@preact/signals';
import { Delete } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '#contract/board';
import { type KingsGate, type PadDraft, readPadDraft } from '#games/kings-gate/game';
import { isCardConfirmed } from '#games/kings-gate/law/box';
import { locationOf, type Position } from '#games/kings-gate/law/position';
import { coloursIn, coloursOf, ownerOf } from '#games/kings-gate/law/score';
import { stepAfter } from '#session/log/steps';
import { stateOf } from '#session/log/table';
import { useSavedDraft } from '#ui/form/saved-draft';
import { lazy } from '#ui/lazy';
import { StatusLine } from '#ui/StatusLine';
import { TableView } from '#ui/TableView';
import { setupTexts } from '../../text/setup-texts';
import { PadCardQuestion } from './PadCardQuestion';
import { PadFields } from './PadFields';
import { PadLocation } from './PadLocation';
import { commitTyped, createPadDraft, enterTotal, eraseTotal, hasAllTotals, previewTally, typeDigit } from './pad-draft';
import { DigitKeys, TotalKeys } from './TotalKeys';

/** As many go into two lines of the smallest phone. */
const MOST_CHARACTERS = 90;

const CardCheck = lazy(async () => (await import('../check/CardCheck')).CardCheck);

interface PadEntryProps extends BoardProps<KingsGate> {
  readonly position: Position;
  /** The locations that were scored before. */
  readonly past: ComponentChildren;
}

/** What the table once told of this location, where it is being amended. */
function initialDraft({ table, state, position }: PadEntryProps): PadDraft {
  const told = state === stateOf(table) ? undefined : stepAfter(table, state)?.event;
  return createPadDraft(coloursIn(position), told?.type === 'tally' ? told : undefined);
}

/** The location that is scored next: a total a colour, who placed the last tile, and what that gives. */
export function PadEntry(props: PadEntryProps) {
  const { table, state, isInteractive, names, language, play, correct, position, past } = props;
  const text = setupTexts[language];
  const colours = coloursIn(position);
  const isAmending = state !== stateOf(table);
  const [savedDraft, saveDraft] = useSavedDraft(`${isAmending ? 'amend' : 'location'} ${position.n}`, readPadDraft);
  const draft = savedDraft ?? initialDraft(props);
  const isTyping = useSignal(false);
  const isChecking = useSignal(false);
  const canCheck = isInteractive && !isAmending && correct !== undefined && !isCardConfirmed(position.box.told, position.n);
  const { field, last, typed } = draft;
  const whole = commitTyped(draft, colours);
  const isComplete = last !== undefined && hasAllTotals(whole, colours);
  const leaveDigits = (next: PadDraft): void => {
    isTyping.value = false;
    saveDraft(next);
  };
  const score = (): void => {
    if (last === undefined || !isComplete) return;
    isTyping.value = false;
    play({ type: 'tally', totals: whole.totals, last });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) saveDraft(typeDigit(draft, Number(event.key)));
    else if (event.key === 'Enter' && typed !== undefined) saveDraft(whole);
    else if (event.key === '-') saveDraft(enterTotal(draft, colours, null));
    else if (event.key === 'Backspace') saveDraft(eraseTotal(draft, colours));
    else return;
    event.preventDefault();
  };
  const place = { n: position.n, name: locationOf(position, position.n).name };
  const asked = field === undefined ? undefined : names.player(ownerOf(position, field) ?? '');
  const prompt =
    field === undefined || asked === undefined || (typed === undefined && hasAllTotals(draft, colours))
      ? last === undefined
        ? text.pad.last
        : text.pad.ready(place)
      : text.pad.totalOf(asked, coloursOf(position, ownerOf(position, field) ?? '').length > 1 ? field : undefined);
  const earlier = isAmending ? undefined : position.scored.at(-1);
  const taken =
    earlier === undefined || Object.keys(draft.totals).length > 0 || typed !== undefined
      ? ''
      : text.pad.took({ n: earlier.n, name: locationOf(position, earlier.n).name }, earlier.ranked, names.player);
  // Whose total is next is marked below as well: what was taken goes first where there is no room for both.
  const sentence = taken.length + prompt.length > MOST_CHARACTERS ? taken : `${taken} ${prompt}`.trim();
  return (
    <TableView
      line={<StatusLine sentence={sentence} />}
      board={
        <>
          <fieldset class="kg-pad" aria-label={text.pad.title(place)} disabled={!isInteractive} onKeyDown={onKeyDown}>
            <PadLocation {...props} />
            <PadFields
              position={position}
              draft={draft}
              scoring={previewTally(position, whole)}
              names={names}
              language={language}
              onField={(colour) => saveDraft({ ...whole, field: colour })}
              onLast={(player) => saveDraft({ ...whole, last: player })}
            />
            {canCheck && <PadCardQuestion {...props} correct={correct} onCheck={() => (isChecking.value = true)} />}
            {past}
          </fieldset>
          {canCheck && isChecking.value && (
            <CardCheck
              key={position.n}
              position={position}
              n={position.n}
              language={language}
              correct={correct}
              onClose={() => (isChecking.value = false)}
            />
          )}
        </>
      }
      tray={
        isTyping.value ? (
          <DigitKeys
            label={text.pad.keypad}
            text={text.pad}
            canGoOn={typed !== undefined}
            onDigit={(digit) => saveDraft(typeDigit(draft, digit))}
            onNext={() => leaveDigits(whole)}
            onTotals={() => leaveDigits(whole)}
          />
        ) : (
          <TotalKeys
            label={text.pad.keypad}
            now={field === undefined ? undefined : draft.totals[field]}
            onTotal={(total) => saveDraft(enterTotal(draft, colours, total))}
          />
        )
      }
      besidePrimary={
        <>
          <button type="button" class="button kg-pad-key" aria-pressed={isTyping.value} onClick={() => (isTyping.value = true)}>
            {text.pad.more}
          </button>
          <button type="button" class="button kg-pad-key" onClick={() => leaveDigits(enterTotal(draft, colours, null))}>
            {text.pad.none}
          </button>
          <button type="button" class="button kg-pad-key" aria-label={text.pad.erase} onClick={() => saveDraft(eraseTotal(draft, colours))}>
            <Delete aria-hidden="true" />
          </button>
        </>
      }
      primary={
        <button type="button" class="button primary kg-pad-score" disabled={!isInteractive || !isComplete} onClick={score}>
          {text.pad.score}
        </button>
      }
      more={{
        title: text.now.title,
        content: (
          <>
            <p class="quiet">{text.pad.hint}</p>
            {isInteractive && (
              <button type="button" class="button plain" onClick={() => play({ type: 'finish' })}>
                {text.pad.finish}
              </button>
            )}
          </>
        ),
      }}
    />
  );
}
