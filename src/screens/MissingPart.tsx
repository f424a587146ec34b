import { askAgain } from '#rescue/parts';
import { goOnWithout, partMissing } from './missing';
import { href } from './route';
import { text } from './state';
import './Over.css';

/** Said over any screen whose parts did not all come: try again, or go on without. */
export function MissingPart() {
  if (!partMissing.value) return null;
  const again = (): void => void askAgain(document).then(() => location.reload());
  return (
    <div class="card over-screen" role="alert">
      <p>{text.value.store.unloaded({}, { player: (id) => id })}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={again}>
          {text.value.table.retry}
        </button>
        <a class="button" href={href()} onClick={goOnWithout}>
          {text.value.more.home}
        </a>
        <button type="button" class="button plain" onClick={goOnWithout}>
          {text.value.close}
        </button>
      </div>
    </div>
  );
}
