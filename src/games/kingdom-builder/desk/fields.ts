import type { Case, Question } from '#desk/desk';
import type { Field } from '#desk/form-fields';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { COLOURS } from '#games/kingdom-builder/law/colours';
import { seats } from '#games/kingdom-builder/law/seats';
import { deskEn, type KingdomBuilderDeskText } from '#games/kingdom-builder/text/desk/desk-en';
import { deskFr } from '#games/kingdom-builder/text/desk/desk-fr';
import { screenEn } from '#games/kingdom-builder/text/screen-en';
import { screenFr } from '#games/kingdom-builder/text/screen-fr';
import type { Hex } from '#law/hex';
import type { Player } from '#session/game';
import type { Language } from '#text/language';
import { resizePlayers } from './cases';

export const deskTexts: Readonly<Record<Language, KingdomBuilderDeskText>> = { en: deskEn, fr: deskFr };
export const screenTexts = { en: screenEn, fr: screenFr };

type QuestionId = keyof KingdomBuilderDeskText['questions'];

export const questionWords = (id: QuestionId) => (language: Language) => deskTexts[language].questions[id];

/** Completes a question with its texts, and infers the type of its result. */
export const declareQuestion =
  <C extends Case & { readonly question: QuestionId }>(id: C['question']) =>
  <Result>(parts: Omit<Question<KingdomBuilder, C, Result>, 'id' | 'words'>): Question<KingdomBuilder, C, Result> => ({
    id,
    words: questionWords(id),
    ...parts,
  });

/** Names players without a name by their colour. */
export const nameSides = (players: readonly Player[] = [], language: Language): readonly Player[] =>
  players.map(({ id, name }, seat) => ({ id, name: name || deskTexts[language].sides[COLOURS[seat] ?? COLOURS[0]] }));

export const seatOptions = (players: readonly Player[] | undefined, language: Language) =>
  nameSides(players, language).map(({ name }, value) => ({ value, label: name }));

export const optionsOf = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

export const firstOfEachSection = (sites: readonly (readonly Hex[])[]): readonly Hex[] => sites.flatMap((hexes) => hexes.slice(0, 1));

export const PLAYER_COUNTS = Array.from({ length: seats.most - seats.least + 1 }, (_, index) => seats.least + index);

/** A field for the number of players. */
export const playersField = <D extends { readonly players?: readonly Player[] | undefined }>(
  language: Language,
  resize: (draft: D, players: readonly Player[]) => D,
): Field<D> => ({
  kind: 'choice',
  id: 'players',
  label: deskTexts[language].form.seats,
  options: PLAYER_COUNTS.map((value) => ({ value, label: String(value) })),
  get: ({ players }: D) => players?.length,
  set: (draft: D, count: number) => resize(draft, resizePlayers(draft.players, count)),
});
