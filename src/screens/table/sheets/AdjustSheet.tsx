import { useState } from 'preact/hooks';
import type { AdjustEvent } from '#law/game';
import { appText } from '#screens/state/app-state';
import { cleanName } from '#session/formats/clean-name';
import { Choice } from '#ui/form/Choice';
import { Stepper } from '#ui/number/Stepper';
import { Sheet } from '#ui/sheet/Sheet';
import type { PanelProps } from '../Frame';

const MAX_REASON_LENGTH = 80;

/** Points that the table gives or takes, with its reason. */
export function AdjustSheet({ view, onClose }: PanelProps) {
  const text = appText.value.more;
  const { players } = view.liveGame.table.value.effective.header;
  const [by, setBy] = useState<string | undefined>(undefined);
  const [points, setPoints] = useState(1);
  const [reason, setReason] = useState('');
  const cleanReason = cleanName(reason, MAX_REASON_LENGTH);
  const save = (): void => {
    if (by === undefined || cleanReason === '') return;
    const event: AdjustEvent = { type: 'adjust', by, points, reason: cleanReason };
    onClose();
    view.lookBackIndex.value = undefined;
    view.play(event);
  };
  return (
    <Sheet title={text.adjust} closeLabel={appText.value.close} onClose={onClose}>
      <Choice label={text.adjustWho} options={players.map(({ id, name }) => ({ value: id, label: name }))} value={by} onChoose={setBy} />
      <Stepper label={text.adjustPoints} value={points} text={text} onChange={setPoints} />
      <label class="field">
        <span>{text.adjustReason}</span>
        <input type="text" maxLength={MAX_REASON_LENGTH} value={reason} onInput={(event) => setReason(event.currentTarget.value)} />
      </label>
      <button type="button" class="button primary" disabled={by === undefined || cleanReason === '' || points === 0} onClick={save}>
        {text.adjustSave}
      </button>
    </Sheet>
  );
}
