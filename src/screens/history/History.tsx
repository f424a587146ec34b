import { signal } from '@preact/signals';
import { ListFilter, ListFilterPlus, Plus, Search } from 'lucide-preact';
import { useMemo, useState } from 'preact/hooks';
import { manifests } from '#registry';
import { ConfirmButton } from '#screens/confirm/ConfirmButton';
import { hasNoPoints, pointsRange } from '#screens/game/describe-result';
import { Emblem } from '#screens/game/Emblem';
import { GameChips } from '#screens/game/GameChips';
import { titleOf } from '#screens/game/game-title';
import { formatDate, formatDayMonth, formatMonth } from '#screens/memory/format';
import { personLookup } from '#screens/memory/memory-people';
import { type Memory, memoryFailure, useMemory, useStoredGames } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import { personMarks } from '#screens/memory/person-marks';
import { reportFailure } from '#screens/notices/report-failure';
import { LoadingNotice } from '#screens/notices/StoreNotice';
import { href } from '#screens/shell/route';
import { language, store } from '#screens/state/app-state';
import { personOf } from '#session/seat-persons';
import { deletePicture } from '#store/device-files';
import { type BinnedGame, playersOf, type StoredGame } from '#store/records/record-types';
import { grammar } from '#text/language';
import { PlayerMark } from '#ui/chart/PlayerMark';
import { Disclosure } from '#ui/Disclosure';
import { describeStatus } from '../memory/describe-status';
import { FilterFields } from '../memory/FilterFields';
import { type Filter, filterPredicate, isFiltering } from '../memory/filter';
import { MemoryPage } from '../memory/MemoryPage';
import { useSavedFilter } from '../memory/saved-filter';
import { type GameListSlice, listGames } from './game-list';
import { RepairsCard } from './RepairsCard';

const PAGE_SIZE = 40;

/** The game that was thrown away last, to take that back. */
const lastBinned = signal<string | undefined>(undefined);

/** Whether it could be thrown away. */
export async function moveToBin(id: string): Promise<boolean> {
  if (!(await reportFailure(store.value?.moveToBin(id, Date.now())))) return false;
  lastBinned.value = id;
  return true;
}

async function restoreFromBin(id: string): Promise<void> {
  if ((await reportFailure(store.value?.restoreFromBin(id))) && lastBinned.value === id) lastBinned.value = undefined;
}

interface HistoryProps {
  /** The game that stands beside the list. */
  readonly shown?: string | undefined;
}

export function History({ shown }: HistoryProps) {
  const memory = useMemory();
  const [filter, setFilter] = useSavedFilter('history');
  const [showsFilter, setShowsFilter] = useState(false);
  const [isSearching, setSearching] = useState(filter.search !== '');
  if (memory === undefined) return <LoadingNotice failure={memoryFailure.value} />;
  const { filter: text, history, past } = memoryText.value;
  const isFiltered = isFiltering({ ...filter, game: '', search: '' });
  return (
    <MemoryPage
      title={history}
      actions={
        <>
          <button
            type="button"
            class="button plain icon"
            aria-label={isFiltered ? text.on : text.title}
            aria-expanded={showsFilter}
            onClick={() => setShowsFilter(!showsFilter)}
          >
            {isFiltered ? <ListFilterPlus aria-hidden="true" /> : <ListFilter aria-hidden="true" />}
          </button>
          <a class="button plain icon" href={href('log')} aria-label={past.title}>
            <Plus aria-hidden="true" />
          </a>
        </>
      }
    >
      <RepairsCard />
      {lastBinned.value !== undefined && <UndoBinning id={lastBinned.value} />}
      {memory.rows.length === 0 ? (
        <p class="card">{text.empty}</p>
      ) : (
        <>
          <div class="history-line">
            <GameChips
              label={text.game}
              games={manifests().map(({ id }) => id)}
              chosen={filter.game}
              onChoose={(game) => setFilter({ ...filter, game: filter.game === game ? '' : game })}
            >
              <button type="button" class="chip" aria-pressed={filter.game === ''} onClick={() => setFilter({ ...filter, game: '' })}>
                {memoryText.value.all}
              </button>
            </GameChips>
            <button
              type="button"
              class="button plain icon"
              aria-label={text.find}
              aria-expanded={isSearching}
              onClick={() => {
                setSearching(!isSearching);
                if (isSearching) setFilter({ ...filter, search: '' });
              }}
            >
              <Search aria-hidden="true" />
            </button>
          </div>
          {isSearching && <SearchField value={filter.search} onChange={(search) => setFilter({ ...filter, search })} />}
          {showsFilter && <FilterFields memory={memory} filter={filter} onChange={setFilter} />}
          <GameLists memory={memory} filter={filter} shown={shown} />
        </>
      )}
      {memory.bin.length > 0 && <BinList games={memory.bin} />}
    </MemoryPage>
  );
}

interface SearchFieldProps {
  readonly value: string;
  onChange(value: string): void;
}

/** By player, game, place or note. */
const SearchField = ({ value, onChange }: SearchFieldProps) => (
  <label class="memory-search">
    <Search aria-hidden="true" size={20} />
    <span class="visually-hidden">{memoryText.value.filter.search}</span>
    <input
      type="search"
      value={value}
      placeholder={memoryText.value.filter.search}
      autocomplete="off"
      enterKeyHint="search"
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  </label>
);

interface GameListsProps extends HistoryProps {
  readonly memory: Memory;
  readonly filter: Filter;
}

function GameLists({ memory, filter, shown }: GameListsProps) {
  const [most, setMost] = useState(PAGE_SIZE);
  const text = memoryText.value.filter;
  const { games, abandoned, continued } = useMemo(
    () => listGames(memory.rows, filterPredicate(memory, filter), most),
    [memory, filter, most],
  );
  const stored = useStoredGames(memory, [...games.ids, ...abandoned.ids]);
  const storedGames = ({ ids }: GameListSlice): readonly StoredGame[] => ids.flatMap((id) => stored.get(id) ?? []);
  const itemsOf = (list: readonly StoredGame[]) =>
    list.map((game) => (
      <GameListItem key={game.id} game={game} memory={memory} isContinued={continued.has(game.id)} isShown={game.id === shown} />
    ));
  return (
    <>
      <p class="quiet caption" aria-live="polite">
        {games.count === 0 ? text.nothing : memoryText.value.games(games.count)}
      </p>
      {groupByMonth(storedGames(games)).map(([month, list]) => (
        <section key={month} aria-label={month}>
          <h2 class="list-heading">{month}</h2>
          <ul class="memory-list">{itemsOf(list)}</ul>
        </section>
      ))}
      {games.count > most && (
        <button type="button" class="button wide" onClick={() => setMost(most + 4 * PAGE_SIZE)}>
          {text.more}
        </button>
      )}
      {abandoned.count > 0 && (
        <Disclosure title={text.abandoned(abandoned.count)}>
          <p class="quiet">{memoryText.value.figures.notCounted}</p>
          <ul class="memory-list">{itemsOf(storedGames(abandoned))}</ul>
        </Disclosure>
      )}
    </>
  );
}

/** Games in the order of a list, under the name of the month in which they were played. */
function groupByMonth(games: readonly StoredGame[]): readonly (readonly [string, readonly StoredGame[]])[] {
  const months = new Map<string, StoredGame[]>();
  for (const game of games) {
    const month = formatMonth(game.played, 'long');
    months.set(month, [...(months.get(month) ?? []), game]);
  }
  return [...months];
}

function UndoBinning({ id }: { readonly id: string }) {
  return (
    <div class="card memory-undo" role="status">
      <span>{memoryText.value.game.removed}</span>
      <button type="button" class="button" onClick={() => void restoreFromBin(id)}>
        {memoryText.value.game.undo}
      </button>
    </div>
  );
}

interface GameListItemProps {
  readonly game: StoredGame;
  readonly memory: Memory;
  readonly isContinued: boolean;
  readonly isShown: boolean;
}

function GameListItem({ game, memory, isContinued, isShown }: GameListItemProps) {
  return (
    <li>
      <a class="memory-row" href={href('past', game.id)} aria-current={isShown ? 'page' : undefined}>
        <Emblem game={game.game} />
        <span class="memory-row-text">
          <span class="memory-row-head">
            <strong>{describeStatus(game, isContinued)}</strong>
            <span class="visually-hidden">{`, ${titleOf(game.game)}, `}</span>
            <span class="quiet caption">
              <span class="visually-hidden">{formatDate(game.played)}</span>
              <span aria-hidden="true">{formatDayMonth(game.played)}</span>
            </span>
          </span>
          <PlayersLine game={game} memory={memory} />
          {game.copyOf !== undefined && <span class="memory-line">{memoryText.value.game.copy}</span>}
          {(game.place !== '' || game.note !== '') && (
            <span class="quiet memory-line">{[game.place, game.note].filter((part) => part !== '').join(' · ')}</span>
          )}
        </span>
      </a>
    </li>
  );
}

/** Who sat there, the first one first, each with their mark and, where there are any, their points. */
function PlayersLine({ game, memory }: { readonly game: StoredGame; readonly memory: Memory }) {
  const person = personLookup(memory);
  const marks = personMarks(memory);
  const { winners } = game.summary;
  const pointless = hasNoPoints(game.game);
  const rankOf = (id: string): number => game.result?.standings.find(({ player }) => player === id)?.rank ?? 0;
  return (
    <span class="memory-seats">
      {playersOf(game)
        .toSorted((a, b) => rankOf(a.id) - rankOf(b.id))
        .map((player) => {
          const mark = marks.get(person(personOf(player)));
          const has = pointless ? undefined : pointsRange(game.summary, player.id);
          return (
            <span key={player.id} class={winners.includes(player.id) ? 'memory-seat memory-winner' : 'memory-seat'}>
              {mark !== undefined && <PlayerMark {...mark} />}
              <span>{player.name}</span>
              {has !== undefined && <span class="figure">{grammar(language.value).range(has)}</span>}
            </span>
          );
        })}
    </span>
  );
}

function BinList({ games }: { readonly games: readonly BinnedGame[] }) {
  const text = memoryText.value.bin;
  return (
    <Disclosure title={text.title(games.length)}>
      <p class="quiet">{text.hint}</p>
      <ul class="memory-list">
        {games.map((game) => (
          <BinnedGameItem key={game.id} game={game} />
        ))}
      </ul>
    </Disclosure>
  );
}

/** With the picture that was kept beside it. */
async function removeForGood(id: string): Promise<void> {
  if (await reportFailure(store.value?.removeGame(id))) await deletePicture(id).catch(() => undefined);
}

function BinnedGameItem({ game }: { readonly game: BinnedGame }) {
  const text = memoryText.value.bin;
  return (
    <li class="memory-binned">
      <span class="memory-row-text">
        <span>
          <strong>{titleOf(game.game)}</strong>, {formatDate(game.played)}
        </span>
        <span class="quiet">
          {describeStatus(game)} · {text.left(game.daysLeft)}
        </span>
      </span>
      <span class="row">
        <button type="button" class="button" onClick={() => void restoreFromBin(game.id)}>
          {text.restore}
        </button>
        <ConfirmButton label={text.forever} confirmLabel={text.foreverSure} onConfirm={() => void removeForGood(game.id)} />
      </span>
    </li>
  );
}
