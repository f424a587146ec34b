import type { Case } from '#desk/desk';
import type { TricktakersCase } from '#games/kings-tricktakers/desk/cases';
import { desk } from '#games/kings-tricktakers/desk/desk';

/** The shell hands back what this desk made; its question tells which case it is. */
export const isOurs = (asked: Case): asked is TricktakersCase =>
  asked.question === 'log' || desk.questions.some((question) => question === asked.question);
