import type { FormProps } from '#contract';
import { isTold } from '#desk/desk';
import { nameless, type Told, type TricktakersCase } from '#games/kings-tricktakers/desk/cases';
import type { TricktakersResult } from '#games/kings-tricktakers/desk/desk';
import type { BetCard, Copy } from '#games/kings-tricktakers/law/box';
import type { Wanted } from '#games/kings-tricktakers/law/outlook';
import type { Collected } from '#games/kings-tricktakers/law/position';
import { sign } from '#games/kings-tricktakers/pieces/cards';
import { FigureField, Where } from '#games/kings-tricktakers/table/FigureField';
import { figureOf, withFigure } from '#games/kings-tricktakers/table/figures';
import { Numbers } from '#games/kings-tricktakers/table/Numbers';
import { texts as screenTexts } from '#games/kings-tricktakers/table/texts';
import type { Player } from '#session/game';
import type { Language } from '#text/language';
import { Choice } from '#ui/Choice';
import { deskTexts } from './sentences';
import { isNamed } from './telling';

export type PartProps<Asked extends TricktakersCase> = FormProps<Asked, TricktakersResult>;

const COUNTS = ['2', '3', '4', '5'] as const;

interface HowManyProps extends Pick<PartProps<TricktakersCase>, 'asked' | 'language'> {
  onChoose(players: readonly Player[]): void;
}

/** How many play, where no running game tells. */
export function HowMany({ asked, language, onChoose }: HowManyProps) {
  if (isNamed(asked)) return null;
  return (
    <Choice
      label={deskTexts[language].form.players}
      options={COUNTS.map((value) => ({ value, label: value }))}
      value={isTold(asked, 'players') ? COUNTS.find((each) => Number(each) === asked.players.length) : undefined}
      onChoose={(value) => onChoose(nameless(Number(value)))}
    />
  );
}

const SIX = ['0', '1', '2', '3', '4', '5'] as const;

interface TricksProps {
  readonly label: string;
  readonly value: number | undefined;
  onChoose(tricks: number): void;
}

/** Tricks as piles: one tap. */
export const Tricks = ({ label, value, onChoose }: TricksProps) => (
  <div class="ktdesk-six">
    <Choice
      label={label}
      options={SIX.map((each) => ({ value: each, label: each }))}
      value={SIX.find((each) => Number(each) === value)}
      onChoose={(each) => onChoose(Number(each))}
    />
  </div>
);

interface CardsProps {
  readonly label: string;
  readonly cards: readonly BetCard[];
  readonly chosen: readonly BetCard[];
  readonly language: Language;
  onTap(card: BetCard): void;
}

/** Characters and the Jack as cards to tap. */
export const Cards = ({ label, cards, chosen, language, onTap }: CardsProps) => (
  <fieldset>
    <legend>{label}</legend>
    <div class="kt-characters ktdesk-cards">
      {cards.map((card) => (
        <button key={card} type="button" class="kt-pick" aria-pressed={chosen.includes(card)} onClick={() => onTap(card)}>
          {sign(card)}
          <span>{screenTexts[language].names[card]}</span>
        </button>
      ))}
    </div>
  </fieldset>
);

interface GatheredProps {
  readonly label: string;
  readonly kinds: readonly (keyof Collected)[];
  readonly told: Told;
  readonly language: Language;
  onChange(collected: Told['collected']): void;
}

/** The cards collected, of the kinds that pay. */
export function Gathered({ label, kinds, told, language, onChange }: GatheredProps) {
  const text = screenTexts[language];
  if (kinds.length === 0) return null;
  return (
    <fieldset>
      <legend>{label}</legend>
      <div class="kt-counts">
        {kinds.map((kind) => (
          <Numbers
            key={kind}
            label={text.kinds[kind]}
            value={told.collected[kind]}
            most={12}
            onChoose={(value) => onChange({ ...told.collected, [kind]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface FiguresProps {
  readonly wanted: readonly Wanted[];
  readonly copy: Copy;
  readonly language: Language;
  readonly hint?: string | undefined;
  onChange(copy: Copy): void;
}

/** Printed figures that only the cards on the table can tell. */
export function Figures({ wanted, copy, language, hint, onChange }: FiguresProps) {
  const text = screenTexts[language];
  const { form } = deskTexts[language];
  if (wanted.length === 0) return null;
  return (
    <section class="kt-ask" aria-label={form.figures}>
      <Where kind={wanted[0]?.kind ?? 'bet'} />
      <div class="stack">
        <p class="quiet">{hint ?? form.figuresHint}</p>
        {wanted.map((each) => (
          <fieldset key={`${each.kind} ${each.card}`}>
            <legend>{text.copy.ask(each)}</legend>
            <FigureField
              wanted={each}
              figure={figureOf(copy, each)}
              text={text}
              onChange={(figure) => onChange(withFigure(copy, each, figure))}
            />
          </fieldset>
        ))}
      </div>
    </section>
  );
}
