import type { AgreementText } from '#contract/screens';
import type { ChoicesByAgreement } from '#desk/desk';
import { memoryText } from '#screens/memory/memory-text';
import type { GameDraft } from '#session/formats/game-draft';
import { Disclosure } from '#ui/Disclosure';
import { Choice } from '#ui/form/Choice';
import { matchingHabits, type SetupContext } from '../setup-context';

interface HabitChoiceProps {
  readonly context: SetupContext;
  readonly texts: Readonly<Record<string, AgreementText>>;
  readonly draft: GameDraft;
  onFollow(group: string): void;
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

/** Whose habits the new game follows, where everybody at the table is of a group. */
export function HabitChoice({ context, texts, draft, onFollow }: HabitChoiceProps) {
  const text = memoryText.value.group;
  const habits = matchingHabits(context, draft.players);
  const followed = habits.find(({ group }) => group.id === draft.group);
  if (habits.length === 0) return null;
  return (
    <Disclosure title={followed === undefined ? text.habits : `${text.habits} · ${followed.group.name}`}>
      <div class="stack">
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
      </div>
    </Disclosure>
  );
}
