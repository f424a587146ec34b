import type { BoardProps } from '#contract/board';
import type { KingsGate } from '#games/kings-gate/game';
import { currentPlacement } from '#games/kings-gate/law/board';
import { type Colour, TILE_KINDS, type TileKind } from '#games/kings-gate/law/box';
import { judge } from '#games/kings-gate/law/judge';
import { charactersHeldBy, createTileEvent, type Position, tilesOf } from '#games/kings-gate/law/position';
import { coloursOf } from '#games/kings-gate/law/score';
import { TileIcon } from '#games/kings-gate/pieces/Tile';
import { type Square, squareKey } from '#law/grid';
import { brokenRules } from '#law/ruling';
import { reasonSentence } from '#session/sentences/reason-sentences';
import { StatusLine } from '#ui/StatusLine';
import { texts } from '../../text/screen-texts';
import { describeSquare, type OpenEvents, type PieceInHand, sampleSpace, targetSquares, tileLabelAt } from './open-events';

export interface TileTrayProps extends BoardProps<KingsGate> {
  readonly open: OpenEvents;
  readonly hand: PieceInHand | undefined;
  /** A space that was tapped before its tile. */
  readonly picked: Square | undefined;
  readonly reach: readonly Square[];
  /** What just happened, until somebody goes on. */
  readonly news: readonly string[];
  /** Whether a dragon waits over a free space for a yes. */
  readonly isDiscarding: boolean;
  onHand(hand: PieceInHand | undefined): void;
  onTap(at: Square): void;
}

/** The tiles of who is on move, with how many are left. */
export function TileTray(props: TileTrayProps) {
  const { state, language, open, hand, picked, onHand } = props;
  const text = texts[language];
  const { position } = state;
  const player = position.onMove;
  const held = charactersHeldBy(position, player);
  const character = hand?.of === 'tile' || hand?.of === 'character' ? hand.character : undefined;
  /** Whether a tile can go where it is wanted, or anywhere. */
  const canReach = (tile: PieceInHand): boolean =>
    targetSquares(tile, open).some((at) => picked === undefined || squareKey(at) === squareKey(picked));
  /** A tile as it would be taken: with the character that was called, or with the only one that lets it be placed. */
  const chooseTile = (colour: Colour, kind: TileKind): Extract<PieceInHand, { of: 'tile' }> => {
    const tile = { of: 'tile', colour, kind, character: kind === 'dragon' ? undefined : character } as const;
    if (kind === 'dragon' || canReach(tile)) return tile;
    const lets = held.find((each) => canReach({ ...tile, character: each }));
    return lets === undefined ? tile : { ...tile, character: lets };
  };
  const onPick = (colour: Colour, kind: TileKind): void => {
    const same = hand?.of === 'tile' && hand.colour === colour && hand.kind === kind;
    onHand(same ? undefined : chooseTile(colour, kind));
  };
  return (
    <>
      {coloursOf(position, player).map((colour, row) => (
        // The tiles of who comes next take the place of these.
        <fieldset key={`${row}`} class="kg-tiles" aria-label={`${text.turn.tiles}, ${text.colours[colour]}`}>
          {TILE_KINDS.map((kind) => {
            const left = tilesOf(position, colour)?.[kind] ?? 0;
            const shut = !canReach(chooseTile(colour, kind));
            const pressed = hand?.of === 'tile' && hand.colour === colour && hand.kind === kind;
            return (
              <TilePick
                key={kind}
                colour={colour}
                kind={kind}
                left={left}
                isUnplayable={shut}
                isPressed={pressed}
                language={language}
                onPick={onPick}
              />
            );
          })}
        </fieldset>
      ))}
    </>
  );
}

interface TilePickProps extends Pick<TileTrayProps, 'language'> {
  readonly colour: Colour;
  readonly kind: TileKind;
  readonly left: number;
  readonly isUnplayable: boolean;
  readonly isPressed: boolean;
  onPick(colour: Colour, kind: TileKind): void;
}

/** A kind of tile, with how many are left. */
function TilePick({ colour, kind, left, isUnplayable, isPressed, language, onPick }: TilePickProps) {
  const text = texts[language];
  return (
    <button
      type="button"
      class={isUnplayable ? 'kg-pick kg-unplayable' : 'kg-pick'}
      aria-pressed={isPressed}
      onClick={() => onPick(colour, kind)}
    >
      <TileIcon colour={colour} kind={kind} />
      <span class="visually-hidden">
        {text.tile({ colour, kind })}, {text.turn.left(left)}
      </span>
      <span class="kg-pick-left" aria-hidden="true">
        {left}
      </span>
    </button>
  );
}

/** What a hand without an open space breaks, asked of the referee. */
function explainNoSpace({ table, language }: TileTrayProps, position: Position, hand: Extract<PieceInHand, { of: 'tile' }>): string {
  const event = createTileEvent(hand.kind, hand.colour, sampleSpace(position, currentPlacement(position.board)), hand.character);
  const reason = brokenRules(judge(position, { ...event, by: position.onMove }))[0];
  const speaker = { game: table.game, players: table.effective.header.players };
  return reason === undefined ? '' : reasonSentence(speaker, reason, language);
}

function listPlayableKinds({ places, dragons }: OpenEvents): readonly TileKind[] {
  const open = new Set<TileKind>([...places.map(({ value }) => value), ...(dragons.length > 0 ? (['dragon'] as const) : [])]);
  return TILE_KINDS.filter((kind) => open.has(kind));
}

/** What just happened, and what the turn is at, read out as it changes. */
export function TurnStatus(props: TileTrayProps) {
  const { state, language, names, hand, picked, reach, news, isDiscarding } = props;
  const text = texts[language].turn;
  const { position } = state;
  const player = names.player(position.onMove);
  if (isDiscarding) return <StatusLine sentence={text.discard} />;
  const where = picked === undefined ? undefined : describeSquare(texts[language], position, picked);
  const shut = hand?.of === 'tile' && reach.length === 0 ? hand : undefined;
  const asked =
    hand === undefined || hand.of === 'character'
      ? where === undefined
        ? describeIdleTurn(props)
        : text.tileFor(where)
      : describeHand(hand);
  return (
    <StatusLine sentence={asked} happenings={news.map((sentence) => ({ sentence }))} language={language}>
      {shut !== undefined && <span class="visually-hidden">{text.shut(shut)} </span>}
      {asked}
    </StatusLine>
  );

  function describeHand(held: Extract<PieceInHand, { of: 'tile' | 'sorceress' }>): string {
    if (held.of === 'tile') return reach.length === 0 ? explainNoSpace(props, position, held) : text.chosen(player, held, reach.length);
    const tile = held.from === undefined ? undefined : tileLabelAt(position, held.from);
    return tile === undefined ? text.conjureFrom(player) : text.conjureTo(player, tile, reach.length);
  }
}

function describeIdleTurn({ state, names, language, open }: TileTrayProps): string {
  const text = texts[language].turn;
  const { position } = state;
  const more = listPlayableKinds(open);
  const played = position.played.map(({ kind }) => kind);
  if (played.length > 0) return `${text.played(played)} ${more.length === 0 ? text.nothingMore : text.mayPlay(more)}`;
  return text.choose(names.player(position.onMove));
}
