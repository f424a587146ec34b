import { useRef, useState } from 'preact/hooks';
import { addCode, type CollectedCodes, isComplete } from '#exchange/handover/code-set';
import { receiveGame } from '#exchange/handover/receive-game';
import { titleOf } from '#screens/game/game-title';
import { shouldHidePoints } from '#screens/game/hidden-points';
import { memoryText } from '#screens/memory/memory-text';
import { useOnce } from '#screens/notices/report-failure';
import { Page } from '#screens/shell/Page';
import { navigate } from '#screens/shell/route';
import { appText, store } from '#screens/state/app-state';
import { scoringOf } from '#screens/table/grid-rows';
import { TableScoreGrid } from '#screens/table/TableScoreGrid';
import { stateOf } from '#session/log/table';
import { Disclosure } from '#ui/Disclosure';
import { lazy } from '#ui/lazy';
import { CameraSource, PictureSource } from './CodeSources';
import { GameReplay } from './GameReplay';
import { TextSource } from './TextSource';
import './handover.css';
import { handoverText } from './handover-text';
import { type HandoverError, type IncomingGame, readCodes } from './incoming-game';

const JoinGame = lazy(async () => (await import('#screens/phones/JoinGame')).JoinGame);

/** How a code of the phones at one table begins. */
const HANDSHAKE = 'REGENT/2/';

/** A game from another phone: its codes are read, and nothing is kept before somebody says so. */
export function ReceivePage() {
  const text = handoverText.value;
  const [read, setRead] = useState<IncomingGame | undefined>(undefined);
  const [looks, setLooks] = useState(false);
  const [hostCode, setHostCode] = useState<string | undefined>(undefined);
  const again = (): void => {
    setRead(undefined);
    setLooks(false);
    setHostCode(undefined);
  };
  return (
    <Page title={text.take.title} up={[]} name="handover">
      {hostCode !== undefined ? (
        <JoinGame key={hostCode} code={hostCode} />
      ) : read === undefined ? (
        <CodeReader onRead={setRead} onHostCode={setHostCode} />
      ) : looks ? (
        <IncomingPreview incoming={read} />
      ) : (
        <IncomingOffer incoming={read} onLook={() => setLooks(true)} />
      )}
      {(read !== undefined || hostCode !== undefined) && (
        <button type="button" class="button" onClick={again}>
          {text.take.fresh}
        </button>
      )}
    </Page>
  );
}

function CodeReader({ onRead, onHostCode }: { onRead(read: IncomingGame): void; onHostCode(code: string): void }) {
  const text = handoverText.value;
  const collected = useRef<CollectedCodes | undefined>(undefined);
  const [progress, setProgress] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const tell = (why: HandoverError | undefined): void => setError(why && text.error[why]);
  const keep = (next: CollectedCodes | undefined): void => {
    collected.current = next;
    setProgress(next === undefined ? '' : text.take.progress(next.pieces.size, next.count));
  };
  const add = async (code: string): Promise<void> => {
    if (code.startsWith(HANDSHAKE)) {
      onHostCode(code);
      return;
    }
    const before = collected.current;
    const next = addCode(before, code);
    tell(typeof next === 'string' ? next : undefined);
    if (typeof next === 'string' || next === before) return;
    keep(next);
    if (!isComplete(next)) return;
    const found = await readCodes(next);
    if (typeof found !== 'string') onRead(found);
    else {
      keep(undefined);
      tell(found);
    }
  };
  return (
    <>
      <p>{text.take.how}</p>
      <CameraSource onCode={add} onError={tell} />
      <PictureSource onCode={add} onError={tell} />
      <p class="quiet" role="status">
        {progress}
      </p>
      {error !== undefined && (
        <p class="card" role="alert">
          {error}
        </p>
      )}
      <Disclosure title={text.take.fromText}>
        <TextSource onRead={onRead} onError={setError} />
      </Disclosure>
    </>
  );
}

interface IncomingProps {
  readonly incoming: IncomingGame;
}

function IncomingHeader({ incoming: { received, table } }: IncomingProps) {
  const text = handoverText.value.take;
  return (
    <header class="stack">
      <h2>{titleOf(received.record.game)}</h2>
      <p>
        {text.players(table.effective.header.players.map(({ name }) => name))}
        <span class="quiet"> · {text.events(received.record.entries.length)}</span>
      </p>
    </header>
  );
}

function IncomingOffer({ incoming, onLook }: IncomingProps & { onLook(): void }) {
  const text = handoverText.value;
  const { received, table, status, namesakes } = incoming;
  const once = useOnce();
  const running = !stateOf(table).isFinished && !table.effective.isAbandoned;
  const keep = (): void =>
    once(async () => {
      const to = store.value;
      if (to === undefined) return false;
      navigate(running ? 'game' : 'past', await receiveGame(to, received, table, status));
      return true;
    });
  return (
    <section class="card stack">
      <IncomingHeader incoming={incoming} />
      <p>{text.take.status[status]}</p>
      {namesakes.length > 0 && <p>{text.take.namesakes(namesakes)}</p>}
      <button type="button" class="button primary wide" onClick={keep}>
        {running ? text.take.play : text.take.keep}
      </button>
      <button type="button" class="button wide" onClick={onLook}>
        {text.take.look}
      </button>
    </section>
  );
}

/** How the game stands, for who only looks: nothing is kept and nothing can be changed. */
function IncomingPreview({ incoming }: IncomingProps) {
  return (
    <div class="past-parts">
      <IncomingHeader incoming={incoming} />
      <p class="quiet">{handoverText.value.take.looking}</p>
      <Disclosure title={memoryText.value.game.sheets}>
        <IncomingScores incoming={incoming} />
      </Disclosure>
      <GameReplay gameId={incoming.received.record.game} past={incoming} />
    </div>
  );
}

function IncomingScores({ incoming: { table, screens } }: IncomingProps) {
  const scoring = scoringOf(screens);
  if (shouldHidePoints(table, screens)) return <p>{appText.value.table.hiddenPoints}</p>;
  if (scoring === undefined) return null;
  return <TableScoreGrid table={table} state={stateOf(table)} screens={screens} scoring={scoring} />;
}
