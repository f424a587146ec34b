import type { BoardProps } from '#contract/board';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { TERRAINS, type Terrain } from '#games/kingdom-builder/law/board/terrain';
import { type Event, isMandatoryOver } from '#games/kingdom-builder/law/position';
import { CAVE, EMBLEMS, TEXTURES } from '#games/kingdom-builder/pieces/shapes';
import { hexCentre, hexOutline } from '#ui/board/hex-geometry';
import { texts } from '../screen-texts';
import { type HeldTool, heldTools } from './held-tools';
import { NO_CHOICE, type TapChoice } from './tap-choice';

interface TrayProps extends BoardProps<KingdomBuilder> {
  readonly choice: TapChoice;
  onChoose(choice: TapChoice): void;
  onLog(event: Event): void;
}

/** What is open now, in thumb reach: the cards, or the tiles. As high for the one as for the other, so that the board stays where it is. */
export function Tray(props: TrayProps) {
  const { state, language, onLog } = props;
  const text = texts[language];
  const { position } = state;
  const tools = heldTools(position, state.phase);
  const isTall = tools.length > TOOLS_PER_ROW;
  if (position.terrain === undefined)
    return (
      <fieldset class="kb-cards" data-tall={isTall} aria-label={text.tray.cards}>
        {TERRAINS.map((terrain) => (
          <button key={terrain} type="button" class="kb-card" onClick={() => onLog({ type: 'draw', terrain })}>
            <TerrainPicture terrain={terrain} />
            {text.grounds[terrain]}
          </button>
        ))}
      </fieldset>
    );
  return (
    <fieldset class="kb-tiles" data-tall={isTall} aria-label={text.tray.tiles}>
      {tools.map((held) => (
        <TileButton key={held.tool} {...props} held={held} />
      ))}
      {tools.length === 0 && <p class="quiet caption">{text.tray.noTiles}</p>}
    </fieldset>
  );
}

/** With more than these the tiles state in two rows. */
const TOOLS_PER_ROW = 4;

/** In every phase of a turn in the same place; it cannot end before the three are placed. */
export function EndTurnButton({ state: { position }, language, onEndTurn }: EndTurnProps) {
  const canEnd = position.terrain !== undefined && isMandatoryOver(position);
  return (
    <button type="button" class={canEnd ? 'button primary kb-end' : 'button kb-end'} aria-disabled={!canEnd} onClick={onEndTurn}>
      {texts[language].tray.endTurn}
    </button>
  );
}

interface EndTurnProps extends Pick<TrayProps, 'state' | 'language'> {
  onEndTurn(): void;
}

export function TerrainPicture({ terrain, size }: { readonly terrain: Terrain; readonly size?: number }) {
  const [x, y] = hexCentre(0, 0);
  return (
    <svg viewBox="-2 -2 104 120" width={size} aria-hidden="true" class={`kb-ground-${terrain}`}>
      <path class="kb-hexes" style={{ fill: `var(--kb-${terrain})` }} d={hexOutline([x, y])} />
      <path class="kb-texture" d={`M${x} ${y}${TEXTURES[terrain]}`} />
    </svg>
  );
}

interface TileButtonProps extends TrayProps {
  readonly held: HeldTool;
}

/** The tiles of one name; one that cannot act says why. */
function TileButton({ held: { tool, count, ready, state }, language, choice, onChoose }: TileButtonProps) {
  const text = texts[language];
  const isPressed = choice.tool === tool;
  const stateText =
    state === 'ready' && ready < count
      ? text.tray.someReady(ready)
      : (tool === 'cave' && text.tray.caveStates[state]) || text.tray.states[state];
  return (
    <button
      type="button"
      class={state === 'ready' ? 'kb-tile' : 'kb-tile kb-tile-disabled'}
      aria-pressed={isPressed}
      onClick={() => onChoose(isPressed ? NO_CHOICE : { tool, from: undefined })}
    >
      <svg viewBox="-30 -30 60 60" aria-hidden="true">
        <path class={tool === 'cave' ? 'kb-cave' : 'kb-emblem'} d={tool === 'cave' ? CAVE : EMBLEMS[tool]} />
      </svg>
      <strong>
        {text.tray.shortTools[tool] ?? text.tools[tool]}
        <span class="visually-hidden">, </span>
      </strong>
      <span>{stateText}</span>
      {count > 1 && <span class="kb-tile-count">×{count}</span>}
    </button>
  );
}
