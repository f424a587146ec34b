import type { GameScoring, GridLine } from '#contract/scoring';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { countByPart } from '#games/kingdom-builder/law/news';
import type { Addition, ScoreLineParams } from '#games/kingdom-builder/law/scoring/cards';
import { endingTexts } from '#games/kingdom-builder/text/ending';
import type { ReasonOf } from '#law/ruling';
import { winnersOf } from '#law/score';
import { stateOf } from '#session/log/table';
import { texts } from '../screen-texts';
import { LordsQuestion } from './LordsQuestion';
import { lordsTable, paysEmptyPlace } from './lords-table';
import { SourceDetail } from './SourceDetail';

const pointsAdded = ({ params: { additions } }: ReasonOf<ScoreLineParams>): readonly number[] => {
  const all: readonly Addition[] = additions;
  return all.flatMap(({ points }) => (points > 0 ? [points] : []));
};

export const scoreGrid: GameScoring<KingdomBuilder> = {
  rows: ({ position }, language, _keys, isOver) =>
    countByPart(position, isOver).map(({ part, lines }) => ({
      key: part,
      label: texts[language].parts[part],
      lines: lines.map(({ player, points, reason }): GridLine => {
        const addends = pointsAdded(reason);
        const parts = lordsTable(reason, language);
        return {
          line: { player, points, paid: points > 0, reason },
          parts,
          ...(addends.length > 1 && parts === undefined && { sum: { label: texts[language].parts[part], terms: addends } }),
          ...(paysEmptyPlace(reason) && { agreements: ['lords-zero'] }),
        };
      }),
    })),
  describeScoring: ({ position }, _index, language) => ({
    title: texts[language].count.title,
    rowKeys: countByPart(position).map(({ part }) => part),
  }),
  SourceDetail,
  ScoringFooter: LordsQuestion,
  explainEnding(table, names, language) {
    const { position } = stateOf(table);
    const text = endingTexts[language];
    const finishers = position.players.filter((_, seat) => position.reserve[seat] === 0).map(names.player);
    const winners = winnersOf(table.game.law.standings(position)).map(names.player);
    return [
      ...(finishers.length > 0 ? [{ sentence: text.ended(finishers), rule: 'kb.end.trigger' }] : [{ sentence: text.counted }]),
      ...(winners.length > 1 ? [{ sentence: text.shared(winners), rule: 'kb.end.winner' }] : []),
    ];
  },
};
