import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { href } from './route';
import { text } from './state';

interface BoundaryProps {
  /** What stands there instead, where not the notice with the ways out. */
  readonly instead?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A screen, or a part of it, that fails takes nothing else with it. */
export function Boundary({ instead, children }: BoundaryProps) {
  const [error, again] = useErrorBoundary();
  return <>{error === undefined ? children : (instead ?? <Crash onAgain={again} />)}</>;
}

function Crash({ onAgain }: { onAgain(): void }) {
  return (
    <main class="page">
      <h1>Regent</h1>
      <p class="card" role="alert">
        {text.value.crash}
      </p>
      <div class="row">
        <button type="button" class="button primary" onClick={onAgain}>
          {text.value.table.retry}
        </button>
        <a class="button" href={href()}>
          {text.value.more.home}
        </a>
        <SaveAll />
      </div>
    </main>
  );
}

/** The way to the page that saves everything, whatever became of this one. */
export function SaveAll() {
  return (
    <a class="button" href="./rescue.html">
      {text.value.saveAll}
    </a>
  );
}
