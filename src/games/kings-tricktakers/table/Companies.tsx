import { EyeOff } from 'lucide-preact';
import { type BetCard, count } from '#games/kings-tricktakers/law/box';
import { companyOf, faceUp, rankOf } from '#games/kings-tricktakers/law/position';
import { Emblem, Sign } from '#games/kings-tricktakers/pieces/cards';
import { forPlayer } from '#law/by-player';
import type { PartProps } from './view';

interface CompaniesProps extends Pick<PartProps, 'position' | 'stand' | 'text' | 'names'> {
  /** What a tap on a portrait shows; a plain picture has none. */
  onAbout?: ((card: BetCard) => void) | undefined;
}

/** Everybody's company as it lies on the table: portraits face up, bets turned, King and Queen by their faces. */
export function Companies({ position, stand, text, names, onAbout }: CompaniesProps) {
  const { players, kingsDown, queensDown, queensPlayed, tricks } = position;
  const secret = stand.phase === 'bets';
  return (
    <section class="kt-companies" aria-label={text.table.companies}>
      {players.map((player) => {
        const { set, characters } = companyOf(position, player);
        const bet = secret ? [] : (forPlayer(position.bets, player) ?? []);
        const up = secret ? characters : faceUp(position, player);
        const ally = forPlayer(position.allies, player);
        const copied = forPlayer(position.copied, player);
        const won = tricks.filter(({ winner }) => winner === player).length;
        return (
          <article key={player} class="kt-company">
            <h3>
              {names.player(player)}
              {won > 0 && <span class="kt-won">{text.scores.tricks(won)}</span>}
            </h3>
            <ul class="kt-row">
              {set !== undefined && (
                <li class="kt-set" data-tint={set}>
                  <Emblem of={set} />
                  <span>
                    <CourtCard name={text.court('king', set)} down={kingsDown.includes(set) ? text.table.down : undefined} />
                    <CourtCard
                      name={text.court('queen', set)}
                      down={queensDown.includes(set) || queensPlayed.includes(set) ? text.table.down : undefined}
                    />
                    <small>{text.table.rank(rankOf(position, player))}</small>
                  </span>
                </li>
              )}
              {[...up, ...bet].map((card, index) => (
                <li key={`${card}-${count([...up, ...bet].slice(0, index), card)}`}>
                  {onAbout === undefined ? (
                    <span class="kt-portrait" data-bet={index >= up.length}>
                      <Portrait card={card} text={text} bet={index >= up.length} />
                    </span>
                  ) : (
                    <button type="button" class="kt-portrait" data-bet={index >= up.length} onClick={() => onAbout(card)}>
                      <Portrait card={card} text={text} bet={index >= up.length} />
                    </button>
                  )}
                </li>
              ))}
            </ul>
            {secret && forPlayer(position.bets, player) !== undefined && (
              <p class="kt-note">
                <EyeOff size={16} aria-hidden="true" /> {text.table.secret}
              </p>
            )}
            {ally !== undefined && <p class="kt-note">{text.table.ally(names.player(ally))}</p>}
            {copied !== undefined && <p class="kt-note">{text.table.copies(names.player(copied.player), copied.card)}</p>}
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

const Portrait = ({ card, text, bet }: { readonly card: BetCard; readonly bet: boolean } & Pick<PartProps, 'text'>) => (
  <>
    <Sign of={card} />
    <span>{text.names[card]}</span>
    {bet && <small>{text.table.bet}</small>}
  </>
);
