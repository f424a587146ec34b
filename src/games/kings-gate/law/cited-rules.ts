import { citeRules, type Reason } from '#law/ruling';
import { currentPlacement, hasCharacterAt, tileAt } from './board';
import { GARRISON, GRAVEYARD, HOUSE, PUB } from './box';
import { groundForTile } from './judge-landing';
import { isConjured, type Locate, type Move, type Position, targetOf } from './position';
import type { RuleId } from './rules';

type Citations = readonly Reason<RuleId, Record<never, never>>[];

const rulesIf = (holds: boolean, ...rules: readonly RuleId[]): readonly RuleId[] => (holds ? rules : []);

const characterOf = (move: Move) => (move.type === 'place' ? move.character : undefined);

/** The characters that bear on a landing: the King beside the location, the Guildmaster on either tile. */
function listBearingCharacters(position: Position, move: Move): readonly RuleId[] {
  const there = tileAt(position.board, targetOf(move));
  const called = characterOf(move);
  return [
    ...rulesIf(hasCharacterAt(position.board, currentPlacement(position.board), 'king') || called === 'king', 'kg.character.king'),
    ...rulesIf(there !== undefined && (called === 'guildmaster' || there.character === 'guildmaster'), 'kg.character.guildmaster'),
  ];
}

/** What bears on a refusal beside the rules that are broken: who changed the ground or a value, who lays the location instead. */
export function citeBesideViolation(position: Position, event: Move | Locate, broken: readonly Reason[]): Citations {
  if (event.type === 'locate')
    return citeRules(
      ...rulesIf(
        broken.some(({ rule }) => rule === 'kg.turn.order'),
        'kg.locate.by-last',
      ),
    );
  return citeRules(
    ...rulesIf(
      broken.some(({ rule }) => rule.startsWith('kg.place.')),
      ...listBearingCharacters(position, event),
    ),
  );
}

/** The rules that let a move stand: who moves, the landing, who comes with the tile. */
export function citeForMove(position: Position, move: Move): Citations {
  const there = tileAt(position.board, targetOf(move));
  if (move.type === 'dragon') return citeRules(there === undefined ? 'kg.dragon.free-space' : 'kg.dragon.target', 'kg.turn.pub-and-dragon');
  const character = characterOf(move);
  const safe = groundForTile(position, targetOf(move), character) === 'safe';
  const landing =
    there === undefined ? (['kg.place.adjacent', ...rulesIf(safe, 'kg.place.safe')] as const) : (['kg.place.greater'] as const);
  return citeRules<RuleId>(
    ...rulesIf(move.type === 'conjure', 'kg.character.sorceress'),
    ...listBearingCharacters(position, move),
    ...landing,
    ...(character === undefined ? [] : (['kg.character.on-placement', `kg.character.${character}`] as const)),
  );
}

/** The limits that a turn keeps to, by what is in it. */
export function citeForTurn({ n, played }: Position): Citations {
  const fromHand = played.filter((play) => !isConjured(play));
  const characters = fromHand.flatMap(({ character }) => character ?? []);
  const has = (kind: (typeof played)[number]['kind']): boolean => played.some((play) => play.kind === kind);
  return citeRules<RuleId>(
    ...rulesIf(n === GRAVEYARD, 'kg.location.graveyard'),
    ...rulesIf(n === GARRISON && has(HOUSE), 'kg.location.garrison'),
    ...rulesIf(n !== GRAVEYARD && played.some(({ kind }) => kind !== PUB && kind !== 'dragon'), 'kg.turn.one-big'),
    ...rulesIf(has(PUB) || has('dragon'), 'kg.turn.pub-and-dragon'),
    ...rulesIf(played.some(isConjured), 'kg.character.sorceress'),
    ...rulesIf(characters.length > 0, 'kg.character.on-placement'),
    ...characters.map((character) => `kg.character.${character}` as const),
    ...rulesIf(new Set(fromHand.map(({ colour }) => colour)).size > 1, 'kg.two.colours'),
    'kg.turn.at-least-one',
  );
}

/** Where a location may lie, whose it is to lay, and who already turns its ground. */
export const citeForLocate = ({ board }: Position, lying: Locate): Citations =>
  citeRules<RuleId>(
    'kg.locate.edge',
    'kg.locate.free',
    'kg.locate.by-last',
    ...rulesIf(hasCharacterAt(board, lying, 'king'), 'kg.character.king'),
  );

/** What makes the totals at the current location. */
export function citeForTotals({ board }: Position): Citations {
  const lying = currentPlacement(board);
  const bishop = hasCharacterAt(board, lying, 'bishop');
  return citeRules<RuleId>(
    'kg.score.total',
    ...rulesIf(bishop, 'kg.character.bishop'),
    ...rulesIf(!bishop && hasCharacterAt(board, lying, 'guildmaster'), 'kg.character.guildmaster'),
  );
}
