import { Page } from '#screens/shell/Page';
import type { StepProps } from './NewGame';
import { newGameText } from './new-game-text';
import { PLAY_MODE_ICONS } from './play-mode-icons';
import { StepCount } from './StepCount';
import { choosePlayMode, playModeOf } from './setup-context';

/** How it is played: of equal weight, whichever the game has. */
export function PlayModeStep({ manifest, known, draft, count, onChange, onDone }: StepProps & { onDone(): void }) {
  const text = newGameText.value;
  const chosen = playModeOf(known, draft);
  return (
    <Page
      key="mode"
      title={text.howToPlay}
      up={['new', manifest.id, ...(count === undefined ? ['setup'] : [])]}
      actions={<StepCount count={count} />}
      name="new-game"
      footer={
        <button type="button" class="button primary" onClick={onDone}>
          {text.next}
        </button>
      }
    >
      <fieldset class="options" aria-label={text.howToPlay}>
        {manifest.playModes.map((playMode) => {
          const Icon = PLAY_MODE_ICONS[playMode];
          const { title, hint } = text.playModes[playMode];
          return (
            <button
              key={playMode}
              type="button"
              class="option play-mode"
              aria-pressed={playMode === chosen}
              onClick={() => onChange(choosePlayMode(known, draft, playMode))}
            >
              <Icon aria-hidden="true" size={28} />
              <span class="list-row-text">
                <strong>{title}</strong> <span class="quiet caption">{hint}</span>
              </span>
            </button>
          );
        })}
      </fieldset>
    </Page>
  );
}
