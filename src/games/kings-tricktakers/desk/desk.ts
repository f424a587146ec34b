import { type Choices, type Desk, type Finding, waits } from '#desk/desk';
import { findLogged, type LoggedCase, type LoggedResult, trialOf } from '#desk/logged';
import { game, type KingsTricktakers, readCopy } from '#games/kings-tricktakers/game';
import { standOf } from '#session/table';
import { nameless, type Question, type TricktakersCase } from './cases';
import { type BetResult, countWaits, findBet, findRound, type RoundResult } from './count';
import { findRevive, findWinner, type ReviveResult, type WinnerResult } from './court';
import { examples } from './examples';
import { from } from './from';
import { ruleNotes } from './notes';
import { findTrick, type TrickResult } from './trick';

function begin(question: Question, kept?: unknown): TricktakersCase {
  const copy = readCopy(kept);
  switch (question) {
    case 'trick':
      return { question, players: nameless(4), seats: {}, plays: [], gone: [], untold: ['players'] };
    case 'round':
    case 'bet':
      return { question, players: nameless(4), round: 1, about: 'p1', told: {}, points: {}, copy, untold: ['round', 'players'] };
    case 'revive':
      return { question, players: nameless(1), set: undefined, down: true, points: 0, copy, untold: ['down', 'points'] };
    case 'winner':
      return { question, players: nameless(3), ends: {}, copy, untold: ['players'] };
    case 'log':
      return { question, players: [], setup: {}, events: [] };
  }
}

function findEvent(asked: LoggedCase, agreements: Choices): Finding<LoggedResult> | undefined {
  const found = findLogged(game, asked, agreements);
  const scene = trialOf(game, asked, agreements);
  const step = scene?.after?.steps.at(-1);
  if (found === undefined || scene === undefined || step === undefined) return found;
  const { legal, reasons } = game.law.judge(standOf(scene.before).position, step.event);
  return { ...found, notes: [...found.notes, ...ruleNotes(legal ? reasons : [])] };
}

export type TricktakersResult = TrickResult | RoundResult | BetResult | ReviveResult | WinnerResult | LoggedResult;

export const desk: Desk<KingsTricktakers, TricktakersCase, TricktakersResult> = {
  game,
  questions: ['trick', 'round', 'bet', 'revive', 'winner'],
  begin,
  find(asked, agreements) {
    if (asked.question === 'round' || asked.question === 'bet' ? countWaits(asked) : waits(asked)) return undefined;
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
