import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { BoxProps } from '#contract/setup';
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
  readonly box: BoxFigures;
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
export function BoxForm({ box, language, onChange }: BoxFormProps) {
  const text = texts[language];
  const printed = figuresOf({}, 5, 'declared');
  const openRow = useSignal<string | undefined>(undefined);
  return (
    <div class="stack">
      <p class="quiet">{text.copy.hint}</p>
      {SECTIONS.map(({ kind, title, cards }) => (
        <Disclosure key={kind} title={text.copy[title]}>
          <ul class="kt-figures">
            {cards.map((card) => {
              const wantedFigure: UnreadFigure = { kind, card };
              const figure = figureOf(box, wantedFigure) ?? figureOf(printed, wantedFigure);
              return (
                <FigureRow
                  key={card}
                  id={`${kind} ${card}`}
                  openRow={openRow}
                  name={figureCardName(wantedFigure, text)}
                  value={formatFigure(figure, text)}
                >
                  <div class="kt-figure-question">
                    <FigureLocator kind={kind} />
                    <div class="stack">
                      <p>{text.copy.ask(wantedFigure)}</p>
                      <p class="quiet">{text.copy.where(kind)}</p>
                    </div>
                    <div class="kt-figure-answer">
                      <FigureField
                        wantedFigure={wantedFigure}
                        figure={figure}
                        text={text}
                        onChange={(each) => onChange(withFigure(box, wantedFigure, each))}
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
            const copies = box.copies?.[character] ?? printed.copies[character];
            return (
              <FigureRow key={character} id={character} openRow={openRow} name={text.names[character]} value={`×${copies}`}>
                <NumberRow
                  label={text.copy.howMany(character)}
                  most={MOST_COPIES}
                  value={copies}
                  onChoose={(value) => onChange({ ...box, copies: { ...box.copies, [character]: value } })}
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
  readonly id: string;
  /** The one question that is open. */
  readonly openRow: Signal<string | undefined>;
  readonly name: string;
  readonly value: string;
  readonly children: ComponentChildren;
}

/** A card and what it says; a tap asks for it, and puts the question before it away. */
const FigureRow = ({ id, openRow, name, value, children }: FigureRowProps) => (
  <li>
    <button
      type="button"
      class="button kt-figure"
      aria-expanded={openRow.value === id}
      onClick={() => (openRow.value = openRow.value === id ? undefined : id)}
    >
      <span>{name}</span>
      <small>{value}</small>
    </button>
    {openRow.value === id && children}
  </li>
);

/** "Your copy" on a screen of its own. */
export const BoxPage = ({ box, language, onChange }: BoxProps) => (
  <div class="kt-page">
    <BoxForm box={readBox(box)} language={language} onChange={onChange} />
  </div>
);
