import { BOARD_SPOTS, WIDTH } from '../../law/board/land';
import type { Colour } from '../../law/colours';
import type { HexReading } from '../reading';

/** Below this the user is asked. */
const MIN_CONFIDENCE = 0.97;
/** kb: the settlements of a colour in the box. */
const SETTLEMENTS = 40;

/** The most probable class of each hex. Posteriors are ordered as `classifyHexes` returns them; the outlier class is never chosen. */
export function toHexReadings(posteriors: readonly Float64Array[], colours: readonly Colour[]): readonly HexReading[] {
  const options: readonly (Colour | undefined)[] = [undefined, ...colours];
  const hexes = Array.from({ length: BOARD_SPOTS }, (_, spot): HexReading => {
    const posterior = posteriors[spot] ?? new Float64Array(options.length);
    const ranked = options.map((_, index) => index).sort((a, b) => (posterior[b] ?? 0) - (posterior[a] ?? 0));
    const confidence = posterior[ranked[0] ?? 0] ?? 0;
    const candidates = ranked.map((index) => options[index]);
    return {
      at: [Math.floor(spot / WIDTH), spot % WIDTH],
      colour: candidates[0],
      confidence,
      candidates,
      isUnsure: confidence < MIN_CONFIDENCE,
    };
  });
  const excess = new Set(colours.flatMap((colour) => excessPieces(hexes, colour)));
  return hexes.map((hex) => (excess.has(hex) ? { ...hex, isUnsure: true } : hex));
}

/** kb.build.reserve: the least certain hexes of a colour beyond the settlements of the box. */
function excessPieces(hexes: readonly HexReading[], colour: Colour): readonly HexReading[] {
  return hexes
    .filter((hex) => hex.colour === colour)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(SETTLEMENTS);
}
