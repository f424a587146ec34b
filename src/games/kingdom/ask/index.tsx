import type { DeskScreens } from '#contract';
import { desk } from '#games/kingdom/desk/desk';
import type { Kingdom } from '#games/kingdom/game';
import { Form } from './Form';
import { Picture } from './Picture';
import { words } from './words';

export const deskScreens: DeskScreens<Kingdom> = { desk, Form, Picture, words };
