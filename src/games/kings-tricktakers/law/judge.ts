import type { PlayerId } from '#law/game';
import { LEGAL, permitted, type Ruling, remembering, rulings } from '#law/ruling';
import { brokenByAlly, brokenByBet, brokenByCopy } from './bets';
import { type Why, why } from './broken';
import { bearsKing, flipped, inDeck, printed, underQueen } from './cards';
import { brokenByDeclare, brokenByPick } from './company';
import { brokenByRound } from './pad';
import { mayName, onTurn, tensOpenTo, timesPlayed, usesOf } from './play';
import { type Ability, type Event, faceUp, type Opener, type PlayCard, type Position, setOf } from './position';
import { brokenRevival } from './queens';
import { waivable } from './rules';

const ruling = rulings(waivable);

export const judge = remembering(judged);

function judged(position: Position, event: Event): Ruling<Why> {
  switch (event.type) {
    case 'company':
      return ruling(brokenByDeclare(position, event));
    case 'pick':
      return ruling(brokenByPick(position, event));
    case 'bet':
      return ruling(brokenByBet(position, event));
    case 'ally':
      return ruling(brokenByAlly(position, event));
    case 'copy':
      return ruling(brokenByCopy(position, event));
    case 'revive':
      return ruling(brokenRevival(position, event.by ?? ''));
    case 'opener':
      return ruling(brokenByOpener(position, event));
    case 'open':
      return ruling(brokenOpening(position, event.by));
    case 'play':
      return ruling(brokenByPlay(position, event));
    case 'ability':
      return ruling(brokenByAbility(position, event));
    case 'round':
      return ruling(brokenByRound(position, event));
    case 'begin':
    case 'adjust':
      return LEGAL;
  }
}

/** Whether the machine's guard lets an event through: legal, or let stand by consent. */
export const legal = (position: Position, event: Event): boolean => permitted(judge(position, event), event.consent);

const outOfTurn = (onMove: PlayerId | undefined, by: PlayerId | undefined): readonly Why[] =>
  by !== undefined && by === onMove ? [] : [why('kt.trick.order', { onMove: onMove === undefined ? [] : [onMove] })];

/** Where the ranks do not tell, the table speaks, whoever says it. */
function brokenByOpener(position: Position, { by, player }: Opener): readonly Why[] {
  if (position.opener === undefined) return [];
  const itself = player === position.opener ? [why('kt.trick.assassin', { player })] : [];
  return [...brokenOpening(position, by), ...itself];
}

const brokenOpening = (position: Position, by: PlayerId | undefined): readonly Why[] =>
  outOfTurn(mayName(position) ? position.opener : undefined, by);

function brokenByAbility(position: Position, { by, use }: Ability): readonly Why[] {
  const broken = outOfTurn(onTurn(position), by);
  const { allowed, done } = usesOf(position, by ?? '', use);
  if (done < allowed) return broken;
  return [...broken, why('kt.character.hermit', { use, problem: allowed === 0 ? 'none' : 'used', times: allowed })];
}

function brokenByPlay(position: Position, event: PlayCard): readonly Why[] {
  const by = event.by ?? '';
  return [
    ...outOfTurn(onTurn(position), event.by),
    ...brokenSupply(position, by, event),
    ...brokenKing(position, by, event),
    ...brokenQueen(position, by, event),
    ...brokenFlip(position, by, event),
  ];
}

/** kt.card.exists */
function brokenSupply(position: Position, by: PlayerId, { card }: PlayCard): readonly Why[] {
  if (card === undefined) return [];
  const players = position.players.length;
  const copies = inDeck(card, players);
  if (copies === 0) return [why('kt.card.exists', { problem: 'not-in-deck', card, players }, [card])];
  const played = timesPlayed(position, card);
  if (card === 'berserker-10') {
    return tensOpenTo(position, by) > 0 ? [] : [why('kt.card.exists', { problem: 'berserker', tens: played }, [card])];
  }
  return played < copies ? [] : [why('kt.card.exists', { problem: 'gone', card, copies }, [card])];
}

function brokenKing(position: Position, by: PlayerId, { card, king }: PlayCard): readonly Why[] {
  const set = setOf(position, by);
  if (king !== true || set === undefined) return [];
  const broken: Why[] = [];
  if (card === undefined || !bearsKing(card, set)) broken.push(why('kt.king.card', { king: set, card: card ?? '' }, card ? [card] : []));
  if (position.kingsDown.includes(set)) broken.push(why('kt.king.once', { player: by, king: set }));
  return broken;
}

function brokenQueen(position: Position, by: PlayerId, { card, queen }: PlayCard): readonly Why[] {
  const set = setOf(position, by);
  if (queen !== true || set === undefined) return [];
  const broken: Why[] = [];
  const thisRound = position.queensPlayed.includes(set);
  if (thisRound || position.queensDown.includes(set)) broken.push(why('kt.queen.once', { player: by, queen: set, thisRound }));
  if ((set === 'green') !== (card === undefined)) broken.push(why('kt.queen.green', { queen: set, card: card ?? '' }));
  return broken;
}

function brokenFlip(position: Position, by: PlayerId, { card, queen, flip }: PlayCard): readonly Why[] {
  if (flip !== true) return [];
  if (!faceUp(position, by).includes('rebel')) return [why('kt.character.rebel', { problem: 'none', card: card ?? '' })];
  const turned = card && flipped(underQueen(printed(card), queen === true ? setOf(position, by) : undefined));
  return turned === undefined ? [why('kt.character.rebel', { problem: 'card', card: card ?? '' }, card ? [card] : [])] : [];
}
