import { useSignal } from '@preact/signals';
import type { LayoutProps } from '#contract';
import type { CaseDraft } from '#desk/desk';
import type { Seat, TrickCase } from '#games/kings-tricktakers/desk/cases';
import { trickTable } from '#games/kings-tricktakers/desk/trick';
import { nameIn, playersIn, texts } from '#games/kings-tricktakers/desk/words';
import { type Character, without } from '#games/kings-tricktakers/law/box';
import { CARD_NAMES, type CardName } from '#games/kings-tricktakers/law/cards';
import { leftOf } from '#games/kings-tricktakers/law/outlook';
import { Deck } from '#games/kings-tricktakers/table/Deck';
import { CharacterPicks, SetPicks } from '#games/kings-tricktakers/table/Picks';
import { texts as screenTexts } from '#games/kings-tricktakers/table/texts';
import { forPlayer } from '#law/by-player';
import { Choice } from '#ui/Choice';
import { Disclosure } from '#ui/Disclosure';

const ALL: ReadonlySet<CardName> = new Set(CARD_NAMES);
/** Face up they change nothing in a trick. */
const IDLE = { gambler: 0, hermit: 0, assassin: 0, healer: 0, collector: 0, devil: 0 };

const LIES = ['kingDown', 'queenDown', 'queenPlayed'] as const;

/** What lies before each player when the trick begins, and what earlier tricks have seen. */
export function Layout({ asked, language, onChange }: Pick<LayoutProps<CaseDraft<TrickCase>>, 'asked' | 'language' | 'onChange'>) {
  const text = screenTexts[language];
  const { form } = texts[language];
  const tapped = useSignal<string | undefined>(undefined);
  const { seats = {}, gone = [] } = asked;
  const players = playersIn(asked, language);
  const name = nameIn(asked, language);
  const at = players.find(({ id }) => id === tapped.value) ?? players[0];
  if (at === undefined) return null;
  const seat = forPlayer(seats, at.id) ?? {};
  const { set, up = [] } = seat;
  const table = trickTable(asked, {});
  const copies = { ...table.figures.copies, ...IDLE };
  const put = (part: Partial<Seat>): void => onChange({ ...asked, seats: { ...seats, [at.id]: { ...seat, ...part } } });
  const turn = (one: Character): void => put({ up: up.includes(one) ? without(up, [one]) : [...up, one] });
  const played = (card: CardName): void => {
    const others = gone.filter((each) => each.card !== card);
    onChange({ ...asked, gone: others.length < gone.length ? others : [...gone, { by: at.id, card }] });
  };
  return (
    <div class="kt stack">
      <Choice
        label={form.before}
        options={players.map(({ id, name: label }) => ({ value: id, label }))}
        value={at.id}
        onChoose={(id) => (tapped.value = id)}
      />
      <SetPicks
        text={text}
        chosen={set}
        holder={(each) => {
          const other = players.find(({ id }) => id !== at.id && forPlayer(seats, id)?.set === each);
          return other && name(other.id);
        }}
        onTap={(each) => put({ set: each === set ? undefined : each })}
      />
      {set !== undefined && (
        <div class="kt-options">
          {LIES.map((each) => (
            <button
              key={each}
              type="button"
              class="button"
              aria-pressed={seat[each] === true}
              onClick={() => put({ [each]: seat[each] !== true })}
            >
              {form.lies[each]}
            </button>
          ))}
        </div>
      )}
      <CharacterPicks
        position={{ ...table, figures: { ...table.figures, copies } }}
        text={text}
        chosen={up}
        left={(one) => (up.includes(one) ? 1 : leftOf(table, one))}
        onTap={turn}
      />
      {up.includes('diplomat') && (
        <Choice
          label={form.ally}
          options={players.filter(({ id }) => id !== at.id).map(({ id, name: label }) => ({ value: id, label }))}
          value={seat.ally}
          onChoose={(ally) => put({ ally })}
        />
      )}
      <Disclosure title={form.gone}>
        <Deck position={{ ...table, trick: [] }} text={text} lit={[]} open={ALL} onTap={played} />
      </Disclosure>
    </div>
  );
}
