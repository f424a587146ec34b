import type { PlayerId } from '#law/game';
import { citeRules, createRulingMaker, LEGAL, type Ruling } from '#law/ruling';
import { behindBet, brokenByAlly, brokenByBet, brokenByCopy } from './bets';
import { type Why, why } from './broken';
import { bearsKing, flipped, inDeck, printed, underQueen } from './cards';
import { brokenByDeclare, brokenByPick, keepsCompany } from './company';
import { brokenByRound } from './pad';
import { behindTrick, mayName, onTurn, play, tensOpenTo, timesPlayed, usesOf } from './play';
import { type Ability, type Event, faceUp, type Opener, type PlayCard, type Position, setOf } from './position';
import { brokenRevival } from './queens';
import { type RuleId, waivable } from './rules';

const ruling = createRulingMaker(waivable);

const ruled = (broken: readonly Why[], behind: () => readonly RuleId[]): Ruling => ruling(broken, () => citeRules(...behind()));

export function judge(position: Position, event: Event): Ruling {
  switch (event.type) {
    case 'company':
      return ruled(brokenByDeclare(position, event), () => ['kt.company.shape', ...keptRules(position)]);
    case 'pick':
      return ruled(brokenByPick(position, event), () => ['kt.draft.order', 'kt.company.shape', ...keptRules(position)]);
    case 'bet':
      return ruled(brokenByBet(position, event), () => behindBet(position.round, event.cards));
    case 'ally':
      return ruled(brokenByAlly(position, event), () => ['kt.ally.after-bets']);
    case 'copy':
      return ruled(brokenByCopy(position, event), () => ['kt.ally.after-bets']);
    case 'revive':
      return ruled(brokenRevival(position, event.by ?? ''), () => ['kt.queen.revive']);
    case 'begin':
      return ruled([], () => ['kt.flow.rounds']);
    case 'opener':
      return ruled(brokenByOpener(position, event), () => [position.opener === undefined ? 'kt.trick.order' : 'kt.trick.assassin']);
    case 'open':
      return ruled(brokenOpening(position, event.by), () => ['kt.trick.order', 'kt.trick.assassin']);
    case 'play':
      return ruled(brokenByPlay(position, event), () => ['kt.trick.order', ...behindTrick(play(position, event))]);
    case 'ability':
      return ruled(brokenByAbility(position, event), () => ['kt.character.hermit']);
    case 'round':
      return ruled(brokenByRound(position, event), () => ['kt.pad.sum']);
    case 'adjust':
      return LEGAL;
  }
}

/** What a company of a later round rests on. */
const keptRules = (position: Position): readonly RuleId[] =>
  keepsCompany(position) ? ['kt.company.keep-set', 'kt.company.not-again'] : [];

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
  if (card === undefined) broken.push({ ...why('kt.king.card', { king: set, card: '' }), firm: true });
  else if (!bearsKing(card, set)) broken.push(why('kt.king.card', { king: set, card }, [card]));
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
