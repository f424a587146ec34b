import { useState } from 'preact/hooks';
import type { GoOn } from '#contract';
import { href, replaceWith } from '#screens/route';
import { language, store, text } from '#screens/state';
import { namesOf, whySentence } from '#session/say';
import { isTable, whyOf } from '#session/table';
import { troubleOf } from '#store/failure';
import { isWatched } from '#store/live';
import { beginStored } from '#store/stored';
import { lazily } from '#ui/Lazy';
import { Sheet } from '#ui/Sheet';
import { SureButton } from '#ui/SureButton';
import { AdjustSheet } from './AdjustSheet';
import type { PanelProps } from './Frame';

const AgreementsSheet = lazily(async () => (await import('./AgreementsSheet')).AgreementsSheet);
/** Corrections are rare: their fields come when they are asked for. */
const CorrectSheet = lazily(async () => (await import('./CorrectSheet')).CorrectSheet);

const ABANDON = { kind: 'abandon' } as const;

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
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const { game, effective } = view.live.table.value;
  const watched = isWatched(view.live);
  const abandon = (): void => {
    view.live.act(ABANDON);
    onClose();
  };
  /** The new game begins where this one stands, and this one is set aside, both in one moment. */
  const goOn = async ({ setup, events }: GoOn): Promise<void> => {
    const { players } = effective.header;
    const { id, game: kind } = view.live.info.value;
    const [from, before] = [store.value, view.live.preview(ABANDON)];
    if (from === undefined || !isTable(before)) return;
    try {
      const fresh = await beginStored(from, game, { game: kind, players, setup }, events, { id, table: before });
      if ('begun' in fresh) replaceWith('game', fresh.begun.id);
      else setTrouble(whySentence({ game, players }, whyOf(fresh), language.value));
    } catch (error) {
      setTrouble(text.value.store[troubleOf(error)]({}, namesOf(players)));
    }
  };
  return (
    <Sheet title={text.value.table.more} closeLabel={text.value.close} onClose={onClose}>
      <button type="button" class="button wide" onClick={() => onShow('layout')}>
        {words.layOut}
      </button>
      <button type="button" class="button wide" onClick={() => onShow('agreements')}>
        {text.value.create.agreements}
      </button>
      <a class="button wide" href={href('hand', view.live.info.value.id)}>
        {words.handOver}
      </a>
      {trouble !== undefined && (
        <p class="notice notice-bad" role="alert">
          {trouble}
        </p>
      )}
      {!watched && !effective.abandoned && (
        <>
          <button type="button" class="button wide" onClick={() => onShow('adjust')}>
            {words.adjust}
          </button>
          <button type="button" class="button wide" onClick={() => onShow('correct')}>
            {words.correct}
          </button>
          {screens.goOn?.(view.live.table.value, language.value).map((way) => (
            <SureButton key={way.label} class="button wide" label={way.label} sure={words.goOnSure} onSure={() => void goOn(way)} />
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
