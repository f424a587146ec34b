import { language } from '#screens/state/app-state';
import type { InputError } from '#session/formats/input-error';
import { inputErrorSentence } from '#session/sentences/error-sentences';

/** Why what was entered makes no sense. */
export const InputErrorNotice = ({ failure }: { readonly failure: InputError }) => <>{inputErrorSentence(failure, language.value)}</>;
