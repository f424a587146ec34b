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
import { TableViewContext } from '#ui/TableView';
import { deskText } from '../text';
import type { QuestionFormProps } from './QuestionForm';

type BoardMode = 'lay' | 'play';

/** The game's own board: pieces are laid out on it, then something is done there as in a game. */
export function BoardForm({
  id,
  screens,
  deskCase,
  agreements,
  finding,
  field,
  onChange,
}: QuestionFormProps & { readonly field: BoardField<Case> }) {
  const text = deskText.value.desk;
  const { Layout } = screens;
  const canPlay = field.events !== undefined;
  const tapped = useSignal<BoardMode | undefined>(undefined);
  const mode = tapped.value ?? (canPlay && field.isLaidOut(deskCase) ? 'play' : 'lay');
  const tabs = { lay: text.layOut, play: field.label };
  return (
    <fieldset class="desk-board">
      <legend class={canPlay ? 'visually-hidden' : undefined}>{field.label}</legend>
      {/* Chromium forgets to lay out the board where something beside it changes in the fieldset itself. */}
      <div class="stack">
        {canPlay && (
          <div class="segments">
            {(['lay', 'play'] as const).map((each) => (
              <button key={each} type="button" class="segment" aria-pressed={mode === each} onClick={() => (tapped.value = each)}>
                {tabs[each]}
              </button>
            ))}
          </div>
        )}
        {mode === 'lay' && Layout !== undefined ? (
          <Layout
            deskCase={deskCase}
            finding={finding}
            language={language.value}
            onChange={(next) => {
              // Who has begun to lay out goes on until the other side of the switch is tapped.
              tapped.value = 'lay';
              onChange(next);
            }}
          />
        ) : (
          <PlayedBoard id={id} screens={screens} deskCase={deskCase} agreements={agreements} field={field} onChange={onChange} />
        )}
      </div>
    </fieldset>
  );
}

type PlayedBoardProps = Pick<QuestionFormProps, 'id' | 'screens' | 'deskCase' | 'agreements' | 'onChange'> & {
  readonly field: BoardField<Case>;
};

/** The laid-out table on the board that games are played on: a tap asks the referee. */
function PlayedBoard({ id, screens, deskCase, agreements, field, onChange }: PlayedBoardProps) {
  const { desk } = screens;
  const game = screensIfLoaded(id);
  const players = screens.text[language.value].players(deskCase);
  const table = useMemo(() => {
    const layout = desk.layOut(deskCase, agreements);
    // Who has no name is called as the language calls the seat.
    return layout && renamePlayers(layout, players);
  }, [desk, deskCase, agreements, language.value]);
  const events = field.events?.(deskCase) ?? [];
  if (game === undefined || table === undefined) return <p class="quiet">{game === undefined ? appText.value.loading : field.hint}</p>;
  const now = playEvents(table, events);
  const state = stateOf(now);
  // What was refused is not on the board: the next tap takes its place.
  const stood = events.slice(0, now.steps.length);
  const refused = desk.ask(deskCase, agreements)?.notes.find((note) => note.kind === 'broken');
  const { Board } = game;
  return (
    <>
      <div class="desk-play frame-play">
        <TableViewContext.Provider value={{ closeLabel: appText.value.close }}>
          <Board
            table={now}
            state={state}
            lastEvent={now.steps.at(-1)?.event}
            isInteractive={!state.isFinished}
            isDesk
            highlightedPlaces={stood.length < events.length && refused?.kind === 'broken' ? refused.reason.places : []}
            names={namesOf(now.effective.header.players)}
            language={language.value}
            play={(event) => onChange(field.withEvents?.(deskCase, [...stood, event]) ?? deskCase)}
            replaceLast={(event) => onChange(field.withEvents?.(deskCase, [...stood.slice(0, -1), event]) ?? deskCase)}
          />
        </TableViewContext.Provider>
      </div>
      {events.length > 0 && (
        <button type="button" class="button" onClick={() => onChange(field.withEvents?.(deskCase, events.slice(0, -1)) ?? deskCase)}>
          <Undo2 aria-hidden="true" />
          {deskText.value.whatIf.takeBack}
        </button>
      )}
      {events.length === 0 && field.hint !== undefined && <p class="quiet">{field.hint}</p>}
    </>
  );
}
