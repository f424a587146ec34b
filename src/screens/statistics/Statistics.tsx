import { useEffect, useMemo, useState } from 'preact/hooks';
import { manifestOf, manifests } from '#registry';
import { dayOf, Period } from '#screens/history/Filter';
import { useFilter } from '#screens/history/filters';
import { MemoryPage, Select } from '#screens/history/Parts';
import { statsNow } from '#screens/loaded';
import { marksIn, type PersonMark } from '#screens/marks';
import { isOfGroup, type Memory, memoryText, memoryTrouble, personIn, useMemory } from '#screens/memory';
import { replaceWith } from '#screens/route';
import type { Played } from '#stats/facts';
import { figuresOver } from '#stats/figures';
import { loadPlayed } from '#stats/load';
import { seated } from '#stats/people';
import { ratingsOver } from '#stats/rating';
import { Chances, Overview } from './All';
import { Records } from './Asked';
import { InGame } from './OneGame';
import './Statistics.css';
import { StoreNotice } from '#screens/StoreNotice';
import { language, store, text } from '#screens/state';
import { type StoreTrouble, troubleOf } from '#store/failure';
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

type Reading = { readonly done: number; readonly of: number };

function usePlayed(memory: Memory | undefined): readonly Played[] | Reading | StoreTrouble {
  const [played, setPlayed] = useState<readonly Played[] | Reading | StoreTrouble>({ done: 0, of: 0 });
  useEffect(() => {
    const from = store.value;
    if (memory === undefined || from === undefined) return undefined;
    let left = false;
    const progress = (done: number, of: number): void => {
      if (!left) setPlayed({ done, of });
    };
    loadPlayed(from, manifestOf, progress).then(
      (found) => left || setPlayed(found),
      (error: unknown) => left || setPlayed(troubleOf(error)),
    );
    return () => {
      left = true;
    };
  }, [memory]);
  return played;
}

const isReading = (played: readonly Played[] | Reading): played is Reading => 'of' in played;

export function Statistics({ game, person }: { readonly game: string | undefined; readonly person: string | undefined }) {
  const memory = useMemory();
  const played = usePlayed(memory);
  const said = memoryText.value.figures;
  if (typeof played === 'string') return <StoreNotice trouble={played} />;
  if (memory === undefined && memoryTrouble.value !== undefined) return <StoreNotice trouble={memoryTrouble.value} />;
  return (
    <MemoryPage title={memoryText.value.statistics} here="statistics">
      {memory === undefined || isReading(played) ? (
        <p class="quiet" role="status">
          {isReading(played) && played.of > 0 ? said.reading(played.done, played.of) : text.value.loading}
        </p>
      ) : played.length === 0 ? (
        <p class="card">{said.empty}</p>
      ) : (
        <Chosen memory={memory} played={played} game={game ?? ALL} person={person} />
      )}
    </MemoryPage>
  );
}

const ALL = 'all';

interface ChosenProps {
  readonly memory: Memory;
  readonly played: readonly Played[];
  readonly game: string;
  readonly person: string | undefined;
}

function Chosen({ memory, played, game, person }: ChosenProps) {
  const [filter, setFilter] = useFilter('statistics');
  const { group, from, to } = filter;
  const counted = useMemo(() => {
    const [first, last] = [dayOf(from, 0) ?? Number.NEGATIVE_INFINITY, dayOf(to, 1) ?? Number.POSITIVE_INFINITY];
    const inTime = played.filter(({ at }) => at >= first && at < last);
    return countedOf(memory, inTime, game, group);
  }, [memory, played, game, group, from, to]);
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

function countedOf(memory: Memory, played: readonly Played[], game: string, groupId: string): Counted {
  const person = personIn(memory);
  const group = memory.groups.find(({ id }) => id === groupId);
  const history = played
    .filter((each) => (game === ALL || each.game === game) && (group === undefined || isOfGroup(each.seats, group, person)))
    .map((each) => seated(each, person));
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
