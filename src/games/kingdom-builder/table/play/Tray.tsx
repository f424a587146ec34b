import type { BoardProps } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import type { Spot } from '#games/kingdom-builder/law/board/land';
import { TERRAINS, type Terrain } from '#games/kingdom-builder/law/board/terrain';
import { type Event, isMandatoryOver, tilesOf } from '#games/kingdom-builder/law/position';
import type { HeldTile, Tool } from '#games/kingdom-builder/law/tiles';
import { CAVE, EMBLEMS, TEXTURES } from '#games/kingdom-builder/pieces/shapes';
import type { TileState } from '#games/kingdom-builder/text/screen-en';
import { hexCentre, hexOutline } from '#ui/board/hex-geometry';
import { TrayRow } from '#ui/TableView';
import { texts } from '../screen-texts';
import { NO_CHOICE, type TapChoice, tileStateOf } from './tap-choice';

interface TrayProps extends BoardProps<KingdomBuilder> {
  readonly choice: TapChoice;
  onChoose(choice: TapChoice): void;
  onLog(event: Event): void;
}

/** What is open now, in thumb reach: the cards, or the tiles and the end of the turn. */
export function Tray(props: TrayProps) {
  const { state, language, choice, onChoose, onLog } = props;
  const text = texts[language];
  const { position } = state;
  if (position.terrain === undefined)
    return (
      <fieldset class="kb-cards" aria-label={text.tray.cards}>
        {TERRAINS.map((terrain) => (
          <button key={terrain} type="button" class="kb-card" onClick={() => onLog({ type: 'draw', terrain })}>
            <TerrainPicture terrain={terrain} />
            {text.grounds[terrain]}
          </button>
        ))}
      </fieldset>
    );
  const isOver = isMandatoryOver(position);
  return (
    <TrayRow label={text.tray.tiles}>
      {isOver && (
        <button type="button" class="button primary kb-end" onClick={() => onLog({ type: 'end-turn' })}>
          {text.tray.endTurn}
        </button>
      )}
      {choice.tool !== undefined && !isOver && (
        <button type="button" class="button kb-end" onClick={() => onChoose(NO_CHOICE)}>
          {text.tray.mandatory}
        </button>
      )}
      <ToolTiles {...props} />
      {!isOver && (
        <button type="button" class="button kb-end" aria-disabled="true" onClick={() => onLog({ type: 'end-turn' })}>
          {text.tray.endTurn}
        </button>
      )}
    </TrayRow>
  );
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

/** The tiles of the player on move; one that cannot act says why. */
function ToolTiles({ state, language, choice, onChoose }: TrayProps) {
  const { position, phase } = state;
  const { onMove, land, isCaveUsed } = position;
  const tools: readonly { readonly tool: Tool; readonly source: Spot | undefined; readonly state: HeldTile['state'] }[] = [
    ...tilesOf(position, onMove).map(({ tile, from, state }) => ({ tool: tile, source: from, state })),
    ...(land.caves.length > 0 ? [{ tool: 'cave', source: undefined, state: isCaveUsed ? 'used' : 'ready' } as const] : []),
  ];
  return (
    <>
      {tools.map(({ tool, source, state }) => {
        const isPressed = choice.tool === tool && choice.source === source;
        return (
          <TileButton
            key={`${tool} ${source}`}
            tool={tool}
            state={tileStateOf(position, phase, tool, state)}
            isPressed={isPressed}
            language={language}
            onChoose={() => onChoose(isPressed ? NO_CHOICE : { tool, source, from: undefined })}
          />
        );
      })}
    </>
  );
}

interface TileButtonProps extends Pick<TrayProps, 'language'> {
  readonly tool: Tool;
  readonly state: TileState;
  readonly isPressed: boolean;
  onChoose(): void;
}

function TileButton({ tool, state, isPressed, language, onChoose }: TileButtonProps) {
  const text = texts[language];
  return (
    <button type="button" class={state === 'ready' ? 'kb-tile' : 'kb-tile kb-tile-disabled'} aria-pressed={isPressed} onClick={onChoose}>
      <svg viewBox="-30 -30 60 60" aria-hidden="true">
        <path class={tool === 'cave' ? 'kb-cave' : 'kb-emblem'} d={tool === 'cave' ? CAVE : EMBLEMS[tool]} />
      </svg>
      <strong>
        {text.tools[tool]}
        <span class="visually-hidden">, </span>
      </strong>
      <span>{(tool === 'cave' && text.tray.caveStates[state]) || text.tray.states[state]}</span>
    </button>
  );
}
