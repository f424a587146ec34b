import type { PlayCard, Position } from '#games/kings-tricktakers/law/position';
import { setOf } from '#games/kings-tricktakers/law/position';
import { openEvents } from '#session/log/rule-on';
import { standBefore } from '#session/log/steps';
import { type BoardPartProps, isAmending } from '../board-part';
import { ModifierRow, PLAY_MODIFIERS } from './ModifierRow';

/** Whether a court card could still come onto the last card: it is there at all. */
function isAvailable(position: Position, by: string, card: (typeof PLAY_MODIFIERS)[number], fits: boolean): boolean {
  const set = setOf(position, by);
  if (set === undefined || card === 'flip') return fits;
  if (card === 'king') return !position.kingsDown.includes(set);
  return set !== 'green' && !position.queensDown.includes(set) && !position.queensPlayed.includes(set);
}

/** King, Queen and rebel, on the card that was laid last, until the next one lies. */
export function LastCardModifiers(props: BoardPartProps) {
  const { table, stand, lastEvent, isLive, text, names, replaceLast } = props;
  const before = standBefore(table, stand);
  if (!isLive || replaceLast === undefined || lastEvent?.type !== 'play' || lastEvent.card === undefined || before?.phase !== 'trick')
    return null;
  // What is put again is the last event of all.
  if (isAmending(props)) return null;
  const { position } = before;
  const { by = '', card } = lastEvent;
  const set = setOf(position, by);
  const open = openEvents(table.game, before, 'play').filter((event) => event.card === card);
  const fits = (each: (typeof PLAY_MODIFIERS)[number]): boolean => open.some((event) => event[each] === true);
  const offered = PLAY_MODIFIERS.filter((each) => isAvailable(position, by, each, fits(each)));
  if (offered.length === 0 || set === undefined) return null;
  const put = (each: (typeof PLAY_MODIFIERS)[number]): void => {
    const { consent: _, [each]: was, ...plain } = lastEvent;
    const next: PlayCard = was === true ? plain : { ...plain, [each]: true };
    replaceLast(next);
  };
  const label = text.trick.onto(names.player(by), card);
  return <ModifierRow text={text} label={label} set={set} offered={offered} chosen={lastEvent} isAllowed={fits} onTap={put} />;
}
