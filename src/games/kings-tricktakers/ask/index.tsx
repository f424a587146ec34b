import type { DeskScreens } from '#contract';
import { desk } from '#games/kings-tricktakers/desk/desk';
import type { KingsTricktakers } from '#games/kings-tricktakers/game';
import '../table/kings-tricktakers.css';
import { Form } from './Form';
import './ktdesk.css';
import { Picture } from './Picture';
import { textIn } from './sentences';

export const deskScreens: DeskScreens<KingsTricktakers> = { desk, Form, Picture, text: { en: textIn('en'), fr: textIn('fr') } };
