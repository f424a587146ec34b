import type { CitedSentence, GameScoring, GridLine, GridRow } from '#contract';
import type { KingsGate } from '#games/kings-gate/game';
import { endingOf, leading } from '#games/kings-gate/law/outlook';
import { locationOf, type Position } from '#games/kings-gate/law/position';
import type { Ranked } from '#games/kings-gate/law/score';
import { linesOn, type SheetLine } from '#games/kings-gate/law/sheet';
import { countingTexts } from '#games/kings-gate/text/counting';
import { standOf } from '#session/table';
import type { Language } from '#text/language';
import { Told } from './Told';
import { texts } from './texts';
import { totalOf } from './total';

const placeOf = (position: Position, n: number) => ({ n, name: locationOf(position, n).name });

/** A line of a location with what its total comes from; a pad has only the total. */
function gridLine(line: SheetLine, ranked: readonly Ranked[], language: Language): GridLine {
  const { rule, params } = line.reason;
  const colour = 'colour' in params ? params.colour : undefined;
  const own = ranked.find((each) => each.colour === colour);
  return {
    line,
    ...(own !== undefined && totalOf(own, language)),
    ...(rule === 'kg.location.tourney' && { agreed: ['tourney-absent'] }),
    ...(rule === 'debt' && { agreed: ['debt'] }),
  };
}

function rows({ position }: { readonly position: Position }, language: Language): readonly GridRow[] {
  const [text, said] = [texts[language], countingTexts[language]];
  const lines = linesOn(position.sheet);
  const of = (rule: SheetLine['reason']['rule']): readonly GridLine[] =>
    lines.flatMap((line) => (line.reason.rule === rule ? [gridLine(line, [], language)] : []));
  const locations = position.scored.map(
    ({ n, ranked, lines: scored }): GridRow => ({
      key: String(n),
      label: text.location(placeOf(position, n)),
      lines: scored.filter(({ reason }) => reason.rule !== 'debt').map((line) => gridLine(line, ranked, language)),
    }),
  );
  const all = [
    { key: 'carried', label: said.carried, lines: of('carried') },
    ...locations,
    { key: 'debt', label: said.debt, lines: of('debt') },
  ];
  return all.filter((row) => row.lines.length > 0);
}

export const counting: GameScoring<KingsGate> = {
  rows,
  count({ position }, index, language) {
    const n = position.scored[index]?.n ?? 1;
    return { title: texts[language].scoring.title(placeOf(position, n)), rows: [String(n)] };
  },
  Told,
  ending(table, names, language): readonly CitedSentence[] {
    const text = texts[language].end;
    const { position } = standOf(table);
    const ending = endingOf(position);
    const { most, equal, winners } = leading(table.game.law.standings(position));
    const place = placeOf(position, position.scored.at(-1)?.n ?? 1);
    const [winner] = winners;
    const why = { sentence: ending === undefined ? text.closed : text.reasons[ending], rule: ending };
    if (equal.length < 2 || winner === undefined) return [why];
    const others = equal.filter((player) => player !== winner).map(names.player);
    const sentence =
      winners.length === 1 ? text.decided(names.player(winner), most, others, place) : text.shared(winners.map(names.player), most, place);
    return [why, { sentence, rule: 'kg.end.winner' }];
  },
};
