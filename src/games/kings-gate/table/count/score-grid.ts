import type { CitedSentence, GameScoring, GridLine, GridRow, RowGain } from '#contract/scoring';
import type { KingsGate } from '#games/kings-gate/game';
import { assumptionsOf } from '#games/kings-gate/law/box';
import { endingOf, summarizeLead } from '#games/kings-gate/law/ending';
import { locationOf, type Position } from '#games/kings-gate/law/position';
import { type ColourRank, countPaidRanks } from '#games/kings-gate/law/score';
import { allLines, type SheetLine } from '#games/kings-gate/law/score-sheet';
import { scoreGridTexts } from '#games/kings-gate/text/score-grid';
import { stateOf } from '#session/log/table';
import { capitalize, grammar, type Language } from '#text/language';
import { texts } from '../../text/screen-texts';
import { explainTotal } from './explain-total';
import { FigureDetail } from './FigureDetail';
import { ScoringFooter } from './ScoringFooter';

const locationLabel = (position: Position, n: number) => ({ n, name: locationOf(position, n).name });

/** A line of a location with what its total comes from; a pad has only the total. */
function createGridLine(position: Position, line: SheetLine, ranked: readonly ColourRank[], language: Language): GridLine {
  const { rule, params } = line.reason;
  const colour = 'colour' in params ? params.colour : undefined;
  const own = ranked.find((each) => each.colour === colour);
  const rank = own?.rank ?? 0;
  const isPrizeUnconfirmed =
    line.reason.rule === 'kg.score.prizes' &&
    rank <= countPaidRanks(position) &&
    assumptionsOf(position.box.told, line.reason.params.n).isPrizeAssumed(rank);
  return {
    line,
    source: sourceOf(line, own, language),
    ...(own !== undefined && explainTotal(own, language)),
    ...(isPrizeUnconfirmed && {
      isUnconfirmed: true,
      modifiers: [
        ...(own === undefined ? [] : (explainTotal(own, language).modifiers ?? [])),
        { sentence: scoreGridTexts[language].assumed(grammar(language).ordinal(rank)) },
      ],
    }),
    ...(rule === 'kg.location.tourney' && { agreements: ['tourney-absent'] }),
    ...(rule === 'debt' && { agreements: ['debt'] }),
  };
}

/** "2nd" where a rank decided, the Tourney Grounds where they took points. */
function sourceOf({ reason: { rule } }: SheetLine, own: ColourRank | undefined, language: Language): string | undefined {
  if (rule === 'kg.location.tourney') return texts[language].scoring.tourney;
  return own === undefined ? undefined : grammar(language).ordinal(own.rank);
}

/** The characters that a location gave away. */
const characterGains = (ranked: readonly ColourRank[], language: Language): readonly RowGain[] =>
  ranked.flatMap(({ player, characters }) =>
    player === undefined
      ? []
      : characters.map(
          (character): RowGain => ({
            player,
            source: capitalize(texts[language].characters[character]),
            sentence: `${capitalize(texts[language].powers[character])}.`,
            rule: `kg.character.${character}`,
          }),
        ),
  );

function createGridRows({ position }: { readonly position: Position }, language: Language): readonly GridRow[] {
  const [text, said] = [texts[language], scoreGridTexts[language]];
  const lines = allLines(position.sheet);
  const linesOfRule = (rule: SheetLine['reason']['rule']): readonly GridLine[] =>
    lines.flatMap((line) => (line.reason.rule === rule ? [createGridLine(position, line, [], language)] : []));
  const locations = position.scored.map(
    ({ n, ranked, lines: scored }): GridRow => ({
      key: String(n),
      label: text.location(locationLabel(position, n)),
      lines: scored.filter(({ reason }) => reason.rule !== 'debt').map((line) => createGridLine(position, line, ranked, language)),
      gains: characterGains(ranked, language),
    }),
  );
  const all = [
    { key: 'carried', label: said.carried, lines: linesOfRule('carried') },
    ...locations,
    { key: 'debt', label: said.debt, lines: linesOfRule('debt') },
  ];
  return all.filter((row) => row.lines.length > 0);
}

/** Which of the prizes that were paid nobody has compared with a card. */
function describeUnconfirmed(position: Position, language: Language): readonly CitedSentence[] {
  const places = position.scored.filter(({ n }) => assumptionsOf(position.box.told, n).isPrizeAssumed(countPaidRanks(position)));
  return places.length === 0
    ? []
    : [{ sentence: scoreGridTexts[language].unconfirmed(places.map(({ n }) => texts[language].location(locationLabel(position, n)))) }];
}

export const scoreGrid: GameScoring<KingsGate> = {
  rows: createGridRows,
  describeScoring({ position }, index, language) {
    const n = position.scored[index]?.n ?? 1;
    return { title: texts[language].scoring.title(locationLabel(position, n)), rowKeys: [String(n)] };
  },
  ScoringFooter,
  FigureDetail,
  explainEnding(table, names, language): readonly CitedSentence[] {
    const text = texts[language].end;
    const { position } = stateOf(table);
    const ending = endingOf(position);
    const { most, equal, winners } = summarizeLead(table.game.law.standings(position));
    const place = locationLabel(position, position.scored.at(-1)?.n ?? 1);
    const [winner] = winners;
    const why = { sentence: ending === undefined ? text.closed : text.reasons[ending], rule: ending };
    const guesses = describeUnconfirmed(position, language);
    if (equal.length < 2 || winner === undefined) return [why, ...guesses];
    const others = equal.filter((player) => player !== winner).map(names.player);
    const sentence =
      winners.length === 1 ? text.decided(names.player(winner), most, others, place) : text.shared(winners.map(names.player), most, place);
    return [why, { sentence, rule: 'kg.end.winner' }, ...guesses];
  },
};
