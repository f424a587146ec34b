import { useState } from 'preact/hooks';
import { language, text } from '#screens/state';
import { namesOf, sentenceOf } from '#session/say';
import { standOf } from '#session/table';
import { RuleLink } from '#ui/RuleNote';
import { Sheet } from '#ui/Sheet';
import type { PanelProps } from './Frame';

/** Everything that happened, to look back on and to put right. */
export function LogSheet({ view, screens, onClose }: PanelProps) {
  const said = text.value.log;
  const table = view.live.table.value;
  const { steps, start, game, effective } = table;
  const players = effective.header.players;
  const names = namesOf(players);
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const look = (index: number): void => {
    view.at.value = index === steps.length ? undefined : index;
  };
  const amend = (entry: number): void => {
    view.at.value = undefined;
    view.amending.value = entry;
    onClose();
  };
  const canChange = view.live.life.value !== 'following' && !effective.abandoned && !view.closed.value;
  return (
    <Sheet title={text.value.table.log} closeLabel={text.value.close} onClose={onClose}>
      {steps.length === 0 ? (
        <p class="quiet">{said.empty}</p>
      ) : (
        <label class="field">
          <span>{said.lookBack(said.step(view.index.value, steps.length))}</span>
          <input
            type="range"
            min={0}
            max={steps.length}
            value={view.index.value}
            onInput={(event) => look(Number(event.currentTarget.value))}
          />
        </label>
      )}
      <ol class="log-list">
        {effective.events.map(({ entry, event }, index) => {
          const step = steps[index];
          const before = steps[index - 1]?.stand ?? start;
          return (
            <li key={entry} class={step === undefined ? 'log-item log-waiting' : 'log-item'}>
              <button
                type="button"
                class="log-line"
                aria-current={view.index.value === index + 1 ? 'step' : undefined}
                aria-expanded={chosen === entry}
                onClick={() => {
                  setChosen(chosen === entry ? undefined : entry);
                  if (step !== undefined) look(index + 1);
                }}
              >
                <span class="log-number">{index + 1}</span>
                <span>
                  {screens.text[language.value].event(event, names, before, standOf(table))}
                  {event.consent === true && ` (${text.value.table.byConsent})`}
                </span>
              </button>
              {step?.warnings.map((warning, at) => (
                <p key={`${warning.rule}-${at}`} class="log-warning">
                  {sentenceOf({ game, players }, warning, language.value)} <RuleLink rule={warning.rule} />
                </p>
              ))}
              {chosen === entry && canChange && (
                <div class="row">
                  <button type="button" class="button" onClick={() => amend(entry)}>
                    {said.amend}
                  </button>
                  <button type="button" class="button" onClick={() => view.propose({ kind: 'strike', entry })}>
                    {said.strike}
                  </button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
