import type { LucideIcon } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { ListRow } from '../ListRow';

interface ConfirmRowProps {
  readonly label: string;
  /** What it says once it has been tapped, in the same place. */
  readonly confirmLabel: string;
  readonly icon: LucideIcon;
  readonly isDestructive?: boolean;
  onConfirm(): void;
}

/** A row of a list that asks once more before it does what cannot be taken back at once. */
export function ConfirmRow({ label, confirmLabel, icon, isDestructive = false, onConfirm }: ConfirmRowProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <ListRow
      label={isAsked ? confirmLabel : label}
      icon={icon}
      isDestructive={isAsked || isDestructive}
      onClick={() => (isAsked ? onConfirm() : setAsked(true))}
    />
  );
}
