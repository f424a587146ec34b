import { ArrowLeft } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { appText } from '../state/app-state';
import { href, navigateBack, savedScroll, saveScroll } from './route';

interface PageProps {
  readonly title: ComponentChildren;
  /** Where the arrow leads for who came from nowhere; left out on the screen of a tab. */
  readonly up?: readonly string[] | undefined;
  /** At the end of the title's row. */
  readonly actions?: ComponentChildren;
  /** Stands below what scrolls. */
  readonly footer?: ComponentChildren;
  readonly name?: string;
  readonly children: ComponentChildren;
}

/** Where a page stands beside another one: the list on the left, or what was chosen from it. */
export const PagePlace = createContext<'list' | 'chosen' | undefined>(undefined);

/** A screen with its title and the way back to where one came from. */
export function Page({ title, up, actions, footer, name = '', children }: PageProps) {
  const page = useRef<HTMLElement>(null);
  const place = useContext(PagePlace);
  const Part = place === 'list' ? 'section' : 'main';
  useLayoutEffect(() => {
    if (page.current !== null && place !== 'list') page.current.scrollTop = savedScroll();
  }, []);
  return (
    <>
      <Part class={`page ${name}`} ref={page} onScroll={({ currentTarget }) => place === 'list' || saveScroll(currentTarget.scrollTop)}>
        <header class="page-head">
          {up !== undefined && place === undefined && (
            <a
              class="button plain icon"
              href={href(...up)}
              aria-label={appText.value.back}
              onClick={(event) => {
                event.preventDefault();
                navigateBack(...up);
              }}
            >
              <ArrowLeft aria-hidden="true" />
            </a>
          )}
          <h1>{title}</h1>
          {actions}
        </header>
        {children}
      </Part>
      {footer !== undefined && <footer class="page-footer">{footer}</footer>}
    </>
  );
}
