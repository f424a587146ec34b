import { ChevronRight, type LucideIcon } from 'lucide-preact';
import type { ComponentChildren } from 'preact';

interface ListRowProps {
  readonly label: ComponentChildren;
  /** A line below the label. */
  readonly hint?: ComponentChildren;
  /** What it stands at now, before the chevron. */
  readonly value?: ComponentChildren;
  readonly icon?: LucideIcon | undefined;
  /** A drawing in the icon's place. */
  readonly picture?: ComponentChildren;
  /** Where it leads; a row that does something has `onClick` instead. */
  readonly href?: string | undefined;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
  /** What it does cannot be taken back at once, or takes something away. */
  readonly isDestructive?: boolean;
}

/** A row of a list that leads somewhere or does something: icon, label, value, chevron. */
export function ListRow({ label, hint, value, icon: Icon, picture, href, onClick, isDestructive = false }: ListRowProps) {
  const content = (
    <>
      {picture ?? (Icon !== undefined && <Icon aria-hidden="true" size={24} />)}
      <span class="list-row-text">
        <span>{label}</span>
        {hint !== undefined && hint !== '' && <span class="quiet caption">{hint}</span>}
      </span>
      {value !== undefined && <span class="quiet">{value}</span>}
      {!isDestructive && <ChevronRight aria-hidden="true" size={20} />}
    </>
  );
  const look = isDestructive ? 'list-row list-row-bad' : 'list-row';
  return (
    <li>
      {href === undefined ? (
        <button type="button" class={look} onClick={onClick}>
          {content}
        </button>
      ) : (
        <a class={look} href={href}>
          {content}
        </a>
      )}
    </li>
  );
}
