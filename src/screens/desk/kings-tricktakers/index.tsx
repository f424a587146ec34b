import { desk } from '#desk/kings-tricktakers/desk';
import type { DeskScreens } from '../contract';
import '../../table/kings-tricktakers/kings-tricktakers.css';
import { Form } from './Form';
import './ktdesk.css';
import { Picture } from './Picture';
import { wordsIn } from './words';

export const deskScreens: DeskScreens = { desk, Form, Picture, words: { en: wordsIn('en'), fr: wordsIn('fr') } };
