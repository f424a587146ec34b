import { useSignal } from '@preact/signals';
import { X } from 'lucide-preact';
import { reasonSentence } from '#session/sentences/reason-sentences';
import type { BoardPartProps } from '../board-part';

/** The revokes of this round, one at a time, until dismissed. */
export function Revokes({ table, state, position, text, language }: BoardPartProps) {
  const dismissed = useSignal<ReadonlySet<string>>(new Set());
  const speaker = { game: table.game, players: table.effective.header.players };
  const currentStep = table.steps.findIndex((step) => step.state === state);
  const revokes = table.steps
    .slice(0, currentStep + 1)
    .filter((step) => step.event.type === 'play' && step.state.position.round === position.round)
    .flatMap(({ entry, warnings }) =>
      warnings.filter(({ rule }) => rule === 'kt.trick.follow').map((reason, at) => ({ key: `${entry}-${at}`, reason })),
    )
    .filter(({ key }) => !dismissed.value.has(key))
    .slice(0, 1);
  return (
    <>
      {revokes.map(({ key, reason }) => (
        <div key={key} class="kt-revoke" role="status">
          <p>{reasonSentence(speaker, reason, language)}</p>
          <button
            type="button"
            class="button plain icon"
            aria-label={text.trick.putAway}
            onClick={() => (dismissed.value = new Set([...dismissed.value, key]))}
          >
            <X size={20} aria-hidden="true" />
          </button>
        </div>
      ))}
    </>
  );
}
