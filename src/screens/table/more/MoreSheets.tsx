import { manifestOf } from '#registry';
import { titleOf } from '#screens/game/game-title';
import { appText, language } from '#screens/state/app-state';
import { namesOf } from '#session/sentences/reason-sentences';
import { lazy } from '#ui/lazy';
import { Sheet } from '#ui/sheet/Sheet';
import { SheetPlaceholder } from '#ui/sheet/sheet-focus';
import type { PanelProps } from '../Frame';
import { AdjustSheet } from '../sheets/AdjustSheet';
import { continueGame } from './continue-game';
import { MoreMenu } from './MoreMenu';

export { continueGame };

const MovesSheet = lazy(async () => (await import('../log/MovesSheet')).MovesSheet, SheetPlaceholder);
const AtTheTable = lazy(async () => (await import('#screens/settings/TableSettings')).TableSettings);
const PhonesSheet = lazy(async () => (await import('#screens/phones/PhonesSheet')).PhonesSheet, SheetPlaceholder);
const AgreementsSheet = lazy(async () => (await import('../sheets/AgreementsSheet')).AgreementsSheet, SheetPlaceholder);
const SharePosition = lazy(async () => (await import('#screens/share/SharePosition')).SharePosition);
/** Corrections are rare: their fields come when they are asked for. */
const CorrectSheet = lazy(async () => (await import('../sheets/CorrectSheet')).CorrectSheet, SheetPlaceholder);

export interface MoreProps extends PanelProps {
  readonly panel: string | undefined;
  onShow(panel: string): void;
}

/** What is needed now and then: points by agreement, corrections, the picture, the end. */
export function MoreSheets(props: MoreProps) {
  switch (props.panel) {
    case 'more':
      return <MoreMenu {...props} />;
    case 'phones':
      return <PhonesSheet {...props} />;
    case 'moves':
      return <MovesSheet {...props} />;
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

function LayoutSheet({ view, screens, onClose }: PanelProps) {
  const { Picture } = screens;
  const { game } = view.liveGame.storedGame.value;
  const notation = manifestOf(game)?.notation;
  const names = namesOf(view.liveGame.table.value.effective.header.players);
  return (
    <Sheet title={appText.value.more.layOut} closeLabel={appText.value.close} onClose={onClose}>
      <p class="quiet">{appText.value.more.layOutHint}</p>
      <Picture state={view.state.value} names={names} language={language.value} />
      {notation !== undefined && (
        <SharePosition
          title={titleOf(game)}
          table={view.liveGame.table.value}
          state={view.state.value}
          screens={screens}
          notation={notation}
        />
      )}
    </Sheet>
  );
}
