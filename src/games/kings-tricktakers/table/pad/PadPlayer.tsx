import type { Signal } from '@preact/signals';
import { Pencil } from 'lucide-preact';
import type { PadDraft } from '#games/kings-tricktakers/game';
import { countKindInDeck } from '#games/kings-tricktakers/law/pad/check-round';
import { maxPayingCards, payingPiles, pileKey } from '#games/kings-tricktakers/law/pad/piles';
import { type Position, setOf } from '#games/kings-tricktakers/law/position';
import { copyableBets, hasDiplomatFaceUp } from '#games/kings-tricktakers/law/round/bets';
import { COMPANY_SIZE, isCompanyKept } from '#games/kings-tricktakers/law/round/company';
import { TRICKS_PER_ROUND } from '#games/kings-tricktakers/law/trick/play';
import { renderSign } from '#games/kings-tricktakers/pieces/cards';
import { TrayRow } from '#ui/TableView';
import { BetCardName } from '../bets/BetCardName';
import type { BoardPartProps } from '../board-part';
import { CompanyPicker } from '../companies/CompanyPicker';
import { NumberRow } from '../NumberRow';
import { betChoices, betsIn, type DraftNote, noteOf, toggleBetCard, tricksOf } from './pad-draft';

interface PadPlayerProps extends BoardPartProps {
  readonly player: string;
  readonly notes: PadDraft;
  readonly refusal: Signal<string>;
  onChange(note: DraftNote): void;
}

/** One player's round: the set, the characters, the bet, then Kings and Queens, tricks and what else pays. */
export function PadPlayer(props: PadPlayerProps) {
  const { position, player, notes, onChange } = props;
  const note = noteOf(notes, player);
  const { set, characters } = note;
  const others = position.players.filter((each) => each !== player);
  const companies = others.map((each) => [each, { set: noteOf(notes, each).set, characters: noteOf(notes, each).characters }] as const);
  const seated: Position = { ...position, companies: Object.fromEntries(companies) };
  const change = (changes: Partial<DraftNote>): void => onChange({ ...note, ...changes });
  return (
    <>
      <CompanyPicker
        {...props}
        positionSoFar={seated}
        set={set}
        characters={characters}
        isSetKept={isCompanyKept(position) && setOf(position, player) !== undefined}
        completed={<BetChoice {...props} note={note} onChoose={onChange} />}
        onSet={(each) => change({ set: each })}
        onCharacters={(each) => change({ characters: each })}
      />
      {set !== undefined && characters.length === COMPANY_SIZE && (
        <RoundOutcome {...props} note={note} others={others} onChangeNote={change} />
      )}
    </>
  );
}

interface BetChoiceProps extends BoardPartProps {
  readonly note: DraftNote;
  onChoose(note: DraftNote): void;
}

/** The company: a tap turns a card as the bet, and each says what it pays. */
function BetChoice({ position, text, note, onChoose }: BetChoiceProps) {
  return (
    <>
      <fieldset class="kt-bet-choices" aria-label={text.pad.bet}>
        {betChoices(position.round, note).map((each, at) => (
          <button
            key={`${each.card}-${at}`}
            type="button"
            class="kt-pick kt-chip"
            data-bet={each.isBet}
            aria-pressed={each.isBet}
            onClick={() => onChoose(toggleBetCard(position.round, note, each))}
          >
            {renderSign(each.card)}
            <BetCardName text={text} card={each.card} />
            <small>{text.table.needs(each.card, position.figures.bets[each.card])}</small>
          </button>
        ))}
        {hasDiplomatFaceUp(note.characters, []) && (
          <button
            type="button"
            class="kt-pick kt-chip"
            data-bet={note.bet.length === 0}
            aria-pressed={note.bet.length === 0}
            onClick={() => onChoose({ ...note, bet: [] })}
          >
            {text.pad.noBet}
          </button>
        )}
      </fieldset>
      <button
        type="button"
        class="button plain icon"
        aria-label={text.pad.chooseAgain}
        onClick={() => onChoose({ ...note, characters: [], bet: [] })}
      >
        <Pencil size={20} aria-hidden="true" />
      </button>
    </>
  );
}

interface RoundOutcomeProps extends PadPlayerProps {
  readonly note: DraftNote;
  readonly others: readonly string[];
  onChangeNote(changes: Partial<DraftNote>): void;
}

/** The outcome of the round: court cards played, the diplomat's choice, tricks, and the cards that pay. */
function RoundOutcome({ position, text, names, player, note, notes, others, onChangeNote: onPart }: RoundOutcomeProps) {
  const { set, characters, bet, piles } = note;
  const copied = bet.includes('diplomat') ? copyableBets(position.players, betsIn(notes), player) : [];
  const tricks = tricksOf(position, notes, player);
  const cards = (tricks ?? TRICKS_PER_ROUND) * position.players.length;
  const court = (['king', 'queen', 'revived'] as const).filter((each) => {
    if (set === undefined) return false;
    return each === 'king' ? !position.kingsDown.includes(set) : each === 'queen' || position.queensDown.includes(set);
  });
  return (
    <>
      <TrayRow label={text.pad.court}>
        {court.map((each) => (
          <button
            key={each}
            type="button"
            class="button kt-toggle"
            aria-pressed={note[each]}
            onClick={() => onPart({ [each]: !note[each] })}
          >
            {text.pad[each]}
          </button>
        ))}
      </TrayRow>
      {hasDiplomatFaceUp(characters, bet) && (
        <div class="kt-question">
          <span aria-hidden="true">{text.pad.ally}</span>
          <TrayRow label={text.pad.ally}>
            {others.map((each) => (
              <button
                key={each}
                type="button"
                class="button kt-toggle"
                aria-pressed={note.ally === each}
                onClick={() => onPart({ ally: each })}
              >
                {names.player(each)}
              </button>
            ))}
          </TrayRow>
        </div>
      )}
      {copied.length > 0 && (
        <div class="kt-question">
          <span aria-hidden="true">{text.pad.copied}</span>
          <TrayRow label={text.pad.copied}>
            {copied.map((each) => (
              <button
                key={`${each.player} ${each.card}`}
                type="button"
                class="button kt-copied-bet"
                aria-pressed={note.copy?.player === each.player && note.copy.card === each.card}
                onClick={() => onPart({ copy: each })}
              >
                {text.alliance.option(names.player(each.player), each.card)}
              </button>
            ))}
          </TrayRow>
        </div>
      )}
      <NumberRow label={text.pad.tricks} most={TRICKS_PER_ROUND} value={tricks} onChoose={(each) => onPart({ tricks: each })} />
      {payingPiles(position, notes, player).map((pile) => {
        const available = pile.reduce((sum, kind) => sum + countKindInDeck(kind, position.players.length), pile.includes('black') ? 2 : 0);
        return (
          <NumberRow
            key={pileKey(pile)}
            label={text.pad.pile(pile)}
            most={Math.min(available, maxPayingCards(pile))}
            mostNow={tricks === 0 ? -1 : cards}
            isOpenEnded={available > maxPayingCards(pile)}
            value={piles[pileKey(pile)]}
            onChoose={(each) => onPart({ piles: { ...piles, [pileKey(pile)]: each } })}
          />
        );
      })}
    </>
  );
}
