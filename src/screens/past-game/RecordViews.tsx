import { useLayoutEffect, useRef } from 'preact/hooks';
import { memoryText } from '#screens/memory/memory-text';
import { language } from '#screens/state/app-state';
import { agreementsBefore, stateOf } from '#session/log/table';
import { namesOf, reasonSentence } from '#session/sentences/reason-sentences';
import { RuleLink } from '#ui/verdict/RuleNote';
import type { PastGame } from './GamePage';

export interface PastGameProps {
  readonly past: Pick<PastGame, 'table' | 'screens'>;
}

/** What the table decided where the rulebook leaves a question open. */
export function AgreementList({ past: { table, screens } }: PastGameProps) {
  const texts = screens.text[language.value].agreements;
  return (
    <dl class="past-agreements">
      {Object.entries(table.game.law.agreements).map(([id, choices]) => {
        const chosen = agreementsBefore(table)[id] ?? choices[0];
        return (
          <div key={id}>
            <dt>{texts[id]?.question ?? id}</dt>
            <dd>
              {texts[id]?.choices[chosen] ?? chosen}
              {chosen === choices[0] && <span class="quiet"> ({memoryText.value.game.ours})</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Everything that could change something is off; what only unfolds stays on. */
function disableControls(fields: HTMLElement): void {
  for (const field of fields.querySelectorAll('input, select, textarea, button:not(.disclosure-title)')) field.setAttribute('disabled', '');
}

/** The fields of the set-up as they were filled in, the copy among them; nothing can be changed here. */
export function SetupView({ past: { table, screens } }: PastGameProps) {
  const { players, setup } = table.effective.header;
  const { SetupFields } = screens;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    disableControls(current);
    const observer = new MutationObserver(() => disableControls(current));
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <div class="past-setup" ref={box}>
      <SetupFields players={players} setup={setup} language={language.value} onChange={() => undefined} />
    </div>
  );
}

/** What the table let stand, and what was broken by it. */
export function ConsentList({ past: { table, screens } }: PastGameProps) {
  const { game, steps, start, effective } = table;
  const players = effective.header.players;
  const names = namesOf(players);
  const consented = steps.flatMap((step, index) => (step.event.consent === true ? [{ step, index }] : []));
  if (consented.length === 0) return <p class="quiet">{memoryText.value.game.noConsents}</p>;
  return (
    <ul class="stack">
      {consented.map(({ step, index }) => (
        <li key={step.entry}>
          <strong>
            {index + 1}. {screens.text[language.value].describeEvent(step.event, names, steps[index - 1]?.state ?? start, stateOf(table))}
          </strong>
          {step.warnings.map((warning) => (
            <p key={warning.rule} class="past-warning">
              {reasonSentence({ game, players }, warning, language.value)} <RuleLink rule={warning.rule} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
