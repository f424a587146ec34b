import { ArrowLeft, ArrowRight } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { pointsOf } from '#law/score';
import { hasNoPoints } from '#screens/game/describe-result';
import { shouldHidePoints } from '#screens/game/hidden-points';
import type { PastGameProps } from '#screens/past-game/RecordViews';
import { appText, language } from '#screens/state/app-state';
import { stateOf } from '#session/log/table';
import { namesOf, reasonSentence } from '#session/sentences/reason-sentences';
import { scoreTexts } from '#text/score';

interface GameReplayProps {
  readonly gameId: string;
  readonly past: PastGameProps['past'];
}

/** The game event by event: the board as it lay, what happened, and the points then. */
export function GameReplay({ gameId, past }: GameReplayProps) {
  const { table, screens } = past;
  const { steps, start, game, setup, effective } = table;
  const [at, setAt] = useState(steps.length);
  const text = scoreTexts[language.value];
  const players = effective.header.players;
  const playerNames = namesOf(players);
  const step = steps[at - 1];
  const state = step?.state ?? start;
  const before = steps[at - 2]?.state ?? start;
  const points = pointsOf(setup.players, game.law.lines(state.position));
  const hidden = hasNoPoints(gameId) || shouldHidePoints(table, screens);
  const { Picture } = screens;
  return (
    <section class="stack">
      <div class="past-controls">
        <button type="button" class="button icon" aria-label={text.before} disabled={at === 0} onClick={() => setAt(at - 1)}>
          <ArrowLeft aria-hidden="true" />
        </button>
        <label class="past-slider">
          <span>{appText.value.log.step(at, steps.length)}</span>
          <input type="range" min={0} max={steps.length} value={at} onInput={(event) => setAt(Number(event.currentTarget.value))} />
        </label>
        <button type="button" class="button icon" aria-label={text.after} disabled={at === steps.length} onClick={() => setAt(at + 1)}>
          <ArrowRight aria-hidden="true" />
        </button>
      </div>
      <div aria-live="polite" class="past-event">
        {step !== undefined && (
          <p>
            {screens.text[language.value].describeEvent(step.event, playerNames, before, stateOf(table))}
            {step.event.consent === true && ` (${appText.value.table.byConsent})`}
          </p>
        )}
        {step?.warnings.map((warning) => (
          <p key={warning.rule} class="past-warning">
            {reasonSentence({ game, players }, warning, language.value)}
          </p>
        ))}
        {!hidden && <p class="quiet">{players.map(({ id, name }) => `${name} ${points[id] ?? 0}`).join(' · ')}</p>}
      </div>
      <div class="past-board">
        <Picture state={state} names={playerNames} language={language.value} />
      </div>
    </section>
  );
}
