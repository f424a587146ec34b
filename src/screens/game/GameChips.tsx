import type { ComponentChildren } from 'preact';
import { titleOf } from '#screens/game/game-title';
import { Emblem } from './Emblem';
import './GameChips.css';

interface GameChipsProps {
  /** What is chosen, for who does not see it. */
  readonly label: string;
  readonly games: readonly string[];
  readonly chosen: string | undefined;
  /** The one that is named beside its emblem: the game in hand. */
  readonly named?: string | undefined;
  /** What stands before the games. */
  readonly children?: ComponentChildren;
  onChoose(game: string): void;
}

/** One kind of game by its emblem, which is named aloud. */
export const GameChips = ({ label, games, chosen, named, children, onChoose }: GameChipsProps) => (
  <fieldset class="game-chips" aria-label={label}>
    {children}
    {games.map((id) => (
      <button
        key={id}
        type="button"
        class={id === named ? 'game-chip game-chip-named' : 'game-chip'}
        aria-label={titleOf(id)}
        aria-pressed={chosen === id}
        onClick={() => onChoose(id)}
      >
        <Emblem game={id} />
        {id === named && <span>{titleOf(id)}</span>}
      </button>
    ))}
  </fieldset>
);
