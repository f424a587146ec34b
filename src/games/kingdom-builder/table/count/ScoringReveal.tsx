import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { ScoringRevealProps } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { countByPart } from '#games/kingdom-builder/law/news';
import { boardBox, GroundLayer, HouseLayer, SeamLayer, SiteLayer, viewBox } from '#games/kingdom-builder/pieces/BoardLayers';
import { lineSentence } from '#session/sentences/reason-sentences';
import { texts } from '../screen-texts';
import { CountFigure, CountOverlay } from './CountBoard';

/** The scoring card by card, to be read aloud: everybody's points with their reasons, and what pays on the board. */
export function ScoringReveal({ table, stand: { position }, names, language }: ScoringRevealProps<KingdomBuilder>) {
  const text = texts[language];
  const { land, settlements, colours } = position;
  const counts = countByPart(position);
  const step = useSignal(0);
  const chosenPlayer = useSignal<string | undefined>(undefined);
  const index = Math.min(step.value, counts.length - 1);
  const count = counts[index];
  const line = count?.lines.find(({ player }) => player === chosenPlayer.value) ?? count?.lines[0];
  const speaker = { game: table.game, players: table.effective.header.players };
  const board = useMemo(
    () => (
      <>
        <GroundLayer land={land} />
        <SeamLayer land={land} />
        <SiteLayer land={land} titles={text.tools} />
        <HouseLayer land={land} settlements={settlements} colours={colours} />
      </>
    ),
    [land, settlements, colours, text],
  );
  return (
    <>
      <div class="kb-reveal-steps">
        <button type="button" class="button" aria-disabled={index === 0} onClick={() => (step.value = Math.max(0, index - 1))}>
          <span aria-hidden="true">‹</span>
          <span class="visually-hidden">{text.count.before}</span>
        </button>
        <h3 aria-live="polite">
          {count === undefined ? text.count.total : text.parts[count.part]}{' '}
          <small class="quiet">{text.count.step(index + 1, counts.length)}</small>
        </h3>
        <button
          type="button"
          class={index < counts.length - 1 ? 'button primary' : 'button'}
          aria-disabled={index >= counts.length - 1}
          onClick={() => (step.value = Math.min(counts.length - 1, index + 1))}
        >
          {text.count.after}
          <span aria-hidden="true">›</span>
        </button>
      </div>
      <svg class="kb-reveal-board" viewBox={viewBox(boardBox(land))} aria-hidden="true">
        {board}
        {line !== undefined && <CountOverlay land={land} line={line} />}
      </svg>
      <div class="kb-figures">
        {count?.lines.map((each) => (
          <CountFigure
            key={each.player}
            colour={colours[each.seat]}
            name={names.player(each.player)}
            note={lineSentence(speaker, each.reason, language)}
            points={each.points}
            isPressed={each === line}
            onChoose={() => {
              chosenPlayer.value = each.player;
            }}
          />
        ))}
      </div>
    </>
  );
}
