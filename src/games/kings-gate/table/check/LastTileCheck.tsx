import { useSignal } from '@preact/signals';
import { countTiles, TILE_KINDS, type TileCounts } from '#games/kings-gate/law/box';
import type { Position } from '#games/kings-gate/law/position';
import type { Language } from '#text/language';
import { Stepper } from '#ui/number/Stepper';
import { setupTexts } from '../../text/setup-texts';
import './CardCheck.css';

interface LastTileCheckProps {
  readonly position: Position;
  readonly language: Language;
  /** The counts are right, and the game may end. */
  onYes(): void;
  /** The counts of this box, told by the table. */
  onCounts(tiles: TileCounts): void;
}

/** The game is about to end because tiles run out, and only Regent says how many there are. */
export function LastTileCheck({ position, language, onYes, onCounts }: LastTileCheckProps) {
  const text = setupTexts[language];
  const counts = useSignal<TileCounts | undefined>(undefined);
  const tiles = counts.value;
  return (
    <section class="kg-check" role="alertdialog" aria-label={text.check.lastTiles}>
      {tiles === undefined ? (
        <>
          <p>
            <strong>{text.check.lastTiles}</strong> {text.check.lastTilesWhy(countTiles(position.box.tiles))}
          </p>
          <button type="button" class="button wide" onClick={() => (counts.value = position.box.tiles)}>
            {text.check.lastTilesNo}
          </button>
          <button type="button" class="button wide" onClick={onYes}>
            {text.check.lastTilesYes}
          </button>
        </>
      ) : (
        <>
          <p>
            <strong>{text.check.howMany}</strong>
          </p>
          <div class="kg-steppers">
            {TILE_KINDS.map((kind) => (
              <Stepper
                key={kind}
                label={text.copy.kind(kind)}
                value={tiles[kind]}
                text={text.copy}
                onChange={(count) => {
                  if (count >= 0) counts.value = { ...tiles, [kind]: count };
                }}
              />
            ))}
          </div>
          <button type="button" class="button wide" onClick={() => onCounts(tiles)}>
            {text.check.saveTiles}
          </button>
        </>
      )}
    </section>
  );
}
