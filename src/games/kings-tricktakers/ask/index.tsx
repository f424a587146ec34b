import type { DeskScreens } from '#contract';
import type { TricktakersCase } from '#games/kings-tricktakers/desk/cases';
import { desk, type TricktakersResult } from '#games/kings-tricktakers/desk/desk';
import type { KingsTricktakers } from '#games/kings-tricktakers/game';
import '../table/kings-tricktakers.css';
import { Form } from './Form';
import './ktdesk.css';
import { Picture } from './Picture';
import { textIn } from './sentences';

export const deskScreens: DeskScreens<KingsTricktakers, TricktakersCase, TricktakersResult> = {
  desk,
  Form,
  Picture,
  text: { en: textIn('en'), fr: textIn('fr') },
};
