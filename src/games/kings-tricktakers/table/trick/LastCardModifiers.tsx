import type { PlayCard, Position } from '#games/kings-tricktakers/law/position';
import { setOf } from '#games/kings-tricktakers/law/position';
import { legalEvents } from '#session/log/rule-on';
import { stateBefore } from '#session/log/steps';
import { type BoardPartProps, isAmending } from '../board-part';
import { ModifierRow, PLAY_MODIFIERS } from './ModifierRow';

/** Whether the modifier is offered: the court card is still available, though it may not be legal. */
function isAvailable(position: Position, by: string, card: (typeof PLAY_MODIFIERS)[number], isLegalWith: boolean): boolean {
  const set = setOf(position, by);
  if (set === undefined || card === 'flip') return isLegalWith;
  if (card === 'king') return !position.kingsDown.includes(set);
  return set !== 'green' && !position.queensDown.includes(set) && !position.queensPlayed.includes(set);
}

/** King, Queen and rebel, on the card that was laid last, until the next one lies. */
export function LastCardModifiers(props: BoardPartProps) {
  const { table, state, lastEvent, isInteractive, text, names, replaceLast } = props;
  const before = stateBefore(table, state);
  if (
    !isInteractive ||
    replaceLast === undefined ||
    lastEvent?.type !== 'play' ||
    lastEvent.card === undefined ||
    before?.phase !== 'trick'
  )
    return null;
  // replaceLast replaces the log's last event, which is not the one shown while amending.
  if (isAmending(props)) return null;
  const { position } = before;
  const { by = '', card } = lastEvent;
  const set = setOf(position, by);
  const legalPlays = legalEvents(table.game, before, 'play').filter((event) => event.card === card);
  const isLegalWith = (each: (typeof PLAY_MODIFIERS)[number]): boolean => legalPlays.some((event) => event[each] === true);
  const offered = PLAY_MODIFIERS.filter((each) => isAvailable(position, by, each, isLegalWith(each)));
  if (offered.length === 0 || set === undefined) return null;
  const toggleModifier = (each: (typeof PLAY_MODIFIERS)[number]): void => {
    const { consent: _, [each]: wasSet, ...plain } = lastEvent;
    const next: PlayCard = wasSet === true ? plain : { ...plain, [each]: true };
    replaceLast(next);
  };
  const label = text.trick.onto(names.player(by), card);
  return (
    <ModifierRow text={text} label={label} set={set} offered={offered} chosen={lastEvent} isAllowed={isLegalWith} onTap={toggleModifier} />
  );
}
