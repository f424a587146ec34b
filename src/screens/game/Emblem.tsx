import { manifestOf } from '#registry';
import './Emblem.css';

/** A small picture of a game, drawn for Regent. */
export function Emblem({ game }: { readonly game: string }) {
  return (
    <svg viewBox="0 0 64 64" class="emblem" aria-hidden="true">
      <rect width="64" height="64" rx="14" class="emblem-ground" />
      {manifestOf(game)?.emblem.map(({ path, tone, transform }) => (
        <path key={path} d={path} class={`emblem-${tone}`} transform={transform} />
      ))}
    </svg>
  );
}
