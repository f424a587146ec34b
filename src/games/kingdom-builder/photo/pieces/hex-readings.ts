import { BOARD_SPOTS, WIDTH } from '../../law/board/land';
import type { Colour } from '../../law/colours';
import type { HexReading } from '../reading';

/** Less sure than this is asked about. */
const MIN_CONFIDENCE = 0.97;
/** kb: the settlements of a colour in the box. */
const SETTLEMENTS = 40;

/** What each hex holds by its shares: nothing, each colour, something unknown. */
export function toHexReadings(shares: readonly Float64Array[], colours: readonly Colour[]): readonly HexReading[] {
  const choices: readonly (Colour | undefined)[] = [undefined, ...colours];
  const hexes = Array.from({ length: BOARD_SPOTS }, (_, spot): HexReading => {
    const own = shares[spot] ?? new Float64Array(choices.length);
    const order = choices.map((_, index) => index).sort((a, b) => (own[b] ?? 0) - (own[a] ?? 0));
    const sure = own[order[0] ?? 0] ?? 0;
    const maybe = order.map((index) => choices[index]);
    return {
      at: [Math.floor(spot / WIDTH), spot % WIDTH],
      colour: maybe[0],
      confidence: sure,
      candidates: maybe,
      isUnsure: sure < MIN_CONFIDENCE,
    };
  });
  const over = new Set(colours.flatMap((colour) => excessPieces(hexes, colour)));
  return hexes.map((hex) => (over.has(hex) ? { ...hex, isUnsure: true } : hex));
}

/** The least sure of a colour that shows more settlements than there are. */
function excessPieces(hexes: readonly HexReading[], colour: Colour): readonly HexReading[] {
  return hexes
    .filter((hex) => hex.colour === colour)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(SETTLEMENTS);
}
