import type { CopyProps } from '#contract';
import { readCopy } from '#games/kings-tricktakers/game';
import { CHARACTERS, type Copy, figuresOf, SETS, TABLED } from '#games/kings-tricktakers/law/box';
import type { Language } from '#text/language';
import { Disclosure } from '#ui/Disclosure';
import { FigureField, NumberField, Where } from './FigureField';
import { figureOf, nameOf, withFigure } from './figures';
import { texts } from './texts';

interface CopyFormProps {
  readonly copy: Copy;
  readonly language: Language;
  onChange(copy: Copy): void;
}

const SECTIONS = [
  { kind: 'rank', title: 'ranks', cards: SETS },
  { kind: 'queen', title: 'queens', cards: SETS },
  { kind: 'jack', title: 'jacks', cards: SETS },
  { kind: 'bet', title: 'bets', cards: TABLED },
] as const;

/** Every printed figure that a copy of the game can tell, in one place. */
export function CopyForm({ copy, language, onChange }: CopyFormProps) {
  const text = texts[language];
  const known = figuresOf({}, 5, 'declared');
  return (
    <div class="stack">
      <p class="quiet">{text.copy.hint}</p>
      {SECTIONS.map(({ kind, title, cards }) => (
        <Disclosure key={kind} title={text.copy[title]}>
          <div class="kt-ask">
            <Where kind={kind} />
            <div class="stack">
              <p class="quiet">{text.copy.where(kind)}</p>
              {cards.map((card) => (
                <fieldset key={card}>
                  <legend>{nameOf({ kind, card }, text)}</legend>
                  <FigureField
                    wanted={{ kind, card }}
                    figure={figureOf(copy, { kind, card }) ?? figureOf(known, { kind, card })}
                    text={text}
                    onChange={(figure) => onChange(withFigure(copy, { kind, card }, figure))}
                  />
                </fieldset>
              ))}
            </div>
          </div>
        </Disclosure>
      ))}
      <Disclosure title={text.copy.copies}>
        <div class="kt-numbers">
          {CHARACTERS.map((character) => (
            <NumberField
              key={character}
              label={text.names[character]}
              value={copy.copies?.[character] ?? known.copies[character]}
              onChange={(value) => {
                const others = Object.fromEntries(Object.entries(copy.copies ?? {}).filter(([each]) => each !== character));
                onChange({ ...copy, copies: value === undefined ? others : { ...others, [character]: Math.max(0, value) } });
              }}
            />
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

/** "Your copy" on a screen of its own. */
export const CopyPage = ({ copy, language, onChange }: CopyProps) => (
  <div class="kt-page">
    <CopyForm copy={readCopy(copy)} language={language} onChange={onChange} />
  </div>
);
