import { EyeOff } from 'lucide-preact';
import { type BetCard, count, type SetColour } from '#games/kings-tricktakers/law/box';
import { companyOf, faceUpCharacters, rankOf } from '#games/kings-tricktakers/law/position';
import { renderEmblem, renderSign } from '#games/kings-tricktakers/pieces/cards';
import { forPlayer } from '#law/by-player';
import { memo } from '#ui/memo';
import type { BoardPartProps } from '../board-part';

interface CompaniesProps extends Pick<BoardPartProps, 'position' | 'state' | 'text' | 'names'> {
  /** One line a player: the set, the characters, and what the bet needs and pays. */
  readonly isCompact?: boolean;
}

/** Everybody's company as it lies on the table: portraits face up, bets turned, King and Queen by their faces. */
export function Companies({ position, state, text, names, isCompact = false }: CompaniesProps) {
  const { players, kingsDown, queensDown, queensPlayed } = position;
  const isSecret = state.phase === 'bets';
  return (
    <section class={isCompact ? 'kt-companies kt-compact' : 'kt-companies'} aria-label={text.table.companies}>
      {players.map((player) => {
        const { set, characters } = companyOf(position, player);
        const bet = isSecret ? [] : (forPlayer(position.bets, player) ?? []);
        const faceUp = isSecret ? characters : faceUpCharacters(position, player);
        const ally = forPlayer(position.allies, player);
        const copied = forPlayer(position.copiedBets, player);
        const laidBet = forPlayer(position.bets, player);
        const notes = [
          ally !== undefined && text.table.ally(names.player(ally)),
          copied !== undefined && text.table.copies(names.player(copied.player), copied.card),
        ].filter((each) => each !== false);
        return (
          <Company
            key={player}
            name={names.player(player)}
            text={text}
            isCompact={isCompact}
            set={set}
            isKingDown={set !== undefined && kingsDown.includes(set)}
            isQueenDown={set !== undefined && (queensDown.includes(set) || queensPlayed.includes(set))}
            rank={set === undefined ? undefined : rankOf(position, player)}
            cards={[...bet, ...faceUp]}
            betCount={bet.length}
            figures={position.figures}
            hasSecretBet={isSecret && laidBet !== undefined}
            note={notes.join(', ')}
          />
        );
      })}
    </section>
  );
}

interface CompanyProps extends Pick<BoardPartProps, 'text'> {
  readonly isCompact: boolean;
  readonly name: string;
  readonly set: SetColour | undefined;
  readonly isKingDown: boolean;
  readonly isQueenDown: boolean;
  readonly rank: number | undefined;
  /** The bet, of so many cards, and the portraits. */
  readonly cards: readonly BetCard[];
  readonly betCount: number;
  readonly figures: BoardPartProps['position']['figures'];
  /** Whether a bet lies face down: of one card, of two or of none. */
  readonly hasSecretBet: boolean;
  readonly note: string;
}

const Company = memo(
  ({ name, text, isCompact, set, isKingDown, isQueenDown, rank, cards, betCount, figures, hasSecretBet, note }: CompanyProps) => (
    <article class="kt-company">
      <h3>{name}</h3>
      <ul class="kt-company-row">
        {set !== undefined && (
          <li class="kt-set" data-tint={set}>
            {renderEmblem(set)}
            <CourtCards
              isCompact={isCompact}
              cards={[
                { name: text.court('king', set), face: isKingDown ? text.table.downKing : undefined },
                { name: text.court('queen', set), face: isQueenDown ? text.table.downQueen : undefined },
              ]}
              rank={text.table.rank(rank)}
            />
            {isCompact && (isKingDown || isQueenDown) && (
              <s class="kt-spent" aria-hidden="true">
                {isKingDown && text.table.courtInitials.king}
                {isQueenDown && text.table.courtInitials.queen}
              </s>
            )}
          </li>
        )}
        {cards.map((card, index) => (
          <li key={`${card}-${count<BetCard>(cards.slice(0, index), card)}`} class="kt-portrait" data-bet={index < betCount}>
            {renderSign(card)}
            <span>{text.names[card]}</span>
            {index < betCount && <small>{text.table.needs(card, figures.bets[card])}</small>}
          </li>
        ))}
      </ul>
      {hasSecretBet && (
        <p class="kt-company-note">
          <EyeOff size={16} aria-hidden="true" /> {text.table.betPlaced}
        </p>
      )}
      {note !== '' && <p class="kt-company-note">{note}</p>}
    </article>
  ),
);

interface CourtCardsProps {
  readonly isCompact: boolean;
  readonly cards: readonly { readonly name: string; readonly face: string | undefined }[];
  readonly rank: string;
}

/** King, Queen and rank; in the compact view for screen readers only. */
const CourtCards = ({ isCompact, cards, rank }: CourtCardsProps) =>
  isCompact ? (
    <span>{[...cards.map(({ name: named, face: down }) => (down === undefined ? named : `${named} (${down})`)), rank].join(', ')}</span>
  ) : (
    <span>
      {cards.map(({ name: named, face: down }) => (
        <span key={named} class={down === undefined ? 'kt-court' : 'kt-court kt-face-down'}>
          {named}
          {down !== undefined && <small> ({down})</small>}
        </span>
      ))}
      <small>{rank}</small>
    </span>
  );
