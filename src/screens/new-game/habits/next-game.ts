import type { GameScreens } from '#contract/screens';
import type { PlayerId } from '#law/game';
import type { Header } from '#session/log/effective-log';

type BeginnerScreens = Pick<GameScreens, 'startingPlayer'>;

const idsOf = ({ players }: Header): readonly PlayerId[] => players.map(({ id }) => id);

/** Who begins the next game: the next after who began this one, which at a table of two swaps the sides. Nobody where the rules say who. */
export function nextBeginner({ startingPlayer }: BeginnerScreens, header: Header): PlayerId | undefined {
  const ids = idsOf(header);
  const began = startingPlayer?.get(header.setup, ids);
  return began === undefined ? undefined : ids[(ids.indexOf(began) + 1) % ids.length];
}

/** The set-up of the next game at the same table: all as it was, but who begins; a pad that began in the middle begins anew. */
export function nextSetup({ startingPlayer }: BeginnerScreens, header: Header, first: PlayerId | undefined): Header['setup'] {
  const { from: _, ...setup } = header.setup;
  return first === undefined || startingPlayer === undefined ? setup : startingPlayer.set(setup, idsOf(header), first);
}
