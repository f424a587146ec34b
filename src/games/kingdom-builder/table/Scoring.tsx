import type { BoardProps } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import type { Part } from '#games/kingdom-builder/law/cards';
import { countOf } from '#games/kingdom-builder/law/outlook';
import { reserveOf, tilesOf } from '#games/kingdom-builder/law/position';
import { HouseIcon } from '#games/kingdom-builder/pieces/Drawing';
import { EMBLEMS, SIDES } from '#games/kingdom-builder/pieces/shapes';
import { isWide } from '#ui/wide';
import { pointsShown, showPoints } from './record';
import { texts } from './view';

interface ScoringProps extends BoardProps<KingdomBuilder> {
  onCount(part?: Part): void;
}

/** The three scoring cards: what each pays, or what each player has of it now where the table wants to see it. */
export function Scoring({ stand: { position }, names, language, onCount }: ScoringProps) {
  const text = texts[language];
  const counts = pointsShown.value ? countOf(position) : [];
  return (
    <fieldset class="kb-scoring" aria-label={text.tray.scoring}>
      {position.cards.map((card) => {
        const lines = counts.find(({ part }) => part === card)?.lines ?? [];
        return (
          <button key={card} type="button" class="kb-scoring-card" onClick={() => onCount(card)}>
            <strong>{text.parts[card]}</strong>
            {lines.length === 0 ? (
              <small>{text.cardHints[card]}</small>
            ) : (
              <small>
                {lines.map(({ player, seat, points }) => {
                  const colour = position.colours[seat] ?? 'orange';
                  return (
                    <span key={player}>
                      <span class="unseen">{names.player(player)} </span>
                      <span aria-hidden="true" style={{ color: `var(--kb-mark-${colour})` }}>
                        {SIDES[colour].sign}
                      </span>
                      {points}{' '}
                    </span>
                  );
                })}
              </small>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What everybody holds, and the points as they would be now. */
export function Holdings(props: ScoringProps) {
  const {
    stand: { position },
    names,
    language,
    onCount,
  } = props;
  const text = texts[language];
  return (
    <>
      {!isWide.value && <Scoring {...props} />}
      <div class="actions">
        <button type="button" class="button" aria-pressed={pointsShown.value} onClick={() => showPoints(!pointsShown.value)}>
          {pointsShown.value ? text.tray.hidePoints : text.tray.showPoints}
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
