import type { GameScoring, GridRow } from '#contract/scoring';
import type { GameScreens, Mark } from '#contract/screens';
import { forPlayer } from '#law/by-player';
import { type Certainty, certainPlaces, isExact, type Standing } from '#law/score';
import type { GameState } from '#machines/flow';
import { describeOutcome, hasNoPoints } from '#screens/game/describe-result';
import { appText, language } from '#screens/state/app-state';
import { gridRows, rowPoints } from '#screens/table/grid-rows';
import type { Table } from '#session/log/table';
import { grammar, type PlayerNames } from '#text/language';
import { scoreTexts } from '#text/score';
import { Laurel } from '#ui/score/Laurel';
import { ResultBars } from '#ui/score/ResultBars';
import { SideShape } from '#ui/score/SideShape';
import { RuleLink } from '#ui/verdict/RuleNote';
import './GameResult.css';

/** A game's log laid out, with how it is counted. */
interface CountedGame {
  readonly table: Table;
  readonly state: GameState;
  readonly screens: GameScreens;
  readonly scoring: GameScoring | undefined;
}

interface GameResultProps {
  readonly game: string;
  readonly names: PlayerNames;
  readonly standings: readonly Standing[];
  readonly certain: Certainty;
  /** None where nothing but the result is known. */
  readonly counted: CountedGame | undefined;
  /** Whether the table stopped before the end. */
  readonly isStopped?: boolean;
  /** How a player is drawn where the game is not laid out. */
  personMark?(player: string): { readonly shape: string; readonly colour: string } | undefined;
}

/** Who won and by how much, what decided it, and everybody's points as bars; in a game without points how it was won. */
export function GameResult(props: GameResultProps) {
  const { game, names, standings, certain, isStopped = false } = props;
  const { leaders } = certain;
  const pointless = hasNoPoints(game);
  const text = appText.value;
  return (
    <div class="game-result">
      {leaders.length > 0 && <Laurel />}
      <h2>{leaders.length === 0 ? text.finish.undecided : describeOutcome(game, leaders.map(names.player), standings.length)}</h2>
      {isStopped && <p class="quiet">{text.more.stopped}</p>}
      {!pointless && <Margin {...props} />}
      <DecidingNotes {...props} isPointless={pointless} />
      {pointless || isUnscored(props) ? <Sides {...props} /> : <Bars {...props} />}
    </div>
  );
}

/** Whether nobody's points are known: who won is all that was entered. */
const isUnscored = ({ standings, certain }: GameResultProps): boolean =>
  standings.every(({ player }) => forPlayer(certain.points, player)?.least === Number.NEGATIVE_INFINITY);

/** "53 to 49". */
function Margin({ standings, certain }: GameResultProps) {
  const [first, second] = certainPlaces(standings, certain);
  if (first === undefined || certain.leaders.length === 0 || ![first, second ?? first].every(({ points }) => isExact(points))) return null;
  const { range, pointsRange } = grammar(language.value);
  return (
    <p class="quiet">
      {second === undefined || certain.leaders.length > 1
        ? pointsRange(first.points)
        : scoreTexts[language.value].margin(range(first.points), range(second.points))}
    </p>
  );
}

/** What decided: the way a game without points was won, a tie that had to be broken. The first sentence only says why the game is over. */
function DecidingNotes({ counted, names, isStopped, isPointless }: GameResultProps & { readonly isPointless: boolean }) {
  if (counted?.scoring === undefined || isStopped === true) return null;
  const sentences = counted.scoring.explainEnding(counted.table, names, language.value);
  const decidingSentences = isPointless ? sentences : sentences.slice(1);
  if (decidingSentences.length === 0) return null;
  return (
    <ul class="result-deciding">
      {decidingSentences.map(({ sentence, rule }) => (
        <li key={sentence} class="cited">
          <span>{sentence}</span>
          {rule !== undefined && <RuleLink rule={rule} sign />}
        </li>
      ))}
    </ul>
  );
}

const markOf = ({ counted, personMark }: GameResultProps, player: string): Omit<Mark, 'label'> =>
  counted?.screens.mark(counted.table, player, language.value) ?? personMark?.(player) ?? { shape: '', colour: 'var(--action)' };

/** Who had which side, where there are no points. */
function Sides(props: GameResultProps) {
  const { standings, names, certain } = props;
  return (
    <ul class="result-sides">
      {standings.map(({ player }) => (
        <li key={player}>
          <SideShape {...markOf(props, player)} />
          <span>{names.player(player)}</span>
          {certain.leaders.length === 1 && certain.leaders[0] === player && <Laurel isSmall />}
        </li>
      ))}
    </ul>
  );
}

const hasPoints = ({ lines }: GridRow): boolean => lines.some(({ line }) => line.points !== 0);

/** Points by source, where they add up to the result: a later law may count otherwise. */
function sourcesOf({ counted, standings }: GameResultProps): readonly GridRow[] {
  if (counted?.scoring?.rows === undefined) return [];
  const rows = gridRows(counted.scoring, counted.table, counted.state, language.value).filter(hasPoints);
  const addsUp = standings.every(({ player, points }) => rows.reduce((sum, row) => sum + rowPoints(row, player), 0) === points);
  return addsUp ? rows : [];
}

function Bars(props: GameResultProps) {
  const { standings, certain, names } = props;
  const text = scoreTexts[language.value];
  const { range, pointsRange, figure, signedFigure } = grammar(language.value);
  const rows = sourcesOf(props);
  const pointsNow = new Map(standings.map(({ player, points }) => [player, points]));
  return (
    <ResultBars
      label={text.result}
      sources={rows}
      players={certainPlaces(standings, certain).map(({ player, rank, points }) => ({
        id: player,
        place: rank,
        name: names.player(player),
        ...markOf(props, player),
        total: { text: range(points), spoken: pointsRange(points) },
        points: rows.length > 0 ? rows.map((row) => rowPoints(row, player)) : [pointsNow.get(player) ?? 0],
      }))}
      text={{ total: text.sum, sources: text.sources, more: text.moreSources, figure, signedFigure }}
    />
  );
}
