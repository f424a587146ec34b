import type { GoOn } from '#contract';
import { lazily } from '#screens/Lazy';
import { replaceWith } from '#screens/route';
import { language, store, text } from '#screens/state';
import { namesOf } from '#session/say';
import { append, isTable, openTable } from '#session/table';
import { beginGame, resultOf, summaryOf } from '#store/live';
import { Sheet } from '#ui/Sheet';
import { SureButton } from '#ui/SureButton';
import { AdjustSheet } from './AdjustSheet';
import type { PanelProps } from './Frame';

const AgreementsSheet = lazily(async () => (await import('./AgreementsSheet')).AgreementsSheet);
/** Corrections are rare: their fields come when they are asked for. */
const CorrectSheet = lazily(async () => (await import('./CorrectSheet')).CorrectSheet);

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
    default:
      return null;
  }
}

function MoreMenu({ view, screens, onClose, onShow }: MoreProps) {
  const words = text.value.more;
  const { abandoned } = view.live.table.value.effective;
  const following = view.live.life.value === 'following';
  const abandon = (): void => {
    view.live.act({ kind: 'abandon' });
    onClose();
  };
  /** The new game begins where this one stands; this one is set aside. */
  const goOn = async ({ setup, events = [] }: GoOn): Promise<void> => {
    const { game, effective } = view.live.table.value;
    const { players } = effective.header;
    const fresh = openTable(game, { players, setup });
    if (store.value === undefined || !isTable(fresh)) return;
    const stored = await beginGame(store.value, view.live.info.value.game, fresh);
    let table = fresh;
    for (const event of events) {
      const next = append(table, { kind: 'happened', event }, Date.now());
      const entry = isTable(next) ? next.entries.at(-1) : undefined;
      if (!isTable(next) || entry === undefined) continue;
      table = next;
      await store.value?.append(stored.id, table.entries.length - 1, entry, summaryOf(table), resultOf(table));
    }
    view.live.act({ kind: 'abandon' });
    replaceWith('game', stored.id);
  };
  return (
    <Sheet title={text.value.table.more} closeLabel={text.value.close} onClose={onClose}>
      <button type="button" class="button wide" onClick={() => onShow('layout')}>
        {words.layOut}
      </button>
      <button type="button" class="button wide" onClick={() => onShow('agreements')}>
        {text.value.create.agreements}
      </button>
      {!following && !abandoned && (
        <>
          <button type="button" class="button wide" onClick={() => onShow('adjust')}>
            {words.adjust}
          </button>
          <button type="button" class="button wide" onClick={() => onShow('correct')}>
            {words.correct}
          </button>
          {screens.goOn?.(view.live.table.value, language.value).map((way) => (
            <button key={way.label} type="button" class="button wide" onClick={() => void goOn(way)}>
              {way.label}
            </button>
          ))}
          <SureButton class="button wide bad" label={words.abandon} sure={words.abandonSure} onSure={abandon} />
        </>
      )}
    </Sheet>
  );
}

function LayoutSheet({ view, screens, onClose }: PanelProps) {
  const { Picture } = screens;
  const names = namesOf(view.live.table.value.effective.header.players);
  return (
    <Sheet title={text.value.more.layOut} closeLabel={text.value.close} onClose={onClose}>
      <p class="quiet">{text.value.more.layOutHint}</p>
      <Picture stand={view.stand.value} names={names} language={language.value} />
    </Sheet>
  );
}
