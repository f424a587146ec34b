import type { GameScreens, Mark } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { inLastRound, lastSeat } from '#games/kingdom-builder/law/outlook';
import { FIRST_GAME } from '#games/kingdom-builder/law/sharing';
import { sideOf } from '#games/kingdom-builder/pieces/shapes';
import type { KingdomBuilderScreenText } from '#games/kingdom-builder/text/screen';
import type { AdjustEvent, EventBase } from '#law/game';
import { lazily } from '#screens/Lazy';
import { namesOf } from '#session/say';
import { standOf, writtenSetup } from '#session/table';
import type { Language, Names } from '#text/language';
import { Board } from './Board';
import { Picture } from './Picture';
import { pointsShown, settled } from './record';
import { isBuild, isDraw, isMove, isSettle, isUnsettle, nameAt, positionOf, texts } from './view';

/** What a table needs only before a game comes when it is asked for. */
const Copy = lazily(async () => (await import('./Copy')).Copy);
const SetupFields = lazily(async () => (await import('./SetupFields')).SetupFields);

const isAdjust = (event: EventBase): event is AdjustEvent => event.type === 'adjust';

function inWords({ event: text, place }: KingdomBuilderScreenText, event: EventBase, names: Names): string {
  const player = names.player(event.by ?? '');
  if (isDraw(event)) return text.draw(player, event.terrain);
  if (isBuild(event)) return text.build(player, place(nameAt(event.at)), event.with);
  if (isMove(event)) return text.move(player, place(nameAt(event.from)), place(nameAt(event.to)), event.with);
  if (isSettle(event)) return text.settle(player, place(nameAt(event.at)));
  if (isUnsettle(event)) return text.unsettle(place(nameAt(event.at)));
  if (isAdjust(event)) return text.adjusted(player, event.points, event.reason);
  return event.type === 'finish' ? text.finish : text.endTurn(player);
}

const textOf = (language: Language) => ({
  agreements: texts[language].agreements,
  event: (event: EventBase, names: Names) => inWords(texts[language], event, names),
});

export const screens: GameScreens<KingdomBuilder> = {
  Board,
  SetupFields,
  Picture,
  Copy,
  initialSetup: (_players, first) => ({ record: 'table', first, ...FIRST_GAME }),
  mark({ setup }, player, language): Mark {
    const side = sideOf(setup.players.indexOf(player));
    const name = side?.name ?? 'orange';
    return { colour: `var(--kb-mark-${name})`, shape: side?.sign ?? '', label: texts[language].colours[name] };
  },
  notice(table, language) {
    const position = positionOf(standOf(table));
    if (!inLastRound(position)) return undefined;
    const names = namesOf(table.effective.header.players);
    const out = position.players.filter((_, seat) => position.reserve[seat] === 0).map(names.player);
    return { sentence: texts[language].lastRound(out, names.player(position.players[lastSeat(position)] ?? '')), event: undefined };
  },
  hidesPoints: (table) => positionOf(table.start).record === 'table' && !pointsShown.value,
  counts: true,
  goOn(table, language) {
    const position = positionOf(standOf(table));
    const setup = writtenSetup(table);
    if (position.record === 'final' || setup === undefined) return [];
    return [{ label: texts[language].tray.goOn, setup: { ...setup, record: 'final' }, events: settled(table) }];
  },
  text: { en: textOf('en'), fr: textOf('fr') },
};
