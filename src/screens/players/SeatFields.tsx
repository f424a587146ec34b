import { Select } from '#screens/memory/MemoryPage';
import { listPersons, personLookup } from '#screens/memory/memory-people';
import type { Memory } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import type { Player } from '#session/game';
import { personOf, seatPerson } from '#session/seat-persons';

interface SeatFieldsProps {
  readonly memory: Memory;
  readonly players: readonly Player[];
  onChange(players: readonly Player[]): void;
}

/** Who sat where: "this was Cleo, not Ana". Whoever sits elsewhere swaps seats. */
export function SeatFields({ memory, players, onChange }: SeatFieldsProps) {
  const text = memoryText.value.game;
  const person = personLookup(memory);
  const personIdOf = (player: Player): string => person(personOf(player));
  const seated = players.map(personIdOf);
  return (
    <>
      {players.map((player, index) => {
        const own = personIdOf(player);
        const others = [
          ...players.flatMap((each) => (each === player ? [] : [{ id: personIdOf(each), name: each.name }])),
          ...listPersons(memory).filter(({ id }) => !seated.includes(id)),
        ];
        return (
          <Select
            key={player.id}
            label={text.seat(index + 1)}
            value={own}
            options={[{ value: own, label: player.name }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
            onChoose={(id) => {
              const chosen = others.find((each) => each.id === id);
              if (chosen === undefined) return;
              const swapped = players.find((each) => personIdOf(each) === id);
              const seatedNow = seatPerson(players, player.id, chosen);
              onChange(swapped === undefined ? seatedNow : seatPerson(seatedNow, swapped.id, { id: own, name: player.name }));
            }}
          />
        );
      })}
    </>
  );
}
