import { useSignal } from '@preact/signals';
import type { Params } from '#law/ruling';
import { reasonSentence } from '#session/sentences/reason-sentences';
import type { BoardPartProps } from '../board-part';

/** The revokes of this round, one at a time, until dismissed. */
export function Revokes({ table, state, position, text, language, isInteractive, amend }: BoardPartProps) {
  const dismissed = useSignal<ReadonlySet<string>>(new Set());
  const speaker = { game: table.game, players: table.effective.header.players };
  const currentStep = table.steps.findIndex((step) => step.state === state);
  const revokes = table.steps
    .slice(0, currentStep + 1)
    .filter((step) => step.event.type === 'play' && step.state.position.round === position.round)
    .flatMap(({ entry, warnings }) =>
      warnings.flatMap((reason, at) =>
        reason.rule === 'kt.trick.follow' ? [{ key: `${entry}-${at}`, reason, card: revokingEntry(table, entry, reason.params) }] : [],
      ),
    )
    .filter(({ key }) => !dismissed.value.has(key))
    .slice(0, 1);
  return (
    <>
      {revokes.map(({ key, reason, card }) => (
        <div key={key} class="kt-revoke" role="status">
          <p>{reasonSentence(speaker, reason, language)}</p>
          {isInteractive && amend !== undefined && card !== undefined && (
            <button type="button" class="button" onClick={() => amend(card)}>
              {text.trick.fix}
            </button>
          )}
          <button type="button" class="button" onClick={() => (dismissed.value = new Set([...dismissed.value, key]))}>
            {text.trick.putAway}
          </button>
        </div>
      ))}
    </>
  );
}

/** The entry of the card that did not follow, before the entry that proves it. */
function revokingEntry({ steps }: BoardPartProps['table'], proof: number, params: Params): number | undefined {
  return steps.findLast(
    ({ entry, event }) => entry < proof && event.type === 'play' && event.by === params.player && event.card === params.instead,
  )?.entry;
}
