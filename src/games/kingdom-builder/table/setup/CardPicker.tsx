import { useSignal } from '@preact/signals';
import { CARDS, CARDS_IN_PLAY, type Card } from '#games/kingdom-builder/law/position';
import { drawRandom } from '#games/kingdom-builder/table/setup/plan-draft';
import type { PlanProps } from './SetupFields';
import { setupTexts } from './setup-texts';

/** The three chosen cards, and on demand all ten; choosing a fourth asks which one to replace. */
export function CardPicker({ plan, language, onChange }: PlanProps) {
  const text = setupTexts[language];
  const { cards } = plan;
  const isChoosing = useSignal(false);
  const incoming = useSignal<Card | undefined>(undefined);
  const showsAll = isChoosing.value || cards.length < CARDS_IN_PLAY;
  const changeCards = (next: readonly Card[]): void => {
    incoming.value = undefined;
    onChange({ ...plan, cards: next });
  };
  const choose = (card: Card): void => {
    if (cards.includes(card)) changeCards(cards.filter((each) => each !== card));
    else if (cards.length < CARDS_IN_PLAY) changeCards([...cards, card]);
    else incoming.value = card;
  };
  return (
    <fieldset class="stack">
      <legend>{text.setup.cards(cards.length)}</legend>
      <div class={showsAll ? 'kb-choices' : 'kb-cards-chosen'}>
        {(showsAll ? CARDS : cards).map((card) => (
          <button key={card} type="button" class="button start kb-choice" aria-pressed={cards.includes(card)} onClick={() => choose(card)}>
            <span>
              {text.parts[card]}
              {showsAll && <small>{text.cardHints[card]}</small>}
            </span>
          </button>
        ))}
      </div>
      {incoming.value !== undefined && (
        <div class="card stack" role="alert" ref={(asked) => asked?.scrollIntoView({ block: 'nearest' })}>
          <strong>{text.setup.leaves(incoming.value)}</strong>
          <div class="kb-quick-actions">
            {cards.map((card) => (
              <button
                key={card}
                type="button"
                class="button"
                aria-label={text.setup.out(card)}
                onClick={() => changeCards(cards.map((each) => (each === card ? (incoming.value ?? each) : each)))}
              >
                {text.parts[card]}
              </button>
            ))}
            <button type="button" class="button" onClick={() => (incoming.value = undefined)}>
              {text.setup.keepCards}
            </button>
          </div>
        </div>
      )}
      <div class="kb-quick-actions">
        <button
          type="button"
          class="button"
          aria-expanded={showsAll}
          onClick={() => {
            isChoosing.value = !isChoosing.value;
            incoming.value = undefined;
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
