import { useMemory } from '#screens/memory/memory-state';
import { href } from '#screens/shell/route';
import { appText } from '#screens/state/app-state';

/** Whether some games cannot be read: all of them are looked at, which may take longer than the screen. */
export function UnreadCard() {
  const unread = useMemory()?.unreadableCount ?? 0;
  if (unread === 0) return null;
  return (
    <p class="card warning">
      <a href={href('settings')}>{appText.value.home.aside(unread)}</a>
    </p>
  );
}
