import type { CitedSentence, GameScoring, GridLine, GridRow } from '#contract/scoring';
import type { KingsTricktakers } from '#games/kings-tricktakers/game';
import { CHARACTERS, type Character } from '#games/kings-tricktakers/law/box';
import {
  entriesOf,
  linesOf,
  type PlayerScore,
  type Position,
  type SheetEntry,
  type SheetLine,
} from '#games/kings-tricktakers/law/position';
import { contest } from '#games/kings-tricktakers/law/score/contest';
import { type Tie, ties } from '#games/kings-tricktakers/law/score/outlook';
import { certainLine, costRange, debtRange, rangeBefore, rangeInRound, rangeOf } from '#games/kings-tricktakers/law/score/point-ranges';
import { gridTexts } from '#games/kings-tricktakers/text/score-grid';
import { type ByPlayer, forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { isExact, type Range } from '#law/score';
import type { GameStateOf } from '#session/game';
import { stateOf } from '#session/log/table';
import type { Language, PlayerNames } from '#text/language';
import { MissingPoints } from './box/MissingPoints';
import { texts } from './texts';

type TricktakersState = GameStateOf<KingsTricktakers>;

/** The number of the first round that this table counted: a pad may begin in the middle. */
const firstRound = ({ position: { round, rounds }, isFinished }: TricktakersState): number => round - rounds.length + (isFinished ? 1 : 0);

/** kt.score.tricks: what the tricks of a line are counted from, and who counts more than the piles. */
function trickSum({ trickCount: { tricksWon, queens, devils } }: PlayerScore, language: Language): Pick<GridLine, 'sum' | 'modifiers'> {
  const text = gridTexts[language];
  if (queens + devils === 0) return {};
  return {
    sum: { label: text.tricks, terms: [tricksWon, queens, devils].filter((tricks, index) => index === 0 || tricks > 0) },
    modifiers: [
      ...(queens > 0 ? [{ sentence: text.queen, rule: 'kt.queen.yellow' }] : []),
      ...(devils > 0 ? [{ sentence: text.devil(devils), rule: 'kt.score.tricks' }] : []),
    ],
  };
}

const isBet = ({ reason }: SheetLine): boolean => reason.rule === 'kt.score.bet' || reason.rule === 'kt.score.devil-bet';

/** What the chip of a line says: of two bet cards each by its name. */
function sourceOf({ reason, paid: isPaid }: SheetLine, isOpen: boolean, twoCards: boolean, language: Language): string | undefined {
  const { sources } = gridTexts[language];
  const { names } = texts[language];
  switch (reason.rule) {
    case 'kt.score.bet': {
      const bet = twoCards ? sources.betOn(names[reason.params.card]) : sources.bet;
      return isPaid || isOpen ? bet : sources.missed(bet);
    }
    case 'kt.score.devil-bet':
      return isPaid || isOpen ? sources.betOn(names.devil) : sources.missed(sources.betOn(names.devil));
    case 'kt.queen.revive':
      return sources.queen;
    case 'kt.score.jack':
      return isPaid || isOpen ? names.jack : undefined;
    case 'kt.score.king':
    case 'kt.score.king-unplayed':
      return isPaid ? sources.king : undefined;
    case 'kt.score.gambler':
    case 'kt.score.hermit':
    case 'kt.score.berserker':
    case 'kt.score.assassin':
    case 'kt.score.healer':
    case 'kt.score.collector':
    case 'kt.score.devil':
      return isPaid || isOpen ? names[characterOf(reason.rule)] : undefined;
    default:
      return undefined;
  }
}

type CharacterRule = Extract<SheetLine['reason']['rule'], `kt.score.${Character}`>;

const characterOf = (rule: CharacterRule) =>
  CHARACTERS.find((character): character is Character => rule === `kt.score.${character}`) ?? 'gambler';

function createGridLine(line: SheetLine, result: PlayerScore | undefined, language: Language): GridLine {
  const { rule } = line.reason;
  const twoCards = result !== undefined && result.lines.filter(isBet).length > 1;
  // What the tricks are counted from is said once a player and round: with the first line that looks at them.
  const firstByTricks = result?.lines.find(({ reason }) => 'tricks' in reason.params);
  return {
    line,
    ...(result !== undefined && line === firstByTricks && trickSum(result, language)),
    ...(rule === 'debt' && { agreements: ['debt'] }),
    ...(rule === 'kt.score.gambler' && twoCards && { agreements: ['two-card-bet'] }),
  };
}

/** What a line may pay where it hangs on figures that nobody has read off their cards yet, and on which. */
function openRange({ count }: SheetEntry, line: SheetLine, before: () => Range, language: Language): Pick<GridLine, 'range' | 'modifiers'> {
  const cost = costRange(line, before);
  if (count === undefined || !isExact(cost)) return { range: cost };
  const certainty = certainLine(count, line);
  if (certainty === undefined) return {};
  const { range, dependsOn } = certainty;
  return {
    range,
    modifiers: dependsOn.length === 0 ? [] : [{ sentence: texts[language].scores.hangsOn(dependsOn), rule: line.reason.rule }],
  };
}

/** Marks a line as depending on an unread bet side, so that its sentence does not claim a success or failure. */
function markOpen(line: SheetLine): SheetLine {
  const { reason } = line;
  if (reason.rule === 'kt.score.gambler') return { ...line, reason: { ...reason, params: { ...reason.params, open: true } } };
  if (reason.rule === 'kt.score.devil-bet') return { ...line, reason: { ...reason, params: { ...reason.params, open: true } } };
  return line;
}

/** What a bet would have paid for, where it was not met. */
function neededTricks({ count }: SheetEntry, { reason, paid: isPaid }: SheetLine, language: Language): readonly CitedSentence[] {
  if (reason.rule !== 'kt.score.bet' || isPaid) return [];
  const table = count?.figures.bets[reason.params.card];
  if (table === undefined || Object.keys(table).length === 0) return [];
  return [{ sentence: gridTexts[language].needed(table), rule: reason.rule }];
}

/** Lines outside the rounds have rows of their own. */
const RULES_OUTSIDE_ROUNDS: ReadonlySet<string> = new Set(['carried', 'debt', 'adjust']);

/** The ranges of the players for whom they are not exact. */
const uncertainRanges = (players: readonly PlayerId[], range: (player: PlayerId) => Range): ByPlayer<Range> =>
  Object.fromEntries(players.map((player) => [player, range(player)] as const).filter(([, each]) => !isExact(each)));

function gridRows(state: TricktakersState, language: Language, roundKeys?: readonly string[]): readonly GridRow[] {
  const [text, gridText] = [texts[language].scores, gridTexts[language]];
  const { position } = state;
  const { players } = position;
  const first = firstRound(state);
  const linesByRule = (rule: SheetLine['reason']['rule']): readonly GridLine[] =>
    linesOf(position).flatMap((line) => (line.reason.rule === rule ? [createGridLine(line, undefined, language)] : []));
  const linesInRound = (round: number): readonly GridLine[] =>
    entriesOf(position).flatMap((entry, at) =>
      entry.lines
        .filter(({ reason }) => entry.round === round && !RULES_OUTSIDE_ROUNDS.has(reason.rule))
        .map((line) => {
          const gridLine = createGridLine(line, forPlayer(position.rounds[round - first] ?? {}, line.player), language);
          const certainty = openRange(entry, line, () => rangeBefore(position, line.player, at), language);
          const modifiers = [...(gridLine.modifiers ?? []), ...(certainty.modifiers ?? []), ...neededTricks(entry, line, language)];
          return {
            ...gridLine,
            ...(certainty.range !== undefined && !isExact(certainty.range) && { line: markOpen(line) }),
            ...(certainty.range !== undefined && { range: certainty.range }),
            source: sourceOf(
              line,
              certainty.range !== undefined && !isExact(certainty.range),
              entry.lines.filter((each) => each.player === line.player && isBet(each)).length > 1,
              language,
            ),
            modifiers,
          };
        }),
    );
  const roundRows = [...new Set(entriesOf(position).map(({ round }) => round))]
    .filter((round) => roundKeys?.includes(String(round)) !== false)
    .map(
      (round): GridRow => ({
        key: String(round),
        label: text.round(round),
        lines: linesInRound(round),
        ranges: uncertainRanges(players, (player) => rangeInRound(position, round, player)),
      }),
    );
  const rows = [
    { key: 'carried', label: gridText.carried, lines: linesByRule('carried') },
    ...roundRows,
    {
      key: 'debt',
      label: gridText.debt,
      lines: linesByRule('debt'),
      ranges: uncertainRanges(players, (player) => debtRange(position, player)),
    },
  ];
  return rows.filter(({ lines }) => lines.length > 0);
}

/** kt.end.winner: who is level on points for certain, and whether the King ranks part them. */
function tieSentences(position: Position, names: PlayerNames, language: Language): readonly CitedSentence[] {
  const { scores, table } = texts[language];
  const { isSettled, contenders } = contest(position);
  const isCertainTie = ({ ranks }: Tie): boolean =>
    ranks.every(({ player }) => isExact(rangeOf(position, player)) && (isSettled || !contenders.includes(player)));
  return ties(position)
    .filter(isCertainTie)
    .map(({ points, ranks }) => {
      const knownRanks = ranks.flatMap(({ player, rank }) => (rank === undefined ? [] : [{ player, rank }]));
      const [lowest, next] = [...knownRanks].sort((a, b) => a.rank - b.rank);
      const isDecided = knownRanks.length === ranks.length && lowest !== undefined && lowest.rank !== next?.rank;
      const tied = ranks.map(({ player, rank }) => `${names.player(player)} (${table.rank(rank)})`);
      const sharedOrUnread = knownRanks.length === ranks.length ? scores.shared : scores.unread;
      const conclusion = isDecided ? scores.decided(names.player(lowest.player), lowest.rank) : sharedOrUnread;
      return { sentence: `${scores.tie(tied, points)} ${conclusion}`, rule: 'kt.end.winner' };
    });
}

export const scoreGrid: GameScoring<KingsTricktakers> = {
  rows: gridRows,
  ScoringAction: MissingPoints,
  describeScoring(state, index, language) {
    const round = firstRound(state) + index;
    return { title: texts[language].scores.round(round), rowKeys: [String(round)] };
  },
  explainEnding(table, names, language) {
    const { position } = stateOf(table);
    return [{ sentence: gridTexts[language].ended, rule: 'kt.flow.rounds' }, ...tieSentences(position, names, language)];
  },
};
