import { useSignal } from '@preact/signals';
import { CARDS, CARDS_IN_PLAY, type Card } from '#games/kingdom-builder/law/position';
import { drawRandom } from '#games/kingdom-builder/table/setup/plan-draft';
import type { PlanProps } from './SetupFields';
import { setupTexts } from './setup-texts';

/** Three of ten: those that lie there, and behind a tap the others; a fourth asks which one leaves. */
export function CardPicker({ plan, language, onChange }: PlanProps) {
  const text = setupTexts[language];
  const { cards } = plan;
  const choosing = useSignal(false);
  const coming = useSignal<Card | undefined>(undefined);
  const shown = choosing.value || cards.length < CARDS_IN_PLAY;
  const changeCards = (next: readonly Card[]): void => {
    coming.value = undefined;
    onChange({ ...plan, cards: next });
  };
  const choose = (card: Card): void => {
    if (cards.includes(card)) changeCards(cards.filter((each) => each !== card));
    else if (cards.length < CARDS_IN_PLAY) changeCards([...cards, card]);
    else coming.value = card;
  };
  return (
    <fieldset class="stack">
      <legend>{text.setup.cards(cards.length)}</legend>
      <div class={shown ? 'kb-choices' : 'kb-cards-chosen'}>
        {(shown ? CARDS : cards).map((card) => (
          <button key={card} type="button" class="button start kb-choice" aria-pressed={cards.includes(card)} onClick={() => choose(card)}>
            <span>
              {text.parts[card]}
              {shown && <small>{text.cardHints[card]}</small>}
            </span>
          </button>
        ))}
      </div>
      {coming.value !== undefined && (
        <div class="card stack" role="alert" ref={(asked) => asked?.scrollIntoView({ block: 'nearest' })}>
          <strong>{text.setup.leaves(coming.value)}</strong>
          <div class="kb-quick-actions">
            {cards.map((card) => (
              <button
                key={card}
                type="button"
                class="button"
                aria-label={text.setup.out(card)}
                onClick={() => changeCards(cards.map((each) => (each === card ? (coming.value ?? each) : each)))}
              >
                {text.parts[card]}
              </button>
            ))}
            <button type="button" class="button" onClick={() => (coming.value = undefined)}>
              {text.setup.keepCards}
            </button>
          </div>
        </div>
      )}
      <div class="kb-quick-actions">
        <button
          type="button"
          class="button"
          aria-expanded={shown}
          onClick={() => {
            choosing.value = !choosing.value;
            coming.value = undefined;
          }}
        >
          {text.setup.otherCards}
        </button>
        <button type="button" class="button" onClick={() => changeCards(drawRandom(CARDS, CARDS_IN_PLAY))}>
          {text.setup.drawCards}
        </button>
      </div>
    </fieldset>
  );
}
