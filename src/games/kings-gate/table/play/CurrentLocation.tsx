import { ClipboardList, ShieldCheck, Swords } from 'lucide-preact';
import type { BoardProps } from '#contract/board';
import type { KingsGate } from '#games/kings-gate/game';
import { outlook } from '#games/kings-gate/law/outlook';
import { charactersHeldBy, countTilesLeft, locationOf } from '#games/kings-gate/law/position';
import { type ColourRank, countPaidRanks } from '#games/kings-gate/law/score';
import { CharacterIcon } from '#games/kings-gate/pieces/CharacterIcon';
import type { KingsGateScreenText } from '#games/kings-gate/text/screen-en';
import type { PlayerId } from '#law/game';
import { texts } from '../../text/screen-texts';
import { PrizeCoins } from './LocationStrip';
import { COLOUR_SYMBOLS } from './open-events';

interface CurrentLocationProps extends Pick<BoardProps<KingsGate>, 'state' | 'names' | 'language'> {
  /** Shows the last scoring again. */
  readonly onShowScoring: (() => void) | undefined;
}

/** What holds at the current location: its ground, its limits, and how it would be scored now. */
export function CurrentLocation({ state, names, language, onShowScoring }: CurrentLocationProps) {
  const text = texts[language];
  const { position } = state;
  const { place, ground, turned, levelled, limit, filled, ranked, ties } = outlook(position);
  const { prizes, awards } = locationOf(position, place.n);
  const Ground = ground === 'safe' ? ShieldCheck : Swords;
  const out = position.players.filter((player) => countTilesLeft(position, player) === 0);
  const loser = ranked.find(({ loss }) => loss > 0);
  const order = ties.map(names.player);
  return (
    <section class="kg-current" aria-label={text.now.title}>
      <header class="kg-current-head">
        <span class={`kg-badge kg-badge-${ground}`}>{place.n}</span>
        <h2>
          {text.location(place)} <small>{text.now.filled(filled)}</small>
        </h2>
        <span class="kg-prizes">
          <span class="visually-hidden">{text.now.prizes(prizes)}</span>
          <PrizeCoins position={position} n={place.n} prizes={prizes} />
        </span>
        {onShowScoring !== undefined && (
          <button type="button" class="button plain icon kg-show-scoring" aria-label={text.now.lastScoring} onClick={onShowScoring}>
            <ClipboardList aria-hidden="true" />
          </button>
        )}
      </header>
      <ul class="kg-facts">
        <li class={`kg-fact kg-fact-${ground}`}>
          <Ground size={18} aria-hidden="true" />
          <strong>{text.now.ground[ground]}</strong>
          {turned && `(${text.now.turned})`} – {text.now.groundMeans[ground]}
        </li>
        {limit !== undefined && <li class="kg-fact kg-fact-limit">{text.now.limits[limit]}</li>}
        {loser !== undefined && <li class="kg-fact kg-fact-limit">{text.now.loses(names.player(loser.player ?? ''), loser.colour)}</li>}
        {countPaidRanks(position) < prizes.length && <li class="kg-fact quiet">{text.now.unpaid}</li>}
        {levelled && <li class="kg-fact kg-fact-limit">{text.now.levelled}</li>}
        {awards.length > 0 && (
          <li class="kg-fact">
            {awards.map((character) => (
              <CharacterIcon key={character} character={character} size={18} />
            ))}
            {text.now.awards(awards)}
          </li>
        )}
      </ul>
      <TotalList ranked={ranked} text={text} player={names.player} />
      {!state.isFinished && <p class="kg-note">{text.now.ties(order.slice(0, -1), order.at(-1) ?? '')}</p>}
      {position.players
        .filter((player) => charactersHeldBy(position, player).length > 0)
        .map((player) => (
          <p key={player} class="kg-note">
            {text.now.holds(names.player(player), charactersHeldBy(position, player))}
          </p>
        ))}
      {out.length > 0 && !state.isFinished && <p class="kg-note">{text.now.outOfTiles(out.map(names.player))}</p>}
    </section>
  );
}

interface TotalListProps {
  readonly ranked: readonly ColourRank[];
  readonly text: KingsGateScreenText;
  player(id: PlayerId): string;
}

function TotalList({ ranked, text, player }: TotalListProps) {
  return (
    <ol class="kg-totals" aria-label={text.now.totals}>
      {ranked.map(({ colour, player: id = '', total, rank, prize }) => {
        const owner = player(id);
        const said = total === undefined ? text.now.absent : `${total}, ${text.now.rank(rank)}, ${text.now.prize(prize)}`;
        return (
          <li key={colour} class={total === undefined ? 'kg-total kg-total-absent' : 'kg-total'}>
            <span class="visually-hidden">
              {text.colours[colour]}, {owner}, {said}
            </span>
            <span style={{ color: `var(--kg-${colour}-ink)` }} aria-hidden="true">
              {COLOUR_SYMBOLS[colour]}
            </span>
            <strong aria-hidden="true">{total ?? '–'}</strong>
            <span class="kg-total-rank" aria-hidden="true">
              {total === undefined ? text.now.absent : text.now.rank(rank)}
              {prize > 0 && <b> +{prize}</b>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
