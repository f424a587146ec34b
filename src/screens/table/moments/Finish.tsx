import type { GameScoring, GameScreens, GridRow, Mark } from '#contract';
import { certainPlaces } from '#law/score';
import { describeOutcome, hasNoPoints } from '#screens/game/describe-result';
import { appText, language } from '#screens/state/app-state';
import { tableCertainty } from '#session/log/points';
import { standOf } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import { grammar } from '#text/language';
import { scoreTexts } from '#text/score';
import { Disclosure } from '#ui/Disclosure';
import { lazy } from '#ui/lazy';
import { Laurel } from '#ui/score/Laurel';
import { SourceBar, SourceLegend } from '#ui/score/SourceBars';
import { RuleLink } from '#ui/verdict/RuleNote';
import { PlayAgain } from './PlayAgain';
import './Finish.css';
import { gridRows, rowPoints, scoringOf } from '../grid-rows';
import { TableScoreGrid } from '../TableScoreGrid';
import type { View } from '../view';

/** Who wants to tell others fetches what it takes. */
const ShareResult = lazy(async () => (await import('#screens/share/ShareResult')).ShareResult);

interface FinishProps {
  readonly view: View;
  readonly screens: GameScreens;
}

/** The end: who won, why it is over, where the points come from, the table as it lay, and the next game. */
export function Finish({ view, screens }: FinishProps) {
  const table = view.live.table.value;
  const { game, effective } = table;
  const text = appText.value.finish;
  const names = namesOf(effective.header.players);
  const stand = view.stand.value;
  const winners = tableCertainty(table, stand).leaders.map(names.player);
  const counting = scoringOf(screens);
  if (effective.isAbandoned && !effective.isStopped) return <p class="notice">{appText.value.more.abandoned}</p>;
  return (
    <section class="finish">
      {winners.length > 0 && <Laurel />}
      <h2>
        {winners.length === 0 ? text.undecided : describeOutcome(view.live.info.value.game, winners, effective.header.players.length)}
      </h2>
      {effective.isStopped ? <p>{appText.value.more.stopped}</p> : counting !== undefined && <Ending view={view} counting={counting} />}
      <Standings view={view} screens={screens} scoring={counting} />
      {counting?.rows !== undefined && (
        <Disclosure title={scoreTexts[language.value].grid}>
          <TableScoreGrid table={table} stand={view.stand.value} screens={screens} scoring={counting} />
        </Disclosure>
      )}
      <Disclosure title={scoreTexts[language.value].picture}>
        <screens.Picture stand={standOf(table)} names={names} language={language.value} />
      </Disclosure>
      <ShareResult info={view.live.info.value} past={{ table, screens }} />
      <PlayAgain game={game} id={view.live.info.value.game} screens={screens} header={effective.header} />
      {view.isClosed.value && (
        <>
          <p class="quiet">{text.reopenHint}</p>
          <button type="button" class="button" onClick={view.reopen}>
            {text.reopen}
          </button>
        </>
      )}
    </section>
  );
}

function Ending({ view, counting }: { readonly view: View; readonly counting: GameScoring }) {
  const table = view.live.table.value;
  const names = namesOf(table.effective.header.players);
  return (
    <ul class="finish-ending" aria-label={scoreTexts[language.value].ended}>
      {counting.explainEnding(table, names, language.value).map(({ sentence, rule }) => (
        <li key={sentence} class="cited">
          <span>{sentence}</span>
          {rule !== undefined && <RuleLink rule={rule} sign />}
        </li>
      ))}
    </ul>
  );
}

/** The order of the table; where there are points, each player's in one bar by where they come from. */
interface StandingsProps extends FinishProps {
  readonly scoring: GameScoring | undefined;
}

function Standings({ view, screens, scoring }: StandingsProps) {
  const table = view.live.table.value;
  const text = appText.value.finish;
  const stand = view.stand.value;
  const names = namesOf(table.effective.header.players);
  const standings = table.game.law.standings(stand.position);
  const rows = scoring?.rows === undefined ? [] : gridRows(scoring, table, stand, language.value).filter((row) => hasPoints(row));
  const sumWon = (player: string): number => rows.reduce((sum, row) => sum + Math.max(0, rowPoints(row, player)), 0);
  const most = Math.max(1, ...standings.map(({ player }) => sumWon(player)));
  const pointless = hasNoPoints(
    view.live.info.value.game,
    standings.map(({ points }) => points),
  );
  return (
    <>
      <table class="finish-standings">
        <thead>
          <tr>
            <th scope="col">{text.rank}</th>
            <th scope="col">{text.player}</th>
            {!pointless && (
              <th scope="col" class="figure">
                {text.points}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {certainPlaces(standings, tableCertainty(table, stand)).map(({ player, rank, points }) => (
            <tr key={player}>
              <td>{rank ?? '–'}</td>
              <td>
                <PlayerShape mark={screens.mark(table, player, language.value)} />
                {names.player(player)}
                {rows.length > 0 && <SourceBar sources={rows} points={rows.map((row) => rowPoints(row, player))} most={most} />}
              </td>
              {!pointless && <td class="figure">{grammar(language.value).range(points)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > 0 && <SourceLegend label={scoreTexts[language.value].sources} sources={rows} />}
    </>
  );
}

const hasPoints = ({ lines }: GridRow): boolean => lines.some(({ line }) => line.points > 0);

function PlayerShape({ mark }: { readonly mark: Mark }) {
  return (
    <span class="score-shape" aria-hidden="true" style={{ color: mark.colour, WebkitTextStrokeColor: mark.rim }}>
      {mark.shape}{' '}
    </span>
  );
}
