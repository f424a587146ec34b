import type { GameScreens, Mark } from '#contract';
import type { Kingdom } from '#games/kingdom/game';
import type { Side } from '#games/kingdom/law/board';
import { formatPut, formatTurn } from '#games/kingdom/law/notation';
import type { KingdomScreenText } from '#games/kingdom/text/screen';
import type { AdjustEvent, EventBase } from '#law/game';
import type { Stand } from '#machines/flow';
import { standOf } from '#session/table';
import type { Names } from '#text/language';
import { Board } from './Board';
import { Picture } from './Picture';
import { SetupFields } from './SetupFields';
import { drawEvent, isMove, isReplace, positionOf, repetitions, texts, told } from './view';

const isAdjust = (event: EventBase): event is AdjustEvent => event.type === 'adjust';

/** An event in words; its notation where the words cannot be found. */
function inWords(text: KingdomScreenText, event: EventBase, names: Names, before: Stand): string {
  const { board, taken } = positionOf(before);
  const player = names.player(event.by ?? '');
  if (isMove(event)) {
    const each = told(board, event);
    return each === undefined ? formatTurn(board, event) : text.moved(each);
  }
  if (isReplace(event)) return taken === undefined ? formatPut(event) : text.put(taken, event.at);
  if (isAdjust(event)) return text.adjusted(player, event.points, event.reason);
  return event.type === 'resign' ? text.resigned(player) : text.drawn;
}

const SHAPES: Readonly<Record<Side, string>> = { w: '○', b: '●' };

const textOf = (language: keyof typeof texts) => ({
  agreements: texts[language].agreements,
  event: (event: EventBase, names: Names, before: Stand) => inWords(texts[language], event, names, before),
});

export const screens: GameScreens<Kingdom> = {
  Board,
  SetupFields,
  Picture,
  initialSetup(players, first, _copy, used) {
    const side = used?.agreements.first === 'black' ? 'black' : 'white';
    const other = players.find((player) => player !== first) ?? first;
    return { white: side === 'white' ? first : other, agreements: { first: side } };
  },
  mark({ setup }, player, language): Mark {
    const side: Side = 'white' in setup && setup.white === player ? 'w' : 'b';
    return { colour: `var(--kd-mark-${side})`, shape: SHAPES[side], label: texts[language].letters[side] };
  },
  notice(table, language) {
    const times = repetitions(table);
    if (times < 3) return undefined;
    const { sides, onMove } = positionOf(standOf(table));
    const player = table.effective.header.players.find(({ id }) => id === sides[onMove])?.name ?? sides[onMove];
    return { sentence: texts[language].repetition(player, times), event: drawEvent };
  },
  text: { en: textOf('en'), fr: textOf('fr') },
};
