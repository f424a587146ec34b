import type { Choices, Desk, Finding } from '#desk/desk';
import { findLogged, type LoggedCase } from '#desk/logged';
import { game, type KingsTricktakers } from '#games/kings-tricktakers/game';
import type { RuleId } from '#games/kings-tricktakers/law/rules';
import type { EventBase } from '#law/game';
import { nameless, type Question, type TricktakersCase } from './cases';
import { findBet, findRound } from './count';
import { findRevive, findWinner } from './court';
import { examples } from './examples';
import { from } from './from';
import { findTrick } from './trick';

function begin(question: Question): TricktakersCase {
  switch (question) {
    case 'trick':
      return { question, players: nameless(4), seats: {}, plays: [], gone: [] };
    case 'round':
    case 'bet':
      return { question, players: nameless(4), round: 1, about: 'p1', told: {}, points: {}, copy: {} };
    case 'revive':
      return { question, players: nameless(1), set: undefined, down: true, points: 0, copy: {} };
    case 'winner':
      return { question, players: nameless(3), ends: {}, copy: {} };
    case 'log':
      return { question, players: [], setup: {}, events: [] };
  }
}

/** The rule by which an event stands, by its type. */
const BEHIND: Readonly<Record<string, RuleId>> = {
  company: 'kt.company.shape',
  pick: 'kt.draft.order',
  bet: 'kt.bet.own',
  ally: 'kt.ally.after-bets',
  copy: 'kt.ally.after-bets',
  revive: 'kt.queen.revive',
  begin: 'kt.flow.rounds',
  open: 'kt.trick.order',
  play: 'kt.trick.order',
  ability: 'kt.character.hermit',
  round: 'kt.pad.sum',
};

const behind = ({ type, by }: EventBase): RuleId | undefined =>
  type === 'opener' ? (by === undefined ? 'kt.trick.order' : 'kt.trick.assassin') : BEHIND[type];

function findEvent(asked: LoggedCase, agreements: Choices): Finding | undefined {
  const found = findLogged(game, asked, agreements);
  const event = asked.events.at(-1);
  const rule = event && behind(event);
  if (found?.allowed !== true || rule === undefined) return found;
  return { ...found, notes: [...found.notes, { kind: 'rule', rule }] };
}

export const desk: Desk<KingsTricktakers, TricktakersCase> = {
  game,
  questions: ['trick', 'round', 'bet', 'revive', 'winner'],
  begin,
  find(asked, agreements) {
    switch (asked.question) {
      case 'trick':
        return findTrick(asked, agreements);
      case 'round':
        return findRound(asked, agreements);
      case 'bet':
        return findBet(asked, agreements);
      case 'revive':
        return findRevive(asked, agreements);
      case 'winner':
        return findWinner(asked, agreements);
      case 'log':
        return findEvent(asked, agreements);
    }
  },
  from,
  examples,
};
