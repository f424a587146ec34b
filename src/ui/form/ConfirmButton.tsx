import { useKeyedState } from './keyed-state';

interface ConfirmButtonProps {
  readonly label: string;
  /** What it says once it has been tapped, in the same place. */
  readonly confirmLabel: string;
  /** What the question is about: about anything else it is asked anew. */
  readonly about?: object | undefined;
  readonly class?: string | undefined;
  onConfirm(): void;
}

const ANYTHING = {};

/** A button that asks once more before it does what cannot be taken back at once. */
export function ConfirmButton({ label, confirmLabel, about = ANYTHING, class: look = 'button bad', onConfirm }: ConfirmButtonProps) {
  const [isAsking, ask] = useKeyedState(about, false);
  return (
    <button type="button" class={isAsking ? `${look} bad` : look} onClick={() => (isAsking ? onConfirm() : ask(true))}>
      {isAsking ? confirmLabel : label}
    </button>
  );
}
