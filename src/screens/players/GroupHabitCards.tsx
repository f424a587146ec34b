import { useEffect, useState } from 'preact/hooks';
import type { Manifest } from '#contract/manifest';
import type { GameScreens } from '#contract/screens';
import { manifests } from '#registry';
import type { Memory } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import { ChangedAgreements } from '#screens/new-game/habits/HabitChoice';
import { type Habit, saveHabit } from '#screens/new-game/habits/habits';
import { loadSetupContext, nextGroupDraft, type SetupContext } from '#screens/new-game/setup-context';
import { saveDraft } from '#screens/new-game/setup-draft';
import { reportFailure, showFailure } from '#screens/notices/report-failure';
import { AgreementsDisclosure } from '#screens/rules/AgreementsDisclosure';
import { navigate } from '#screens/shell/route';
import { language, store } from '#screens/state/app-state';
import type { Game } from '#session/game';
import type { Header } from '#session/log/effective-log';
import type { StoredGroup, StoredHabit } from '#store/records/record-types';
import { Disclosure } from '#ui/Disclosure';
import { Choice } from '#ui/form/Choice';

type LoadedContext = SetupContext & { readonly game: Game; readonly screens: GameScreens };

interface GroupProps {
  readonly memory: Memory;
  readonly group: StoredGroup;
}

/** What a group is used to, game by game: decided here or as it last played, and a way to play so again. */
export function GroupHabitCards(props: GroupProps) {
  const text = memoryText.value.group;
  return (
    <section class="stack">
      <h2>{text.habits}</h2>
      <p class="quiet">{text.habitsHint}</p>
      <ul class="stack">
        {manifests().map((manifest) => (
          <GameHabit key={manifest.id} manifest={manifest} {...props} />
        ))}
      </ul>
    </section>
  );
}

/** A game with what every group is used to in it, read again whenever the memory is. */
export function useSetupContext(manifest: Manifest, memory: Memory | undefined): LoadedContext | undefined {
  const [known, setKnown] = useState<LoadedContext | undefined>(undefined);
  useEffect(() => {
    let left = false;
    loadSetupContext(manifest).then(
      (found) => left || setKnown(found),
      (error: unknown) => left || showFailure(error),
    );
    return () => {
      left = true;
    };
  }, [manifest, memory]);
  return known;
}

function GameHabit({ manifest, memory, group }: GroupProps & { readonly manifest: Manifest }) {
  const known = useSetupContext(manifest, memory);
  const habit = known?.habits.find((each) => each.group.id === group.id);
  return (
    <li class="card stack">
      <h3>{manifest.title}</h3>
      {known !== undefined && habit !== undefined && <HabitDetails manifest={manifest} known={known} habit={habit} />}
    </li>
  );
}

interface HabitDetailsProps {
  readonly manifest: Manifest;
  readonly known: LoadedContext;
  readonly habit: Habit;
}

function HabitDetails({ manifest, known, habit }: HabitDetailsProps) {
  const { id, title } = manifest;
  const text = memoryText.value.group;
  const { game, screens } = known;
  const texts = screens.text[language.value].agreements;
  const next = nextGroupDraft(known, habit.group.id);
  const play = (): void => {
    saveDraft(id, next);
    navigate('new', id, 'ready');
  };
  const forget = (): void => void reportFailure(store.value?.changeHabit(habit.group.id, id, { agreements: undefined }));
  return (
    <>
      <p>{text.seats(next.players.map(({ name }) => name))}</p>
      <ChangedAgreements game={game} texts={texts} choices={habit.agreements} />
      <button type="button" class="button wide" onClick={play}>
        {text.play(title)}
      </button>
      <div class="stack">
        <AgreementsDisclosure
          game={game}
          texts={texts}
          chosen={habit.agreements}
          about={id}
          onChange={(agreements) => void reportFailure(saveHabit(habit.group, id, agreements))}
        />
        {habit.isDecided && habit.last !== undefined && (
          <div class="row">
            <button type="button" class="button" onClick={forget}>
              {text.asLast}
            </button>
          </div>
        )}
        <BoxChoice manifest={manifest} known={known} habit={habit} />
      </div>
    </>
  );
}

type BoxSource = NonNullable<StoredHabit['copy']>;

const isFilled = (copy: unknown): boolean => Object.keys(Object(copy)).length > 0;

/** The printed figures to choose from: this device's, those of the last game where they are others, those of the rulebook. */
function boxSourcesOf(known: LoadedContext, { last }: Habit): readonly BoxSource[] {
  const players = (last?.players ?? []).map(({ id }) => id);
  const [first = ''] = players;
  const frozen = (copy: unknown): Header['setup'][string] => known.screens.initialSetup(players, first, copy).copy;
  const [device, played] = [frozen(known.box), last?.setup.copy];
  const others = isFilled(played) && JSON.stringify(played) !== JSON.stringify(device);
  if (!isFilled(device) && !others) return [];
  return ['device', ...(others ? (['last'] as const) : []), 'printed'];
}

function BoxChoice({ manifest, known, habit }: HabitDetailsProps) {
  const text = memoryText.value.group;
  const boxSources = boxSourcesOf(known, habit);
  if (boxSources.length === 0) return null;
  return (
    <Disclosure title={text.copy}>
      <Choice
        label={text.copyWhose}
        options={boxSources.map((source) => ({ value: source, label: text.copies[source] }))}
        value={habit.boxSource}
        onChoose={(source) => void reportFailure(store.value?.changeHabit(habit.group.id, manifest.id, { copy: source }))}
      />
    </Disclosure>
  );
}
