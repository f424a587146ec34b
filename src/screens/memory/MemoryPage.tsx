import type { ComponentChildren } from 'preact';
import './memory.css';
import { Page } from '#screens/shell/Page';

interface MemoryPageProps {
  readonly title: string;
  /** Where the arrow leads for who came from nowhere; left out on the screen of a tab. */
  readonly up?: string | undefined;
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A page of the group's memory. */
export const MemoryPage = ({ title, up, actions, children }: MemoryPageProps) => (
  <Page title={title} up={up === undefined ? undefined : [up]} actions={actions} name="memory">
    {children}
  </Page>
);

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  /** What stands for no choice. */
  readonly all?: string | undefined;
  onChoose(value: string): void;
}

export function Select({ label, value, options, all, onChoose }: SelectProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
