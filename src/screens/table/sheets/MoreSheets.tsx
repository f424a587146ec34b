import type { Continuation } from '#contract';
import { manifestOf } from '#registry';
import { useBeginGame } from '#screens/game/begin-game';
import { titleOf } from '#screens/game/game-title';
import { href } from '#screens/shell/route';
import { appText, language } from '#screens/state/app-state';
import type { Act } from '#session/log/effective-log';
import { namesOf } from '#session/sentences/reason-sentences';
import { ConfirmButton } from '#ui/form/ConfirmButton';
import { lazy } from '#ui/lazy';
import { Sheet } from '#ui/sheet/Sheet';
import { SheetPlaceholder } from '#ui/sheet/sheet-focus';
import type { PanelProps } from '../Frame';
import { AdjustSheet } from './AdjustSheet';
import { ABANDON, continueGame, prepareContinuation } from './continue-game';

export { continueGame };

const AtTheTable = lazy(async () => (await import('#screens/settings/TableSettings')).TableSettings);
const AgreementsSheet = lazy(async () => (await import('./AgreementsSheet')).AgreementsSheet, SheetPlaceholder);
const SharePosition = lazy(async () => (await import('#screens/share/SharePosition')).SharePosition);
/** Corrections are rare: their fields come when they are asked for. */
const CorrectSheet = lazy(async () => (await import('./CorrectSheet')).CorrectSheet, SheetPlaceholder);

interface MoreProps extends PanelProps {
  readonly panel: string | undefined;
  onShow(panel: string): void;
}

/** What is needed now and then: points by agreement, corrections, the picture, the end. */
export function MoreSheets(props: MoreProps) {
  switch (props.panel) {
    case 'more':
      return <MoreMenu {...props} />;
    case 'adjust':
      return <AdjustSheet {...props} />;
    case 'agreements':
      return <AgreementsSheet {...props} />;
    case 'correct':
      return <CorrectSheet {...props} />;
    case 'layout':
      return <LayoutSheet {...props} />;
    case 'settings':
      return (
        <Sheet title={appText.value.home.settings} closeLabel={appText.value.close} onClose={props.onClose}>
          <AtTheTable />
        </Sheet>
      );
    default:
      return null;
  }
}

function MoreMenu({ view, screens, onClose, onShow }: MoreProps) {
  const text = appText.value.more;
  const { refused, begin } = useBeginGame();
  const { effective } = view.live.table.value;
  const fixed = view.isReadOnly.value || view.isClosed.value;
  const pointless = manifestOf(view.live.info.value.game)?.hasNoPoints === true;
  const end = (act: Act): void => {
    view.live.act(act);
    onClose();
  };
  const continueWith = (way: Continuation): void => {
    const begins = prepareContinuation(view, way);
    if (begins !== undefined) begin(...begins);
  };
  return (
    <Sheet title={appText.value.table.more} closeLabel={appText.value.close} onClose={onClose}>
      <button type="button" class="button wide" onClick={() => onShow('layout')}>
        {text.layOut}
      </button>
      <button type="button" class="button wide" onClick={() => onShow('agreements')}>
        {appText.value.create.agreements}
      </button>
      <button type="button" class="button wide" onClick={() => onShow('settings')}>
        {appText.value.home.settings}
      </button>
      {screens.BoxFields !== undefined && (
        <a class="button wide" href={href('copy', view.live.info.value.game)}>
          {appText.value.create.copy}
        </a>
      )}
      <a class="button wide" href={href('hand', view.live.info.value.id)}>
        {text.handOver}
      </a>
      {view.live.info.value.goesOnFrom !== undefined && (
        <a class="button wide" href={href('past', view.live.info.value.goesOnFrom)}>
          {text.recordBefore}
        </a>
      )}
      {refused !== undefined && (
        <p class="notice notice-bad" role="alert">
          {refused}
        </p>
      )}
      {!view.isReadOnly.value && (!effective.isAbandoned || effective.isStopped) && !pointless && (
        <button type="button" class="button wide" onClick={() => onShow('adjust')}>
          {text.adjust}
        </button>
      )}
      {!fixed && !effective.isAbandoned && (
        <>
          <button type="button" class="button wide" onClick={() => onShow('correct')}>
            {text.correct}
          </button>
          {screens.continuations?.(view.live.table.value, language.value).map((way) => (
            <ConfirmButton
              key={way.label}
              class="button wide"
              label={way.label}
              confirmLabel={text.goOnSure}
              onConfirm={() => continueWith(way)}
            />
          ))}
          {!view.hasEnded.value && !pointless && (
            <ConfirmButton
              class="button wide"
              label={text.stop}
              confirmLabel={text.stopSure}
              onConfirm={() => end({ ...ABANDON, counted: true })}
            />
          )}
          <ConfirmButton class="button wide bad" label={text.abandon} confirmLabel={text.abandonSure} onConfirm={() => end(ABANDON)} />
        </>
      )}
    </Sheet>
  );
}

function LayoutSheet({ view, screens, onClose }: PanelProps) {
  const { Picture } = screens;
  const { game } = view.live.info.value;
  const notation = manifestOf(game)?.notation;
  const names = namesOf(view.live.table.value.effective.header.players);
  return (
    <Sheet title={appText.value.more.layOut} closeLabel={appText.value.close} onClose={onClose}>
      <p class="quiet">{appText.value.more.layOutHint}</p>
      <Picture stand={view.stand.value} names={names} language={language.value} />
      {notation !== undefined && (
        <SharePosition title={titleOf(game)} table={view.live.table.value} stand={view.stand.value} screens={screens} notation={notation} />
      )}
    </Sheet>
  );
}
