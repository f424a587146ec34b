import { Dices } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { appTexts } from '#text/app/texts';
import type { Language } from '#text/language';
import './person-chips.css';

interface StartingPlayerChoiceProps {
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly first: string;
  /** The question, where a game asks for something else than who begins. */
  readonly label?: string;
  readonly language: Language;
  onChange(first: string): void;
}

const SPIN_STEPS = 12;

/** Who begins: chosen, or drawn at random with a small show. */
export function StartingPlayerChoice({ players, first, label, language, onChange }: StartingPlayerChoiceProps) {
  const text = appTexts[language].create;
  const [spin, setSpin] = useState<{ readonly left: number; readonly end: number } | undefined>(undefined);
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    if (spin === undefined) return undefined;
    if (spin.left === 0) {
      const winner = players[spin.end];
      setSpin(undefined);
      setDrawn(true);
      if (winner !== undefined) onChange(winner.id);
      return undefined;
    }
    const timer = setTimeout(() => setSpin({ ...spin, left: spin.left - 1 }), 60 + (SPIN_STEPS - spin.left) * 8);
    return () => clearTimeout(timer);
  }, [spin, players, onChange]);

  const draw = (): void => {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setDrawn(false);
    setSpin({ left: calm ? 0 : SPIN_STEPS, end: number % players.length });
  };
  const shownPlayer = spin === undefined ? first : players[(spin.end + spin.left) % players.length]?.id;
  const name = players.find(({ id }) => id === first)?.name ?? '';

  return (
    <fieldset class="stack">
      <legend>{label ?? text.begins}</legend>
      <div class="person-chips">
        {players.map((player) => (
          <button
            key={player.id}
            type="button"
            class="person-chip"
            aria-pressed={player.id === shownPlayer}
            onClick={() => {
              setDrawn(false);
              onChange(player.id);
            }}
          >
            {player.name}
          </button>
        ))}
        <button type="button" class="person-chip" onClick={draw} disabled={spin !== undefined}>
          <Dices aria-hidden="true" size={20} />
          {text.drawBeginner}
        </button>
      </div>
      <span class="visually-hidden" aria-live="polite">
        {drawn && spin === undefined ? text.drawn(name) : ''}
      </span>
    </fieldset>
  );
}
