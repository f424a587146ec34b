import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { appText } from '../state/app-state';
import { href } from './route';

interface ErrorBoundaryProps {
  /** What stands there instead, where not the notice with the ways out. */
  readonly fallback?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A screen, or a part of it, that fails takes nothing else with it. */
export function ErrorBoundary({ fallback, children }: ErrorBoundaryProps) {
  const [error, again] = useErrorBoundary();
  return <>{error === undefined ? children : (fallback ?? <CrashNotice onAgain={again} />)}</>;
}

function CrashNotice({ onAgain }: { onAgain(): void }) {
  return (
    <main class="page">
      <h1>Regent</h1>
      <p class="card" role="alert">
        {appText.value.crash}
      </p>
      <div class="actions">
        <button type="button" class="button primary" onClick={onAgain}>
          {appText.value.table.retry}
        </button>
        <a class="button" href={href()}>
          {appText.value.more.home}
        </a>
        <RescueLink />
      </div>
    </main>
  );
}

/** The way to the page that saves everything, whatever became of this one. */
export function RescueLink() {
  return (
    <a class="button" href="./rescue.html">
      {appText.value.saveAll}
    </a>
  );
}
