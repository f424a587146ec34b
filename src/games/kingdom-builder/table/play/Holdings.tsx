import { reserveOf, tilesOf } from '#games/kingdom-builder/law/position';
import { HouseIcon } from '#games/kingdom-builder/pieces/BoardLayers';
import { EMBLEMS } from '#games/kingdom-builder/pieces/shapes';
import { isWide } from '#ui/device/wide-screen';
import { texts } from '../screen-texts';
import { ScoringCards, type ScoringCardsProps } from './ScoringCards';
import { isShowingPoints, setShowingPoints } from './turn-news';

/** What everybody holds, and the points as they would be now. */
export function Holdings(props: ScoringCardsProps) {
  const {
    state: { position },
    names,
    language,
    onCount,
  } = props;
  const text = texts[language];
  return (
    <>
      {!isWide.value && <ScoringCards {...props} />}
      <div class="actions">
        <button type="button" class="button" aria-pressed={isShowingPoints.value} onClick={() => setShowingPoints(!isShowingPoints.value)}>
          {isShowingPoints.value ? text.tray.hidePoints : text.tray.showPoints}
        </button>
        <button type="button" class="button" onClick={() => onCount()}>
          {text.count.now}
        </button>
      </div>
      <ul class="kb-players" aria-label={text.tray.players}>
        {position.players.map((player, seat) => (
          <li key={player} class="kb-player">
            <HouseIcon colour={position.colours[seat]} size={26} />
            <span class="kb-player-name">{names.player(player)}</span>
            <span class="quiet">{text.tray.reserve(reserveOf(position, seat))}</span>
            {tilesOf(position, seat).map(({ tile, from }) => (
              <span key={from} class="kb-news">
                <svg viewBox="-30 -30 60 60" width={20} height={20} aria-hidden="true">
                  <path class="kb-emblem" d={EMBLEMS[tile]} />
                </svg>
                {text.tools[tile]}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
