import { type Signal, signal } from '@preact/signals';
import { render } from '@testing-library/preact';
import type { JSX } from 'preact';
import type { Case, Choices, Finding } from '#desk/desk';
import { device } from '#screens/device';
import type { Language } from '#text/language';
import { Device } from '#ui/device';
import { plain } from '../../kit';

/** The parts of a game's desk that a question needs, in its own types. */
interface Parts<C extends Case> {
  readonly desk: { find(asked: C, agreements: Choices): Finding | undefined };
  Form(props: {
    readonly asked: C;
    readonly finding: Finding | undefined;
    readonly language: Language;
    onChange(next: C): void;
  }): JSX.Element | null;
  readonly text: Readonly<Record<Language, { answer(asked: C, finding: Finding): string }>>;
}

interface Options {
  readonly language?: Language | undefined;
  readonly agreements?: Choices | undefined;
}

export interface Asking<C extends Case> {
  readonly asked: Signal<C>;
  finding(): Finding | undefined;
  /** The answer as it stands; empty while something is still to be told. */
  answer(): string;
}

/** The desk in small: the form of a question, and what the referee says to it. */
export function asking<C extends Case>(
  { desk, Form, text }: Parts<C>,
  begun: C,
  { language = 'en', agreements = {} }: Options = {},
): Asking<C> {
  const asked = signal(begun);
  const finding = (): Finding | undefined => desk.find(asked.value, agreements);
  const Shell = () => (
    <Device.Provider value={device.value}>
      <Form
        asked={asked.value}
        finding={finding()}
        language={language}
        onChange={(next) => {
          asked.value = next;
        }}
      />
    </Device.Provider>
  );
  render(<Shell />);
  return {
    asked,
    finding,
    answer: () => {
      const found = finding();
      return found === undefined ? '' : plain(text[language].answer(asked.value, found));
    },
  };
}
