import { desk } from '#games/kings-gate/desk/desk';
import type { DeskScreens } from '#screens/desk/contract';
import { Form } from './Form';
import { Picture } from './Picture';
import { words } from './words';

export const deskScreens: DeskScreens = { desk, Form, Picture, words };
