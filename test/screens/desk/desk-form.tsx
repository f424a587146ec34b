import { type Signal, signal } from '@preact/signals';
import { render, waitFor } from '@testing-library/preact';
import { onTestFinished } from 'vitest';
import type { DeskScreens } from '#contract/desk-screens';
import type { GameScreens } from '#contract/screens';
import type { Case, ChoicesByAgreement, Finding } from '#desk/desk';
import { manifestOf } from '#registry';
import { QuestionForm } from '#screens/desk/form/QuestionForm';
import { describeAnswer } from '#screens/desk/ruling/case-sentences';
import { screensIfLoaded } from '#screens/game/game-parts';
import { settings } from '#screens/state/app-state';
import { device } from '#screens/state/board-device';
import type { Language } from '#text/language';
import { Device } from '#ui/device/device-context';
import { withPlainSpaces } from '../../transcripts';

interface Options {
  readonly language?: Language | undefined;
  readonly agreements?: ChoicesByAgreement | undefined;
}

export interface DeskForm {
  readonly deskCase: Signal<Case>;
  readonly screens: DeskScreens;
  readonly game: GameScreens;
  currentFinding(): Finding | undefined;
  /** The answer as it stands; empty while something is missing. */
  answer(): string;
}

/** A game's desk with all that draws it. */
export async function loadDesk(id: string): Promise<Pick<DeskForm, 'screens' | 'game'>> {
  const manifest = manifestOf(id);
  if (manifest === undefined) throw new Error(id);
  await waitFor(() => {
    if (screensIfLoaded(id) === undefined) throw new Error('not loaded');
  });
  return { screens: await manifest.desk(), game: await manifest.screens() };
}

/** The form of a question by itself, and what the referee says to it. */
export async function renderForm(id: string, begun: Case, { language = 'en', agreements = {} }: Options = {}): Promise<DeskForm> {
  const { screens, game } = await loadDesk(id);
  const { value: before } = settings;
  settings.value = { ...before, language };
  onTestFinished(() => {
    settings.value = before;
  });
  const deskCase = signal(begun);
  const currentFinding = (): Finding | undefined => screens.desk.ask(deskCase.value, agreements);
  const Shell = () => (
    <Device.Provider value={device.value}>
      <QuestionForm
        id={id}
        screens={screens}
        deskCase={deskCase.value}
        agreements={agreements}
        finding={currentFinding()}
        onChange={(next) => {
          deskCase.value = next;
        }}
      />
    </Device.Provider>
  );
  render(<Shell />);
  return {
    deskCase,
    screens,
    game,
    currentFinding,
    answer() {
      const found = currentFinding();
      return found === undefined
        ? ''
        : withPlainSpaces(describeAnswer({ id, desk: screens, game, language }, deskCase.value, found, agreements));
    },
  };
}
