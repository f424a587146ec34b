import type { ComponentChildren } from 'preact';

/** Shows a photo by putting its canvas into the page. */
export function PhotoCanvas({ photo, children }: { readonly photo: HTMLCanvasElement; readonly children?: ComponentChildren }) {
  const ratio = photo.width / photo.height;
  return (
    <div class="kb-photo-frame" style={{ aspectRatio: `${ratio}`, maxWidth: `calc(46dvh * ${ratio})` }}>
      <div class="kb-photo-canvas" ref={(box) => box?.replaceChildren(photo)} />
      {children}
    </div>
  );
}
