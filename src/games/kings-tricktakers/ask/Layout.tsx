import { useSignal } from '@preact/signals';
import type { LayoutProps } from '#contract';
import type { CaseDraft } from '#desk/desk';
import type { PlayerArea, TrickCase } from '#games/kings-tricktakers/desk/cases';
import { nameFinder, playersIn, texts } from '#games/kings-tricktakers/desk/desk-texts';
import { positionBeforeTrick } from '#games/kings-tricktakers/desk/find-trick';
import { type Character, without } from '#games/kings-tricktakers/law/box';
import { copiesLeft } from '#games/kings-tricktakers/law/score/outlook';
import { CARD_NAMES, type CardName } from '#games/kings-tricktakers/law/trick/cards';
import { CharacterPicker, SetPicker } from '#games/kings-tricktakers/table/companies/Pickers';
import { texts as screenTexts } from '#games/kings-tricktakers/table/texts';
import { Deck } from '#games/kings-tricktakers/table/trick/Deck';
import { forPlayer } from '#law/by-player';
import { Disclosure } from '#ui/Disclosure';
import { Choice } from '#ui/form/Choice';

const ALL_CARDS: ReadonlySet<CardName> = new Set(CARD_NAMES);
/** Face up they change nothing in a trick. */
const WITHOUT_EFFECT = { gambler: 0, hermit: 0, assassin: 0, healer: 0, collector: 0, devil: 0 };

const CARD_STATES = ['kingDown', 'queenDown', 'queenPlayed'] as const;

/** What lies before each player when the trick begins, and what earlier tricks have seen. */
export function Layout({ deskCase, language, onChange }: Pick<LayoutProps<CaseDraft<TrickCase>>, 'deskCase' | 'language' | 'onChange'>) {
  const text = screenTexts[language];
  const { form } = texts[language];
  const tapped = useSignal<string | undefined>(undefined);
  const { areas = {}, earlierCards = [] } = deskCase;
  const players = playersIn(deskCase, language);
  const name = nameFinder(deskCase, language);
  const at = players.find(({ id }) => id === tapped.value) ?? players[0];
  if (at === undefined) return null;
  const seat = forPlayer(areas, at.id) ?? {};
  const { set, up = [] } = seat;
  const table = positionBeforeTrick(deskCase, {});
  const copies = { ...table.figures.copies, ...WITHOUT_EFFECT };
  const changeArea = (part: Partial<PlayerArea>): void => onChange({ ...deskCase, areas: { ...areas, [at.id]: { ...seat, ...part } } });
  const toggleCharacter = (one: Character): void => changeArea({ up: up.includes(one) ? without(up, [one]) : [...up, one] });
  const toggleEarlierCard = (card: CardName): void => {
    const others = earlierCards.filter((each) => each.card !== card);
    onChange({ ...deskCase, earlierCards: others.length < earlierCards.length ? others : [...earlierCards, { by: at.id, card }] });
  };
  return (
    <div class="kt stack">
      <Choice
        label={form.before}
        options={players.map(({ id, name: label }) => ({ value: id, label }))}
        value={at.id}
        onChoose={(id) => (tapped.value = id)}
      />
      <SetPicker
        text={text}
        chosen={set}
        holder={(each) => {
          const other = players.find(({ id }) => id !== at.id && forPlayer(areas, id)?.set === each);
          return other && name(other.id);
        }}
        onTap={(each) => changeArea({ set: each === set ? undefined : each })}
      />
      {set !== undefined && (
        <div class="kt-options">
          {CARD_STATES.map((each) => (
            <button
              key={each}
              type="button"
              class="button"
              aria-pressed={seat[each] === true}
              onClick={() => changeArea({ [each]: seat[each] !== true })}
            >
              {form.lies[each]}
            </button>
          ))}
        </div>
      )}
      <CharacterPicker
        position={{ ...table, figures: { ...table.figures, copies } }}
        text={text}
        chosen={up}
        left={(one) => (up.includes(one) ? 1 : copiesLeft(table, one))}
        onTap={toggleCharacter}
      />
      {up.includes('diplomat') && (
        <Choice
          label={form.ally}
          options={players.filter(({ id }) => id !== at.id).map(({ id, name: label }) => ({ value: id, label }))}
          value={seat.ally}
          onChoose={(ally) => changeArea({ ally })}
        />
      )}
      <Disclosure title={form.gone}>
        <Deck position={{ ...table, trick: [] }} text={text} litPlaces={[]} open={ALL_CARDS} onTap={toggleEarlierCard} />
      </Disclosure>
    </div>
  );
}
