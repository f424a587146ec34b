import { waitFor } from '@testing-library/preact';
import type { Noted, Round } from '#games/kings-tricktakers/law/position';
import { screenEn as words } from '#games/kings-tricktakers/text/screen-en';
import { all, buttons, fill, group, groups, one, press, reads, shown, tap } from '../../../screens/device';
import { type Event, nameOf, type Told } from '../fixture';

/** One thumb at Kings Tricktakers: what people do on its screens, by what they see. */

export const card = (name: string): HTMLElement => one(`.kt-deck [data-card="${name}"]`);
const doing = (): HTMLElement => one('.kt-doing');
const beginning = (name: string): RegExp => new RegExp(`^${name}`);

async function openAll(within: () => ParentNode): Promise<void> {
  for (const closed of all('.disclosure-title[aria-expanded="false"]', within())) await tap(() => closed);
}

/** Says who it is about, where that is asked. */
async function choose(who: string): Promise<void> {
  await waitFor(doing);
  if (who !== '' && groups(words.company.who).length > 0) await press(who, () => group(words.company.who));
}

/** Plays one event by taps alone. */
export async function tapEvent(game: Told, event: Event): Promise<void> {
  const who = nameOf(game, event.by);
  const named = (id: string | undefined): string => nameOf(game, id);
  switch (event.type) {
    case 'pick':
      await choose(who);
      if (event.set === undefined) await press(beginning(words.names[event.character ?? 'jack']), () => one('.kt-characters', doing()));
      else await press(beginning(words.colours[event.set]), () => one('.kt-sets', doing()));
      return tap(() => one('.button.primary', doing()));
    case 'company':
      await choose(who);
      if (event.set !== undefined && shown('.kt-sets', doing()) > 0) {
        const { set } = event;
        await press(words.colours[set], () => one('.kt-sets', doing()));
      }
      for (const character of event.characters) await press(beginning(words.names[character]), () => one('.kt-characters', doing()));
      return tap(() => one('.button.primary', doing()));
    case 'bet':
      await tapBet(who, event.cards);
      return;
    case 'ally':
      return press(named(event.player), () => group(words.alliance.ally(who)));
    case 'copy':
      return press(words.alliance.option(named(event.player), event.card), () => group(words.alliance.copy(who)));
    case 'revive':
      return press(beginning(`${who} turns the`), doing);
    case 'begin':
      return press(words.preparation.begin);
    case 'opener':
      return press(named(event.player), doing);
    case 'open':
      return tap(() => one('.button.primary', doing()));
    case 'ability':
      return press(event.use === 'hermit' ? words.trick.hermit : words.trick.swap);
    case 'play': {
      const { card: played } = event;
      if (played === undefined) return press(words.trick.green);
      if (event.king === true) await press(/King$/, () => one('.kt-toggles'));
      if (event.queen === true) await press(/Queen$/, () => one('.kt-toggles'));
      if (event.flip === true) await press(words.trick.rebel);
      return tap(() => card(played));
    }
    case 'round':
      return tapRound(game, event);
    case 'adjust':
      throw new Error('the frame’s own sheet does this');
  }
}

/** A bet behind its curtain, and in how many taps: the player's own button, the card or cards, and face down. */
export async function tapBet(who: string, cards: readonly (keyof typeof words.names)[]): Promise<number> {
  const curtain = (): HTMLElement => one('.kt-curtain');
  let taps = 0;
  const count = async (done: Promise<void>): Promise<void> => {
    taps += 1;
    await done;
  };
  await waitFor(curtain);
  if (buttons(words.bets.iAm(who), curtain()).length === 0) {
    await tap(() => one('.disclosure-title', curtain()));
    await press(who, curtain);
  }
  await count(press(words.bets.iAm(who), curtain));
  const taken: Record<string, number> = {};
  for (const each of cards) {
    const at = taken[each] ?? 0;
    await count(
      tap(() => {
        const found = buttons(beginning(words.names[each]), one('.kt-betcards'))[at];
        if (found === undefined) throw new Error(`no ${each}`);
        return found;
      }),
    );
    taken[each] = at + 1;
  }
  if (cards.length === 0) await count(press(words.bets.none));
  if (cards.length === 1) await count(press(words.bets.lay));
  return taps;
}

const sheet = (seat: number): HTMLElement => {
  const found = all('.kt-pad > .disclosure')[seat];
  if (found === undefined) throw new Error(`no sheet ${seat}`);
  return found;
};

/** Fills in a round of the pad and notes it. */
async function tapRound(game: Told, { players }: Round): Promise<void> {
  await waitFor(doing);
  await openAll(doing);
  for (const [seat, { id }] of game.players.entries()) await tapNote(() => sheet(seat), players[id]);
  for (const [seat, { id }] of game.players.entries()) {
    const { ally, copy } = players[id] ?? {};
    if (ally !== undefined) await press(nameOf(game, ally), () => group(words.pad.ally, sheet(seat)));
    if (copy !== undefined)
      await press(words.alliance.option(nameOf(game, copy.player), copy.card), () => group(words.pad.copied, sheet(seat)));
  }
  await reads(words.pad.right);
  await press(words.pad.save);
}

async function tapNote(within: () => HTMLElement, note: Noted | undefined): Promise<void> {
  if (note === undefined) return;
  if (shown('.kt-sets', within()) > 0) await press(words.colours[note.set], () => one('.kt-sets', within()));
  for (const character of note.characters) await press(beginning(words.names[character]), () => one('.kt-characters', within()));
  for (const bet of note.bet) await press(words.names[bet], () => group(words.pad.bet, within()));
  await fill(words.pad.tricks, String(note.tricks), within);
  for (const [kind, number] of Object.entries(note.collected ?? {}))
    await fill(words.kinds[kind as keyof typeof words.kinds], String(number), within);
  for (const each of ['king', 'queen', 'revived'] as const) if (note[each]) await press(words.pad[each], within);
}
