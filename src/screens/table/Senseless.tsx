import { language } from '#screens/state';
import type { InputError } from '#session/trouble';
import { inputErrorSentence } from '#session/why';

/** Why what was entered makes no sense. */
export const InputErrorNotice = ({ trouble }: { readonly trouble: InputError }) => <>{inputErrorSentence(trouble, language.value)}</>;
