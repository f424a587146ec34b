import { language } from '#screens/state';
import type { Trouble } from '#session/trouble';
import { troubleSentence } from '#session/why';

/** Why what was entered makes no sense. */
export const Senseless = ({ trouble }: { readonly trouble: Trouble }) => <>{troubleSentence(trouble, language.value)}</>;
