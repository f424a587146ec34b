import type { DeskScreens } from '#contract';
import type { KingdomBuilderCase, KingdomBuilderResult } from '#games/kingdom-builder/desk/cases';
import { desk } from '#games/kingdom-builder/desk/desk';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { Form } from './Form';
import { Picture } from './Picture';
import { textIn } from './sentences';

export const deskScreens: DeskScreens<KingdomBuilder, KingdomBuilderCase, KingdomBuilderResult> = {
  desk,
  Form,
  Picture,
  text: { en: textIn('en'), fr: textIn('fr') },
};
