import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { BoxProps } from '#contract';
import { readCopy } from '#games/kings-tricktakers/game';
import { CHARACTERS, type Copy, figuresOf, SETS, TABLED } from '#games/kings-tricktakers/law/box';
import type { Wanted } from '#games/kings-tricktakers/law/outlook';
import type { Language } from '#text/language';
import { Disclosure } from '#ui/Disclosure';
import { FigureField, Where } from './FigureField';
import { figureOf, nameOf, shortOf, withFigure } from './figures';
import { Numbers } from './Numbers';
import { texts } from './texts';

interface CopyFormProps {
  readonly copy: Copy;
  readonly language: Language;
  onChange(copy: Copy): void;
}

const MOST_COPIES = 9;

const SECTIONS = [
  { kind: 'rank', title: 'ranks', cards: SETS },
  { kind: 'queen', title: 'queens', cards: SETS },
  { kind: 'jack', title: 'jacks', cards: SETS },
  { kind: 'bet', title: 'bets', cards: TABLED },
] as const;

/** Every printed figure that a copy of the game can tell: what is known of each, and one question at a time. */
export function CopyForm({ copy, language, onChange }: CopyFormProps) {
  const text = texts[language];
  const known = figuresOf({}, 5, 'declared');
  const asked = useSignal<string | undefined>(undefined);
  return (
    <div class="stack">
      <p class="quiet">{text.copy.hint}</p>
      {SECTIONS.map(({ kind, title, cards }) => (
        <Disclosure key={kind} title={text.copy[title]}>
          <ul class="kt-figures">
            {cards.map((card) => {
              const wanted: Wanted = { kind, card };
              const figure = figureOf(copy, wanted) ?? figureOf(known, wanted);
              return (
                <Question key={card} of={`${kind} ${card}`} asked={asked} name={nameOf(wanted, text)} says={shortOf(figure, text)}>
                  <div class="kt-ask">
                    <Where kind={kind} />
                    <div class="stack">
                      <p>{text.copy.ask(wanted)}</p>
                      <p class="quiet">{text.copy.where(kind)}</p>
                    </div>
                    <div class="kt-answer">
                      <FigureField
                        wanted={wanted}
                        figure={figure}
                        text={text}
                        onChange={(each) => onChange(withFigure(copy, wanted, each))}
                      />
                    </div>
                  </div>
                </Question>
              );
            })}
          </ul>
        </Disclosure>
      ))}
      <Disclosure title={text.copy.copies}>
        <ul class="kt-figures">
          {CHARACTERS.map((character) => {
            const copies = copy.copies?.[character] ?? known.copies[character];
            return (
              <Question key={character} of={character} asked={asked} name={text.names[character]} says={`×${copies}`}>
                <Numbers
                  label={text.copy.howMany(character)}
                  most={MOST_COPIES}
                  value={copies}
                  onChoose={(value) => onChange({ ...copy, copies: { ...copy.copies, [character]: value } })}
                />
              </Question>
            );
          })}
        </ul>
      </Disclosure>
    </div>
  );
}

interface QuestionProps {
  readonly of: string;
  /** The one question that is open. */
  readonly asked: Signal<string | undefined>;
  readonly name: string;
  readonly says: string;
  readonly children: ComponentChildren;
}

/** A card and what it says; a tap asks for it, and puts the question before it away. */
const Question = ({ of, asked, name, says, children }: QuestionProps) => (
  <li>
    <button
      type="button"
      class="button kt-figure"
      aria-expanded={asked.value === of}
      onClick={() => (asked.value = asked.value === of ? undefined : of)}
    >
      <span>{name}</span>
      <small>{says}</small>
    </button>
    {asked.value === of && children}
  </li>
);

/** "Your copy" on a screen of its own. */
export const CopyPage = ({ copy, language, onChange }: BoxProps) => (
  <div class="kt-page">
    <CopyForm copy={readCopy(copy)} language={language} onChange={onChange} />
  </div>
);
