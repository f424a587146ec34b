import type { GameScreens } from '#contract/screens';
import type { PlayerLabel, Sign } from '#exchange/share/render-picture';
import { type SharedResult, scoreRows } from '#exchange/share/result-card';
import { type Certainty, certainPlaces } from '#law/score';
import { describeOutcome, hasNoPoints, storedCertainty } from '#screens/game/describe-result';
import { titleOf } from '#screens/game/game-title';
import { formatDate } from '#screens/memory/format';
import { createPersonFinder } from '#screens/memory/memory-people';
import { memoryText } from '#screens/memory/memory-text';
import { appText, language, store } from '#screens/state/app-state';
import { gridRows } from '#screens/table/grid-rows';
import type { Player } from '#session/game';
import { tableCertainty } from '#session/log/points';
import { stateOf, type Table } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import { playersOf, type StoredGame } from '#store/records/record-types';
import { grammar, type PlayerNames } from '#text/language';
import { shareTexts } from '#text/share';

export interface ShareResultProps {
  readonly storedGame: StoredGame;
  /** The game laid out; none where nothing but its result is known. */
  readonly past: { readonly table: Table; readonly screens: GameScreens } | undefined;
}

/** How a game ended; nothing of one that goes on, whose points may be secret. */
export function findResult({ storedGame, past }: ShareResultProps): StoredGame['result'] {
  if (storedGame.result !== undefined) return storedGame.result;
  if (past === undefined || !stateOf(past.table).isFinished) return undefined;
  return { standings: past.table.game.law.standings(stateOf(past.table).position), rules: storedGame.rules };
}

/** What is certain of how a game ended: as it was found then, else as it stands. */
export const certaintyOf = ({ storedGame, past }: ShareResultProps): Certainty =>
  storedGame.result === undefined && past !== undefined ? tableCertainty(past.table) : storedCertainty(storedGame.summary);

async function pointRows({ past }: ShareResultProps, { standings }: NonNullable<StoredGame['result']>): Promise<SharedResult['rows']> {
  if (past === undefined) return [];
  const { table, screens } = past;
  const found = gridRows(await screens.scoring(), table, stateOf(table), language.value);
  return scoreRows(
    found.map(({ label, lines, ranges }) => ({
      label,
      lines: lines.map(({ line }) => line),
      ranges,
      unconfirmed: lines.filter(({ isUnconfirmed }) => isUnconfirmed).map(({ line }) => line.player),
    })),
    standings,
    grammar(language.value).range,
  );
}

/** What decided where points alone did not: the first sentence only says why the game is over. */
async function decidingNotes({ past, storedGame: { summary } }: ShareResultProps, names: PlayerNames): Promise<SharedResult['notes']> {
  if (past === undefined && summary.winWay !== undefined) return [memoryText.value.past.winWays[summary.winWay]];
  if (past === undefined || past.table.effective.isStopped || !stateOf(past.table).isFinished) return [];
  const { explainEnding, rows } = await past.screens.scoring();
  const sentences = explainEnding(past.table, names, language.value).map(({ sentence }) => sentence);
  // How a game without points was won; of any other, the first sentence only says why it was over.
  return rows === undefined ? sentences : sentences.slice(1);
}

/** The sign on somebody's pieces, where the game is laid out. */
const findSign = ({ past }: ShareResultProps, player: string): Sign | undefined => past?.screens.mark(past.table, player, language.value);

/** Whose pieces are whose, in the order of the seats. */
export const sidesOf = (
  past: NonNullable<ShareResultProps['past']>,
  players: readonly Pick<Player, 'id' | 'name'>[] = past.table.effective.header.players,
): readonly PlayerLabel[] => {
  return players.map(({ id, name }) => ({ name, sign: past.screens.mark(past.table, id, language.value) }));
};

/** Who sat where, people who turned out to be one by their one name. */
async function personsInSeats(storedGame: StoredGame): Promise<readonly Player[]> {
  const personIn = createPersonFinder((await store.value?.players().catch(() => undefined)) ?? []);
  return playersOf(storedGame).map(({ id }) => ({ id, name: personIn(storedGame, id).name }));
}

/** All that is passed on of how a game ended. */
export async function buildSharedResult(props: ShareResultProps, ended: NonNullable<StoredGame['result']>): Promise<SharedResult> {
  const { storedGame } = props;
  const { standings } = ended;
  const seats = await personsInSeats(storedGame);
  const names = namesOf(seats);
  const certain = certaintyOf(props);
  const pointStandings = hasNoPoints(storedGame.game) ? [] : standings;
  const text = shareTexts[language.value];
  return {
    game: titleOf(storedGame.game),
    winnerText:
      certain.leaders.length === 0
        ? appText.value.finish.undecided
        : describeOutcome(storedGame.game, certain.leaders.map(names.player), standings.length),
    notes: await decidingNotes(props, names),
    when: [formatDate(storedGame.played), storedGame.place].filter((part) => part !== '').join(' · '),
    places: certainPlaces(pointStandings, certain).map(({ player, rank, points }) => ({
      text: appText.value.table.standing(rank, names.player(player), grammar(language.value).pointsRange(points)),
      name: names.player(player),
      sign: findSign(props, player),
      points: grammar(language.value).range(points),
      isWinner: rank === 1,
    })),
    sides: props.past === undefined ? [] : sidesOf(props.past, seats),
    rows: await pointRows(props, ended),
    sum: text.total,
    credit: text.byRegent,
  };
}
