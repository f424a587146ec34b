import { deskText } from '#screens/desk/text';
import { titleOf } from '#screens/game/game-title';
import { TABLE_BOOK } from './books';

export const bookTitle = (id: string): string => (id === TABLE_BOOK ? deskText.value.rules.table : titleOf(id));
