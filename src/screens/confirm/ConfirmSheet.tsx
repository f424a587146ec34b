import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { appText } from '#screens/state/app-state';
import { Sheet } from '#ui/sheet/Sheet';

/** Where the finger was when it asked. */
export type TapPoint = Pick<MouseEvent, 'clientX' | 'clientY'>;

interface ConfirmSheetProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly tap: TapPoint;
  onConfirm(): void;
  onClose(): void;
}

const isInside = ({ clientX, clientY }: TapPoint, { left, right, top, bottom }: DOMRect): boolean =>
  clientX > left && clientX < right && clientY > top && clientY < bottom;

/** Asks before what cannot be taken back is done: the two things one can do, and what does it is never under the finger that asked. */
export function ConfirmSheet({ title, confirmLabel, tap, onConfirm, onClose }: ConfirmSheetProps) {
  const confirm = useRef<HTMLButtonElement>(null);
  const [isSwapped, setSwapped] = useState(false);
  useLayoutEffect(() => {
    if (confirm.current !== null && isInside(tap, confirm.current.getBoundingClientRect())) setSwapped(true);
  }, []);
  const confirmButton = (
    <button
      key="confirm"
      ref={confirm}
      type="button"
      class="button bad"
      onClick={() => {
        onClose();
        onConfirm();
      }}
    >
      {confirmLabel}
    </button>
  );
  const backButton = (
    <button key="back" type="button" class="button primary" onClick={onClose}>
      {appText.value.back}
    </button>
  );
  return (
    <Sheet title={title} closeLabel={appText.value.close} onClose={onClose}>
      <div class="actions">{isSwapped ? [backButton, confirmButton] : [confirmButton, backButton]}</div>
    </Sheet>
  );
}
