import { gameIfLoaded } from '#screens/game/game-parts';
import { headlineSentence } from '#session/sentences/lookup';
import { playersOf, type StoredGame } from '#store/records/record-types';
import { language } from '../state/app-state';

/** Where an open game stands, in its own words; undefined until these are loaded. */
export function useHeadline(game: StoredGame): string | undefined {
  const rules = gameIfLoaded(game.game);
  return rules && headlineSentence({ game: rules, players: playersOf(game) }, game.summary.headline, language.value);
}
