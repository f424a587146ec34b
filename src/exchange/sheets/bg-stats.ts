import { hashText } from '#session/hash';
import type { Entry } from '#session/log/effective-log';
import { playingMinutes } from '#store/records/playing-time';
import { isResultOnly, playersOf, resultStandings, type StoredGame } from '#store/records/record-types';
import { formatDateTime, formatDay } from '../local-dates';
import type { FindPerson } from './sheet-rows';

/** What BG Stats takes of a play. It wants every boolean, and no field of another kind than it knows. */
export interface BgStatsPlay {
  readonly sourceName: string;
  readonly sourcePlayId: string;
  readonly playDate: string;
  /** Left out where nobody knows. */
  readonly durationMin?: number;
  readonly board: string;
  readonly comments: string;
  readonly location: string;
  readonly game: {
    readonly name: string;
    readonly sourceGameId: string;
    readonly bggId?: number;
    readonly highestWins: boolean;
    readonly noPoints: boolean;
  };
  /** In the order of their seats. */
  readonly players: readonly {
    readonly name: string;
    readonly sourcePlayerId: string;
    readonly startPlayer: boolean;
    readonly winner: boolean;
    /** Left out where nobody entered it. */
    readonly score?: number;
    readonly rank: number;
  }[];
}

/** What only the game's own part of Regent knows. */
export interface GameDetails {
  readonly title: string;
  /** Its number at BoardGameGeek. */
  readonly bggId?: number | undefined;
  /** Whether it is won, not counted. */
  readonly hasNoPoints?: boolean | undefined;
  /** Who began, where that is known. */
  readonly startingPlayer?: string | undefined;
  readonly personIn: FindPerson;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The same id always gives the same one. */
function toUuid(id: string): string {
  if (UUID.test(id)) return id;
  const digits = /^[0-9a-f]{32}$/.test(id) ? id : hashText(id) + hashText(`${id} again`);
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}

/** A finished game as a play; a game without points ends by rank alone. */
export function createPlay(
  storedGame: StoredGame,
  entries: readonly Entry[],
  { title, bggId, hasNoPoints = false, startingPlayer, personIn }: GameDetails,
): BgStatsPlay {
  const standings = resultStandings(storedGame) ?? [];
  const minutes = playingMinutes(storedGame, entries);
  return {
    sourceName: 'Regent',
    sourcePlayId: toUuid(storedGame.id),
    playDate: isResultOnly(storedGame) ? formatDay(storedGame.played) : formatDateTime(storedGame.played),
    ...(minutes === undefined ? {} : { durationMin: minutes }),
    board: '',
    comments: storedGame.note,
    location: storedGame.place,
    game: {
      name: title,
      sourceGameId: storedGame.game,
      ...(bggId === undefined ? {} : { bggId: bggId }),
      highestWins: true,
      noPoints: hasNoPoints || standings.every(({ points = 0 }) => points === 0),
    },
    players: playersOf(storedGame).flatMap(({ id: seat }) => {
      const standing = standings.find(({ player }) => player === seat);
      if (standing === undefined) return [];
      const { id, name } = personIn(storedGame, seat);
      const { rank, points } = standing;
      return {
        name,
        sourcePlayerId: id,
        startPlayer: seat === startingPlayer,
        winner: rank === 1,
        ...(points === undefined || hasNoPoints ? {} : { score: points }),
        rank,
      };
    }),
  };
}

/** The link that opens BG Stats, or its page, with the play filled in. */
export const playLink = (play: BgStatsPlay): string =>
  `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`;

/** Those that several plays name, each once and with a number. */
function assignNumbers(names: readonly { readonly key: string; readonly name: string }[]) {
  const namesByKey = new Map(names.map(({ key, name }) => [key, name]));
  const ids = new Map([...namesByKey.keys()].map((key, index) => [key, index + 1]));
  return {
    ids,
    list: [...namesByKey].map(([key, name], index) => ({ id: index + 1, uuid: toUuid(key), name, modificationDate: OLDEST_DATE })),
  };
}

/** Whatever BG Stats already knows of somebody or some place is newer. */
const OLDEST_DATE = '2000-01-01 00:00:00';

/** A `.bgsplay` file, in the form in which BG Stats itself shares plays: one play or many. */
export function formatPlayFile(plays: readonly BgStatsPlay[]): string {
  const players = assignNumbers(plays.flatMap((play) => play.players.map(({ sourcePlayerId, name }) => ({ key: sourcePlayerId, name }))));
  const locations = assignNumbers(plays.flatMap(({ location }) => (location === '' ? [] : [{ key: `place ${location}`, name: location }])));
  const games = assignNumbers(plays.map(({ game }) => ({ key: game.sourceGameId, name: game.name })));
  const gameFields = new Map(plays.map(({ game: { name: _, sourceGameId, ...rest } }) => [games.ids.get(sourceGameId), rest]));
  return JSON.stringify({
    about: 'Regent',
    players: players.list.map((player) => ({ ...player, isAnonymous: false })),
    locations: locations.list,
    games: games.list.map((game) => ({ ...game, cooperative: false, usesTeams: false, ...gameFields.get(game.id) })),
    plays: plays.map((play) => ({
      uuid: play.sourcePlayId,
      modificationDate: play.playDate,
      entryDate: play.playDate,
      playDate: play.playDate,
      usesTeams: false,
      ...(play.durationMin === undefined ? {} : { durationMin: play.durationMin }),
      ignored: false,
      manualWinner: true,
      rounds: 0,
      locationRefId: locations.ids.get(`place ${play.location}`) ?? 0,
      gameRefId: games.ids.get(play.game.sourceGameId) ?? 0,
      board: play.board,
      comments: play.comments,
      playerScores: play.players.map(({ sourcePlayerId, score, winner, startPlayer, rank }, index) => ({
        playerRefId: players.ids.get(sourcePlayerId) ?? 0,
        score: score === undefined ? '' : String(score),
        winner,
        newPlayer: false,
        startPlayer,
        rank,
        seatOrder: index,
      })),
      expansionPlays: [],
    })),
  });
}
