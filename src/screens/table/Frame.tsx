import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { GameScreens } from '#contract/screens';
import { forPlayer } from '#law/by-player';
import type { EventBase } from '#law/game';
import { exactRange } from '#law/score';
import type { GameState } from '#machines/flow';
import { hasNoPoints } from '#screens/game/describe-result';
import { shouldHidePoints } from '#screens/game/hidden-points';
import { navigate, navigateBack, replaceRoute } from '#screens/shell/route';
import { appText, language, settings } from '#screens/state/app-state';
import { tableCertainty } from '#session/log/points';
import { turnOf } from '#session/log/rule-on';
import { stateOf, type Table } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import type { LiveGame } from '#store/live/live-game';
import { grammar, type PlayerNames } from '#text/language';
import { lazy } from '#ui/lazy';
import { ScoreStrip } from '#ui/score/ScoreStrip';
import { SheetPlaceholder } from '#ui/sheet/sheet-focus';
import { TableViewContext } from '#ui/TableView';
import { Bar } from './Bar';
import { giveFeedback } from './feedback/feedback';
import { useWakeLock } from './feedback/wake-lock';
import { useBoxOffer } from './learned-box';
import { useScoringReveal } from './moments/scoring-reveal';
import './Frame.css';
import { GameStatusBanner, SavedMark } from './notices/GameStatusBanner';
import { createView, type View } from './view';

/** What is not needed for the next move comes when it is. */
const ConflictSheet = lazy(async () => (await import('./sheets/ConflictSheet')).ConflictSheet, SheetPlaceholder);
const RefusalSheet = lazy(async () => (await import('./sheets/RefusalSheet')).RefusalSheet, SheetPlaceholder);
const PendingChangeSheet = lazy(async () => (await import('./sheets/PendingChangeSheet')).PendingChangeSheet, SheetPlaceholder);
const ScoreSheet = lazy(async () => (await import('./sheets/ScoreSheet')).ScoreSheet, SheetPlaceholder);
const ScoringMoment = lazy(async () => (await import('./moments/ScoringMoment')).ScoringMoment, SheetPlaceholder);
const Notices = lazy(async () => (await import('./notices/Notices')).Notices);
const LookBack = lazy(async () => (await import('./moments/LookBack')).LookBack);
const ReplayBar = lazy(async () => (await import('./moments/ReplayBar')).ReplayBar);
const LogSheet = lazy(async () => (await import('./log/LogSheet')).LogSheet, SheetPlaceholder);
const Finish = lazy(async () => (await import('./moments/Finish')).Finish);
const MoreSheets = lazy(async () => (await import('./more/MoreSheets')).MoreSheets, SheetPlaceholder);
const UndoEndSheet = lazy(async () => (await import('./more/UndoEndSheet')).UndoEndSheet, SheetPlaceholder);
const RuleSheet = lazy(async () => (await import('./sheets/RuleSheet')).RuleSheet, SheetPlaceholder);
const MORE_PANELS: readonly (string | undefined)[] = ['more', 'phones', 'moves', 'adjust', 'agreements', 'correct', 'layout', 'settings'];

interface FrameProps {
  readonly id: string;
  readonly liveGame: LiveGame;
  readonly screens: GameScreens;
  readonly panel: string | undefined;
  /** What the panel is about: the rule that it shows, the player whose points are asked about, the step of a replay. */
  readonly detail: string | undefined;
}

/** The step that an address asks for. */
const parseStep = (detail: string | undefined): number | undefined =>
  detail !== undefined && /^\d{1,5}$/.test(detail) ? Number(detail) : undefined;

/** What every panel of the frame is given. */
export interface PanelProps {
  readonly view: View;
  readonly screens: GameScreens;
  onClose(): void;
}

/** The table of every game: scores above, the board, and undo, redo, log and more in their fixed place. */
export function Frame({ id, liveGame, screens, panel, detail }: FrameProps) {
  useWakeLock();
  const view = useMemo(() => {
    const tell = (event: EventBase, before: GameState): void => {
      giveFeedback('placed');
      if (!settings.value.spoken) return;
      const called = namesOf(liveGame.table.value.effective.header.players);
      const sentence = screens.text[language.value].describeEvent(event, called, before, stateOf(liveGame.table.value));
      void import('./feedback/speech').then(({ speak }) => speak(sentence)).catch(() => undefined);
    };
    return createView(liveGame, screens, tell);
  }, [liveGame, screens]);
  useBoxOffer(view, screens);
  /** What was refused when a finger came down. */
  const before = useRef(view.refusedAct.value);
  const revealedScoring = useScoringReveal(view, screens);
  useSignalEffect(() => {
    if (view.refusedAct.value !== undefined) giveFeedback('refused');
  });
  useSignalEffect(() => {
    if (revealedScoring.value !== undefined) giveFeedback('scored');
  });
  const isCountLoaded = useRef(false);
  const table = liveGame.table.value;
  const state = view.state.value;
  const { Board } = screens;
  const { players } = table.effective.header;
  const names = useMemo(() => namesOf(players), [players]);
  const ended = view.canPlay.value && view.amendedEntry.value === undefined && (state.isFinished || table.effective.isAbandoned);
  const last = table.steps[view.index.value - 1]?.event;
  const remark = view.canPlay.value && !stateOf(table).isFinished ? screens.notice(table, language.value) : undefined;
  const unheard = remark?.sentence === view.dismissedRemark.value ? undefined : remark;
  const notice =
    view.amendedEntry.value ??
    view.lookBackIndex.value ??
    (table.conflict !== undefined && view.closedConflict.value === table ? table : undefined) ??
    view.learnedBox.value ??
    view.warnings.value[0] ??
    unheard;
  const show = (name: string, ...about: readonly string[]): void =>
    panel === name && about[0] === detail ? close() : (panel === undefined ? navigate : replaceRoute)('game', id, name, ...about);
  const close = (): void => {
    view.litPlaces.value = [];
    replaceRoute('game', id);
  };

  return (
    <div
      class={`frame ${view.litPlaces.value.length > 0 ? 'frame-lit' : ''} ${view.refusedAct.value === undefined ? '' : 'frame-refused'}`}
    >
      <header class="frame-head">
        <h1 class="visually-hidden">{players.map(({ name }) => name).join(', ')}</h1>
        <PlayerScores table={table} state={state} view={view} screens={screens} names={names} onAsk={(player) => show('scores', player)} />
        <SavedMark liveGame={liveGame} />
      </header>
      <FreezeRender frozen={revealedScoring.value !== undefined && isCountLoaded.current}>
        <GameStatusBanner liveGame={liveGame} />
        <main
          class={ended ? 'frame-main' : 'frame-main frame-play'}
          onPointerDownCapture={() => {
            before.current = view.refusedAct.value;
          }}
          onClickCapture={({ detail }) => {
            // A board may take a finger before its click comes: what that was refused for is not yet heard.
            if (view.refusedAct.value !== undefined && (detail === 0 || view.refusedAct.value === before.current)) view.clearRefusal();
          }}
        >
          {ended && revealedScoring.value === undefined && <Finish view={view} screens={screens} />}
          <TableViewContext.Provider
            value={{
              notice: notice === undefined || panel === 'replay' ? undefined : <Notices view={view} screens={screens} remark={unheard} />,
              trayReplacement:
                view.lookBackIndex.value === undefined ? undefined : (
                  <LookBack view={view} screens={screens} isReplay={panel === 'replay'} />
                ),
              closeLabel: appText.value.close,
            }}
          >
            <Board
              table={table}
              state={state}
              lastEvent={last}
              isInteractive={view.canPlay.value && !ended && (table.conflict === undefined || view.amendedEntry.value !== undefined)}
              highlightedPlaces={view.litPlaces.value}
              names={names}
              language={language.value}
              play={view.play}
              replaceLast={view.replaceLast}
              correct={view.correct}
              showScoring={(index) => (revealedScoring.value = index)}
              amend={view.isReadOnly.value || view.isClosed.value ? undefined : view.amend}
              continueWith={async (way) => (await import('./more/MoreSheets')).continueGame(view, way)}
            />
          </TableViewContext.Provider>
        </main>
      </FreezeRender>
      {panel === 'replay' ? (
        <ReplayBar id={id} view={view} step={parseStep(detail)} />
      ) : (
        <Bar id={id} view={view} panel={panel} onShow={show} />
      )}
      {revealedScoring.value !== undefined && (
        <ScoringMoment
          view={view}
          screens={screens}
          index={revealedScoring.value}
          onShown={() => (isCountLoaded.current = true)}
          onClose={() => (revealedScoring.value = undefined)}
        />
      )}
      {view.isConfirmingUndoEnd.value && <UndoEndSheet view={view} onClose={() => (view.isConfirmingUndoEnd.value = false)} />}
      {panel === 'scores' && <ScoreSheet view={view} screens={screens} onClose={close} player={detail} />}
      {panel === 'log' && <LogSheet view={view} screens={screens} onClose={close} />}
      {MORE_PANELS.includes(panel) && <MoreSheets view={view} screens={screens} onClose={close} panel={panel} onShow={show} />}
      {view.pendingChange.value !== undefined && (
        <PendingChangeSheet view={view} screens={screens} onClose={() => (view.pendingChange.value = undefined)} />
      )}
      {panel === 'rule' && detail !== undefined && <RuleSheet rule={detail} onClose={() => navigateBack('game', id)} />}
      {panel !== 'rule' && view.refusedAct.value !== undefined && (
        <RefusalSheet view={view} screens={screens} onClose={view.clearRefusal} />
      )}
      {table.conflict !== undefined &&
        panel === undefined &&
        view.pendingChange.value === undefined &&
        view.refusedAct.value === undefined &&
        view.amendedEntry.value === undefined &&
        view.closedConflict.value !== table && (
          <ConflictSheet view={view} screens={screens} onClose={() => (view.closedConflict.value = table)} />
        )}
    </div>
  );
}

/**
 * Leaves what it holds as it is while a count covers it: to render both in one tap takes 49 ms of script at 6x throttle in King's Gate
 * and 42 ms in Kings Tricktakers.
 */
function FreezeRender({ frozen, children }: { readonly frozen: boolean; readonly children: ComponentChildren }) {
  const shown = useRef(children);
  if (!frozen) shown.current = children;
  return <>{shown.current}</>;
}

interface PlayerScoresProps extends Omit<PanelProps, 'onClose'> {
  readonly table: Table;
  readonly state: GameState;
  readonly names: PlayerNames;
  onAsk(player: string): void;
}

function PlayerScores({ table, state, names, view, screens, onAsk }: PlayerScoresProps) {
  const { game } = table;
  const onMove = table.effective.isAbandoned ? undefined : turnOf(game, state);
  const { points, leaders: first } = tableCertainty(table, state);
  // Who is level in the lead is marked alike, and nobody is where all are.
  const leaders = state.isFinished || first.length < table.setup.players.length ? first : [];
  const pointless = hasNoPoints(view.liveGame.storedGame.peek().game);
  const hidden = pointless || shouldHidePoints(table, screens);
  const { range, pointsRange } = grammar(language.value);
  const pointsText = (id: string) => {
    const own = forPlayer(points, id) ?? exactRange(0);
    return { text: range(own), spoken: pointsRange(own) };
  };
  const { StripDetail } = screens;
  const scores = table.setup.players.map((id) => ({
    id,
    name: names.player(id),
    points: hidden ? undefined : pointsText(id),
    detail: StripDetail && <StripDetail state={state} player={id} language={language.value} />,
    isOnMove: id === onMove,
    isLeading: (pointless ? state.isFinished && leaders.length === 1 : !hidden) && leaders.includes(id),
    ...screens.mark(table, id, language.value),
  }));
  return <ScoreStrip scores={scores} text={appText.value.table} onAsk={onAsk} />;
}
