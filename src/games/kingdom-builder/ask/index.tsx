import { desk } from '#games/kingdom-builder/desk/desk';
import type { DeskScreens } from '#screens/desk/contract';
import { Form } from './Form';
import { Picture } from './Picture';
import { wordsIn } from './words';

export const deskScreens: DeskScreens = { desk, Form, Picture, words: { en: wordsIn('en'), fr: wordsIn('fr') } };
