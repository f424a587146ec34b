import { titleOf } from '#screens/game/game-title';
import { formatFigure, formatScore, topPoints } from '#screens/memory/format';
import { memoryText } from '#screens/memory/memory-text';
import { language } from '#screens/state/app-state';
import type { Recap } from '#stats/recap';
import { grammar } from '#text/language';
import { describePlayTime } from './PlayTimePage';

/** A card of the year in review: what it is about, what it comes to, and a line of more. */
export interface RecapCard {
  readonly key: string;
  readonly title: string;
  readonly figure: string;
  readonly lines: readonly string[];
}

/** The year in six cards; what no game tells of is said to be so. */
export function createRecapCards(recap: Recap, nameOf: (player: string) => string): readonly RecapCard[] {
  const text = memoryText.value;
  const words = text.recap;
  const { list } = grammar(language.value);
  const { time, days, people, champions, championWins, games, closest, biggest, streak, rivals } = recap;
  const [favourite, ...others] = games;
  const pointsOf = ({ finishedGame }: NonNullable<Recap['closest']>): string =>
    finishedGame.standings
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ player, points }) => `${nameOf(player)} ${formatFigure(points)}`)
      .join(' · ');
  const none = { figure: '–', lines: [words.none] };
  return [
    {
      key: 'year',
      title: words.title(recap.year),
      figure: text.games(time.games),
      lines: [
        words.days(days),
        words.people(people),
        ...(time.timedGames === 0
          ? []
          : [time.timedGames === time.games ? text.time.duration(time.minutes) : text.time.partly(time.minutes, time.timedGames)]),
      ],
    },
    {
      key: 'champion',
      title: words.champion,
      ...(champions.length === 0
        ? none
        : { figure: list(champions.map(nameOf)), lines: [words.wins(formatFigure(championWins, 1), championWins)] }),
    },
    {
      key: 'favourite',
      title: words.favourite,
      ...(favourite === undefined
        ? none
        : {
            figure: titleOf(favourite[0]),
            lines: [
              describePlayTime(favourite[1]),
              ...others.map(([game, { games: count }]) => text.figures.ownOf(titleOf(game), text.games(count))),
            ],
          }),
    },
    {
      key: 'closest',
      title: words.closest,
      ...(closest === undefined
        ? none
        : {
            figure: formatScore(...topPoints(closest.finishedGame)),
            lines: [
              titleOf(closest.finishedGame.game),
              pointsOf(closest),
              ...(biggest === undefined ? [] : [words.biggest(nameOf(winnerOf(biggest)), biggest.margin)]),
            ],
          }),
    },
    {
      key: 'streak',
      title: words.streak,
      ...(streak === undefined ? none : { figure: nameOf(streak.player), lines: [words.inARow(streak.wins)] }),
    },
    {
      key: 'rivals',
      title: words.rivals,
      ...(rivals === undefined
        ? none
        : {
            figure: formatScore(rivals.ahead, rivals.behind),
            lines: [
              words.against(nameOf(rivals.players[0]), nameOf(rivals.players[1])),
              words.met(rivals.games),
              ...(rivals.level === 0 ? [] : [text.duel.level(rivals.level)]),
            ],
          }),
    },
  ];
}

const winnerOf = ({ finishedGame: { standings } }: NonNullable<Recap['biggest']>): string =>
  standings.find(({ rank }) => rank === 1)?.player ?? '';
