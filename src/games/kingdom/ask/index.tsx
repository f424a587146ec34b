import type { DeskScreens } from '#contract';
import type { KingdomCase, KingdomResult } from '#games/kingdom/desk/cases';
import { desk } from '#games/kingdom/desk/desk';
import type { Kingdom } from '#games/kingdom/game';
import { Form } from './Form';
import { Picture } from './Picture';
import { text } from './sentences';

export const deskScreens: DeskScreens<Kingdom, KingdomCase, KingdomResult> = { desk, Form, Picture, text };
