import type { Case, Desk } from '#desk/desk';
import { isFilled } from '#desk/form-fields';
import { LANGUAGES, type Language } from '#text/language';

/** Which options the words of a question name, by field. */
type FieldFiller = (
  fields: readonly { readonly id: string; readonly options: readonly { readonly value: string; readonly label: string }[] }[],
) => Readonly<Record<string, string>>;

/** A choice settles which fields follow it: no form asks for more in a row. */
const MAX_ROUNDS = 6;

/** The draft with every choice that the words name, in whichever language they are. */
export const fillDraft = (desk: Desk, draft: Case, fill: FieldFiller): Case =>
  LANGUAGES.reduce((filled, language) => fillChoices(desk, filled, language, fill), draft);

function fillChoices(desk: Desk, draft: Case, language: Language, fill: FieldFiller): Case {
  let now = draft;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const choices = desk.fields(now, language).flatMap((field) => (field.kind === 'choice' ? [field] : []));
    const named = fill(
      choices.map(({ id, options }) => ({ id, options: options.map(({ value, label }) => ({ value: String(value), label })) })),
    );
    const open = choices.find((field) => named[field.id] !== undefined && !isFilled(field, now));
    const option = open?.options.find(({ value }) => String(value) === named[open.id]);
    if (open === undefined || option === undefined) return now;
    now = open.set(now, option.value);
  }
  return now;
}
