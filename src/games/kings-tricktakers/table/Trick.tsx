import { useSignal } from '@preact/signals';
import { Crown } from 'lucide-preact';
import { type CardName, printed } from '#games/kings-tricktakers/law/cards';
import { deckOf, trickEndedBy } from '#games/kings-tricktakers/law/outlook';
import { led, onTurn, outcome } from '#games/kings-tricktakers/law/play';
import { setOf, type TrickPlace } from '#games/kings-tricktakers/law/position';
import type { Laid, Outcome, Precedence } from '#games/kings-tricktakers/law/trick';
import { Face, tintOf } from '#games/kings-tricktakers/pieces/cards';
import type { Court } from '#games/kings-tricktakers/text/screen';
import { openOf } from '#session/rule';
import { standBefore } from '#session/steps';
import { useChoiceIn } from '#ui/choice';
import { Disclosure } from '#ui/Disclosure';
import type { PartProps } from './view';

const PLAIN: Court = { king: false, queen: false, flip: false };
const COURT = ['king', 'queen', 'flip'] as const;
const ORDER: readonly Precedence[] = ['king', 'mystic', 'trump', 'leading', 'surrender'];

/** One trick: who plays, what lies, who is winning and why, and the deck to tap. */
export function Trick(props: PartProps) {
  const { table, stand, position, text, names, live, lit, play } = props;
  const by = onTurn(position) ?? '';
  const set = setOf(position, by);
  const winning = outcome(position);
  const waits = position.trick.some((place) => place.by === by && place.card === undefined);
  const open = openOf(table.game, stand, 'play');

  /** What is laid with a card. */
  const [court, lay] = useChoiceIn(stand, PLAIN);
  const fits = (event: (typeof open)[number]): boolean => COURT.every((each) => (event[each] ?? false) === court[each]);
  const isOpen = (card: CardName): boolean => open.some((event) => event.card === card && fits(event));
  const tap = (card: CardName): void =>
    play({
      type: 'play',
      by,
      card,
      ...(court.king && { king: true }),
      ...(court.queen && { queen: true }),
      ...(court.flip && { flip: true }),
    });
  const may = COURT.filter((each) => open.some((event) => event.card !== undefined && event[each] === true));
  const label = { king: set && `+ ${text.court('king', set)}`, queen: set && `+ ${text.court('queen', set)}`, flip: text.trick.rebel };

  return (
    <section class="kt-trick">
      <p class="kt-led">
        {waits && `${text.trick.late(names.player(by))}. `}
        {position.trick.length > 0 && text.trick.led(led(position))}
        {winning !== undefined && ` ${text.trick.winning(names.player(winning.winner), winning.card, text.trick.decided[winning.decided])}`}
      </p>
      <Laying places={position.trick} winner={winning} text={text} names={names} />
      {live && (
        <>
          <div class="kt-toggles">
            {may.map((each) => (
              <button
                key={each}
                type="button"
                class="button"
                aria-pressed={court[each]}
                onClick={() => lay({ ...court, [each]: !court[each] })}
              >
                {label[each]}
              </button>
            ))}
            {open.some((event) => event.card === undefined) && (
              <button type="button" class="button" onClick={() => play({ type: 'play', by, queen: true })}>
                {text.trick.green}
              </button>
            )}
            {openOf(table.game, stand, 'ability').map((event) => (
              <button key={event.use} type="button" class="button" onClick={() => play({ ...event })}>
                {event.use === 'hermit' ? text.trick.hermit : text.trick.swap}
              </button>
            ))}
          </div>
          <Deck {...props} isOpen={isOpen} lit={lit} tens={open.some((event) => event.card === 'berserker-10')} onTap={tap} />
          <StillOut {...props} />
        </>
      )}
    </section>
  );
}

interface LayingProps extends Pick<PartProps, 'text' | 'names'> {
  readonly places: readonly TrickPlace[];
  readonly winner: Outcome | undefined;
}

function Laying({ places, winner, text, names }: LayingProps) {
  return (
    <ol class="kt-laying">
      {places.map((place) => (
        <li key={place.by} data-winning={winner?.winner === place.by}>
          <small>
            {winner?.winner === place.by && <Crown size={14} aria-hidden="true" />}
            {names.player(place.by)}
          </small>
          {place.card === undefined ? (
            <span class="kt-card kt-waiting">{text.trick.waiting}</span>
          ) : (
            <span class="kt-card" data-tint={tintOf(place.card)}>
              <Face card={place.card} />
              <span class="unseen">{text.card(place.card)}</span>
            </span>
          )}
          {place.card !== undefined && <small>{courtOf(place, text)}</small>}
        </li>
      ))}
    </ol>
  );
}

function courtOf({ king, queen, flip, by }: Laid, text: PartProps['text']): string {
  const said = text.events.played(by, 'mystic', { king, queen: queen !== undefined, flip }, undefined);
  const bare = text.events.played(by, 'mystic', PLAIN, undefined);
  return said.slice(bare.length).trim();
}

interface DeckProps extends PartProps {
  readonly tens: boolean;
  isOpen(card: CardName): boolean;
  onTap(card: CardName): void;
}

/** The deck of this player count, a row a suit; what was played is greyed. */
function Deck({ position, text, isOpen, tens, lit, onTap }: DeckProps) {
  const deck = deckOf(position);
  const suit = deck.filter(({ card }) => card.startsWith('yellow')).length;
  const colour = led(position);
  const cards = [...deck, ...(tens ? [{ card: 'berserker-10' as const, left: 1 }] : [])];
  return (
    <fieldset class="kt-deck" data-suit={suit} aria-label={text.trick.grid}>
      {cards.map(({ card, left }) => {
        const face = printed(card);
        const gone = left === 0;
        return (
          <button
            key={card}
            type="button"
            class="kt-card"
            data-card={card}
            data-tint={tintOf(card)}
            data-wide={face.kind !== 'value' || card === 'berserker-10'}
            data-led={face.kind === 'value' && face.colour === colour}
            data-gone={gone}
            data-lit={lit.includes(card)}
            aria-disabled={!isOpen(card)}
            aria-label={`${text.card(card)}${left > 1 ? ` ×${left}` : ''}${gone ? `, ${text.trick.gone}` : ''}`}
            onClick={() => onTap(card)}
          >
            <Face card={card} />
            {face.kind !== 'value' && (
              <span class="kt-kind">
                {text.card(card)}
                {left > 1 && ` ×${left}`}
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What has not been seen this round: only when the table says yes, and only for this card. */
function StillOut({ position, stand, text }: PartProps) {
  const allowed = useSignal<typeof stand | undefined>(undefined);
  const left = deckOf(position).filter((each) => each.left > 0);
  return (
    <Disclosure title={text.trick.out}>
      {allowed.value === stand ? (
        <p>{left.map((each) => `${text.card(each.card)}${each.left > 1 ? ` ×${each.left}` : ''}`).join(', ')}</p>
      ) : (
        <div class="row">
          <span>{text.trick.outAsk}</span>
          <button type="button" class="button" onClick={() => (allowed.value = stand)}>
            {text.trick.outYes}
          </button>
        </div>
      )}
    </Disclosure>
  );
}

/** The trick that the last card ended: its winner, and the order of precedence that decided. */
export function TrickEnd({ table, stand, last, text, names }: PartProps) {
  const was = standBefore(table, stand);
  if (last?.type !== 'play' || was?.phase !== 'trick') return null;
  const ended = trickEndedBy(was.position, last);
  const won = ended?.outcome;
  if (ended === undefined || won === undefined) return null;
  return (
    <section class="kt-end" role="status">
      <h2>
        <Crown size={20} aria-hidden="true" /> {text.trick.won(names.player(won.winner), won.card)}
      </h2>
      <Laying places={ended.laid} winner={won} text={text} names={names} />
      <ol class="kt-order">
        {ORDER.map((each) => (
          <li key={each} aria-current={each === won.decided ? 'true' : undefined}>
            {text.trick.decided[each]}
          </li>
        ))}
      </ol>
    </section>
  );
}
