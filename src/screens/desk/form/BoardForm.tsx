import { useSignal } from '@preact/signals';
import { Undo2 } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import type { Case } from '#desk/desk';
import type { BoardField } from '#desk/form-fields';
import { playEvents, renamePlayers } from '#desk/table-cases';
import { screensIfLoaded } from '#screens/game/game-parts';
import { appText, language } from '#screens/state/app-state';
import { stateOf } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import { Around } from '#ui/TableView';
import { deskText } from '../text';
import type { QuestionFormProps } from './QuestionForm';

type BoardMode = 'lay' | 'play';

/** The game's own board: pieces are laid out on it, then something is done there as in a game. */
export function BoardForm({
  id,
  screens,
  asked,
  agreements,
  finding,
  field,
  onChange,
}: QuestionFormProps & { readonly field: BoardField<Case> }) {
  const text = deskText.value.desk;
  const { Layout } = screens;
  const canPlay = field.events !== undefined;
  const tapped = useSignal<BoardMode | undefined>(undefined);
  const mode = tapped.value ?? (canPlay && field.isLaidOut(asked) ? 'play' : 'lay');
  const tabs = { lay: text.layOut, play: field.label };
  return (
    <fieldset class="desk-board">
      <legend class={canPlay ? 'visually-hidden' : undefined}>{field.label}</legend>
      {/* Chromium forgets to lay out the board where something beside it changes in the fieldset itself. */}
      <div class="stack">
        {canPlay && (
          <div class="segments">
            {(['lay', 'play'] as const).map((each) => (
              <button key={each} type="button" class="button" aria-pressed={mode === each} onClick={() => (tapped.value = each)}>
                {tabs[each]}
              </button>
            ))}
          </div>
        )}
        {mode === 'lay' && Layout !== undefined ? (
          <Layout
            deskCase={asked}
            finding={finding}
            language={language.value}
            onChange={(next) => {
              // Who has begun to lay out goes on until the other side of the switch is tapped.
              tapped.value = 'lay';
              onChange(next);
            }}
          />
        ) : (
          <PlayedBoard id={id} screens={screens} asked={asked} agreements={agreements} field={field} onChange={onChange} />
        )}
      </div>
    </fieldset>
  );
}

type PlayedBoardProps = Pick<QuestionFormProps, 'id' | 'screens' | 'asked' | 'agreements' | 'onChange'> & {
  readonly field: BoardField<Case>;
};

/** The laid-out table on the board that games are played on: a tap asks the referee. */
function PlayedBoard({ id, screens, asked, agreements, field, onChange }: PlayedBoardProps) {
  const { desk } = screens;
  const game = screensIfLoaded(id);
  const players = screens.text[language.value].players(asked);
  const table = useMemo(() => {
    const laid = desk.layOut(asked, agreements);
    // Who has no name is called as the language calls the seat.
    return laid && renamePlayers(laid, players);
  }, [desk, asked, agreements, language.value]);
  const events = field.events?.(asked) ?? [];
  if (game === undefined || table === undefined) return <p class="quiet">{game === undefined ? appText.value.loading : field.hint}</p>;
  const now = playEvents(table, events);
  const state = stateOf(now);
  // What was refused is not on the board: the next tap takes its place.
  const stood = events.slice(0, now.steps.length);
  const refused = desk.ask(asked, agreements)?.notes.find((note) => note.kind === 'broken');
  const { Board } = game;
  return (
    <>
      <div class="desk-play frame-play">
        <Around.Provider value={{ closeLabel: appText.value.close }}>
          <Board
            table={now}
            state={state}
            lastEvent={now.steps.at(-1)?.event}
            isLive={!state.isFinished}
            highlightedPlaces={stood.length < events.length && refused?.kind === 'broken' ? refused.reason.places : []}
            names={namesOf(now.effective.header.players)}
            language={language.value}
            play={(event) => onChange(field.withEvents?.(asked, [...stood, event]) ?? asked)}
            replaceLast={(event) => onChange(field.withEvents?.(asked, [...stood.slice(0, -1), event]) ?? asked)}
          />
        </Around.Provider>
      </div>
      {events.length > 0 && (
        <button type="button" class="button" onClick={() => onChange(field.withEvents?.(asked, events.slice(0, -1)) ?? asked)}>
          <Undo2 aria-hidden="true" />
          {deskText.value.whatIf.takeBack}
        </button>
      )}
      {events.length === 0 && field.hint !== undefined && <p class="quiet">{field.hint}</p>}
    </>
  );
}
