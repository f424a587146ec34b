import { appText, language } from '#screens/state/app-state';
import { shareTexts } from '#text/share';
import { Sheet } from '#ui/sheet/Sheet';
import { ShareResult } from './ShareResult';
import type { ShareResultProps } from './shared-result';

/** A finished game to send to somebody, as text or as a picture. */
export function ShareSheet({ onClose, ...result }: ShareResultProps & { onClose(): void }) {
  return (
    <Sheet title={shareTexts[language.value].share} closeLabel={appText.value.close} onClose={onClose}>
      <ShareResult {...result} />
    </Sheet>
  );
}
