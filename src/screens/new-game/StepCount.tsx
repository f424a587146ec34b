import type { StepProps } from './NewGame';
import { newGameText } from './new-game-text';

export const StepCount = ({ count }: Pick<StepProps, 'count'>) =>
  count === undefined ? null : <span class="quiet caption">{newGameText.value.step(...count)}</span>;
