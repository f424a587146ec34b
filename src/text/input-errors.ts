import { typeset } from './french';
import type { Language, Sentences } from './language';

/** What can be wrong with data from outside, beyond any rule of a game. */
export interface InputErrors {
  'no-file': { readonly name: string };
  'not-json': Record<never, never>;
  'not-utf8': Record<never, never>;
  'too-long': { readonly most: number };
  unexpected: Record<never, never>;
  missing: { readonly field: string };
  'unknown-field': { readonly field: string };
  'not-understood': { readonly field: string; readonly found: unknown };
  'unknown-player': { readonly id: string };
  'player-twice': { readonly id: string };
  'player-count': { readonly found: number; readonly least: number; readonly most: number };
  'by-missing': Record<never, never>;
  twice: { readonly value: string };
  /** The box does not allow it; the field and the value say what. */
  'not-in-the-box': { readonly field: string; readonly value: string };
  /** A board that the table drew has one location. */
  'one-location': { readonly drawn: number };
  'three-cards': { readonly chosen: number };
}

function formatValue(value: unknown): string {
  const text = JSON.stringify(truncateNested(value, 3)) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** As much of a value as a sentence shows: it may be nested without end. */
function truncateNested(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '...';
  if (Array.isArray(value)) return value.slice(0, 30).map((each) => truncateNested(each, depth - 1));
  const fields = Object.entries(value).slice(0, 30);
  return Object.fromEntries(fields.map(([key, each]) => [key, truncateNested(each, depth - 1)]));
}

const en: Sentences<InputErrors> = {
  'no-file': ({ name }) => `The file "${name}" cannot be read.`,
  'not-json': () => 'This is not JSON.',
  'not-utf8': () => 'This is not text in UTF-8.',
  'too-long': ({ most }) => `This is longer than ${most} million bytes.`,
  unexpected: () => 'Regent failed on this transcript. This is a bug in Regent.',
  missing: ({ field }) => `The field "${field}" is missing.`,
  'unknown-field': ({ field }) => `There is no field "${field}" here.`,
  'not-understood': ({ field, found }) => `The value ${formatValue(found)} makes no sense ${field === '' ? 'here' : `for "${field}"`}.`,
  'unknown-player': ({ id }) => `Nobody at this table is called "${id}".`,
  'player-twice': ({ id }) => `The player "${id}" is listed twice.`,
  'player-count': ({ found, least, most }) =>
    least === most ? `This game is for ${least} players, not ${found}.` : `This game is for ${least} to ${most} players, not ${found}.`,
  'by-missing': () => 'It is nobody’s turn now, so the player must be named.',
  twice: ({ value }) => `"${value}" can be used only once.`,
  'not-in-the-box': ({ field, value }) => `The box does not allow ${value} for "${field}".`,
  'one-location': ({ drawn }) => `The island has one location, and ${drawn === 0 ? 'none is' : `${drawn} are`} drawn.`,
  'three-cards': ({ chosen }) =>
    `A game has three scoring cards, and ${chosen === 0 ? 'none is' : chosen === 1 ? 'one is' : `${chosen} are`} chosen.`,
};

const fr: Sentences<InputErrors> = typeset({
  'no-file': ({ name }) => `Le fichier « ${name} » ne peut pas être lu.`,
  'not-json': () => 'Ceci n’est pas du JSON.',
  'not-utf8': () => 'Ceci n’est pas du texte en UTF-8.',
  'too-long': ({ most }) => `Ceci dépasse ${most} millions d’octets.`,
  unexpected: () => 'Regent a échoué sur ce relevé. C’est une erreur de Regent.',
  missing: ({ field }) => `Il manque le champ « ${field} ».`,
  'unknown-field': ({ field }) => `Il n’y a pas de champ « ${field} » ici.`,
  'not-understood': ({ field, found }) => `La valeur ${formatValue(found)} n’a pas de sens ${field === '' ? 'ici' : `pour « ${field} »`}.`,
  'unknown-player': ({ id }) => `Personne à cette table ne s’appelle « ${id} ».`,
  'player-twice': ({ id }) => `Le joueur « ${id} » figure deux fois.`,
  'player-count': ({ found, least, most }) =>
    least === most ? `Ce jeu se joue à ${least}, pas à ${found}.` : `Ce jeu se joue de ${least} à ${most}, pas à ${found}.`,
  'by-missing': () => 'Ce n’est le tour de personne : il faut nommer le joueur.',
  twice: ({ value }) => `« ${value} » ne peut servir qu’une fois.`,
  'not-in-the-box': ({ field, value }) => `La boîte ne permet pas ${value} pour « ${field} ».`,
  'one-location': ({ drawn }) => `L’île a un seul lieu ; ${drawn === 0 ? 'aucun n’est dessiné' : `${drawn} sont dessinés`}.`,
  'three-cards': ({ chosen }) =>
    `Il faut trois cartes Kingdom Builder ; ${chosen === 0 ? 'aucune n’est choisie' : chosen === 1 ? 'une seule est choisie' : `${chosen} sont choisies`}.`,
});

export const inputErrorTexts: Readonly<Record<Language, Sentences<InputErrors>>> = { en, fr };
