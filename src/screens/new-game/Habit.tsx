import type { AgreementText } from '#contract';
import type { Choices } from '#desk/desk';
import { memoryText } from '#screens/memory';
import type { Draft } from '#session/draft';
import { Choice } from '#ui/Choice';
import { fitting, type Known } from './start';

interface GroupHabitProps {
  readonly known: Known;
  readonly texts: Readonly<Record<string, AgreementText>>;
  readonly draft: Draft;
  onFollow(group: string): void;
}

const NO_GROUP = 'none';

interface AgreedProps {
  readonly game: Known['game'];
  readonly texts: Readonly<Record<string, AgreementText>>;
  readonly agreed: Choices;
}

/** What was agreed beyond the defaults: the question and its answer. */
export function Agreed({ game: { law }, texts, agreed }: AgreedProps) {
  const others = Object.entries(law.agreements).flatMap(([id, choices]) => {
    const choice = choices.find((each) => each === agreed[id]);
    return choice === undefined || choice === choices[0] ? [] : [{ id, choice }];
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
/** Whose habits the new game follows, where everybody at the table is of a group. */
export function GroupHabit({ known, texts, draft, onFollow }: GroupHabitProps) {
  const said = memoryText.value.group;
  const habits = fitting(known, draft.players);
  const followed = habits.find(({ group }) => group.id === draft.group);
  if (habits.length === 0) return null;
  return (
    <div class="card stack">
      <Choice
        label={said.howYouPlay}
        options={[
          ...habits.map(({ group }) => ({ value: group.id, label: said.asGroup(group.name) })),
          { value: NO_GROUP, label: said.asNoGroup },
        ]}
        value={followed?.group.id ?? NO_GROUP}
        onChoose={onFollow}
      />
      <Agreed game={known.game} texts={texts} agreed={followed?.agreements ?? {}} />
    </div>
  );
}
