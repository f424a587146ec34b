import { useSignal } from '@preact/signals';
import { Crown, Undo2 } from 'lucide-preact';
import { isTold, saying } from '#desk/desk';
import type { Play, Seat, TrickCase } from '#games/kings-tricktakers/desk/cases';
import { laidOut } from '#games/kings-tricktakers/desk/trick';
import { type Character, SETS, type SetColour } from '#games/kings-tricktakers/law/box';
import { CARD_NAMES, type CardName, flipped, printed, underQueen } from '#games/kings-tricktakers/law/cards';
import { onTurn, trickComplete } from '#games/kings-tricktakers/law/play';
import { emblem, Face, sign, tintOf } from '#games/kings-tricktakers/pieces/cards';
import { Deck } from '#games/kings-tricktakers/table/Deck';
import { texts as screenTexts } from '#games/kings-tricktakers/table/texts';
import { forPlayer } from '#law/by-player';
import { Choice } from '#ui/Choice';
import { HowMany, type PartProps } from './parts';
import { deskTexts, nameIn } from './sentences';
import { isNamed } from './telling';

/** A question may be about any card. */
const ALL: ReadonlySet<CardName> = new Set(CARD_NAMES);

/** The cards of a trick, tapped in the order played; what went with a card is told where it lies. */
export function TrickForm({ asked, finding, language, onChange }: PartProps<TrickCase>) {
  const text = screenTexts[language];
  const { form } = deskTexts[language];
  const name = nameIn(asked, language);
  const chosen = useSignal<number | undefined>(undefined);
  const { players, seats, plays } = asked;
  const { position } = laidOut(asked, {});
  const named = isNamed(asked);
  const first = useSignal<string | undefined>(undefined);
  const opener = plays.length === 0 ? players.find(({ id }) => id === first.value)?.id : undefined;
  const next = trickComplete(position) ? undefined : (opener ?? onTurn(position));
  const place = chosen.value ?? -1;
  const shown = plays[place];
  const winner = finding?.result.of === 'trick' ? finding.result.winner : undefined;
  const seatOf = (id: string): Seat => forPlayer(seats, id) ?? {};
  const lay = (play: Omit<Play, 'by'>, seat: Seat = {}): void => {
    if (next === undefined) return;
    chosen.value = undefined;
    onChange({ ...asked, plays: [...plays, { ...play, by: next }], seats: { ...seats, [next]: { ...seatOf(next), ...seat } } });
  };
  const back = (): void => {
    const gone = plays.at(-1);
    chosen.value = undefined;
    const kept = named || gone === undefined ? seats : Object.fromEntries(Object.entries(seats).filter(([id]) => id !== gone.by));
    onChange({ ...asked, plays: plays.slice(0, -1), seats: kept });
  };
  const withOne = (id: string, one: Character): readonly Character[] => [...new Set([...(seatOf(id).up ?? []), one])];
  const tap = (card: CardName): void =>
    lay({ card }, card === 'berserker-10' && !named && next !== undefined ? { up: withOne(next, 'berserker') } : {});
  const greenTaken = players.some(({ id }) => seatOf(id).set === 'green' && id !== next);
  const mayWait =
    next !== undefined &&
    !plays.some(({ by }) => by === next) &&
    (named ? seatOf(next).set === 'green' : !greenTaken && seatOf(next).set === undefined);
  const howMany = (
    <HowMany
      asked={asked}
      language={language}
      onChoose={(nobodies) => onChange(saying(asked, 'players', { players: nobodies, seats: {}, plays: [] }))}
    />
  );
  if (!isTold(asked, 'players')) return <div class="stack ktdesk">{howMany}</div>;
  return (
    <div class="stack ktdesk">
      {howMany}
      {named && plays.length === 0 && (
        <Choice
          label={form.opens}
          options={players.map(({ id, name: label }) => ({ value: id, label }))}
          value={next}
          onChoose={(id) => (first.value = id)}
        />
      )}
      {plays.length > 0 && (
        <ol class="kt-laying ktdesk-laying" aria-label={form.laid}>
          {plays.map(({ by, card, king, queen, flip }, at) => (
            <li key={`${by}-${card === undefined}`} data-winning={by === winner && card !== undefined}>
              <small>
                {by === winner && card !== undefined && <Crown size={14} aria-hidden="true" />}
                {name(by)}
              </small>
              {card === undefined ? (
                <span class="kt-card kt-waiting">{form.waits}</span>
              ) : (
                <button
                  type="button"
                  class="kt-card"
                  data-tint={tintOf(card)}
                  aria-expanded={at === place}
                  aria-label={text.card(card)}
                  onClick={() => (chosen.value = at === place ? undefined : at)}
                >
                  <Face card={card} />
                </button>
              )}
              <small>
                {[king && deskTexts[language].picture.king, queen && deskTexts[language].picture.queen, flip && text.names.rebel]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </li>
          ))}
        </ol>
      )}
      {shown?.card === undefined ? (
        plays.length > 0 && <p class="quiet">{form.tapLaid}</p>
      ) : (
        <With key={place} asked={asked} language={language} onChange={onChange} play={shown} place={place} named={named} />
      )}
      <p class="ktdesk-next" role="status">
        {next === undefined ? form.full : form.next(name(next))}
      </p>
      {next !== undefined && <Deck position={position} text={text} lit={[]} open={ALL} onTap={tap} />}
      <div class="kt-options">
        {mayWait && (
          <button type="button" class="button" onClick={() => lay({ queen: true }, { set: 'green' })}>
            {emblem('green')} {form.greenQueen}
          </button>
        )}
        {plays.length > 0 && (
          <button type="button" class="button" onClick={back}>
            <Undo2 size={18} aria-hidden="true" /> {form.back}
          </button>
        )}
      </div>
    </div>
  );
}

interface WithProps extends Pick<PartProps<TrickCase>, 'asked' | 'language' | 'onChange'> {
  readonly play: Play;
  readonly place: number;
  readonly named: boolean;
}

/** What went with one card: its King, a Queen, the rebel's turn, an oppressor behind it. */
function With({ asked, language, onChange, play, place, named }: WithProps) {
  const { form } = deskTexts[language];
  const name = nameIn(asked, language);
  const { by, card, king = false, queen = false, flip = false } = play;
  if (card === undefined) return null;
  const { players, seats, plays } = asked;
  const seat = forPlayer(seats, by) ?? {};
  const face = printed(card);
  const suits: SetColour = face.kind === 'value' ? face.colour : 'white';
  const taken = players.flatMap(({ id }) => (id === by ? [] : (forPlayer(seats, id)?.set ?? [])));
  const own = named ? seat.set : undefined;
  const waited = plays.some((each) => each.by === by && each.card === undefined);
  const free = (set: SetColour): boolean => (own === undefined ? !taken.includes(set) && (!waited || set === 'green') : own === set);
  const change = (part: Partial<Play>, next: Seat = {}): void =>
    onChange({
      ...asked,
      plays: plays.map((each, at) => (at === place ? { ...play, ...part } : each)),
      seats: { ...seats, [by]: { ...seat, ...next } },
    });
  const toggled = (one: Character, of = by): Seat => {
    const up = forPlayer(seats, of)?.up ?? [];
    return { up: up.includes(one) ? up.filter((each) => each !== one) : [...up, one] };
  };
  const queens = SETS.filter((set) => set !== 'green' && free(set) && (!king || set === suits));
  const turns = flipped(underQueen(face, queen ? seat.set : undefined)) !== undefined;
  const rebels = seat.up?.includes('rebel') === true;
  const drop = { set: own };
  return (
    <fieldset class="ktdesk-with">
      <legend>{form.with(name(by), card)}</legend>
      <div class="kt-options">
        {free(suits) && (
          <button
            type="button"
            class="button"
            aria-pressed={king}
            onClick={() =>
              king ? change({ king: false }, queen ? {} : drop) : change({ king: true, queen: queen && seat.set === suits }, { set: suits })
            }
          >
            {emblem(suits)} {form.king(suits)}
          </button>
        )}
        {queens.map((set) => {
          const on = queen && seat.set === set;
          return (
            <button
              key={set}
              type="button"
              class="button"
              aria-pressed={on}
              onClick={() =>
                on ? change({ queen: false }, king ? {} : drop) : change({ queen: true, king: king && set === suits }, { set })
              }
            >
              {emblem(set)} {form.queen(set)}
            </button>
          );
        })}
        {(turns || flip) && (!named || rebels) && (
          <button
            type="button"
            class="button"
            aria-pressed={flip}
            onClick={() => change({ flip: !flip }, named || (rebels && !flip) ? {} : toggled('rebel'))}
          >
            {sign('rebel')} {form.rebel}
          </button>
        )}
        {card.startsWith('yellow') &&
          !named &&
          players.map(({ id }) => (
            <button
              key={id}
              type="button"
              class="button"
              aria-pressed={forPlayer(seats, id)?.up?.includes('oppressor') === true}
              onClick={() => onChange({ ...asked, seats: { ...seats, [id]: { ...forPlayer(seats, id), ...toggled('oppressor', id) } } })}
            >
              {sign('oppressor')} {form.oppressor(name(id))}
            </button>
          ))}
      </div>
    </fieldset>
  );
}
