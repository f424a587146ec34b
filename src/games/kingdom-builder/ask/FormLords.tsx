import type { FormProps } from '#contract';
import { isTold, saying } from '#desk/desk';
import { type KingdomBuilderResult, type LordsCase, seated } from '#games/kingdom-builder/desk/cases';
import { SETTLEMENTS } from '#games/kingdom-builder/law/position';
import { Stepper } from '#ui/Stepper';
import { Strip } from './parts';
import { playersOf, texts } from './sentences';

const SEATS = [2, 3, 4, 5] as const;

/** How many play, and how many settlements each has in the section. */
export function LordsForm({ asked, language, onChange }: FormProps<LordsCase, KingdomBuilderResult>) {
  const { form } = texts[language];
  const players = playersOf(asked, language);
  const resize = (count: number): void =>
    onChange(
      saying(asked, 'players', {
        players: seated(count).map((side, seat) => asked.players[seat] ?? side),
        counts: Array.from({ length: count }, (_, seat) => asked.counts[seat]),
      }),
    );
  const set = (seat: number, count: number): void =>
    onChange({ ...asked, counts: asked.counts.with(seat, Math.min(SETTLEMENTS, Math.max(0, count))) });
  return (
    <div class="stack kbdesk">
      <Strip
        label={form.seats}
        options={SEATS.map((value) => ({ value, label: String(value) }))}
        chosen={(value) => isTold(asked, 'players') && value === players.length}
        onChoose={resize}
      />
      {(isTold(asked, 'players') ? players : []).map(({ id, name }, seat) => (
        <Stepper
          key={id}
          label={form.lordsOf(name)}
          value={asked.counts[seat]}
          text={{ fewer: form.oneFewer, extra: form.oneMore }}
          onChange={(count) => set(seat, count)}
        />
      ))}
    </div>
  );
}
