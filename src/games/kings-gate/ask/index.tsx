import type { DeskScreens } from '#contract';
import type { KingsGateCase } from '#games/kings-gate/desk/cases';
import { desk } from '#games/kings-gate/desk/desk';
import type { KingsGateResult } from '#games/kings-gate/desk/results';
import type { KingsGate } from '#games/kings-gate/game';
import { Form } from './Form';
import { Picture } from './Picture';
import { text } from './sentences';

export const deskScreens: DeskScreens<KingsGate, KingsGateCase, KingsGateResult> = { desk, Form, Picture, text };
