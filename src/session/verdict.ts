import type { PlayerId } from '#law/game';
import type { Reason } from '#law/ruling';
import { pointsOf, type Standing, winnersOf } from '#law/score';
import type { Stand } from '#machines/flow';
import type { Language } from '#text/language';
import type { Games } from './game';
import { rule, turnOf } from './rule';
import { sentenceOf } from './say';
import { readTranscript, type Transcript } from './transcript';
import { isTrouble, pathName, type Trouble, under } from './trouble';
import { troubleSentence } from './why';

const VERDICT = 'regent-verdict/1';

interface Cited {
  readonly index: number;
  readonly rule: string;
  readonly because: string;
}

export interface Verdict {
  readonly format: typeof VERDICT;
  readonly game: string;
  readonly accepted: number;
  readonly refused: Cited | null;
  readonly warnings: readonly Cited[];
  readonly phase: string;
  readonly turn: PlayerId | null;
  readonly finished: boolean;
  readonly points: Readonly<Record<PlayerId, number>>;
  readonly standings: readonly Standing[];
  readonly winners: readonly PlayerId[];
  readonly details: Readonly<Record<string, unknown>>;
}

export interface Unreadable {
  readonly format: typeof VERDICT;
  readonly error: { readonly path: string; readonly message: string };
}

export function unreadable(found: Trouble, language: Language): Unreadable {
  return { format: VERDICT, error: { path: pathName(found.path), message: troubleSentence(found, language) } };
}

/** Judges one transcript from its first event to its last, or to the first that is refused. */
export function judgeTranscript(games: Games, value: unknown, language: Language): Verdict | Unreadable {
  const transcript = readTranscript(games, value);
  if (isTrouble(transcript)) return unreadable(transcript, language);
  const { game, setup, events } = transcript;
  const warnings: Cited[] = [];
  let stand = game.flow.start(game.law.begin(setup));
  let refused: Cited | null = null;
  let accepted = 0;
  const cite = (index: number, reason: Reason): Cited => ({ index, rule: reason.rule, because: sentenceOf(transcript, reason, language) });
  for (const [index, event] of events.entries()) {
    const answer = rule(game, stand, event);
    if (answer.answer === 'unclear') return unreadable(under(['events', index], answer.why), language);
    if (answer.answer === 'refused') {
      refused = cite(index, answer.reason);
      break;
    }
    warnings.push(...answer.warnings.map((warning) => cite(index, warning)));
    stand = answer.stand;
    accepted += 1;
  }
  return { ...figures(transcript, stand), accepted, refused, warnings };
}

function figures({ id, game, setup }: Transcript, stand: Stand): Omit<Verdict, 'accepted' | 'refused' | 'warnings'> {
  const { law } = game;
  const standings = law.standings(stand.position);
  return {
    format: VERDICT,
    game: id,
    phase: stand.phase,
    turn: turnOf(game, stand) ?? null,
    finished: stand.finished,
    points: pointsOf(setup.players, law.lines(stand.position)),
    standings,
    winners: stand.finished ? winnersOf(standings) : [],
    details: law.details(stand.position, stand.phase),
  };
}
