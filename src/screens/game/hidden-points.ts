import type { GameScreens } from '#contract/screens';
import { isSecret, type Table } from '#session/log/table';

/** Whether points are kept from whoever looks: they are secret as yet, and the table does not want to see them all the same. */
export const shouldHidePoints = (table: Table, screens: Pick<GameScreens, 'shouldShowSecretPoints'>): boolean =>
  isSecret(table) && screens.shouldShowSecretPoints?.() !== true;
