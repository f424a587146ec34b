import { EyeOff } from 'lucide-preact';
import { type BetCard, count } from '#games/kings-tricktakers/law/box';
import { companyOf, faceUp, rankOf } from '#games/kings-tricktakers/law/position';
import { Emblem, Sign } from '#games/kings-tricktakers/pieces/cards';
import { forPlayer } from '#law/by-player';
import type { PartProps } from './view';

interface CompaniesProps extends Pick<PartProps, 'position' | 'stand' | 'text' | 'names'> {
  /** One line a player: the set, the characters, and what the bet needs and pays. */
  readonly brief?: boolean;
}

/** Everybody's company as it lies on the table: portraits face up, bets turned, King and Queen by their faces. */
export function Companies({ position, stand, text, names, brief = false }: CompaniesProps) {
  const { players, kingsDown, queensDown, queensPlayed } = position;
  const secret = stand.phase === 'bets';
  return (
    <section class={brief ? 'kt-companies kt-brief' : 'kt-companies'} aria-label={text.table.companies}>
      {players.map((player) => {
        const { set, characters } = companyOf(position, player);
        const bet = secret ? [] : (forPlayer(position.bets, player) ?? []);
        const up = secret ? characters : faceUp(position, player);
        const ally = forPlayer(position.allies, player);
        const copied = forPlayer(position.copied, player);
        const laid = forPlayer(position.bets, player);
        const notes = [
          ally !== undefined && text.table.ally(names.player(ally)),
          copied !== undefined && text.table.copies(names.player(copied.player), copied.card),
        ].filter((each) => each !== false);
        return (
          <article key={player} class="kt-company">
            <h3>{names.player(player)}</h3>
            <ul class="kt-row">
              {set !== undefined && (
                <li class="kt-set" data-tint={set}>
                  <Emblem of={set} />
                  <span>
                    <CourtCard name={text.court('king', set)} down={kingsDown.includes(set) ? text.table.downKing : undefined} />
                    <CourtCard
                      name={text.court('queen', set)}
                      down={queensDown.includes(set) || queensPlayed.includes(set) ? text.table.downQueen : undefined}
                    />
                    <small>{text.table.rank(rankOf(position, player))}</small>
                  </span>
                </li>
              )}
              {[...bet, ...up].map((card, index) => (
                <li
                  key={`${card}-${count<BetCard>([...bet, ...up].slice(0, index), card)}`}
                  class="kt-portrait"
                  data-bet={index < bet.length}
                >
                  <Sign of={card} />
                  <span>{text.names[card]}</span>
                  {index < bet.length && <small>{text.table.needs(card, position.figures.bets[card])}</small>}
                </li>
              ))}
            </ul>
            {secret && laid !== undefined && (
              <p class="kt-note">
                <EyeOff size={16} aria-hidden="true" /> {text.table.secret(laid.length)}
              </p>
            )}
            {notes.length > 0 && <p class="kt-note">{notes.join(', ')}</p>}
          </article>
        );
      })}
    </section>
  );
}

const CourtCard = ({ name, down }: { readonly name: string; readonly down: string | undefined }) => (
  <span class={down === undefined ? 'kt-court' : 'kt-court kt-down'}>
    {name}
    {down !== undefined && <small> ({down})</small>}
  </span>
);
