import { game } from '#games/kingdom-builder/game';
import { type Coordinates, type Island, type Layout, spotOf } from '#games/kingdom-builder/law/board/land';
import type { SectionName } from '#games/kingdom-builder/law/board/sections';
import type { Ground, Terrain } from '#games/kingdom-builder/law/board/terrain';
import { type Card, type Event, type Position, type Setup, agreements as table } from '#games/kingdom-builder/law/position';
import type { HeldTile, Tile } from '#games/kingdom-builder/law/tiles';
import type { EventBase } from '#law/game';
import { brokenRules } from '#law/ruling';
import type { GameState } from '#machines/flow';
import { resolveAgreements } from '#session/formats/schema';
import type { Game } from '#session/game';
import { ruleOn } from '#session/log/rule-on';
import { createRandom, type SeededRandom } from '../../../seeded-random';

/** As the referee knows it: of any game. */
const referee: Game = game;

export const upright = (...names: readonly SectionName[]) => names.map((name) => ({ name, turned: false }));

/** The suggested first game, and the four sections it leaves in the box. */
export const FIRST_GAME = upright('tavern', 'paddock', 'oasis', 'farm');
export const OTHER_FOUR = upright('tower', 'barn', 'oracle', 'harbor');

/** A made-up table: ana, ben and so on; ana is on move in the middle of a turn. */
export interface Scene {
  readonly sections?: Layout['sections'];
  readonly island?: Island;
  readonly caves?: Setup['caves'];
  readonly capitols?: Setup['capitols'];
  readonly cards?: readonly Card[];
  readonly players?: readonly string[];
  readonly first?: string;
  readonly record?: Setup['record'];
  readonly agreements?: Partial<Setup['agreements']>;
  readonly settlements?: Readonly<Record<string, readonly Coordinates[]>>;
  /** Every hex of that ground but these is ben's. */
  readonly full?: { readonly ground: Ground; readonly except: readonly Coordinates[] };
  readonly tiles?: Readonly<Record<string, readonly (readonly [Tile, Coordinates, HeldTile['state']?])[]>>;
  readonly reserve?: Readonly<Record<string, number>>;
  readonly terrain?: Terrain;
  readonly placed?: number;
  readonly stopped?: boolean;
  readonly onMove?: string;
}

export const ISLAND: Island = { rows: ['GGC..', 'GLCF.', 'DDFWW', '.BBMW', '..BDG'], action: 'rope-bridge' };

function setupOf(scene: Scene): Setup {
  const players = scene.players ?? ['ana', 'ben'];
  return {
    players,
    record: scene.record ?? 'table',
    first: scene.first ?? players[0] ?? '',
    sections: scene.sections ?? FIRST_GAME,
    cards: scene.cards ?? ['fishermen', 'knights', 'merchants'],
    capitols: scene.capitols,
    caves: scene.caves,
    island: scene.island,
    agreements: resolveAgreements(table, scene.agreements),
  };
}

export function positionOf(scene: Scene): Position {
  const start = game.law.begin(setupOf(scene));
  const { land, players } = start;
  const settlements = [...start.settlements];
  const { full } = scene;
  if (full !== undefined) {
    const spared = new Set(full.except.map((at) => spotOf(land, at)));
    land.ground.forEach((ground, spot) => {
      if (ground === full.ground && !spared.has(spot)) settlements[spot] = 1;
    });
  }
  for (const [player, hexes] of Object.entries(scene.settlements ?? {})) {
    for (const at of hexes) settlements[spotOf(land, at)] = players.indexOf(player);
  }
  const heldBy = (player: string): readonly HeldTile[] =>
    (scene.tiles?.[player] ?? []).map(([tile, at, state = 'ready']) => ({ tile, from: spotOf(land, at), state }));
  return {
    ...start,
    settlements,
    reserve: players.map((player) => scene.reserve?.[player] ?? 40 - (scene.settlements?.[player]?.length ?? 0)),
    tiles: players.map(heldBy),
    taken: players.map((player) => heldBy(player).map(({ from }) => from)),
    onMove: scene.onMove === undefined ? start.onMove : players.indexOf(scene.onMove),
    terrain: scene.terrain,
    placed: scene.placed ?? 0,
    isMandatoryStopped: scene.stopped ?? false,
  };
}

/** The table in the middle of a turn, or before a card is shown, or being put down at the end. */
export function stageScene(scene: Scene): GameState<Position> {
  const record = scene.record ?? 'table';
  const phase = record === 'final' ? 'settling' : scene.terrain === undefined ? 'drawing' : 'turn';
  return game.flow.stateIn(phase, positionOf(scene));
}

/** An event as it is written down, before anybody checked it. */
type Raw = EventBase & Readonly<Record<string, unknown>>;

export const build = (at: Coordinates, tile?: Tile): Raw => ({ type: 'build', at, ...(tile === undefined ? {} : { with: tile }) });
export const move = (tile: Tile | 'cave', from: Coordinates, to: Coordinates): Raw => ({ type: 'move', from, to, with: tile });
export const draw = (terrain: Terrain): Raw => ({ type: 'draw', terrain });
export const endTurn: EventBase = { type: 'end-turn' };
export const withConsent = (event: EventBase): EventBase => ({ ...event, consent: true });

/** The rule an event is refused by; `undefined` where it stands. */
export function refusal(state: GameState<Position>, event: EventBase): string | undefined {
  const answer = ruleOn(referee, state, event);
  return answer.outcome === 'refused' ? answer.reason.rule : undefined;
}

/** Every rule that an event of the player on move breaks, in the order of citing. */
export function brokenRulesOf({ position }: GameState<Position>, event: EventBase): readonly string[] {
  const by = position.players[position.onMove];
  return brokenRules(game.law.judge(position, { by, ...event } as Event)).map((reason) => reason.rule);
}

/** Plays events that must all stand. */
export function playAll(state: GameState<Position>, ...events: readonly EventBase[]): GameState<Position> {
  return events.reduce<GameState<Position>>((now, event) => {
    const answer = ruleOn(referee, now, event);
    if (answer.outcome !== 'accepted') throw new Error(`${JSON.stringify(event)}: ${JSON.stringify(answer)}`);
    return answer.state as GameState<Position>;
  }, state);
}

interface Details {
  readonly scores: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly tiles: Readonly<Record<string, readonly string[]>>;
  readonly reserve: Readonly<Record<string, number>>;
  readonly legal: readonly Coordinates[];
  readonly round: number;
}

export const details = ({ position, phase }: GameState<Position>): Details =>
  game.law.details(position, phase as never) as unknown as Details;
export const turnOf = ({ position, phase }: GameState<Position>): string | undefined => game.law.turn(position, phase as never);
export const tilesOf = (state: GameState<Position>, player = 'ana'): readonly string[] => details(state).tiles[player] ?? [];

/** What one card (or castles, or the capitol) pays each player of a scene. */
export function pointsFor(card: Card | 'castles' | 'capitol', scene: Scene): Readonly<Record<string, number | undefined>> {
  const cards: readonly Card[] = card === 'castles' || card === 'capitol' ? ['hermits', 'knights', 'workers'] : [card];
  const { scores } = details(stageScene({ ...scene, cards }));
  return Object.fromEntries(Object.entries(scores).map(([player, score]) => [player, score[card]]));
}

const randomTiles = (from: SeededRandom): NonNullable<Scene['tiles']> => ({
  ana: [
    ['oracle', [13, 7]],
    ['farm', [5, 2], from.pick(['ready', 'used', 'fresh'])],
    ['oasis', [2, 7]],
    ['tower', [3, 5]],
    ['tavern', [6, 7]],
    ['barn', [2, 16]],
    ['paddock', [2, 18]],
    ['harbor', [17, 16], from.pick(['ready', 'used'])],
    ['rope-bridge', ['island', 1, 1]],
    ['tree-house', ['island', 1, 1]],
  ],
});

/** Some settlements for both, tiles of all kinds, any card. */
export function randomScene(seed: number): Scene {
  const from = createRandom(seed);
  const sections = from.pick([OTHER_FOUR, upright('tavern', 'paddock', 'oasis', 'farm')]);
  const bare: Scene = { sections, island: ISLAND };
  const { hexes, ground } = stageScene(bare).position.land;
  const places = from.shuffle(
    hexes.filter((_, spot) => ground[spot] !== 'castle' && ground[spot] !== 'location' && ground[spot] !== 'mountain'),
  );
  const own = from.below(14);
  const caves: Scene['caves'] =
    sections === OTHER_FOUR
      ? [
          [3, 8],
          [4, 13],
          [15, 0],
        ]
      : [
          [3, 12],
          [0, 3],
        ];
  return {
    ...bare,
    caves: from.happens(0.7) ? caves : undefined,
    settlements: { ana: places.slice(0, own), ben: places.slice(own, own + from.below(120)) },
    terrain: from.pick(['grass', 'canyon', 'desert', 'flowers', 'forest']),
    placed: from.pick([0, 0, 1, 3, 3]),
    stopped: from.happens(0.1),
    reserve: { ana: from.pick([0, 1, 20]) },
    tiles: randomTiles(from),
  };
}
