import { useState } from 'preact/hooks';
import { ConfirmSheet, type TapPoint } from './ConfirmSheet';

interface ConfirmButtonProps {
  readonly label: string;
  readonly confirmLabel: string;
  readonly class?: string;
  onConfirm(): void;
}

/** A button for what cannot be taken back: it asks in a sheet of its own. */
export function ConfirmButton({ label, confirmLabel, class: look = 'button bad', onConfirm }: ConfirmButtonProps) {
  const [tap, setTap] = useState<TapPoint | undefined>(undefined);
  return (
    <>
      <button type="button" class={look} onClick={({ clientX, clientY }) => setTap({ clientX, clientY })}>
        {label}
      </button>
      {tap !== undefined && (
        <ConfirmSheet title={label} confirmLabel={confirmLabel} tap={tap} onConfirm={onConfirm} onClose={() => setTap(undefined)} />
      )}
    </>
  );
}
