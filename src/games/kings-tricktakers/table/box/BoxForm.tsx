import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { BoxProps } from '#contract';
import { readBox } from '#games/kings-tricktakers/game';
import { BETS_BY_TRICKS, type BoxFigures, CHARACTERS, figuresOf, SETS } from '#games/kings-tricktakers/law/box';
import type { UnreadFigure } from '#games/kings-tricktakers/law/score/outlook';
import type { Language } from '#text/language';
import { Disclosure } from '#ui/Disclosure';
import { NumberRow } from '../NumberRow';
import { texts } from '../texts';
import { figureCardName, figureOf, formatFigure, withFigure } from './box-figures';
import { FigureField, FigureLocator } from './FigureField';

interface BoxFormProps {
  readonly copy: BoxFigures;
  readonly language: Language;
  onChange(copy: BoxFigures): void;
}

const MOST_COPIES = 9;

const SECTIONS = [
  { kind: 'rank', title: 'ranks', cards: SETS },
  { kind: 'queen', title: 'queens', cards: SETS },
  { kind: 'jack', title: 'jacks', cards: SETS },
  { kind: 'bet', title: 'bets', cards: BETS_BY_TRICKS },
] as const;

/** Every printed figure that a copy of the game can tell: what is known of each, and one question at a time. */
export function BoxForm({ copy, language, onChange }: BoxFormProps) {
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
              const wanted: UnreadFigure = { kind, card };
              const figure = figureOf(copy, wanted) ?? figureOf(known, wanted);
              return (
                <FigureRow
                  key={card}
                  of={`${kind} ${card}`}
                  asked={asked}
                  name={figureCardName(wanted, text)}
                  says={formatFigure(figure, text)}
                >
                  <div class="kt-figure-question">
                    <FigureLocator kind={kind} />
                    <div class="stack">
                      <p>{text.copy.ask(wanted)}</p>
                      <p class="quiet">{text.copy.where(kind)}</p>
                    </div>
                    <div class="kt-figure-answer">
                      <FigureField
                        wanted={wanted}
                        figure={figure}
                        text={text}
                        onChange={(each) => onChange(withFigure(copy, wanted, each))}
                      />
                    </div>
                  </div>
                </FigureRow>
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
              <FigureRow key={character} of={character} asked={asked} name={text.names[character]} says={`×${copies}`}>
                <NumberRow
                  label={text.copy.howMany(character)}
                  most={MOST_COPIES}
                  value={copies}
                  onChoose={(value) => onChange({ ...copy, copies: { ...copy.copies, [character]: value } })}
                />
              </FigureRow>
            );
          })}
        </ul>
      </Disclosure>
    </div>
  );
}

interface FigureRowProps {
  readonly of: string;
  /** The one question that is open. */
  readonly asked: Signal<string | undefined>;
  readonly name: string;
  readonly says: string;
  readonly children: ComponentChildren;
}

/** A card and what it says; a tap asks for it, and puts the question before it away. */
const FigureRow = ({ of, asked, name, says, children }: FigureRowProps) => (
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
export const BoxPage = ({ copy, language, onChange }: BoxProps) => (
  <div class="kt-page">
    <BoxForm copy={readBox(copy)} language={language} onChange={onChange} />
  </div>
);
