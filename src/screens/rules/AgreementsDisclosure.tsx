import { BookOpen } from 'lucide-preact';
import type { AgreementText } from '#contract/screens';
import type { ChoicesByAgreement } from '#desk/desk';
import { href } from '#screens/shell/route';
import { appText } from '#screens/state/app-state';
import type { Game } from '#session/game';
import { Disclosure } from '#ui/Disclosure';
import { Choice } from '#ui/form/Choice';

interface AgreementsDisclosureProps {
  readonly game: Game;
  readonly texts: Readonly<Record<string, AgreementText>>;
  readonly chosen: ChoicesByAgreement;
  /** The game whose open questions can be read up. */
  readonly about?: string | undefined;
  onChange(chosen: ChoicesByAgreement): void;
}

interface AgreementChoicesProps extends Pick<AgreementsDisclosureProps, 'game' | 'texts' | 'chosen'> {
  onChoose(agreement: string, choice: string): void;
}

/** Every open question with what holds; the default comes first. */
export function AgreementChoices({ game, texts, chosen, onChoose }: AgreementChoicesProps) {
  return (
    <>
      {Object.entries(game.law.agreements).map(([id, choices]) => (
        <Choice
          key={id}
          label={texts[id]?.question ?? id}
          options={choices.map((choice, index) => ({
            value: choice,
            label: `${texts[id]?.choices[choice] ?? choice}${index === 0 ? ` (${appText.value.create.ours})` : ''}`,
          }))}
          value={choices.find((choice) => choice === chosen[id]) ?? choices[0]}
          onChoose={(choice) => onChoose(id, choice)}
        />
      ))}
    </>
  );
}

/** The open questions of a rulebook, folded until somebody asks. */
export function AgreementsDisclosure({ game, texts, chosen, about, onChange }: AgreementsDisclosureProps) {
  const text = appText.value.create;
  return (
    <Disclosure title={text.agreements}>
      <div class="stack">
        <p class="quiet">{text.agreementsHint}</p>
        <AgreementChoices game={game} texts={texts} chosen={chosen} onChoose={(id, choice) => onChange({ ...chosen, [id]: choice })} />
        {about !== undefined && (
          <a class="rule-link" href={href('agreements', about)}>
            <BookOpen aria-hidden="true" />
            <span>{text.agreementsMore}</span>
          </a>
        )}
      </div>
    </Disclosure>
  );
}
