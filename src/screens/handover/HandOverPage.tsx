import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { drawQr } from '#exchange/handover/draw-qr';
import { createHandoverGame, encodeHandover } from '#exchange/handover/handover-codec';
import { manifestOf } from '#registry';
import { titleOf } from '#screens/game/game-title';
import { reportFailure } from '#screens/notices/report-failure';
import { StoreNotice } from '#screens/notices/StoreNotice';
import { Page } from '#screens/shell/Page';
import { replaceRoute } from '#screens/shell/route';
import { appText, store } from '#screens/state/app-state';
import { type LiveGame, type OpenFailure, openLiveGame } from '#store/live/live-game';
import './handover.css';
import { handoverText } from './handover-text';

/** The codes of one game, for another phone to read. */
export function HandOverPage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<LiveGame | OpenFailure | undefined>(undefined);
  const from = store.value;
  useEffect(() => {
    if (from === undefined) return undefined;
    let left = false;
    const opening = openLiveGame(from, manifestOf, id);
    void opening.then((found) => left || setOpened(found));
    return () => {
      left = true;
      void opening.then((found) => typeof found === 'string' || found.close());
    };
  }, [from, id]);
  if (opened === undefined) return <p class="page quiet">{appText.value.loading}</p>;
  return typeof opened === 'string' ? <StoreNotice failure={opened} /> : <HandOver liveGame={opened} />;
}

function HandOver({ liveGame }: { readonly liveGame: LiveGame }) {
  const text = handoverText.value.hand;
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { id, game, summary } = liveGame.storedGame.value;
  const running = summary.status === 'open';
  useEffect(() => {
    void encodeHandover(createHandoverGame(liveGame.storedGame.peek(), liveGame.table.peek())).then(setCodes);
  }, [liveGame]);
  const handOver = async (): Promise<void> => {
    if (await reportFailure(liveGame.handOver())) replaceRoute('game', id);
  };
  return (
    <Page title={text.title} up={['game', id]} name="handover">
      <p>
        <strong>{titleOf(game)}</strong>
        <span class="quiet"> · {liveGame.table.value.effective.header.players.map(({ name }) => name).join(', ')}</span>
      </p>
      <CodeSequence codes={codes} />
      <p>{text.how}</p>
      {running ? (
        <div class="stack">
          <button type="button" class="button primary wide" disabled={liveGame.mode.value === 'away'} onClick={() => void handOver()}>
            {text.done}
          </button>
          <p class="quiet">
            {text.doneHint} {text.lookers}
          </p>
        </div>
      ) : (
        <p class="quiet">{text.copyHint}</p>
      )}
    </Page>
  );
}

/** Slow enough for any camera, and for eyes that mind flicker. */
const CODE_DURATION_MS = 500;

/** One code after the other, round and round, or one held still. */
function CodeSequence({ codes }: { readonly codes: readonly string[] }) {
  const text = handoverText.value.hand;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState(false);
  const many = codes.length > 1;
  const code = codes[at];
  useEffect(() => {
    if (held || !many) return undefined;
    const timer = setInterval(() => setAt((now) => (now + 1) % codes.length), CODE_DURATION_MS);
    return () => clearInterval(timer);
  }, [held, many, codes]);
  // Before it is painted: a code never stands under the number of another.
  useLayoutEffect(() => {
    if (canvas.current !== null && code !== undefined) drawQr(canvas.current, code);
  }, [code]);
  const step = (by: number): void => {
    setHeld(true);
    setAt((at + by + codes.length) % codes.length);
  };
  return (
    <div class="codes">
      <canvas ref={canvas} class="codes-picture" role="img" aria-label={text.code(at + 1, codes.length)} />
      {many && (
        <div class="codes-bar">
          <button type="button" class="button icon" aria-label={text.before} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden="true" />
          </button>
          <button type="button" class="button" onClick={() => setHeld(!held)}>
            {held ? <Play aria-hidden="true" size={20} /> : <Pause aria-hidden="true" size={20} />}
            {held ? text.run : text.hold}
          </button>
          <button type="button" class="button icon" aria-label={text.after} onClick={() => step(1)}>
            <ChevronRight aria-hidden="true" />
          </button>
        </div>
      )}
      {many && <p class="quiet codes-count">{text.code(at + 1, codes.length)}</p>}
    </div>
  );
}
