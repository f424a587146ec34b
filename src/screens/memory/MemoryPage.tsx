import { ChartColumn, History as HistoryIcon, UserRound, UsersRound } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import './memory.css';
import { memoryText } from '#screens/memory/memory-text';
import { Page } from '#screens/shell/Page';
import { href } from '#screens/shell/route';

const SECTIONS = [
  { name: 'history', Icon: HistoryIcon },
  { name: 'statistics', Icon: ChartColumn },
  { name: 'players', Icon: UserRound },
  { name: 'groups', Icon: UsersRound },
] as const;

type MemorySection = (typeof SECTIONS)[number]['name'];

interface MemoryPageProps {
  readonly title: string;
  readonly section?: MemorySection | undefined;
  /** Where the arrow leads; home unless told otherwise. */
  readonly up?: string | undefined;
  readonly children: ComponentChildren;
}

/** A page of the group's memory, with the way to the others. */
export function MemoryPage({ title, section, up, children }: MemoryPageProps) {
  return (
    <Page title={title} up={up === undefined ? [] : [up]} name="memory">
      {section !== undefined && (
        <nav class="memory-tabs">
          {SECTIONS.map(({ name, Icon }) => (
            <a key={name} class="memory-tab" href={href(name)} aria-current={name === section ? 'page' : undefined}>
              <Icon aria-hidden="true" size={20} />
              <span>{memoryText.value[name]}</span>
            </a>
          ))}
        </nav>
      )}
      {children}
    </Page>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectProps {
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
