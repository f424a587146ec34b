import { useEffect, useState } from 'preact/hooks';
import type { GameScreens, Manifest } from '#contract';
import { manifests } from '#registry';
import { type Memory, memoryText } from '#screens/memory';
import { keepDraft } from '#screens/new-game/draft';
import { Agreed } from '#screens/new-game/Habit';
import { type Habit, saveHabit } from '#screens/new-game/habits';
import { type Known, knownOf, nextOf } from '#screens/new-game/start';
import { go } from '#screens/route';
import { Agreements } from '#screens/rules/Agreements';
import { language, store } from '#screens/state';
import { noteTrouble, tried } from '#screens/tried';
import type { Game } from '#session/game';
import type { Header } from '#session/log';
import type { StoredGroup, StoredHabit } from '#store/model';
import { Choice } from '#ui/Choice';
import { Disclosure } from '#ui/Disclosure';

type Loaded = Known & { readonly game: Game; readonly screens: GameScreens };

interface GroupProps {
  readonly memory: Memory;
  readonly group: StoredGroup;
}

/** What a group is used to, game by game: decided here or as it last played, and a way to play so again. */
export function Habits(props: GroupProps) {
  const said = memoryText.value.group;
  return (
    <section class="stack">
      <h2>{said.habits}</h2>
      <p class="quiet">{said.habitsHint}</p>
      <ul class="stack">
        {manifests().map((manifest) => (
          <OfGame key={manifest.id} manifest={manifest} {...props} />
        ))}
      </ul>
    </section>
  );
}

/** A game with what every group is used to in it, read again whenever the memory is. */
export function useKnown(manifest: Manifest, memory: Memory | undefined): Loaded | undefined {
  const [known, setKnown] = useState<Loaded | undefined>(undefined);
  useEffect(() => {
    let left = false;
    knownOf(manifest).then(
      (found) => left || setKnown(found),
      (error: unknown) => left || noteTrouble(error),
    );
    return () => {
      left = true;
    };
  }, [manifest, memory]);
  return known;
}

function OfGame({ manifest, memory, group }: GroupProps & { readonly manifest: Manifest }) {
  const known = useKnown(manifest, memory);
  const habit = known?.habits.find((each) => each.group.id === group.id);
  return (
    <li class="card stack">
      <h3>{manifest.title}</h3>
      {known !== undefined && habit !== undefined && <Habitual manifest={manifest} known={known} habit={habit} />}
    </li>
  );
}

interface HabitualProps {
  readonly manifest: Manifest;
  readonly known: Loaded;
  readonly habit: Habit;
}

function Habitual({ manifest, known, habit }: HabitualProps) {
  const { id, title } = manifest;
  const said = memoryText.value.group;
  const { game, screens } = known;
  const texts = screens.text[language.value].agreements;
  const next = nextOf(known, habit.group.id);
  const play = (): void => {
    keepDraft(id, next);
    go('new', id);
  };
  const forget = (): void => void tried(store.value?.changeHabit(habit.group.id, id, { agreements: undefined }));
  return (
    <>
      <p>{said.seats(next.players.map(({ name }) => name))}</p>
      <Agreed game={game} texts={texts} agreed={habit.agreements} />
      <button type="button" class="button wide" onClick={play}>
        {said.play(title)}
      </button>
      <div class="stack">
        <Agreements
          game={game}
          texts={texts}
          chosen={habit.agreements}
          about={id}
          onChange={(agreements) => void tried(saveHabit(habit.group, id, agreements))}
        />
        {habit.decided && habit.last !== undefined && (
          <div class="row">
            <button type="button" class="button" onClick={forget}>
              {said.asLast}
            </button>
          </div>
        )}
        <CopyChoice manifest={manifest} known={known} habit={habit} />
      </div>
    </>
  );
}

type Which = NonNullable<StoredHabit['copy']>;

const isSome = (copy: unknown): boolean => Object.keys(Object(copy)).length > 0;

/** The printed figures to choose from: this device's, those of the last game where they are others, those of the rulebook. */
function copiesOf(known: Loaded, { last }: Habit): readonly Which[] {
  const players = (last?.players ?? []).map(({ id }) => id);
  const [first = ''] = players;
  const frozen = (copy: unknown): Header['setup'][string] => known.screens.initialSetup(players, first, copy).copy;
  const [device, played] = [frozen(known.copy), last?.setup.copy];
  const others = isSome(played) && JSON.stringify(played) !== JSON.stringify(device);
  if (!isSome(device) && !others) return [];
  return ['device', ...(others ? (['last'] as const) : []), 'printed'];
}

function CopyChoice({ manifest, known, habit }: HabitualProps) {
  const said = memoryText.value.group;
  const copies = copiesOf(known, habit);
  if (copies.length === 0) return null;
  return (
    <Disclosure title={said.copy}>
      <Choice
        label={said.copyWhose}
        options={copies.map((copy) => ({ value: copy, label: said.copies[copy] }))}
        value={habit.copy}
        onChoose={(copy) => void tried(store.value?.changeHabit(habit.group.id, manifest.id, { copy }))}
      />
    </Disclosure>
  );
}
