import { game } from '#session/games/kings-tricktakers';
import type { Desk } from '../desk';
import { findLogged, type LoggedCase } from '../logged';

export const desk: Desk<LoggedCase> = {
  game,
  questions: [],
  begin: (question) => ({ question, players: [], setup: {}, events: [] }),
  find: (asked, agreements) => findLogged(game, asked, agreements),
  from: () => undefined,
  examples: {},
};
