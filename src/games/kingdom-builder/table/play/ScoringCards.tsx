import type { BoardProps } from '#contract/board';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { countByPart } from '#games/kingdom-builder/law/news';
import type { ScoringPart } from '#games/kingdom-builder/law/scoring/cards';
import { COLOUR_SHAPES } from '#games/kingdom-builder/pieces/shapes';
import { texts } from '../screen-texts';
import { isShowingPoints } from './turn-news';

export interface ScoringCardsProps extends BoardProps<KingdomBuilder> {
  onCount(part?: ScoringPart): void;
}

/** The three scoring cards: what each pays, or what each player has of it now where the table wants to see it. */
export function ScoringCards({ state: { position }, names, language, onCount }: ScoringCardsProps) {
  const text = texts[language];
  const counts = isShowingPoints.value ? countByPart(position) : [];
  return (
    <fieldset class="kb-scoring" aria-label={text.tray.scoring}>
      {position.cards.map((card) => {
        const lines = counts.find(({ part }) => part === card)?.lines ?? [];
        return (
          <button key={card} type="button" class="kb-scoring-card" onClick={() => onCount(card)}>
            <strong>{text.parts[card]}</strong>
            {lines.length === 0 ? (
              <small class="kb-scoring-hint">{text.cardHints[card]}</small>
            ) : (
              <small>
                {lines.map(({ player, seat, points }) => {
                  const colour = position.colours[seat] ?? 'orange';
                  return (
                    <span key={player}>
                      <span class="visually-hidden">{names.player(player)} </span>
                      <span
                        class="kb-sign"
                        aria-hidden="true"
                        style={{ color: `var(--kb-sign-${colour})`, WebkitTextStrokeColor: `var(--kb-rim-${colour}, transparent)` }}
                      >
                        {COLOUR_SHAPES[colour].sign}
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
