import { useSignal } from '@preact/signals';
import { Check } from 'lucide-preact';
import { useEffect, useRef } from 'preact/hooks';
import { TRICKS_PER_ROUND } from '#games/kings-tricktakers/law/trick/play';
import { forPlayer } from '#law/by-player';
import { brokenRules } from '#law/ruling';
import { reasonSentence } from '#session/sentences/reason-sentences';
import { grammar } from '#text/language';
import { useDraftUndo } from '#ui/form/draft-undo';
import { useKeyedState } from '#ui/form/keyed-state';
import { TrayRow } from '#ui/TableView';
import { type BoardPartProps, isAmending } from '../board-part';
import { PhaseView } from '../PhaseView';
import { PadPlayer } from './PadPlayer';
import { createRoundEvent, type DraftNote, dropStaleChoices, liveTotals, missingParts, sumTricks } from './pad-draft';
import { usePadHistory } from './pad-history';

/** The form of a pad round, one player at a time; a completed player gives way to the next. */
export function PadRound(props: BoardPartProps) {
  const { table, state, position, text, names, language, isInteractive, play } = props;
  const { players } = position;
  const { notes, change: changeNote, undo } = usePadHistory(props, isAmending(props));
  const missingOf = (player: string, drafts = notes) => missingParts(position, drafts, player);
  const [chosenPlayer, choosePlayer] = useKeyedState<string | undefined>(state, undefined);
  const [undoneLine, setUndoneLine] = useKeyedState(state, '');
  const takeBack =
    undo &&
    ((): void => {
      const { player, part } = undo();
      choosePlayer(player);
      setUndoneLine(text.pad.undone(names.player(player), part));
    });
  useDraftUndo(state, isInteractive ? takeBack : undefined);
  const shownPlayer = chosenPlayer ?? players.find((player) => missingOf(player).length > 0) ?? players[0] ?? '';
  const whyNot = useSignal('');
  const section = useRef<HTMLElement>(null);
  // After paint: scrolling earlier would force a synchronous layout.
  useEffect(() => section.current?.closest('.table-board')?.scrollTo(0, 0), [shownPlayer, position.round]);
  const change = (note: DraftNote): void => {
    const next = { ...notes, [shownPlayer]: dropStaleChoices(note) };
    changeNote(shownPlayer, dropStaleChoices(note));
    setUndoneLine('');
    // Derived tricks do not move on, so that a King or a Queen can still be entered.
    const isNowComplete = note.tricks !== undefined && missingOf(shownPlayer).length > 0 && missingOf(shownPlayer, next).length === 0;
    const following = [...players.slice(players.indexOf(shownPlayer) + 1), ...players].find((player) => missingOf(player, next).length > 0);
    choosePlayer(isNowComplete && following !== undefined ? following : shownPlayer);
  };
  const event = createRoundEvent(position, notes);
  const broken = event === undefined ? [] : brokenRules(table.game.law.judge(position, event));
  const speaker = { game: table.game, players: table.effective.header.players };
  const sum = sumTricks(notes);
  const [first] = missingOf(shownPlayer);
  const completeLine = event === undefined ? text.pad.whole(names.player(shownPlayer)) : text.pad.ready;
  const line = first === undefined ? completeLine : text.pad.asks(names.player(shownPlayer), first);
  const errors = [
    ...(sum > TRICKS_PER_ROUND && event === undefined ? [text.pad.tooMany(sum)] : []),
    ...(whyNot.value === '' ? [] : [whyNot.value]),
    ...broken.map((reason) => reasonSentence(speaker, reason, language)),
  ];
  const totals = liveTotals(position, notes);
  const totalOf = (player: string): string | undefined => {
    const total = forPlayer(totals, player);
    return total && grammar(language).range(total);
  };
  const waiting = players.filter((player) => missingOf(player).length > 0);
  return (
    <PhaseView
      {...props}
      line={undoneLine === '' ? `${text.scores.round(position.round)}. ${line}` : `${undoneLine} ${line}`}
      board={
        <section ref={section} class="kt-phase kt-pad">
          <TrayRow label={text.scores.player}>
            {players.map((player) => (
              <button
                key={player}
                type="button"
                class="button kt-tab"
                aria-pressed={player === shownPlayer}
                onClick={() => choosePlayer(player)}
              >
                <span class="kt-tab-name">{names.player(player)}</span>
                <span class="kt-tab-status">
                  <strong>{totalOf(player)}</strong>
                  {missingOf(player).length === 0 && <Check size={16} aria-label={text.done} />}
                </span>
              </button>
            ))}
          </TrayRow>
          <PadPlayer key={shownPlayer} {...props} player={shownPlayer} notes={notes} refusal={whyNot} onChange={change} />
        </section>
      }
      tray={
        <div class="kt-round-footer">
          {errors.length > 0 && (
            <ul class="kt-problems" role="alert">
              {errors.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          )}
          {event === undefined ? (
            errors.length === 0 && <p class="kt-pending">{text.pad.waits(waiting.map(names.player))}</p>
          ) : (
            <button type="button" class="button primary wide" onClick={() => play({ ...event })}>
              {text.pad.save}
            </button>
          )}
        </div>
      }
    />
  );
}
