import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { manifestOf, manifests } from '#registry';
import { type Filter, filtered, isFiltering, Period } from '#screens/history/Filter';
import { useFilter } from '#screens/history/filters';
import { MemoryPage, Select } from '#screens/history/Parts';
import { statsNow } from '#screens/loaded';
import { marksIn, type PersonMark } from '#screens/marks';
import { type Memory, memoryText, memoryTrouble, personIn, useMemory } from '#screens/memory';
import { noteMissing } from '#screens/missing';
import { replaceWith } from '#screens/route';
import { isCounted, type KeptFacts, missingIn, type Played, playedIn } from '#stats/facts';
import { figuresOver, inOrder } from '#stats/figures';
import { type KeptRatings, keptRatings } from '#stats/kept-ratings';
import { seated } from '#stats/people';
import { type RatedMonth, type Ratings, ratingsFrom } from '#stats/rating';
import { Chances, Overview } from './All';
import { Records } from './Asked';
import { InGame } from './OneGame';
import './Statistics.css';
import { StoreNotice } from '#screens/StoreNotice';
import { language, store, text } from '#screens/state';
import { noteTrouble } from '#screens/tried';
import { factsIn } from '#store/derived';
import { type StoreTrouble, troubleOf } from '#store/failure';
import type { StoredFacts } from '#store/model';
import { deriving } from './deriving';
import { OverTime } from './OverTime';
import { Faced, Person } from './Person';
import { rowsIn } from './rows';

/** What every part of the screen looks at. */
export interface Counted {
  /** The oldest first. */
  readonly history: readonly Played[];
  readonly figures: ReturnType<typeof figuresOver>;
  readonly ratings: Ratings;
  /** What of the ratings was counted just now, and is worth keeping. */
  readonly fresh: readonly RatedMonth[];
  /** Who is shown, the most games first. */
  readonly people: readonly Someone[];
}

export interface Someone {
  readonly id: string;
  readonly name: string;
  readonly mark: PersonMark;
}

/** How many games are read anew just now, and how many of them are: told apart from the figures, which stay as they are meanwhile. */
const reading = signal<{ readonly done: number; readonly of: number } | undefined>(undefined);

const byId = (facts: readonly StoredFacts[]): KeptFacts => new Map(facts.map((each) => [each.id, each]));

/** What is known of the games beyond their results, and what ratings came to before. */
interface Known {
  readonly facts: KeptFacts;
  readonly rated: KeptRatings;
}

/** What is known when the screen opens. What is missing is derived, and counts once all of it is there. */
function useKnown(memory: Memory | undefined): Known | StoreTrouble | undefined {
  const [known, setKnown] = useState<Known | StoreTrouble | undefined>(undefined);
  useEffect(() => {
    const from = store.value;
    if (memory === undefined || from === undefined) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    const begin = ([kept, rated]: readonly [readonly StoredFacts[], KeptRatings]): void => {
      if (left) return;
      const facts = byId(kept);
      setKnown({ facts, rated });
      const missing = missingIn(memory.games, facts);
      if (missing.length === 0) return;
      const fresh: StoredFacts[] = [];
      const end = (): void => {
        reading.value = undefined;
        setKnown({ facts: byId([...kept, ...fresh]), rated });
      };
      reading.value = { done: 0, of: missing.length };
      stop = deriving(from, missing, {
        onFacts(some) {
          fresh.push(...some);
          reading.value = { done: fresh.length, of: missing.length };
        },
        onDone: end,
        onFailed(error) {
          end();
          if (troubleOf(error) === 'unloaded') noteMissing();
          else noteTrouble(error);
        },
      });
    };
    Promise.all([factsIn(from), keptRatings(from)]).then(begin, (error: unknown) => left || setKnown(troubleOf(error)));
    return () => {
      left = true;
      reading.value = undefined;
      stop?.();
    };
  }, [memory]);
  return known;
}

function Reading() {
  if (reading.value === undefined) return null;
  const { done, of } = reading.value;
  return (
    <p class="quiet statistics-reading" role="status">
      {memoryText.value.figures.reading(done, of)}
    </p>
  );
}

export function Statistics({ game, person }: { readonly game: string | undefined; readonly person: string | undefined }) {
  const memory = useMemory();
  const known = useKnown(memory);
  const said = memoryText.value.figures;
  if (typeof known === 'string') return <StoreNotice trouble={known} />;
  if (memory === undefined && memoryTrouble.value !== undefined) return <StoreNotice trouble={memoryTrouble.value} />;
  return (
    <MemoryPage title={memoryText.value.statistics} here="statistics">
      {memory === undefined || known === undefined ? (
        <p class="quiet" role="status">
          {text.value.loading}
        </p>
      ) : !memory.games.some(isCounted) ? (
        <p class="card">{said.empty}</p>
      ) : (
        <>
          <Reading />
          <Chosen memory={memory} known={known} game={game ?? ALL} person={person} />
        </>
      )}
    </MemoryPage>
  );
}

const ALL = 'all';

interface ChosenProps {
  readonly memory: Memory;
  readonly known: Known;
  readonly game: string;
  readonly person: string | undefined;
}

function Chosen({ memory, known, game, person }: ChosenProps) {
  const [filter, setFilter] = useFilter('statistics');
  const { group, from, to } = filter;
  const counted = useMemo(() => countedOf(memory, known, game, filter), [memory, known, game, group, from, to]);
  useEffect(() => known.rated.keep(game, counted.fresh), [known, counted]);
  const { people, figures } = counted;
  const manifest = manifestOf(game);
  const ofGame = manifest && {
    ...manifest,
    rows: rowsIn(manifest.id, statsNow(manifest.id)?.figures[language.value] ?? []),
    asked: statsNow(manifest.id)?.asked?.[language.value] ?? [],
  };
  const said = memoryText.value;
  const who = people.find(({ id }) => id === person) ?? people[0];
  return (
    <>
      <div class="memory-filter">
        <Select
          label={said.filter.game}
          all={said.all}
          value={game === ALL ? '' : game}
          options={manifests().map(({ id, title }) => ({ value: id, label: title }))}
          onChoose={(next) => replaceWith('statistics', next === '' ? ALL : next, ...(person === undefined ? [] : [person]))}
        />
        {memory.groups.length > 0 && (
          <Select
            label={said.filter.group}
            all={said.all}
            value={group}
            options={memory.groups.map(({ id, name }) => ({ value: id, label: name }))}
            onChoose={(next) => setFilter({ ...filter, group: next })}
          />
        )}
        <Period filter={filter} onChange={setFilter} />
      </div>
      <p class="quiet">
        {said.figures.restsOn(figures.games)} {said.figures.notCounted}
      </p>
      {who !== undefined && (
        <>
          <Overview counted={counted} />
          <Records counted={counted} />
          <Chances counted={counted} />
          <Select
            label={said.figures.person}
            value={who.id}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            onChoose={(next) => replaceWith('statistics', game, next)}
          />
          <Person counted={counted} who={who} game={ofGame} />
          <OverTime counted={counted} who={who} game={ofGame} />
          <Faced counted={counted} who={who} />
          {ofGame !== undefined && <InGame counted={counted} who={who} game={ofGame} />}
        </>
      )}
    </>
  );
}

function countedOf(memory: Memory, { facts, rated }: Known, game: string, filter: Filter): Counted {
  const person = personIn(memory);
  const asked = { ...filter, game: game === ALL ? '' : game, player: '' };
  const history = inOrder(playedIn(filtered(memory, asked), facts, (id) => id === game).map((each) => seated(each, person)));
  const figures = figuresOver(history);
  // Ratings of a group or of some days are worth no place on the disk.
  const isKept = !isFiltering({ ...asked, game: '' });
  const { ratings, fresh } = ratingsFrom(history, isKept ? rated.of(game) : []);
  return { history, figures, ratings, fresh: isKept ? fresh : [], people: peopleOf(memory, figures) };
}

/** Everybody who has played and is not hidden, who played most first. */
function peopleOf(memory: Memory, { persons }: Counted['figures']): readonly Someone[] {
  const marks = marksIn(memory);
  const there = [...persons].sort(([, a], [, b]) => b.games - a.games || b.wins - a.wins).map(([id]) => id);
  return there.flatMap((id) => {
    const [player, mark] = [memory.players.find((each) => each.id === id), marks.get(id)];
    return player === undefined || mark === undefined || player.hidden === true ? [] : [{ id, name: player.name, mark }];
  });
}
