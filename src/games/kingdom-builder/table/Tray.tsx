import type { BoardProps } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { brokenTool } from '#games/kingdom-builder/law/judge';
import { type Event, mandatoryOver, reserveOf, tilesOf } from '#games/kingdom-builder/law/position';
import { TERRAINS, type Terrain } from '#games/kingdom-builder/law/terrain';
import type { HeldTile, Tool } from '#games/kingdom-builder/law/tiles';
import { HouseIcon } from '#games/kingdom-builder/pieces/Drawing';
import { CAVE, EMBLEMS, TEXTURES } from '#games/kingdom-builder/pieces/shapes';
import { middleOf, outline } from '#ui/hexes';
import { pointsShown } from './record';
import type { Choice } from './tools';
import { texts } from './view';

interface TrayProps extends BoardProps<KingdomBuilder> {
  readonly choice: Choice;
  onChoose(choice: Choice): void;
  onLog(event: Event): void;
  onCount(): void;
}

/** What is open now, in thumb reach: the cards, or the tiles and the end of the turn. */
export function Tray(props: TrayProps) {
  const { stand, language, choice, onChoose, onLog, onCount } = props;
  const text = texts[language];
  const { position } = stand;
  const drawing = position.terrain === undefined;
  return (
    <>
      {drawing ? (
        <fieldset class="kb-cards" aria-label={text.tray.cards}>
          {TERRAINS.map((terrain) => (
            <button key={terrain} type="button" class="kb-card" onClick={() => onLog({ type: 'draw', terrain })}>
              <TerrainPicture terrain={terrain} />
              {text.grounds[terrain]}
            </button>
          ))}
        </fieldset>
      ) : (
        <>
          <Tiles {...props} />
          <div class="actions">
            {choice.tool !== undefined && !mandatoryOver(position) && (
              <button type="button" class="button" onClick={() => onChoose({ tool: undefined, from: undefined })}>
                {text.tray.mandatory}
              </button>
            )}
            <button
              type="button"
              class={mandatoryOver(position) ? 'button primary' : 'button'}
              aria-disabled={!mandatoryOver(position)}
              onClick={() => onLog({ type: 'end-turn' })}
            >
              {text.tray.endTurn}
            </button>
          </div>
        </>
      )}
      <Players {...props} />
      <div class="actions">
        <button
          type="button"
          class="button"
          aria-pressed={pointsShown.value}
          onClick={() => {
            pointsShown.value = !pointsShown.value;
          }}
        >
          {pointsShown.value ? text.tray.hidePoints : text.tray.showPoints}
        </button>
        <button type="button" class="button" onClick={onCount}>
          {text.count.now}
        </button>
      </div>
    </>
  );
}

function TerrainPicture({ terrain }: { readonly terrain: Terrain }) {
  const [x, y] = middleOf(0, 0);
  return (
    <svg viewBox="-2 -2 104 120" aria-hidden="true" class={`kb-ground-${terrain}`}>
      <path class="kb-hexes" style={{ fill: `var(--kb-${terrain})` }} d={outline([x, y])} />
      <path class="kb-texture" d={`M${x} ${y}${TEXTURES[terrain]}`} />
    </svg>
  );
}

/** The tiles of the player on move; one that cannot act says why. */
function Tiles({ stand, language, choice, onChoose }: TrayProps) {
  const text = texts[language];
  const { position } = stand;
  const held = tilesOf(position, position.onMove);
  const caves = position.land.caves.length > 0;
  if (held.length === 0 && !caves) return null;
  const toggle = (tool: Tool): void => onChoose({ tool: choice.tool === tool ? undefined : tool, from: undefined });
  return (
    <fieldset class="kb-tiles" aria-label={text.tray.tiles}>
      {held.map((tile, index) => (
        <TileButton
          key={`${tile.from}-${index}`}
          tool={tile.tile}
          state={tile.state}
          closed={brokenTool(position, tile.tile).length > 0}
          {...{ language, choice, toggle }}
        />
      ))}
      {caves && (
        <TileButton
          tool="cave"
          state={position.caveUsed ? 'used' : 'ready'}
          closed={brokenTool(position, 'cave').length > 0}
          {...{ language, choice, toggle }}
        />
      )}
    </fieldset>
  );
}

interface TileButtonProps extends Pick<TrayProps, 'language' | 'choice'> {
  readonly tool: Tool;
  readonly state: HeldTile['state'];
  readonly closed: boolean;
  toggle(tool: Tool): void;
}

function TileButton({ tool, state, closed, language, choice, toggle }: TileButtonProps) {
  const text = texts[language];
  return (
    <button
      type="button"
      class={closed || state !== 'ready' ? 'kb-tile kb-tile-shut' : 'kb-tile'}
      aria-pressed={choice.tool === tool}
      onClick={() => toggle(tool)}
    >
      <svg viewBox="-30 -30 60 60" aria-hidden="true">
        <path class={tool === 'cave' ? 'kb-cave' : 'kb-emblem'} d={tool === 'cave' ? CAVE : EMBLEMS[tool]} />
      </svg>
      <strong>
        {text.tools[tool]}
        <span class="unseen">, </span>
      </strong>
      <span>{text.tray.states[state]}</span>
    </button>
  );
}

/** What everybody holds. */
function Players({ stand, names, language }: TrayProps) {
  const text = texts[language];
  const { position } = stand;
  return (
    <ul class="kb-players" aria-label={text.tray.players}>
      {position.players.map((player, seat) => (
        <li key={player} class="kb-player">
          <HouseIcon colour={position.colours[seat]} size={26} />
          <span class="kb-player-name">{names.player(player)}</span>
          <span class="quiet">{text.tray.reserve(reserveOf(position, seat))}</span>
          {tilesOf(position, seat).map(({ tile, from }) => (
            <span key={from}>{text.tools[tile]}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}
