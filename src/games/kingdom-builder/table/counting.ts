import type { GameScoring, GridLine } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import type { Addition, Paid } from '#games/kingdom-builder/law/cards';
import { countOf } from '#games/kingdom-builder/law/outlook';
import { countingTexts } from '#games/kingdom-builder/text/counting';
import type { ReasonOf } from '#law/ruling';
import { winnersOf } from '#law/score';
import { standOf } from '#session/table';
import { Told } from './Told';
import { texts } from './view';

const addsOf = ({ params: { additions } }: ReasonOf<Paid>): readonly number[] => {
  const all: readonly Addition[] = additions;
  return all.flatMap(({ points }) => (points > 0 ? [points] : []));
};

/** Lords: a section without a settlement of theirs that ranks all the same. */
const ranksEmpty = (reason: ReasonOf<Paid>): boolean =>
  reason.rule === 'kb.card.lords' && reason.params.additions.some(({ count, rank }) => count === 0 && rank <= 2);

export const counting: GameScoring<KingdomBuilder> = {
  rows: ({ position }, language) =>
    countOf(position).map(({ part, lines }) => ({
      key: part,
      label: texts[language].parts[part],
      lines: lines.map(({ player, points, reason }): GridLine => {
        const adds = addsOf(reason);
        return {
          line: { player, points, paid: points > 0, reason },
          ...(adds.length > 1 && { sum: { of: texts[language].parts[part], adds } }),
          ...(ranksEmpty(reason) && { agreed: ['lords-zero'] }),
        };
      }),
    })),
  count: ({ position }, _index, language) => ({ title: texts[language].count.title, rows: countOf(position).map(({ part }) => part) }),
  Told,
  ending(table, names, language) {
    const { position } = standOf(table);
    const text = countingTexts[language];
    const out = position.players.filter((_, seat) => position.reserve[seat] === 0).map(names.player);
    const winners = winnersOf(table.game.law.standings(position)).map(names.player);
    return [
      ...(out.length > 0 ? [{ sentence: text.ended(out), rule: 'kb.end.trigger' }] : [{ sentence: text.counted }]),
      ...(winners.length > 1 ? [{ sentence: text.shared(winners), rule: 'kb.end.winner' }] : []),
    ];
  },
};
