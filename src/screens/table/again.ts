import type { GameScreens } from '#contract';
import type { PlayerId } from '#law/game';
import type { Header } from '#session/log';

type Setup = Header['setup'];

/** What a set-up says of who does what (begins, has White), by its fields. */
function rolesIn(setup: Setup, players: readonly PlayerId[]): Setup {
  return Object.fromEntries(Object.entries(setup).filter(([, value]) => players.some((player) => player === value)));
}

const idsOf = ({ players }: Header): readonly PlayerId[] => players.map(({ id }) => id);

/** What this beginner would have; the agreements of the last game hold. */
function rolesOf({ initialSetup }: Pick<GameScreens, 'initialSetup'>, header: Header, first: PlayerId): Setup {
  const ids = idsOf(header);
  const agreements: Readonly<Record<string, string>> = Object(header.setup.agreements);
  return rolesIn(initialSetup(ids, first, header.setup.copy, { favourites: new Map(), agreements, before: [] }), ids);
}

const same = (one: Setup, other: Setup): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** Who begins the next game: the next after who began this one, which at a table of two swaps the sides. Nobody where the rules say who. */
export function beginsNext(screens: Pick<GameScreens, 'initialSetup'>, header: Header): PlayerId | undefined {
  const ids = idsOf(header);
  const now = rolesIn(header.setup, ids);
  const began = ids.findIndex((first) => Object.keys(now).length > 0 && same(rolesOf(screens, header, first), now));
  return began < 0 ? undefined : ids[(began + 1) % ids.length];
}

/** The set-up of the next game at the same table: all as it was, but who begins; a pad that began in the middle begins anew. */
export function nextSetup(screens: Pick<GameScreens, 'initialSetup'>, header: Header, first: PlayerId | undefined): Setup {
  const { from: _, ...setup } = header.setup;
  return first === undefined ? setup : { ...setup, ...rolesOf(screens, header, first) };
}
