import type { AgreementText } from '#contract';
import type { ChoicesByAgreement } from '#desk/desk';
import { memoryText } from '#screens/memory/memory-text';
import type { GameDraft } from '#session/formats/game-draft';
import type { Player } from '#session/game';
import { Choice } from '#ui/form/Choice';
import { matchingHabits, nextGroupDraft, nextTableDraft, offeredSeats, type SetupContext } from './setup-context';

interface HabitChoiceProps {
  readonly context: SetupContext;
  readonly texts: Readonly<Record<string, AgreementText>>;
  readonly draft: GameDraft;
  onFollow(group: string): void;
  onSeat(players: readonly Player[]): void;
}

const NO_GROUP = 'none';

interface ChangedAgreementsProps {
  readonly game: SetupContext['game'];
  readonly texts: Readonly<Record<string, AgreementText>>;
  readonly choices: ChoicesByAgreement;
}

/** What was agreed beyond the defaults: the question and its answer. */
export function ChangedAgreements({ game: { law }, texts, choices }: ChangedAgreementsProps) {
  const others = Object.entries(law.agreements).flatMap(([id, offered]) => {
    const choice = offered.find((each) => each === choices[id]);
    return choice === undefined || choice === offered[0] ? [] : [{ id, choice }];
  });
  if (others.length === 0) return <p class="quiet">{memoryText.value.group.asOurs}</p>;
  return (
    <ul class="agreed">
      {others.map(({ id, choice }) => (
        <li key={id}>
          <span class="quiet">{texts[id]?.question ?? id}</span> <strong>{texts[id]?.choices[choice] ?? choice}</strong>
        </li>
      ))}
    </ul>
  );
}

const namesIn = (players: readonly Player[]): readonly string[] => players.map(({ name }) => name);

/** Whose habits the new game follows, where everybody at the table is of a group; its seats are offered. */
export function HabitChoice({ context, texts, draft, onFollow, onSeat }: HabitChoiceProps) {
  const text = memoryText.value.group;
  const habits = matchingHabits(context, draft.players);
  const followed = habits.find(({ group }) => group.id === draft.group);
  const seats = offeredSeats(context, draft);
  if (habits.length === 0) return null;
  return (
    <div class="card stack">
      <Choice
        label={text.howYouPlay}
        options={[
          ...habits.map(({ group }) => ({ value: group.id, label: text.asGroup(group.name) })),
          { value: NO_GROUP, label: text.asNoGroup },
        ]}
        value={followed?.group.id ?? NO_GROUP}
        onChoose={onFollow}
      />
      <ChangedAgreements game={context.game} texts={texts} choices={followed?.agreements ?? {}} />
      {seats !== undefined && (
        <button type="button" class="button" onClick={() => onSeat(seats)}>
          {text.sit(namesIn(seats))}
        </button>
      )}
    </div>
  );
}

/** Who may want to play, before anybody is named: the groups, and the people of the last games. */
export function TableChooser({ known, onChoose }: { readonly known: SetupContext; onChoose(draft: GameDraft): void }) {
  const text = memoryText.value.group;
  const groups = known.habits.map(({ group }) => ({ key: group.id, name: group.name, draft: nextGroupDraft(known, group.id) }));
  const people = (draft: GameDraft): string =>
    draft.players
      .map(({ id }) => id)
      .toSorted()
      .join();
  const taken = groups.map(({ draft }) => people(draft));
  const last = known.tables
    .map((table) => ({ key: people(nextTableDraft(known, table)), name: undefined, draft: nextTableDraft(known, table) }))
    .filter(({ key }) => !taken.includes(key));
  const offered = [...groups, ...last].filter(({ draft }) => draft.players.length > 0);
  if (offered.length === 0) return null;
  return (
    <section class="stack" aria-labelledby="tables">
      <h2 id="tables">{text.withWhom}</h2>
      <ul class="new-game-tables">
        {offered.map(({ key, name, draft }) => (
          <li key={key}>
            <button type="button" class="button wide new-game-table" onClick={() => onChoose(draft)}>
              {name !== undefined && <strong>{name}</strong>}
              <span>{namesIn(draft.players).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
