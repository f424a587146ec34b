import { BookOpen } from 'lucide-preact';
import type { AgreementText } from '#contract';
import { href } from '#screens/route';
import { text } from '#screens/state';
import type { Game } from '#session/game';
import type { Header } from '#session/log';
import { Choice } from '#ui/Choice';

interface AgreementsProps {
  readonly game: Game;
  readonly texts: Readonly<Record<string, AgreementText>>;
  readonly setup: Header['setup'];
  /** The game whose open questions can be read up. */
  readonly about?: string | undefined;
  onChange(setup: Header['setup']): void;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

interface ChoicesProps extends Pick<AgreementsProps, 'game' | 'texts'> {
  readonly chosen: Readonly<Record<string, unknown>>;
  onChoose(agreement: string, choice: string): void;
}

/** Every open question with what holds; the default comes first. */
export function AgreementChoices({ game, texts, chosen, onChoose }: ChoicesProps) {
  return (
    <>
      {Object.entries(game.law.agreements).map(([id, choices]) => (
        <Choice
          key={id}
          label={texts[id]?.question ?? id}
          options={choices.map((choice, index) => ({
            value: choice,
            label: `${texts[id]?.choices[choice] ?? choice}${index === 0 ? ` (${text.value.create.ours})` : ''}`,
          }))}
          value={choices.find((choice) => choice === chosen[id]) ?? choices[0]}
          onChoose={(choice) => onChoose(id, choice)}
        />
      ))}
    </>
  );
}

/** The open questions of a rulebook, folded until somebody asks. */
export function Agreements({ game, texts, setup, about, onChange }: AgreementsProps) {
  const words = text.value.create;
  const chosen = isRecord(setup.agreements) ? setup.agreements : {};
  return (
    <details class="agreements">
      <summary>{words.agreements}</summary>
      <div class="stack">
        <p class="quiet">{words.agreementsHint}</p>
        <AgreementChoices
          game={game}
          texts={texts}
          chosen={chosen}
          onChoose={(id, choice) => onChange({ ...setup, agreements: { ...chosen, [id]: choice } })}
        />
        {about !== undefined && (
          <a class="rule-link" href={href('agreements', about)}>
            <BookOpen aria-hidden="true" />
            <span>{words.agreementsMore}</span>
          </a>
        )}
      </div>
    </details>
  );
}
