import { useSignal } from '@preact/signals';
import { Camera } from 'lucide-preact';
import type { SetupProps } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { FIRST_GAME, type Plan } from '#games/kingdom-builder/law/plan';
import { CARDS, type Card, RECORDS } from '#games/kingdom-builder/law/position';
import { Choice } from '#ui/Choice';
import { lazily } from '#ui/Lazy';
import './kb.css';
import { BoardPlan } from '#games/kingdom-builder/pieces/BoardPlan';
import { drawn, drawnSections, planIn, withPlan, withSections } from '#games/kingdom-builder/pieces/layout';
import { LayOut } from './LayOut';
import { Queenies } from './Queenies';
import { Share } from './Share';
import { texts } from './view';

/** A photo is rare: what reads it comes when it is asked for. */
const PhotoSections = lazily(async () => (await import('./PhotoSections')).PhotoSections);

/** What is kept, the board, the cards, the Queenies; what to lay out; the set-up as text. */
export function SetupFields({ players, setup, language, onChange }: SetupProps<KingdomBuilder>) {
  const text = texts[language].setup;
  const plan = planIn(setup);
  const record = RECORDS.find((each) => each === setup.record) ?? 'table';
  const change = (next: Plan): void => onChange(withPlan(setup, next));
  const photo = useSignal(false);
  const showPhoto = (shown: boolean): void => {
    photo.value = shown;
  };
  return (
    <div class="stack">
      <Choice
        label={text.record}
        hint={text.recordHints[record]}
        options={RECORDS.map((each) => ({ value: each, label: text.records[each] }))}
        value={record}
        onChoose={(each) => onChange({ ...setup, record: each })}
      />
      <div class="actions">
        <button
          type="button"
          class="button"
          onClick={() => change({ ...withSections(plan, FIRST_GAME.sections), cards: FIRST_GAME.cards })}
        >
          {text.firstGame}
        </button>
        <button type="button" class="button" onClick={() => change(withSections(plan, drawnSections()))}>
          {text.drawSections}
        </button>
        <button type="button" class="button" onClick={() => change({ ...plan, cards: drawn(CARDS, 3) })}>
          {text.drawCards}
        </button>
        <button type="button" class="button" aria-expanded={photo.value} onClick={() => showPhoto(!photo.value)}>
          <Camera size={20} aria-hidden="true" />
          {texts[language].tray.photo}
        </button>
      </div>
      {photo.value && (
        <div class="card">
          <PhotoSections
            language={language}
            onUse={(sections) => {
              change(withSections(plan, sections));
              showPhoto(false);
            }}
            onClose={() => showPhoto(false)}
          />
        </div>
      )}
      <BoardPlan plan={plan} language={language} onChange={change} />
      <Cards plan={plan} language={language} onChange={change} />
      <Queenies plan={plan} language={language} onChange={change} />
      <LayOut plan={plan} players={players} language={language} />
      <Share plan={plan} language={language} onChange={change} />
    </div>
  );
}

export interface PlanProps {
  readonly plan: Plan;
  readonly language: SetupProps<KingdomBuilder>['language'];
  onChange(plan: Plan): void;
}

/** Three of ten; a fourth takes the place of the first. */
function Cards({ plan, language, onChange }: PlanProps) {
  const text = texts[language];
  const { cards } = plan;
  const choose = (card: Card): void =>
    onChange({ ...plan, cards: cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card].slice(-3) });
  return (
    <fieldset>
      <legend>{text.setup.cards(cards.length)}</legend>
      <div class="kb-choices">
        {CARDS.map((card) => (
          <button key={card} type="button" class="button start kb-choice" aria-pressed={cards.includes(card)} onClick={() => choose(card)}>
            <span>
              {text.parts[card]}
              <small>{text.cardHints[card]}</small>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
