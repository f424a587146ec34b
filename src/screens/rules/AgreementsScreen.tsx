import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Manifest } from '#contract/manifest';
import type { AgreementText } from '#contract/screens';
import { manifestOf } from '#registry';
import { DeskScreen } from '#screens/desk/DeskScreen';
import { deskText } from '#screens/desk/text';
import { useMemory } from '#screens/memory/memory-state';
import { type Habit, saveHabit } from '#screens/new-game/habits/habits';
import { reportFailure } from '#screens/notices/report-failure';
import { useSetupContext } from '#screens/players/GroupHabitCards';
import { Page } from '#screens/shell/Page';
import { appText, language } from '#screens/state/app-state';
import { Choice } from '#ui/form/Choice';
import { bookNow } from './books';
import './rules.css';
import { Disclosure } from '#ui/Disclosure';
import { RuleRow } from './RuleSearch';

/** Every open question of a game: what is printed, how else it can be played, what we play, and what your groups chose. */
export function AgreementsScreen({ game: id, agreement }: { readonly game: string | undefined; readonly agreement: string | undefined }) {
  const manifest = manifestOf(id);
  return manifest === undefined ? (
    <DeskScreen game={undefined} question={undefined} />
  ) : (
    <AgreementsPage manifest={manifest} pointedAt={agreement} />
  );
}

interface AgreementsPageProps {
  readonly manifest: Manifest;
  /** The agreement that the address names. */
  readonly pointedAt: string | undefined;
}

function AgreementsPage({ manifest, pointedAt }: AgreementsPageProps) {
  const { id, title } = manifest;
  const text = deskText.value.agreements;
  const known = useSetupContext(manifest, useMemory());
  const book = bookNow(id);
  if (known === undefined || book === undefined) return <p class="page quiet">{appText.value.loading}</p>;
  const { game, screens, habits } = known;
  const texts = screens.text[language.value].agreements;
  return (
    <Page title={text.title(title)} up={['desk', id]} name="agreements-page">
      <p class="quiet">{text.hint}</p>
      {Object.entries(game.law.agreements).map(([agreement, choices]) => {
        const open = book.openQuestions[language.value][agreement];
        const named = texts[agreement];
        const affectedRules = book.rules.filter((rule) => book.links[rule]?.agreements?.includes(agreement));
        return (
          <AgreementCard key={agreement} title={named?.question ?? agreement} isPointedAt={agreement === pointedAt}>
            <ul class="agreement-choices">
              {choices.map((choice, index) => (
                <li key={choice} class="agreement-choice">
                  {named?.choices[choice] ?? choice}
                  {index === 0 && <span class="agreement-ours"> {appText.value.create.ours}</span>}
                </li>
              ))}
            </ul>
            {open !== undefined && (
              <dl class="agreement-grounds">
                <dt>{text.says}</dt>
                <dd>{open.says}</dd>
                <dt>{text.others}</dt>
                <dd>{open.others}</dd>
                <dt>{text.ours}</dt>
                <dd>{open.ours}</dd>
              </dl>
            )}
            {affectedRules.length > 0 && (
              <>
                <h3>{text.rules}</h3>
                <ul class="rule-list">
                  {affectedRules.map((rule) => (
                    <RuleRow key={rule} rule={rule} />
                  ))}
                </ul>
              </>
            )}
            {habits.length > 0 && <GroupHabits habits={habits} id={id} agreement={agreement} choices={choices} named={named} />}
          </AgreementCard>
        );
      })}
    </Page>
  );
}

interface AgreementCardProps {
  readonly title: string;
  readonly isPointedAt: boolean;
  readonly children: ComponentChildren;
}

/** One open question; where the address names it, the page opens there. */
function AgreementCard({ title, isPointedAt, children }: AgreementCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isPointedAt) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView();
  }, [isPointedAt]);
  return (
    <section class={isPointedAt ? 'card stack agreement pointed-at' : 'card stack agreement'}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface GroupHabitsProps {
  readonly habits: readonly Habit[];
  readonly id: string;
  readonly agreement: string;
  readonly choices: readonly string[];
  readonly named: AgreementText | undefined;
}

/** Each group's own habit, to be changed here as well as on its page. */
function GroupHabits({ habits, id, agreement, choices, named }: GroupHabitsProps) {
  const text = deskText.value.agreements;
  const status = useSignal('');
  return (
    <Disclosure title={text.groups}>
      <div class="stack">
        <p class="quiet">{text.groupsHint}</p>
        {habits.map(({ group, agreements }) => (
          <Choice
            key={group.id}
            label={group.name}
            options={choices.map((choice) => ({ value: choice, label: named?.choices[choice] ?? choice }))}
            value={choices.find((choice) => choice === agreements[agreement]) ?? choices[0]}
            onChoose={(choice) => {
              void reportFailure(saveHabit(group, id, { ...agreements, [agreement]: choice })).then((saved) => {
                status.value = saved ? text.saved(group.name) : '';
              });
            }}
          />
        ))}
        <p role="status">{status.value}</p>
      </div>
    </Disclosure>
  );
}
