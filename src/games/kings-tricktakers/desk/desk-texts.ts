import type { Case, Finding } from '#desk/desk';
import { game } from '#games/kings-tricktakers/game';
import { deskEn, type TricktakersDeskText } from '#games/kings-tricktakers/text/desk-en';
import { deskFr } from '#games/kings-tricktakers/text/desk-fr';
import { screenEn } from '#games/kings-tricktakers/text/screen-en';
import { screenFr } from '#games/kings-tricktakers/text/screen-fr';
import type { Player } from '#session/game';
import { namesOf, reasonSentence } from '#session/sentences/reason-sentences';
import type { Language } from '#text/language';

export const texts: Readonly<Record<Language, TricktakersDeskText>> = { en: deskEn, fr: deskFr };
export const screenTexts = { en: screenEn, fr: screenFr };

export const questionWords = (question: keyof TricktakersDeskText['questions']) => (language: Language) =>
  texts[language].questions[question];

interface WithPlayers {
  readonly players?: readonly Player[] | undefined;
}

/** The players, those without a name named by their seat. */
export const playersIn = ({ players = [] }: WithPlayers, language: Language): readonly Player[] =>
  players.map(({ id, name }, seat) => ({ id, name: name === '' ? texts[language].player(seat + 1) : name }));

export const nameFinder = (deskCase: WithPlayers, language: Language): ((id: string) => string) =>
  namesOf(playersIn(deskCase, language)).player;

/** Every rule broken, in the law's own sentences. */
export function refusalOf(deskCase: Case & WithPlayers, { notes }: Finding, language: Language): string {
  const speaker = { game, players: playersIn(deskCase, language) };
  const sentences = notes.flatMap((note) => (note.kind === 'broken' ? reasonSentence(speaker, note.reason, language) : []));
  return [...new Set(sentences)].join(' ');
}
