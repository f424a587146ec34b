import { type PickCard, playersByKingRank, setOf } from '#games/kings-tricktakers/law/position';
import { copiesLeftFor, playersOnPick, remainingPasses } from '#games/kings-tricktakers/law/round/company';
import { brokenRules } from '#law/ruling';
import { legalEvents } from '#session/log/rule-on';
import { reasonSentence } from '#session/sentences/reason-sentences';
import { useStroke } from '#ui/board/stroke';
import { useKeyedState } from '#ui/form/keyed-state';
import { TrayRow } from '#ui/TableView';
import { type BoardPartProps, playAll } from '../board-part';
import { PhaseView } from '../PhaseView';
import { parsePick, strokedName } from '../strokes';
import { LastCardModifiers } from '../trick/LastCardModifiers';
import { Revokes } from '../trick/Revokes';
import { Companies } from './Companies';
import { CharacterPicker, SetPicker } from './Pickers';

/** The open draft: whose pick it is, the order to come, and all that is left; a tap takes a card. */
export function DraftPhase(props: BoardPartProps) {
  const { table, state, position, text, names, language, lastEvent, play } = props;
  const pickers = playersOnPick(position);
  const [chosenPlayer, choosePlayer] = useKeyedState<string | undefined>(state, undefined);
  // Where ranks that nobody has read leave open who picks, nobody is taken for it.
  const by = pickers.length === 1 ? pickers[0] : pickers.find((player) => player === chosenPlayer);
  const legalPicks = legalEvents(table.game, state, 'pick').filter((event) => by === undefined || event.by === by);
  const holderBySet = new Map(position.players.map((player) => [setOf(position, player), names.player(player)]));
  const [, ...following] = remainingPasses(position).flatMap(({ players }) => players);
  const isOrderOpen = position.round > 1 && playersByKingRank(position) === undefined;
  const after = lastEvent?.type === 'pick' ? lastEvent.by : undefined;
  // A stroke enters two picks in a row, or a pick and its player.
  const [whyNot, setWhyNot] = useKeyedState(state, '');
  useStroke((...strokeNames) => {
    const picker = strokedName('who', strokeNames) ?? by;
    const picks = strokeNames.flatMap((name) => parsePick(name) ?? []).map((pick): PickCard => ({ type: 'pick', by: picker, ...pick }));
    const [first, second] = picks;
    if (first === undefined || first.by === undefined) return;
    const { flow, law } = table.game;
    const [broken] = second === undefined ? [] : brokenRules(law.judge(flow.step(state, first).position, second));
    if (broken === undefined) playAll(props, picks);
    else setWhyNot(reasonSentence({ game: table.game, players: table.effective.header.players }, broken, language));
  });
  const pick = (what: Pick<PickCard, 'set' | 'character'>): void => {
    if (by === undefined) setWhyNot(text.company.whoFirst);
    else play({ type: 'pick', by, ...what });
  };
  const askedLine =
    by === undefined
      ? text.company.anyOrder
      : [
          text.company.picks(names.player(by), after === undefined ? undefined : names.player(after)),
          isOrderOpen ? '' : text.company.next(following.slice(0, 3).map(names.player)),
        ].join(' ');
  return (
    <PhaseView
      {...props}
      line={whyNot !== '' ? whyNot : askedLine}
      board={
        <section class="kt-phase kt-company-form">
          <Revokes {...props} />
          {isOrderOpen && (
            <TrayRow label={text.company.who}>
              {pickers.map((player) => (
                <button
                  key={player}
                  type="button"
                  class="button kt-tab"
                  data-stroke={`who:${player}`}
                  aria-pressed={player === by}
                  onClick={() => choosePlayer(player)}
                >
                  {names.player(player)}
                </button>
              ))}
            </TrayRow>
          )}
          {position.round === 1 && (
            <SetPicker
              text={text}
              holder={(each) => holderBySet.get(each) ?? (legalPicks.some((event) => event.set === each) ? undefined : text.company.hasOne)}
              onTap={(set) => pick({ set })}
            />
          )}
          <CharacterPicker
            position={position}
            text={text}
            chosen={[]}
            copiesLeft={(each) =>
              legalPicks.some((event) => event.character === each) ? copiesLeftFor(position, by ?? pickers[0] ?? '', each) : 0
            }
            onTap={(character) => pick({ character })}
          />
          <Companies {...props} isCompact />
          <LastCardModifiers {...props} />
        </section>
      }
    />
  );
}
