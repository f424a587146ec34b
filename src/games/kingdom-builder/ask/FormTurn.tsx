import type { FormProps } from '#contract';
import { isTold, saying } from '#desk/desk';
import {
  type EndCase,
  type FullCase,
  type KingdomBuilderCase,
  type KingdomBuilderResult,
  seated,
  type UseCase,
} from '#games/kingdom-builder/desk/cases';
import { COLOURS } from '#games/kingdom-builder/law/colours';
import { NOBODY } from '#games/kingdom-builder/law/position';
import { TERRAINS } from '#games/kingdom-builder/law/terrain';
import { type HeldTile, TOOLS } from '#games/kingdom-builder/law/tiles';
import { HouseIcon } from '#games/kingdom-builder/pieces/Drawing';
import { texts as screenTexts } from '#games/kingdom-builder/table/view';
import { Picture } from './Picture';
import { colourIn, Strip, TerrainIcon, ToolIcon } from './parts';
import { playersOf, texts } from './sentences';

type TurnProps<C extends KingdomBuilderCase> = FormProps<C, KingdomBuilderResult>;

const STATES = ['none', 'ready', 'fresh', 'used'] as const;
const CAVE_STATES = ['ready', 'used'] as const;

/** The tile, its state, a second one alike, and how far the turn is. */
export function UseForm({ asked, finding, language, onChange }: TurnProps<UseCase>) {
  const { form } = texts[language];
  const { tools } = screenTexts[language];
  const { tool, held, placed } = asked;
  const named = isTold(asked, 'tool');
  const copies = tool === 'cave' ? [0] : held.length === 0 ? [0] : [0, 1];
  const set = (copy: number, state: HeldTile['state'] | 'none'): void => {
    const next = [0, 1].map((each) => (each === copy ? state : held[each]));
    onChange(saying(asked, 'held', { held: next.filter((each): each is HeldTile['state'] => each !== undefined && each !== 'none') }));
  };
  const states = tool === 'cave' ? CAVE_STATES : STATES;
  return (
    <div class="stack kbdesk">
      <Strip
        label={form.tool}
        options={TOOLS.map((value) => ({ value, label: tools[value], sign: <ToolIcon tool={value} /> }))}
        chosen={(value) => named && value === tool}
        onChoose={(value) => onChange(saying(asked, 'tool', { tool: value, held: value === 'cave' ? held.slice(0, 1) : held }))}
      />
      {finding !== undefined && <Picture asked={asked} finding={finding} language={language} />}
      {copies.map((copy) => (
        <Strip
          key={copy}
          label={form.copy[copy] ?? ''}
          options={states.map((value) => ({ value, label: form.states[value] }))}
          chosen={(state) => isTold(asked, 'held') && state === (held[copy] ?? 'none')}
          onChoose={(state) => set(copy, state)}
        />
      ))}
      <Strip
        label={form.placed}
        options={form.placedChoices.map((label, value) => ({ value, label }))}
        chosen={(value) => isTold(asked, 'placed') && value === placed}
        onChoose={(value) => onChange(saying(asked, 'placed', { placed: value }))}
      />
    </div>
  );
}

export function FullForm({ asked, finding, language, onChange }: TurnProps<FullCase>) {
  const { form } = texts[language];
  const { grounds } = screenTexts[language];
  return (
    <div class="stack kbdesk">
      <Strip
        label={form.terrain}
        options={TERRAINS.map((value) => ({ value, label: grounds[value], sign: <TerrainIcon terrain={value} /> }))}
        chosen={(value) => isTold(asked, 'terrain') && value === asked.terrain}
        onChoose={(terrain) => onChange(saying(asked, 'terrain', { terrain }))}
      />
      <Strip
        label={form.placed}
        options={form.fullChoices.map((label, value) => ({ value, label }))}
        chosen={(value) => isTold(asked, 'placed') && value === asked.placed}
        onChoose={(placed) => onChange(saying(asked, 'placed', { placed }))}
      />
      {finding !== undefined && <Picture asked={asked} finding={finding} language={language} />}
    </div>
  );
}

const SEATS = [2, 3, 4, 5] as const;

/** How many play, who began, whose turn ends, and who has nothing left. */
export function EndForm({ asked, finding, language, onChange }: TurnProps<EndCase>) {
  const { form } = texts[language];
  const { players, first, onMove, out } = asked;
  const seats = playersOf(asked, language).map(({ name }, value) => ({
    value,
    label: name,
    sign: <HouseIcon colour={colourIn(asked, value)} />,
  }));
  const resize = (count: number): void => {
    const within = (seat: number): number => Math.min(seat, count - 1);
    onChange(
      saying(asked, 'players', {
        players: seated(count).map((side, seat) => players[seat] ?? side),
        first: within(first),
        onMove: within(onMove),
        out: out.filter((seat) => seat < count),
      }),
    );
  };
  const toggle = (seat: number): void =>
    onChange(
      saying(asked, 'out', {
        out: out.includes(seat) ? out.filter((each) => each !== seat) : [...out, seat].sort((one, other) => one - other),
      }),
    );
  return (
    <div class="stack kbdesk">
      <Strip
        label={form.seats}
        options={SEATS.filter((count) => count <= COLOURS.length).map((value) => ({ value, label: String(value) }))}
        chosen={(value) => isTold(asked, 'players') && value === players.length}
        onChoose={resize}
      />
      {isTold(asked, 'players') && (
        <>
          {finding !== undefined && <Picture asked={asked} finding={finding} language={language} />}
          <Strip
            label={form.out}
            options={[{ value: NOBODY, label: form.nobody }, ...seats]}
            chosen={(seat) => isTold(asked, 'out') && (seat === NOBODY ? out.length === 0 : out.includes(seat))}
            onChoose={(seat) => (seat === NOBODY ? onChange(saying(asked, 'out', { out: [] })) : toggle(seat))}
          />
          <Strip
            label={form.onMove}
            options={seats}
            chosen={(seat) => isTold(asked, 'onMove') && seat === onMove}
            onChoose={(seat) => onChange(saying(asked, 'onMove', { onMove: seat }))}
          />
          <Strip
            label={form.first}
            options={seats}
            chosen={(seat) => isTold(asked, 'first') && seat === first}
            onChoose={(seat) => onChange(saying(asked, 'first', { first: seat }))}
          />
        </>
      )}
    </div>
  );
}
