import { useSignal } from '@preact/signals';
import { X } from 'lucide-preact';
import { reasonSentence } from '#session/sentences/reason-sentences';
import type { BoardPartProps } from '../board-part';

/** The revokes of this round, one after the other, each until somebody puts it away. */
export function Revokes({ table, stand, position, text, language }: BoardPartProps) {
  const away = useSignal<ReadonlySet<string>>(new Set());
  const speaker = { game: table.game, players: table.effective.header.players };
  const now = table.steps.findIndex((step) => step.stand === stand);
  const shown = table.steps
    .slice(0, now + 1)
    .filter((step) => step.event.type === 'play' && step.stand.position.round === position.round)
    .flatMap(({ entry, warnings }) =>
      warnings.filter(({ rule }) => rule === 'kt.trick.follow').map((reason, at) => ({ key: `${entry}-${at}`, reason })),
    )
    .filter(({ key }) => !away.value.has(key))
    .slice(0, 1);
  return (
    <>
      {shown.map(({ key, reason }) => (
        <div key={key} class="kt-revoke" role="status">
          <p>{reasonSentence(speaker, reason, language)}</p>
          <button
            type="button"
            class="button plain icon"
            aria-label={text.trick.putAway}
            onClick={() => (away.value = new Set([...away.value, key]))}
          >
            <X size={20} aria-hidden="true" />
          </button>
        </div>
      ))}
    </>
  );
}
