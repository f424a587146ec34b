import { useContext } from 'preact/hooks';
import type { BoardProps } from '#contract/board';
import type { KingsGate } from '#games/kings-gate/game';
import { assumptionsOf } from '#games/kings-gate/law/box';
import { outlook } from '#games/kings-gate/law/outlook';
import { charactersHeldBy, locationOf, type Position } from '#games/kings-gate/law/position';
import { coloursOf, countPaidRanks } from '#games/kings-gate/law/score';
import { CharacterIcon } from '#games/kings-gate/pieces/CharacterIcon';
import { ShowMoreContext } from '#ui/TableView';
import { texts } from '../../text/screen-texts';
import { COLOUR_SYMBOLS } from './open-events';

/** The prizes of a location; one that is never paid is dimmed, one that nobody has confirmed has a question mark. */
export function PrizeCoins({
  position,
  n,
  prizes,
}: {
  readonly position: Position;
  readonly n: number;
  readonly prizes: readonly number[];
}) {
  const { isPrizeAssumed } = assumptionsOf(position.box.told, n);
  const classes = (rank: number): string =>
    ['kg-coin', rank > countPaidRanks(position) && 'kg-coin-unpaid', isPrizeAssumed(rank) && 'kg-coin-assumed'].filter(Boolean).join(' ');
  return prizes.map((prize, index) => (
    <span key={`${index + 1}`} class={classes(index + 1)} aria-hidden="true">
      {prize}
    </span>
  ));
}

/** The current location in a strip, for everybody to see: the location, its prizes, the totals, who would lose, who holds which character. */
export function LocationStrip({
  state,
  names,
  language,
  locating,
}: Pick<BoardProps<KingsGate>, 'state' | 'names' | 'language'> & { readonly locating: boolean }) {
  const show = useContext(ShowMoreContext);
  const { position } = state;
  const { place, ground, filled, ranked } = outlook(position);
  const holds = position.players.map((player) => {
    const held = charactersHeldBy(position, player);
    const [colour = 'yellow'] = coloursOf(position, player);
    return (
      held.length > 0 && (
        <span key={player} class="kg-held-characters" title={texts[language].now.holds(names.player(player), held)}>
          <span style={{ color: `var(--kg-${colour}-ink)` }}>{COLOUR_SYMBOLS[colour]}</span>
          {held.map((character) => (
            <CharacterIcon key={character} character={character} size={18} />
          ))}
        </span>
      )
    );
  });
  const strip = locating ? (
    holds
  ) : (
    <>
      <span class={`kg-badge kg-badge-${ground}`}>{place.n}</span>
      <span class="kg-strip-rows">
        <span class="kg-strip-row">
          <span>{filled}/10</span>
          <span class="kg-prizes">
            <PrizeCoins position={position} n={place.n} prizes={locationOf(position, place.n).prizes} />
          </span>
          {holds}
        </span>
        <span class="kg-strip-row">
          {ranked
            .filter(({ total }) => total !== undefined)
            .map(({ colour, total, loss }) => (
              <span key={colour}>
                <span style={{ color: `var(--kg-${colour}-ink)` }}>{COLOUR_SYMBOLS[colour]}</span>
                <strong>{total}</strong>
                {loss > 0 && <span class="kg-fact-limit"> −{loss}</span>}
              </span>
            ))}
        </span>
      </span>
    </>
  );
  return show === undefined ? (
    <div class="kg-strip" aria-hidden="true">
      {strip}
    </div>
  ) : (
    <button type="button" class="kg-strip" onClick={show}>
      <span class="visually-hidden">{texts[language].now.title}</span>
      <span class="kg-strip-content" aria-hidden="true">
        {strip}
      </span>
    </button>
  );
}
