import type { PlayerId } from '#law/game';
import { citeRules, createRulingMaker, LEGAL, type Ruling } from '#law/ruling';
import { createViolation, type Violation } from './broken-reasons';
import { checkRound } from './pad/check-round';
import { type Event, faceUpCharacters, type NameOpener, type PlayCard, type Position, setOf, type UseAbility } from './position';
import { checkBet, checkCopyBet, checkNameAlly, rulesOfBet } from './round/bets';
import { checkDeclare, checkPick, isCompanyKept } from './round/company';
import { checkRevival } from './round/queens';
import { type RuleId, waivable } from './rules';
import { applyQueen, canBearKing, countInDeck, flipFace, printedFace } from './trick/cards';
import { abilityUses, canNameOpener, countPlayed, play, playableBerserkerTens, playerOnTurn, rulesOfTrick } from './trick/play';

const ruling = createRulingMaker(waivable);

const createRuling = (broken: readonly Violation[], allowingRules: () => readonly RuleId[]): Ruling =>
  ruling(broken, () => citeRules(...allowingRules()));

export function judge(position: Position, event: Event): Ruling {
  switch (event.type) {
    case 'company':
      return createRuling(checkDeclare(position, event), () => ['kt.company.shape', ...laterCompanyRules(position)]);
    case 'pick':
      return createRuling(checkPick(position, event), () => ['kt.draft.order', 'kt.company.shape', ...laterCompanyRules(position)]);
    case 'bet':
      return createRuling(checkBet(position, event), () => rulesOfBet(position.round, event.cards));
    case 'ally':
      return createRuling(checkNameAlly(position, event), () => ['kt.ally.after-bets']);
    case 'copy':
      return createRuling(checkCopyBet(position, event), () => ['kt.ally.after-bets']);
    case 'revive':
      return createRuling(checkRevival(position, event.by ?? ''), () => ['kt.queen.revive']);
    case 'begin':
      return createRuling([], () => ['kt.flow.rounds']);
    case 'opener':
      return createRuling(checkNameOpener(position, event), () => [position.opener === undefined ? 'kt.trick.order' : 'kt.trick.assassin']);
    case 'open':
      return createRuling(checkOpenTrick(position, event.by), () => ['kt.trick.order', 'kt.trick.assassin']);
    case 'play':
      return createRuling(checkPlay(position, event), () => ['kt.trick.order', ...rulesOfTrick(play(position, event))]);
    case 'ability':
      return createRuling(checkUseAbility(position, event), () => ['kt.character.hermit']);
    case 'round':
      return createRuling(checkRound(position, event), () => ['kt.pad.sum']);
    case 'adjust':
      return LEGAL;
  }
}

/** The rules that allow a company of a later round. */
const laterCompanyRules = (position: Position): readonly RuleId[] =>
  isCompanyKept(position) ? ['kt.company.keep-set', 'kt.company.not-again'] : [];

const checkTurn = (onMove: PlayerId | undefined, by: PlayerId | undefined): readonly Violation[] =>
  by !== undefined && by === onMove ? [] : [createViolation('kt.trick.order', { onMove: onMove === undefined ? [] : [onMove] })];

/** Where the ranks do not decide, the table names the opener, and anybody may enter it. */
function checkNameOpener(position: Position, { by, player }: NameOpener): readonly Violation[] {
  if (position.opener === undefined) return [];
  const itself = player === position.opener ? [createViolation('kt.trick.assassin', { player })] : [];
  return [...checkOpenTrick(position, by), ...itself];
}

const checkOpenTrick = (position: Position, by: PlayerId | undefined): readonly Violation[] =>
  checkTurn(canNameOpener(position) ? position.opener : undefined, by);

function checkUseAbility(position: Position, { by, use }: UseAbility): readonly Violation[] {
  const broken = checkTurn(playerOnTurn(position), by);
  const { limit, used } = abilityUses(position, by ?? '', use);
  if (used < limit) return broken;
  return [...broken, createViolation('kt.character.hermit', { use, problem: limit === 0 ? 'none' : 'used', times: limit })];
}

function checkPlay(position: Position, event: PlayCard): readonly Violation[] {
  const by = event.by ?? '';
  return [
    ...checkTurn(playerOnTurn(position), event.by),
    ...checkSupply(position, by, event),
    ...checkKing(position, by, event),
    ...checkQueen(position, by, event),
    ...checkFlip(position, by, event),
  ];
}

/** kt.card.exists */
function checkSupply(position: Position, by: PlayerId, { card }: PlayCard): readonly Violation[] {
  if (card === undefined) return [];
  const players = position.players.length;
  const copies = countInDeck(card, players);
  if (copies === 0) return [createViolation('kt.card.exists', { problem: 'not-in-deck', card, players }, [card])];
  const played = countPlayed(position, card);
  if (card === 'berserker-10') {
    return playableBerserkerTens(position, by) > 0
      ? []
      : [createViolation('kt.card.exists', { problem: 'berserker', player: by, tens: played }, [card])];
  }
  return played < copies ? [] : [createViolation('kt.card.exists', { problem: 'gone', card, copies }, [card])];
}

function checkKing(position: Position, by: PlayerId, { card, king }: PlayCard): readonly Violation[] {
  const set = setOf(position, by);
  if (king !== true || set === undefined) return [];
  const broken: Violation[] = [];
  if (card === undefined) broken.push({ ...createViolation('kt.king.card', { king: set, card: '' }), isUnwaivable: true });
  else if (!canBearKing(card, set)) broken.push(createViolation('kt.king.card', { king: set, card }, [card]));
  if (position.kingsDown.includes(set)) broken.push(createViolation('kt.king.once', { player: by, king: set }));
  return broken;
}

function checkQueen(position: Position, by: PlayerId, { card, queen }: PlayCard): readonly Violation[] {
  const set = setOf(position, by);
  if (queen !== true || set === undefined) return [];
  const broken: Violation[] = [];
  const thisRound = position.queensPlayed.includes(set);
  if (thisRound || position.queensDown.includes(set)) broken.push(createViolation('kt.queen.once', { player: by, queen: set, thisRound }));
  if ((set === 'green') !== (card === undefined)) broken.push(createViolation('kt.queen.green', { queen: set, card: card ?? '' }));
  return broken;
}

function checkFlip(position: Position, by: PlayerId, { card, queen, flip }: PlayCard): readonly Violation[] {
  if (flip !== true) return [];
  if (!faceUpCharacters(position, by).includes('rebel'))
    return [createViolation('kt.character.rebel', { problem: 'none', card: card ?? '' })];
  const face = card && flipFace(applyQueen(printedFace(card), queen === true ? setOf(position, by) : undefined));
  return face === undefined ? [createViolation('kt.character.rebel', { problem: 'card', card: card ?? '' }, card ? [card] : [])] : [];
}
