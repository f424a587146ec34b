import type { PlayerId } from '#law/game';
import type { Reason } from '#law/ruling';
import { pointsOf, type Standing, winnersOf } from '#law/score';
import type { GameState } from '#machines/flow';
import type { Language } from '#text/language';
import type { Games } from '../game';
import { ruleOn, turnOf } from '../log/rule-on';
import { inputErrorSentence } from '../sentences/error-sentences';
import { reasonSentence } from '../sentences/reason-sentences';
import { formatPath, type InputError, isInputError, prefixPath } from './input-error';
import { readTranscript, type Transcript } from './transcript';

const VERDICT_FORMAT = 'regent-verdict/1';

interface Citation {
  readonly index: number;
  readonly rule: string;
  readonly because: string;
}

export interface Verdict {
  readonly format: typeof VERDICT_FORMAT;
  readonly game: string;
  readonly accepted: number;
  readonly refused: Citation | null;
  readonly warnings: readonly Citation[];
  readonly phase: string;
  readonly turn: PlayerId | null;
  readonly finished: boolean;
  readonly points: Readonly<Record<PlayerId, number>>;
  readonly standings: readonly Standing[];
  readonly winners: readonly PlayerId[];
  readonly details: Readonly<Record<string, unknown>>;
}

export interface UnreadableVerdict {
  readonly format: typeof VERDICT_FORMAT;
  readonly error: { readonly path: string; readonly message: string };
}

export function unreadableVerdict(found: InputError, language: Language): UnreadableVerdict {
  return { format: VERDICT_FORMAT, error: { path: formatPath(found.path), message: inputErrorSentence(found, language) } };
}

/** Judges one transcript from its first event to its last, or to the first that is refused. */
export function judgeTranscript(games: Games, value: unknown, language: Language): Verdict | UnreadableVerdict {
  const transcript = readTranscript(games, value);
  if (isInputError(transcript)) return unreadableVerdict(transcript, language);
  const { game, setup, events } = transcript;
  const warnings: Citation[] = [];
  let state = game.flow.start(game.law.begin(setup));
  let refused: Citation | null = null;
  let accepted = 0;
  const cite = (index: number, reason: Reason): Citation => ({
    index,
    rule: reason.rule,
    because: reasonSentence(transcript, reason, language),
  });
  for (const [index, event] of events.entries()) {
    const answer = ruleOn(game, state, event);
    if (answer.outcome === 'unclear') return unreadableVerdict(prefixPath(['events', index], answer.error), language);
    if (answer.outcome === 'refused') {
      refused = cite(index, answer.reason);
      break;
    }
    warnings.push(...answer.warnings.map((warning) => cite(index, warning)));
    state = answer.state;
    accepted += 1;
  }
  return { ...verdictFigures(transcript, state), accepted, refused, warnings };
}

function verdictFigures({ id, game, setup }: Transcript, state: GameState): Omit<Verdict, 'accepted' | 'refused' | 'warnings'> {
  const { law } = game;
  const standings = law.standings(state.position);
  return {
    format: VERDICT_FORMAT,
    game: id,
    phase: state.phase,
    turn: turnOf(game, state) ?? null,
    finished: state.isFinished,
    points: pointsOf(setup.players, law.lines(state.position)),
    standings,
    winners: state.isFinished ? winnersOf(standings) : [],
    details: law.details(state.position, state.phase),
  };
}
