import type { DeskScreens } from '#contract';
import { desk } from '#games/kings-gate/desk/desk';
import type { KingsGate } from '#games/kings-gate/game';
import { Form } from './Form';
import { Picture } from './Picture';
import { text } from './sentences';

export const deskScreens: DeskScreens<KingsGate> = { desk, Form, Picture, text };
