import type { Finding } from '#desk/desk';
import type { EndCase, LordsCase, UseCase } from '#games/kingdom-builder/desk/cases';
import { COLOURS } from '#games/kingdom-builder/law/colours';
import { MANDATORY } from '#games/kingdom-builder/law/position';
import { House } from '#games/kingdom-builder/pieces/Drawing';
import { HOUSE } from '#games/kingdom-builder/pieces/shapes';
import type { Player } from '#session/game';
import { ToolSign } from './Crop';
import { colourIn } from './parts';

const PLACES = Array.from({ length: MANDATORY }, (_, index) => index);

const SIGNS = {
  ready: 'M-15 1L-4 13L17-12',
  fresh: 'M0-14V0L10 8',
  used: 'M-13-13L13 13M13-13L-13 13',
} as const;

interface UseProps {
  readonly asked: UseCase;
  readonly allowed: Finding['allowed'];
  readonly label: string;
}

const tileAt = (count: number, index: number): string => `translate(${count === 1 ? 520 : 440 + index * 150} 95)`;

/** The three of the turn on the left, the tiles on the right with what each can do. */
export function UsePicture({ asked: { tool, held, placed }, allowed, label }: UseProps) {
  const tiles = held.length === 0 ? [undefined] : held;
  return (
    <svg class="kbdesk-crop" viewBox="0 0 680 190" role="img" aria-label={label}>
      {PLACES.map((index) => (
        <g key={index} transform={`translate(${70 + index * 90} 100)`}>
          {index < placed ? <House colour={COLOURS[0]} /> : <path class="kbdesk-empty" d={HOUSE} />}
        </g>
      ))}
      <path class="kbdesk-divide" d="M350 30V160" />
      {tiles.map((state, index) => (
        <g key={index} class={state === 'ready' ? undefined : 'kbdesk-off'} transform={tileAt(tiles.length, index)}>
          <ToolSign tool={tool} />
        </g>
      ))}
      {allowed === false && (
        <path class="kbdesk-strike" d={`M${tiles.length === 1 ? 455 : 375} 160L${tiles.length === 1 ? 585 : 655} 30`} />
      )}
      {held.map((state, index) => (
        <g key={index} class={`kbdesk-state-${state}`} transform={`${tileAt(tiles.length, index)} translate(44 -44)`}>
          <circle r={26} />
          <path d={SIGNS[state]} />
        </g>
      ))}
    </svg>
  );
}

interface EndProps {
  readonly asked: EndCase;
  readonly names: readonly Player[];
  readonly label: string;
}

/** The players in the order of their turns: whose ends, who is out, and the line after which nobody plays. */
export function EndPicture({ asked: { players, colours, first, onMove, out }, names, label }: EndProps) {
  const order = players.map((_, index) => (first + index) % players.length);
  const step = 640 / players.length;
  return (
    <svg class="kbdesk-crop" viewBox="0 0 720 230" role="img" aria-label={label}>
      {order.map((seat, index) => {
        const x = 20 + step * (index + 0.5);
        return (
          <g key={seat}>
            {index > 0 && <path class="kbdesk-next" d={`M${x - step / 2 - 10} 92l16 14l-16 14`} />}
            {seat === onMove && <rect class="kbdesk-turn" x={x - 52} y={44} width={104} height={118} rx={16} />}
            <g transform={`translate(${x} 105) scale(1.2)`}>
              <House colour={colourIn({ players, colours }, seat)} />
            </g>
            {out.includes(seat) && (
              <g transform={`translate(${x + 36} 64)`}>
                <circle class="kb-badge" r={24} />
                <text class="kb-badge-figure" y={12}>
                  0
                </text>
              </g>
            )}
            {index === 0 && (
              <text class="kbdesk-first" x={x} y={34}>
                1
              </text>
            )}
            <text class="kbdesk-name" x={x} y={200}>
              {names[seat]?.name}
            </text>
          </g>
        );
      })}
      <path class="kbdesk-stop" d="M684 40V170" />
    </svg>
  );
}

interface LordsProps {
  readonly asked: LordsCase;
  readonly names: readonly Player[];
  readonly label: string;
}

/** The sides with the settlements of each in the section. */
export function LordsPicture({ asked: { players, colours, counts }, names, label }: LordsProps) {
  const step = 640 / players.length;
  return (
    <svg class="kbdesk-crop" viewBox="0 0 720 200" role="img" aria-label={label}>
      {players.map(({ id }, seat) => (
        <g key={id} transform={`translate(${40 + step * (seat + 0.5)} 80)`}>
          <g transform="scale(1.2)">
            <House colour={colourIn({ players, colours }, seat)} />
          </g>
          <g transform="translate(36 -41)">
            <circle class="kb-badge" r={26} />
            <text class="kb-badge-figure" y={12}>
              {counts[seat] ?? 0}
            </text>
          </g>
          <text class="kbdesk-name" y={95}>
            {names[seat]?.name}
          </text>
        </g>
      ))}
    </svg>
  );
}
