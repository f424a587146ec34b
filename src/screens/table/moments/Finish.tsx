import { useSignal } from '@preact/signals';
import { ClipboardList, Hash, RotateCcw, Share2, Users } from 'lucide-preact';
import type { GameScoring } from '#contract/scoring';
import type { GameScreens } from '#contract/screens';
import { isExact } from '#law/score';
import { GameResult } from '#screens/game/GameResult';
import { usePlayAgain } from '#screens/new-game/habits/play-again';
import { navigate } from '#screens/shell/route';
import { appText, language } from '#screens/state/app-state';
import { tableCertainty } from '#session/log/points';
import { stateOf } from '#session/log/table';
import { reseatByPerson } from '#session/seat-persons';
import { namesOf } from '#session/sentences/reason-sentences';
import { scoreTexts } from '#text/score';
import { Disclosure } from '#ui/Disclosure';
import { ListRow } from '#ui/ListRow';
import { lazy } from '#ui/lazy';
import { SheetPlaceholder } from '#ui/sheet/sheet-focus';
import { RuleLink } from '#ui/verdict/RuleNote';
import './Finish.css';
import { scoringOf } from '../grid-rows';
import type { View } from '../view';

const ShareSheet = lazy(async () => (await import('#screens/share/ShareSheet')).ShareSheet, SheetPlaceholder);

interface FinishProps {
  readonly view: View;
  readonly screens: GameScreens;
}

/** The end: who won, where the points come from, the next game, and whatever one may still want to know. */
export function Finish({ view, screens }: FinishProps) {
  const isSharing = useSignal(false);
  const table = view.liveGame.table.value;
  const { game, effective } = table;
  const storedGame = view.liveGame.storedGame.value;
  const state = stateOf(table);
  const text = scoreTexts[language.value];
  const names = namesOf(effective.header.players);
  const certain = tableCertainty(table, state);
  const hasMissing = Object.values(certain.points).some((points) => !isExact(points));
  const scoring = scoringOf(screens);
  if (effective.isAbandoned && !effective.isStopped) return <p class="notice">{appText.value.more.abandoned}</p>;
  return (
    <section class="finish">
      <GameResult
        game={storedGame.game}
        names={names}
        standings={game.law.standings(state.position)}
        certain={certain}
        counted={{ table, state, screens, scoring }}
        isStopped={effective.isStopped}
      />
      {hasMissing && screens.asksMissingNumbers !== true && (
        <button type="button" class="button wide" onClick={() => navigate('game', storedGame.id, 'correct')}>
          <Hash aria-hidden="true" />
          {text.enterMissing}
        </button>
      )}
      <NextGame view={view} screens={screens} isPrimary={!hasMissing} />
      <div class="actions">
        <button type="button" class="button" onClick={() => (isSharing.value = true)}>
          <Share2 aria-hidden="true" />
          {text.share}
        </button>
        <button type="button" class="button" onClick={() => navigate('game', storedGame.id, 'scores')}>
          <ClipboardList aria-hidden="true" />
          {text.sheet}
        </button>
      </div>
      {!effective.isStopped && scoring?.rows !== undefined && <Ending view={view} scoring={scoring} />}
      <div class="finish-more">
        <ChangeFirst view={view} screens={screens} />
        {view.isClosed.value && (
          <ul>
            <ListRow icon={RotateCcw} label={appText.value.finish.reopen} hint={appText.value.finish.reopenHint} onClick={view.reopen} />
          </ul>
        )}
        <Disclosure title={text.picture}>
          <screens.Picture state={state} names={names} language={language.value} />
        </Disclosure>
      </div>
      {isSharing.value && <ShareSheet storedGame={storedGame} past={{ table, screens }} onClose={() => (isSharing.value = false)} />}
    </section>
  );
}

const nextGameOf = ({ view, screens }: FinishProps) => {
  const { game, effective } = view.liveGame.table.value;
  return { game, id: view.liveGame.storedGame.value.game, screens, header: reseatByPerson(effective.header) };
};

/** The next game, which waits for the numbers that are still missing. */
function NextGame({ isPrimary, ...props }: FinishProps & { readonly isPrimary: boolean }) {
  const { refused, begin } = usePlayAgain(nextGameOf(props));
  return (
    <>
      {refused !== undefined && (
        <p class="notice notice-bad" role="alert">
          {refused}
        </p>
      )}
      <button type="button" class={isPrimary ? 'button primary wide' : 'button wide'} onClick={begin}>
        {appText.value.finish.again}
      </button>
    </>
  );
}

function ChangeFirst(props: FinishProps) {
  const next = nextGameOf(props);
  const { first, change } = usePlayAgain(next);
  const { again, change: label } = scoreTexts[language.value];
  return (
    <ul>
      <ListRow
        icon={Users}
        label={label}
        hint={first === undefined ? undefined : again(namesOf(next.header.players).player(first))}
        onClick={change}
      />
    </ul>
  );
}

/** Why the game is over. */
function Ending({ view, scoring }: { readonly view: View; readonly scoring: GameScoring }) {
  const table = view.liveGame.table.value;
  const [ending] = scoring.explainEnding(table, namesOf(table.effective.header.players), language.value);
  if (ending === undefined) return null;
  return (
    <p class="finish-ending cited">
      <span>{ending.sentence}</span>
      {ending.rule !== undefined && <RuleLink rule={ending.rule} sign />}
    </p>
  );
}
