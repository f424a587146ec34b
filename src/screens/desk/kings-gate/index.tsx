import { desk } from '#desk/kings-gate/desk';
import type { DeskScreens } from '../contract';
import { Form } from './Form';
import { Picture } from './Picture';
import { words } from './words';

export const deskScreens: DeskScreens = { desk, Form, Picture, words };
