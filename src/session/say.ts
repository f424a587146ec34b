import type { Reason } from '#law/ruling';
import type { Language, Names, Sentence } from '#text/language';
import { tableText } from '#text/table';
import { troubleText } from '#text/troubles';
import type { Game, Player } from './game';
import { isTrouble, type Trouble } from './trouble';

/** A sentence is looked up by id: its parameters were typed where the reason was made. */
type Lookup = Readonly<Record<string, Sentence | undefined>>;

interface Speaker {
  readonly game: Game;
  readonly players: readonly Player[];
}

export const namesOf = (players: readonly Player[]): Names => ({ player: (id) => players.find((player) => player.id === id)?.name ?? id });

function say(lookups: readonly Lookup[], key: string, params: object, names: Names): string {
  for (const lookup of lookups) {
    const sentence: Sentence<object> | undefined = lookup[key];
    if (sentence !== undefined) return sentence(params, names);
  }
  return key;
}

/** Why an event was refused or flagged, in one sentence. */
export function sentenceOf({ game, players }: Speaker, reason: Reason, language: Language): string {
  const text = game.text[language];
  const params = reason.rule === 'phase' ? { now: text.phases[String(reason.params.phase)] ?? '' } : reason.params;
  return say([text.broken, tableText[language]], reason.rule, params, namesOf(players));
}

/** Why a line of the score sheet pays, or does not. */
export function lineSentence({ game, players }: Speaker, reason: Reason, language: Language): string {
  return say([game.text[language].paid, tableText[language]], reason.rule, reason.params, namesOf(players));
}

/** What stands on the home screen's card. */
export function headlineSentence(
  { game, players }: Speaker,
  headline: { readonly key: string; readonly params: object },
  language: Language,
): string {
  return say([game.text[language].headline], headline.key, headline.params, namesOf(players));
}

export function troubleSentence({ trouble, params }: Trouble, language: Language): string {
  return say([troubleText[language]], trouble, params, namesOf([]));
}

/** Why something cannot be, whether a rule forbids it or it makes no sense. */
export function whySentence(speaker: Speaker, why: Reason | Trouble, language: Language): string {
  return isTrouble(why) ? troubleSentence(why, language) : sentenceOf(speaker, why, language);
}
