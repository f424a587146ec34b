const MAX_NAME_LENGTH = 40;

/** Controls, and marks that turn the direction of what follows; the joiners of letters and pictures stay. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** What leaves nothing on the screen. */
const INVISIBLE = /[\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Whether more was typed than a name may hold. */
export const isTooLong = (text: string, most = MAX_NAME_LENGTH): boolean => [...text.replace(CONTROLS, '').trim()].length > most;

/**
 * A name, or other words of a person, as they are kept and shown: without controls, and empty where nothing of it could be seen. One that is written from right to left is
 * isolated, so that the figures beside it stay where they belong.
 */
export function cleanName(text: string, most = MAX_NAME_LENGTH): string {
  const plain = [...text.replace(CONTROLS, '').trim()].slice(0, most).join('').trim();
  if (plain.replace(INVISIBLE, '') === '') return '';
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
