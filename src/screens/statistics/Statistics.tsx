import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { manifestOf, manifests } from '#registry';
import { type Filter, filtered, Period } from '#screens/history/Filter';
import { useFilter } from '#screens/history/filters';
import { MemoryPage, Select } from '#screens/history/Parts';
import { statsNow } from '#screens/loaded';
import { marksIn, type PersonMark } from '#screens/marks';
import { type Memory, memoryText, memoryTrouble, personIn, useMemory } from '#screens/memory';
import { noteMissing } from '#screens/missing';
import { replaceWith } from '#screens/route';
import { isCounted, type KeptFacts, missingIn, type Played, playedIn } from '#stats/facts';
import { figuresOver } from '#stats/figures';
import { seated } from '#stats/people';
import { ratingsOver } from '#stats/rating';
import { Chances, Overview } from './All';
import { Records } from './Asked';
import { InGame } from './OneGame';
import './Statistics.css';
import { StoreNotice } from '#screens/StoreNotice';
import { language, store, text } from '#screens/state';
import { noteTrouble } from '#screens/tried';
import { type StoreTrouble, troubleOf } from '#store/failure';
import type { StoredFacts } from '#store/model';
import { deriving } from './deriving';
import { OverTime } from './OverTime';
import { Faced, Person } from './Person';
import { rowsIn } from './rows';

/** What every part of the screen looks at. */
export interface Counted {
  readonly history: readonly Played[];
  readonly figures: ReturnType<typeof figuresOver>;
  readonly ratings: ReturnType<typeof ratingsOver>;
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

/** What is known of the games beyond their results. What is missing is derived, and counts once all of it is there. */
function useFacts(memory: Memory | undefined): KeptFacts | StoreTrouble | undefined {
  const [known, setKnown] = useState<KeptFacts | StoreTrouble | undefined>(undefined);
  useEffect(() => {
    const from = store.value;
    if (memory === undefined || from === undefined) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    const begin = (kept: readonly StoredFacts[]): void => {
      if (left) return;
      const facts = byId(kept);
      setKnown(facts);
      const missing = missingIn(memory.games, facts);
      if (missing.length === 0) return;
      const fresh: StoredFacts[] = [];
      const end = (): void => {
        reading.value = undefined;
        setKnown(byId([...kept, ...fresh]));
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
    from.facts().then(begin, (error: unknown) => left || setKnown(troubleOf(error)));
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
  const facts = useFacts(memory);
  const said = memoryText.value.figures;
  if (typeof facts === 'string') return <StoreNotice trouble={facts} />;
  if (memory === undefined && memoryTrouble.value !== undefined) return <StoreNotice trouble={memoryTrouble.value} />;
  return (
    <MemoryPage title={memoryText.value.statistics} here="statistics">
      {memory === undefined || facts === undefined ? (
        <p class="quiet" role="status">
          {text.value.loading}
        </p>
      ) : !memory.games.some(isCounted) ? (
        <p class="card">{said.empty}</p>
      ) : (
        <>
          <Reading />
          <Chosen memory={memory} facts={facts} game={game ?? ALL} person={person} />
        </>
      )}
    </MemoryPage>
  );
}

const ALL = 'all';

interface ChosenProps {
  readonly memory: Memory;
  readonly facts: KeptFacts;
  readonly game: string;
  readonly person: string | undefined;
}

function Chosen({ memory, facts, game, person }: ChosenProps) {
  const [filter, setFilter] = useFilter('statistics');
  const { group, from, to } = filter;
  const counted = useMemo(() => countedOf(memory, facts, game, filter), [memory, facts, game, group, from, to]);
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

function countedOf(memory: Memory, facts: KeptFacts, game: string, filter: Filter): Counted {
  const person = personIn(memory);
  const games = filtered(memory, { ...filter, game: game === ALL ? '' : game, player: '' });
  const history = playedIn(games, facts, (id) => id === game).map((each) => seated(each, person));
  const figures = figuresOver(history);
  return { history, figures, ratings: ratingsOver(history), people: peopleOf(memory, figures) };
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
