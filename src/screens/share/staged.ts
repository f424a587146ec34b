import { h, render, type VNode } from 'preact';
import { Missing } from '#ui/Lazy';
import './staged.css';

const AWAITED = 'awaited';
const Awaited = ({ failed }: { readonly failed: boolean }) => (failed ? null : h('span', { class: AWAITED }));

/** Parts of a drawing may still have to be fetched. */
function arrived(stage: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (stage.getElementsByClassName(AWAITED).length > 0) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(stage, { childList: true, subtree: true });
    look();
  });
}

/** Draws something out of sight, where the style sheets still reach it. */
export async function staged<Result>(drawn: VNode, use: (stage: HTMLElement) => Promise<Result>): Promise<Result> {
  const stage = document.createElement('div');
  stage.className = 'stage';
  stage.setAttribute('aria-hidden', 'true');
  document.body.append(stage);
  render(h(Missing.Provider, { value: Awaited, children: drawn }), stage);
  await arrived(stage);
  try {
    return await use(stage);
  } finally {
    render(null, stage);
    stage.remove();
  }
}
