import type { Language, PlayerNames, Sentence } from '#text/language';
import type { Game, Player } from '../game';

/** A sentence is looked up by id: its parameters were typed where the reason was made. */
type SentenceTable = Readonly<Record<string, Sentence | undefined>>;

export interface ReasonContext {
  readonly game: Game;
  readonly players: readonly Player[];
}

export const namesOf = (players: readonly Player[]): PlayerNames => ({
  player: (id) => players.find((player) => player.id === id)?.name ?? id,
});

export function describeReason(lookups: readonly SentenceTable[], key: string, params: object, names: PlayerNames): string {
  for (const lookup of lookups) {
    const sentence: Sentence<object> | undefined = lookup[key];
    if (sentence !== undefined) return sentence(params, names);
  }
  return key;
}

/** What stands on the home screen's card. */
export function headlineSentence(
  { game, players }: ReasonContext,
  headline: { readonly key: string; readonly params: object },
  language: Language,
): string {
  return describeReason([game.text[language].headline], headline.key, headline.params, namesOf(players));
}
