import { ArrowLeft } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { appText } from '../state/app-state';
import { href, navigateBack } from './route';

interface PageProps {
  readonly title: ComponentChildren;
  /** Where the arrow leads. */
  readonly up: readonly string[];
  /** The arrow leads to where one came from, `up` being the place for who came from nowhere. */
  readonly shouldGoBack?: boolean;
  readonly name?: string;
  readonly children: ComponentChildren;
}

/** A screen with its title and the way back. */
export function Page({ title, up, shouldGoBack = false, name = '', children }: PageProps) {
  return (
    <main class={`page ${name}`}>
      <header class="page-head">
        <a
          class="button plain icon"
          href={href(...up)}
          aria-label={appText.value.back}
          onClick={(event) => {
            if (!shouldGoBack) return;
            event.preventDefault();
            navigateBack(...up);
          }}
        >
          <ArrowLeft aria-hidden="true" />
        </a>
        <h1>{title}</h1>
      </header>
      {children}
    </main>
  );
}
