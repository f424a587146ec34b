import { useSignal } from '@preact/signals';
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
  const { table, state, position, text, names, language, play } = props;
  const pickers = playersOnPick(position);
  const chosenPlayer = useSignal<string | undefined>(undefined);
  const by = pickers.find((player) => player === chosenPlayer.value) ?? pickers[0] ?? '';
  const legalPicks = legalEvents(table.game, state, 'pick').filter((event) => event.by === by);
  const holderBySet = new Map(position.players.map((player) => [setOf(position, player), names.player(player)]));
  const [pass] = remainingPasses(position);
  // A stroke enters two picks in a row, or a pick and its player.
  const [whyNot, setWhyNot] = useKeyedState(state, '');
  useStroke((...strokeNames) => {
    const picker = strokedName('who', strokeNames) ?? by;
    const picks = strokeNames.flatMap((name) => parsePick(name) ?? []).map((pick): PickCard => ({ type: 'pick', by: picker, ...pick }));
    const [first, second] = picks;
    if (first === undefined) return;
    const { flow, law } = table.game;
    const [broken] = second === undefined ? [] : brokenRules(law.judge(flow.step(state, first).position, second));
    if (broken === undefined) playAll(props, picks);
    else setWhyNot(reasonSentence({ game: table.game, players: table.effective.header.players }, broken, language));
  });
  return (
    <PhaseView
      {...props}
      line={
        whyNot !== ''
          ? whyNot
          : pickers.length > 1 && playersByKingRank(position) === undefined
            ? text.company.anyOrder
            : `${text.company.picks(names.player(by))} ${pass === undefined ? '' : text.company.next(pass.players.slice(1).map(names.player))}`
      }
      board={
        <section class="kt-phase kt-company-form">
          <Revokes {...props} />
          <LastCardModifiers {...props} />
          {pickers.length > 1 && (
            <TrayRow label={text.company.who}>
              {pickers.map((player) => (
                <button
                  key={player}
                  type="button"
                  class="button kt-tab"
                  data-stroke={`who:${player}`}
                  aria-pressed={player === by}
                  onClick={() => (chosenPlayer.value = player)}
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
              onTap={(set) => play({ type: 'pick', by, set })}
            />
          )}
          <CharacterPicker
            position={position}
            text={text}
            chosen={[]}
            copiesLeft={(each) => (legalPicks.some((event) => event.character === each) ? copiesLeftFor(position, by, each) : 0)}
            onTap={(character) => play({ type: 'pick', by, character })}
          />
          <Companies {...props} isCompact />
        </section>
      }
    />
  );
}
