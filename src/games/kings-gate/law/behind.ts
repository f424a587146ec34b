import { citeRules, type Reason } from '#law/ruling';
import { current, standsAt, tileAt } from './board';
import { GARRISON, GRAVEYARD, HOUSE, PUB } from './box';
import { groundFor } from './judge-landing';
import { isConjured, type Locate, type Move, type Position, targetOf } from './position';
import type { RuleId } from './rules';

type Behind = readonly Reason<RuleId, Record<never, never>>[];

const where = (holds: boolean, ...rules: readonly RuleId[]): readonly RuleId[] => (holds ? rules : []);

const characterOf = (move: Move) => (move.type === 'place' ? move.character : undefined);

/** The characters that bear on a landing: the King beside the location, the Guildmaster on either tile. */
function bearing(position: Position, move: Move): readonly RuleId[] {
  const there = tileAt(position.board, targetOf(move));
  const called = characterOf(move);
  return [
    ...where(standsAt(position.board, current(position.board), 'king') || called === 'king', 'kg.character.king'),
    ...where(there !== undefined && (called === 'guildmaster' || there.character === 'guildmaster'), 'kg.character.guildmaster'),
  ];
}

/** What bears on a refusal beside the rules that are broken: who changed the ground or a value, who lays the location instead. */
export function besideBroken(position: Position, event: Move | Locate, broken: readonly Reason[]): Behind {
  if (event.type === 'locate')
    return citeRules(
      ...where(
        broken.some(({ rule }) => rule === 'kg.turn.order'),
        'kg.locate.by-last',
      ),
    );
  return citeRules(
    ...where(
      broken.some(({ rule }) => rule.startsWith('kg.place.')),
      ...bearing(position, event),
    ),
  );
}

/** The rules that let a move stand: who moves, the landing, who comes with the tile. */
export function behindMove(position: Position, move: Move): Behind {
  const there = tileAt(position.board, targetOf(move));
  if (move.type === 'dragon') return citeRules(there === undefined ? 'kg.dragon.free-space' : 'kg.dragon.target', 'kg.turn.pub-and-dragon');
  const character = characterOf(move);
  const safe = groundFor(position, targetOf(move), character) === 'safe';
  const landing = there === undefined ? (['kg.place.adjacent', ...where(safe, 'kg.place.safe')] as const) : (['kg.place.greater'] as const);
  return citeRules<RuleId>(
    ...where(move.type === 'conjure', 'kg.character.sorceress'),
    ...bearing(position, move),
    ...landing,
    ...(character === undefined ? [] : (['kg.character.on-placement', `kg.character.${character}`] as const)),
  );
}

/** The limits that a turn keeps to, by what is in it. */
export function behindTurn({ n, played }: Position): Behind {
  const fromHand = played.filter((play) => !isConjured(play));
  const characters = fromHand.flatMap(({ character }) => character ?? []);
  const has = (kind: (typeof played)[number]['kind']): boolean => played.some((play) => play.kind === kind);
  return citeRules<RuleId>(
    ...where(n === GRAVEYARD, 'kg.location.graveyard'),
    ...where(n === GARRISON && has(HOUSE), 'kg.location.garrison'),
    ...where(n !== GRAVEYARD && played.some(({ kind }) => kind !== PUB && kind !== 'dragon'), 'kg.turn.one-big'),
    ...where(has(PUB) || has('dragon'), 'kg.turn.pub-and-dragon'),
    ...where(played.some(isConjured), 'kg.character.sorceress'),
    ...where(characters.length > 0, 'kg.character.on-placement'),
    ...characters.map((character) => `kg.character.${character}` as const),
    ...where(new Set(fromHand.map(({ colour }) => colour)).size > 1, 'kg.two.colours'),
    'kg.turn.at-least-one',
  );
}

/** Where a location may lie, whose it is to lay, and who already turns its ground. */
export const behindLocate = ({ board }: Position, lying: Locate): Behind =>
  citeRules<RuleId>('kg.locate.edge', 'kg.locate.free', 'kg.locate.by-last', ...where(standsAt(board, lying, 'king'), 'kg.character.king'));

/** What makes the totals at the current location. */
export function behindTotals({ board }: Position): Behind {
  const lying = current(board);
  const bishop = standsAt(board, lying, 'bishop');
  return citeRules<RuleId>(
    'kg.score.total',
    ...where(bishop, 'kg.character.bishop'),
    ...where(!bishop && standsAt(board, lying, 'guildmaster'), 'kg.character.guildmaster'),
  );
}
