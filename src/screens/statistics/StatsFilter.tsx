import { manifests } from '#registry';
import { ChipSelect, PeriodChip } from '#screens/memory/FilterChips';
import type { Filter } from '#screens/memory/filter';
import type { Memory } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';

interface StatsFilterProps {
  readonly memory: Memory;
  readonly filter: Filter;
  /** The game that is looked at; none for all of them. */
  readonly game: string;
  onGame(game: string): void;
  onChange(filter: Filter): void;
}

/** Of which games the statistics are, each part in a chip. */
export function StatsFilter({ memory, filter, game, onGame, onChange }: StatsFilterProps) {
  const text = memoryText.value;
  return (
    <div class="chips">
      <ChipSelect
        label={text.filter.game}
        all={text.figures.allGames}
        value={game}
        options={manifests().map(({ id, title }) => ({ value: id, label: title }))}
        onChoose={onGame}
      />
      {memory.groups.length > 0 && (
        <ChipSelect
          label={text.filter.group}
          all={text.figures.allGroups}
          value={filter.group}
          options={memory.groups.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(group) => onChange({ ...filter, group })}
        />
      )}
      <PeriodChip memory={memory} filter={filter} onChange={onChange} />
    </div>
  );
}
