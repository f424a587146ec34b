import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { Emblem } from '#screens/Emblem';
import { dateOf, type Memory, memoryText, memoryTrouble, personAt, personIn, useMemory } from '#screens/memory';
import { isDraw, pointsLine } from '#screens/outcome';
import { href } from '#screens/route';
import { Waiting } from '#screens/StoreNotice';
import { store, text } from '#screens/state';
import { titleOf } from '#screens/title';
import { tried } from '#screens/tried';
import { forgetPicture } from '#store/beside';
import { type BinnedGame, playersOf, type StoredGame } from '#store/model';
import { Favourite } from '#ui/ChartMark';
import { Disclosure } from '#ui/Disclosure';
import { SureButton } from '#ui/SureButton';
import { EVERYTHING, FilterFields, filtered } from './Filter';
import { MemoryPage } from './Parts';

const AT_ONCE = 40;

/** The filter stays while one looks at a game and comes back. */
const filter = signal(EVERYTHING);
/** The game that was thrown away last, to take that back. */
const thrown = signal<string | undefined>(undefined);

/** Whether it could be thrown away. */
export async function throwAway(id: string): Promise<boolean> {
  if (!(await tried(store.value?.throwAway(id, Date.now())))) return false;
  thrown.value = id;
  return true;
}

async function bringBack(id: string): Promise<void> {
  if ((await tried(store.value?.bringBack(id))) && thrown.value === id) thrown.value = undefined;
}

export function History() {
  const memory = useMemory();
  if (memory === undefined) return <Waiting trouble={memoryTrouble.value} />;
  return (
    <MemoryPage title={memoryText.value.history} here="history">
      <Games memory={memory} />
    </MemoryPage>
  );
}

function Games({ memory }: { readonly memory: Memory }) {
  const [most, setMost] = useState(AT_ONCE);
  const said = memoryText.value.filter;
  const games = filtered(memory, filter.value);
  return (
    <>
      <a class="button" href={href('log')}>
        {memoryText.value.past.title}
      </a>
      {thrown.value !== undefined && <Undo id={thrown.value} />}
      {memory.games.length === 0 ? (
        <p class="card">{said.empty}</p>
      ) : (
        <>
          <Disclosure title={said.title}>
            <FilterFields memory={memory} filter={filter.value} onChange={(next) => (filter.value = next)} />
          </Disclosure>
          <p class="quiet" aria-live="polite">
            {games.length === 0 ? said.nothing : memoryText.value.games(games.length)}
          </p>
          <ul class="memory-list">
            {games.slice(0, most).map((game) => (
              <Row key={game.id} game={game} memory={memory} />
            ))}
          </ul>
          {games.length > most && (
            <button type="button" class="button wide" onClick={() => setMost(most + 4 * AT_ONCE)}>
              {said.more}
            </button>
          )}
        </>
      )}
      {memory.bin.length > 0 && <Bin games={memory.bin} />}
    </>
  );
}

function Undo({ id }: { readonly id: string }) {
  return (
    <div class="card memory-undo" role="status">
      <span>{memoryText.value.game.removed}</span>
      <button type="button" class="button" onClick={() => void bringBack(id)}>
        {memoryText.value.game.undo}
      </button>
    </div>
  );
}

function outcome({ id, game, summary, players }: StoredGame, games: readonly StoredGame[] = []): string {
  const { game: said } = memoryText.value;
  if (summary.status === 'open') return said.open;
  if (summary.status === 'abandoned') return games.some(({ goesOnFrom }) => goesOnFrom === id) ? said.wentOn : said.abandoned;
  if (isDraw(game, summary.winners, players.length)) return text.value.finish.drawn;
  return said.won(playersOf({ summary, players }).flatMap(({ id, name }) => (summary.winners.includes(id) ? [name] : [])));
}

function Row({ game, memory }: { readonly game: StoredGame; readonly memory: Memory }) {
  return (
    <li>
      <a class="memory-row" href={href('past', game.id)}>
        <Emblem game={game.game} />
        <span class="memory-row-text">
          <span class="memory-row-head">
            <strong>{titleOf(game.game)}</strong>
            <span class="quiet">{dateOf(game.played)}</span>
          </span>
          <span class="memory-won">
            <WinnerMarks game={game} memory={memory} />
            <span>{outcome(game, memory.games)}</span>
          </span>
          <span class="quiet memory-line">{pointsLine(game)}</span>
          {game.copyOf !== undefined && <span class="memory-line">{memoryText.value.game.copy}</span>}
          {(game.place !== '' || game.note !== '') && (
            <span class="quiet memory-line">{[game.place, game.note].filter((part) => part !== '').join(' · ')}</span>
          )}
        </span>
      </a>
    </li>
  );
}

/** The favourite marks of who won. */
function WinnerMarks({ game, memory }: { readonly game: StoredGame; readonly memory: Memory }) {
  const person = personIn(memory);
  const winners = game.summary.winners.flatMap((seat) => memory.players.filter(({ id }) => id === person(personAt(game, seat))));
  return winners.map(({ id, colour, shape }) => <Favourite key={id} colour={colour} shape={shape} />);
}

function Bin({ games }: { readonly games: readonly BinnedGame[] }) {
  const said = memoryText.value.bin;
  return (
    <Disclosure title={said.title(games.length)}>
      <p class="quiet">{said.hint}</p>
      <ul class="memory-list">
        {games.map((game) => (
          <Binned key={game.id} game={game} />
        ))}
      </ul>
    </Disclosure>
  );
}

/** With the picture that was kept beside it. */
async function removeForGood(id: string): Promise<void> {
  if (await tried(store.value?.remove(id))) await forgetPicture(id).catch(() => undefined);
}

function Binned({ game }: { readonly game: BinnedGame }) {
  const said = memoryText.value.bin;
  return (
    <li class="memory-binned">
      <span class="memory-row-text">
        <span>
          <strong>{titleOf(game.game)}</strong>, {dateOf(game.played)}
        </span>
        <span class="quiet">
          {outcome(game)} · {said.left(game.left)}
        </span>
      </span>
      <span class="row">
        <button type="button" class="button" onClick={() => void bringBack(game.id)}>
          {said.restore}
        </button>
        <SureButton label={said.forever} sure={said.foreverSure} onSure={() => void removeForGood(game.id)} />
      </span>
    </li>
  );
}
