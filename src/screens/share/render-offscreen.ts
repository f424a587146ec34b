import { h, render, type VNode } from 'preact';
import { LazyFallback } from '#ui/lazy';
import './render-offscreen.css';

const PENDING_CLASS = 'awaited';
const PendingMarker = ({ failed }: { readonly failed: boolean }) => (failed ? null : h('span', { class: PENDING_CLASS }));

/** Parts of a drawing may still have to be fetched. */
function waitUntilLoaded(stage: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (stage.getElementsByClassName(PENDING_CLASS).length > 0) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(stage, { childList: true, subtree: true });
    look();
  });
}

/** Draws something out of sight, where the style sheets still reach it. */
export async function renderOffscreen<Result>(drawn: VNode, use: (stage: HTMLElement) => Promise<Result>): Promise<Result> {
  const stage = document.createElement('div');
  stage.className = 'stage';
  stage.setAttribute('aria-hidden', 'true');
  document.body.append(stage);
  render(h(LazyFallback.Provider, { value: PendingMarker, children: drawn }), stage);
  await waitUntilLoaded(stage);
  try {
    return await use(stage);
  } finally {
    render(null, stage);
    stage.remove();
  }
}
