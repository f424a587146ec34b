import { useSignal } from '@preact/signals';
import type { LayoutProps } from '#contract/desk-screens';
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
/** Characters without an effect on a trick, which the picker leaves out. */
const WITHOUT_EFFECT = { gambler: 0, hermit: 0, assassin: 0, healer: 0, collector: 0, devil: 0 };

const CARD_STATES = ['kingDown', 'queenDown', 'queenPlayed'] as const;

/** The form for each player's area at the start of the trick and for the cards of earlier tricks. */
export function Layout({ deskCase, language, onChange }: Pick<LayoutProps<CaseDraft<TrickCase>>, 'deskCase' | 'language' | 'onChange'>) {
  const text = screenTexts[language];
  const { form } = texts[language];
  const chosenPlayer = useSignal<string | undefined>(undefined);
  const { areas = {}, earlierCards = [] } = deskCase;
  const players = playersIn(deskCase, language);
  const name = nameFinder(deskCase, language);
  const shownPlayer = players.find(({ id }) => id === chosenPlayer.value) ?? players[0];
  if (shownPlayer === undefined) return null;
  const area = forPlayer(areas, shownPlayer.id) ?? {};
  const { set, up: faceUp = [] } = area;
  const table = positionBeforeTrick(deskCase, {});
  const copies = { ...table.figures.copies, ...WITHOUT_EFFECT };
  const changeArea = (changes: Partial<PlayerArea>): void =>
    onChange({ ...deskCase, areas: { ...areas, [shownPlayer.id]: { ...area, ...changes } } });
  const toggleCharacter = (character: Character): void =>
    changeArea({ up: faceUp.includes(character) ? without(faceUp, [character]) : [...faceUp, character] });
  const toggleEarlierCard = (card: CardName): void => {
    const others = earlierCards.filter((each) => each.card !== card);
    onChange({ ...deskCase, earlierCards: others.length < earlierCards.length ? others : [...earlierCards, { by: shownPlayer.id, card }] });
  };
  return (
    <div class="kt stack">
      <Choice
        label={form.before}
        options={players.map(({ id, name: label }) => ({ value: id, label }))}
        value={shownPlayer.id}
        onChoose={(id) => (chosenPlayer.value = id)}
      />
      <SetPicker
        text={text}
        chosen={set}
        holder={(each) => {
          const other = players.find(({ id }) => id !== shownPlayer.id && forPlayer(areas, id)?.set === each);
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
              aria-pressed={area[each] === true}
              onClick={() => changeArea({ [each]: area[each] !== true })}
            >
              {form.lies[each]}
            </button>
          ))}
        </div>
      )}
      <CharacterPicker
        position={{ ...table, figures: { ...table.figures, copies } }}
        text={text}
        chosen={faceUp}
        copiesLeft={(character) => (faceUp.includes(character) ? 1 : copiesLeft(table, character))}
        onTap={toggleCharacter}
      />
      {faceUp.includes('diplomat') && (
        <Choice
          label={form.ally}
          options={players.filter(({ id }) => id !== shownPlayer.id).map(({ id, name: label }) => ({ value: id, label }))}
          value={area.ally}
          onChoose={(ally) => changeArea({ ally })}
        />
      )}
      <Disclosure title={form.gone}>
        <Deck position={{ ...table, trick: [] }} text={text} highlightedPlaces={[]} playable={ALL_CARDS} onTap={toggleEarlierCard} />
      </Disclosure>
    </div>
  );
}
