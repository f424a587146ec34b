import { desk } from '#games/kings-tricktakers/desk/desk';
import type { DeskScreens } from '#screens/desk/contract';
import '../table/kings-tricktakers.css';
import { Form } from './Form';
import './ktdesk.css';
import { Picture } from './Picture';
import { wordsIn } from './words';

export const deskScreens: DeskScreens = { desk, Form, Picture, words: { en: wordsIn('en'), fr: wordsIn('fr') } };
