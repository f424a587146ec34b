import {
  ArrowLeft,
  Calculator,
  Diff,
  Flag,
  Handshake,
  Image,
  List,
  type LucideIcon,
  Package,
  PencilLine,
  Send,
  Settings,
  Smartphone,
  X,
} from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { Continuation } from '#contract/setup';
import { manifestOf } from '#registry';
import { ConfirmSheet, type TapPoint } from '#screens/confirm/ConfirmSheet';
import { useBeginGame } from '#screens/game/begin-game';
import { href } from '#screens/shell/route';
import { appText, language } from '#screens/state/app-state';
import type { Act } from '#session/log/effective-log';
import { ListRow } from '#ui/ListRow';
import { Sheet } from '#ui/sheet/Sheet';
import type { View } from '../view';
import { ABANDON, prepareContinuation } from './continue-game';
import './MoreMenu.css';
import type { MoreProps } from './MoreSheets';

/** What is needed now and then: harmless things as tiles, what sets something right as rows, the ends apart. */
export function MoreMenu({ view, screens, onClose, onShow }: MoreProps) {
  const text = appText.value.more;
  const { id, game, goesOnFrom } = view.liveGame.storedGame.value;
  return (
    <Sheet title={appText.value.table.more} closeLabel={appText.value.close} isTall onClose={onClose}>
      <div class="more-menu">
        <div class="more-tiles">
          {canCorrect(view) && !view.hasEnded.value && <Tile icon={Smartphone} label={text.phones} onClick={() => onShow('phones')} />}
          <Tile icon={Image} label={text.layOut} onClick={() => onShow('layout')} />
          <Tile icon={Handshake} label={appText.value.create.agreements} onClick={() => onShow('agreements')} />
          {screens.BoxFields !== undefined && <Tile icon={Package} label={appText.value.create.copy} href={href('copy', game, id)} />}
        </div>
        <ul>
          {canPlayOn(view) && <ListRow icon={List} label={text.moves} onClick={() => onShow('moves')} />}
          {view.liveGame.joined === undefined && <ListRow icon={Send} label={text.handOver} href={href('hand', id)} />}
          {goesOnFrom !== undefined && <ListRow icon={ArrowLeft} label={text.recordBefore} href={href('past', goesOnFrom)} />}
          {canGivePoints(view) && <ListRow icon={Diff} label={text.adjust} onClick={() => onShow('adjust')} />}
          {canCorrect(view) && <ListRow icon={PencilLine} label={text.correct} onClick={() => onShow('correct')} />}
          <Continuations view={view} screens={screens} />
          <ListRow icon={Settings} label={appText.value.home.settings} onClick={() => onShow('settings')} />
        </ul>
        <Endings view={view} onClose={onClose} />
      </div>
    </Sheet>
  );
}

const isPointless = (view: View): boolean => manifestOf(view.liveGame.storedGame.value.game)?.hasNoPoints === true;

const canCorrect = (view: View): boolean =>
  !view.isReadOnly.value && !view.isClosed.value && !view.liveGame.table.value.effective.isAbandoned;

function canPlayOn(view: View): boolean {
  const { effective, conflict } = view.liveGame.table.value;
  return view.canPlay.value && !view.isClosed.value && !effective.isAbandoned && !view.hasEnded.value && conflict === undefined;
}

function canGivePoints(view: View): boolean {
  const { isAbandoned, isStopped } = view.liveGame.table.value.effective;
  return !view.isReadOnly.value && (!isAbandoned || isStopped) && !isPointless(view);
}

interface TileProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly href?: string;
  readonly onClick?: () => void;
}

const Tile = ({ icon: Icon, label, href: address, onClick }: TileProps) =>
  address === undefined ? (
    <button type="button" class="more-tile" onClick={onClick}>
      <Icon aria-hidden="true" />
      {label}
    </button>
  ) : (
    <a class="more-tile" href={address}>
      <Icon aria-hidden="true" />
      {label}
    </a>
  );

/** The other records that the game can go on as, each a new game; this one is set aside. */
function Continuations({ view, screens }: Pick<MoreProps, 'view' | 'screens'>) {
  const { refused, begin } = useBeginGame();
  const [asked, ask] = useState<{ readonly way: Continuation; readonly tap: TapPoint } | undefined>(undefined);
  if (!canCorrect(view)) return null;
  const continueWith = (way: Continuation): void => {
    const begins = prepareContinuation(view, way);
    if (begins !== undefined) begin(...begins);
  };
  return (
    <>
      {refused !== undefined && (
        <li class="notice notice-bad" role="alert">
          {refused}
        </li>
      )}
      {screens.continuations?.(view.liveGame.table.value, language.value).map((way) => (
        <ListRow
          key={way.label}
          icon={Calculator}
          label={way.label}
          onClick={({ clientX, clientY }) => ask({ way, tap: { clientX, clientY } })}
        />
      ))}
      {asked !== undefined && (
        <li>
          <ConfirmSheet
            title={asked.way.label}
            confirmLabel={appText.value.more.goOnSure}
            tap={asked.tap}
            onConfirm={() => continueWith(asked.way)}
            onClose={() => ask(undefined)}
          />
        </li>
      )}
    </>
  );
}

/** Below a line, what ends the game at once: with its points, or without; Undo in the bar reopens it. */
function Endings({ view, onClose }: Pick<MoreProps, 'view' | 'onClose'>) {
  const text = appText.value.more;
  if (!canCorrect(view) || view.hasEnded.value) return null;
  const end = (act: Act): void => {
    view.liveGame.act(act);
    onClose();
  };
  return (
    <ul class="more-endings">
      {!isPointless(view) && <ListRow icon={Flag} label={text.stop} onClick={() => end({ ...ABANDON, counted: true })} />}
      <ListRow icon={X} label={text.abandon} isDestructive onClick={() => end(ABANDON)} />
    </ul>
  );
}
