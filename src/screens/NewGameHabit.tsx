import { Choice } from '../ui/Choice';
import type { Choices, Draft } from './draft';
import { words } from './memory';
import { fitting, type Known } from './NewGameStart';
import type { AgreementText } from './table/contract';

interface GroupHabitProps {
  readonly known: Known;
  readonly texts: Readonly<Record<string, AgreementText>>;
  readonly draft: Draft;
  onFollow(group: string): void;
}

const NO_GROUP = 'none';

/** What a group agreed on beyond the usual, in the words of the game. */
export function agreedWords({ law }: Known['game'], texts: Readonly<Record<string, AgreementText>>, agreed: Choices): readonly string[] {
  return Object.entries(law.agreements).flatMap(([id, choices]) => {
    const choice = choices.find((each) => each === agreed[id]);
    return choice === undefined || choice === choices[0] ? [] : [texts[id]?.choices[choice] ?? choice];
  });
}

/** Whose habits the new game follows, where everybody at the table is of a group. */
export function GroupHabit({ known, texts, draft, onFollow }: GroupHabitProps) {
  const names = words.value.group;
  const habits = fitting(known, draft.players);
  const followed = habits.find(({ group }) => group.id === draft.group);
  if (habits.length === 0) return null;
  const agreed = agreedWords(known.game, texts, followed?.agreements ?? {});
  return (
    <div class="card new-game-habit">
      <Choice
        label={names.howYouPlay}
        hint={agreed.length === 0 ? names.asUsual : agreed.join(' · ')}
        options={[
          ...habits.map(({ group }) => ({ value: group.id, label: names.asGroup(group.name) })),
          { value: NO_GROUP, label: names.asNoGroup },
        ]}
        value={followed?.group.id ?? NO_GROUP}
        onChoose={onFollow}
      />
    </div>
  );
}
