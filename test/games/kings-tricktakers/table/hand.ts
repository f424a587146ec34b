import { waitFor } from '@testing-library/preact';
import type { Pile } from '#games/kings-tricktakers/law/piles';
import type { Noted, Round } from '#games/kings-tricktakers/law/position';
import { screenEn as words } from '#games/kings-tricktakers/text/screen-en';
import { all, button, buttons, group, groups, one, press as pressOne, shown, tap as tapOne } from '../../../screens/device';
import { type Event, nameOf, type Told } from '../fixture';

/** One thumb at Kings Tricktakers: what people do on its screens, by what they see, and in how many taps. */

let taps = 0;

/** How many taps something took. */
export async function tapsOf(work: () => Promise<void>): Promise<number> {
  const before = taps;
  await work();
  return taps - before;
}

const tap: typeof tapOne = (target) => {
  taps += 1;
  return tapOne(target);
};
const press: typeof pressOne = (name, within) => {
  taps += 1;
  return pressOne(name, within);
};

export const card = (name: string): HTMLElement => one(`.kt-deck [data-card="${name}"]`);
const beginning = (name: string): RegExp => new RegExp(`^${name}`);

/** Reads the count of a round and goes on; reading is no entry. */
export async function goOn(): Promise<void> {
  if (shown('.count-moment') > 0) await tapOne(() => one('.count-moment > .button'));
}

/** Says who it is about, where that is asked and somebody else would come. */
async function choose(who: string): Promise<void> {
  await waitFor(() => one('.kt-telling'));
  const [asked] = groups(words.company.who);
  // Only ranks that nobody has read leave open who comes next: that is no part of a plain round.
  if (who !== '' && asked !== undefined && button(who, asked).getAttribute('aria-pressed') !== 'true')
    await pressOne(who, () => group(words.company.who));
}

/** Plays one event by taps alone. */
export async function tapEvent(game: Told, event: Event): Promise<void> {
  const who = nameOf(game, event.by);
  const named = (id: string | undefined): string => nameOf(game, id);
  switch (event.type) {
    case 'pick':
      await choose(who);
      if (event.set === undefined) return press(beginning(words.names[event.character ?? 'jack']), () => one('.kt-characters'));
      return press(beginning(words.colours[event.set]), () => one('.kt-sets'));
    case 'company':
      await choose(who);
      if (event.set !== undefined && shown('.kt-sets') > 0) await press(beginning(words.colours[event.set]), () => one('.kt-sets'));
      for (const character of event.characters) await press(beginning(words.names[character]), () => one('.kt-characters'));
      return;
    case 'bet':
      return tapBet(who, event.cards);
    case 'ally':
      return press(named(event.player), () => group(words.alliance.ally(who)));
    case 'copy':
      return press(words.alliance.option(named(event.player), event.card), () => group(words.alliance.copy(who)));
    case 'revive':
      return press(beginning(`${who}: `), () => group(words.preparation.title));
    case 'begin':
    case 'open':
      // The card that follows says it.
      return;
    case 'opener':
      return press(named(event.player), () => one('.kt-opening'));
    case 'ability':
      return press(event.use === 'hermit' ? words.trick.hermit : words.trick.swap);
    case 'play': {
      const { card: played } = event;
      if (played === undefined) return press(words.trick.green);
      await waitFor(() => card(played));
      const last = groups(words.trick.lastOne).length > 0;
      const row = (): HTMLElement => (last ? group(words.trick.lastOne) : one('.kt-court-row'));
      const court = async (): Promise<void> => {
        if (event.king === true) await press(/King$/, row);
        if (event.queen === true) await press(/Queen$/, row);
        if (event.flip === true) await press(words.trick.rebel, row);
      };
      if (last) await court();
      await tap(() => card(played));
      return last ? undefined : court();
    }
    case 'round':
      return tapRound(game, event);
    case 'adjust':
      throw new Error('the frame’s own sheet does this');
  }
}

type BetCard = keyof typeof words.names;

const nth = (name: RegExp, at: number, within: () => ParentNode) => (): HTMLElement => {
  const found = buttons(name, within())[at];
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

/** A bet that the real cards kept secret. */
async function tapBet(who: string, cards: readonly BetCard[]): Promise<void> {
  const own = (): HTMLElement => group(who, one('.kt-openbets'));
  await waitFor(own);
  if (cards.length === 0) return press(words.bets.noBet, own);
  if (cards.length === 2) await press(words.bets.two, own);
  for (const [at, each] of cards.entries())
    await tap(nth(beginning(words.names[each]), cards.slice(0, at).filter((other) => other === each).length, own));
}

/** A bet behind its curtain: the player's own button, the card or cards, and face down. */
export async function tapSecretBet(who: string, cards: readonly BetCard[]): Promise<void> {
  const curtain = (): HTMLElement => one('.kt-curtain');
  await waitFor(curtain);
  if (buttons(words.bets.iAm(who), curtain()).length === 0) await press(who, curtain);
  await press(words.bets.iAm(who), curtain);
  for (const [at, each] of cards.entries())
    await tap(nth(beginning(words.names[each]), cards.slice(0, at).filter((other) => other === each).length, () => one('.kt-betcards')));
  if (cards.length === 0) await press(words.bets.none);
  if (cards.length === 1) await press(new RegExp(`${words.bets.lay}|${words.bets.layOne}`));
}

const pad = (): HTMLElement => one('.kt-pad');
const tab = (name: string): HTMLElement => button(beginning(name), all('.table-row', pad())[0]);

/** Fills in a round of the pad and notes it. */
async function tapRound(game: Told, { players }: Round): Promise<void> {
  await waitFor(pad);
  const turn = async (name: string): Promise<void> => {
    if (tab(name).getAttribute('aria-pressed') !== 'true') await tap(() => tab(name));
  };
  for (const { id, name } of game.players) {
    const note = players[id];
    if (note === undefined) continue;
    await turn(name);
    await tapCompany(note);
    await tapTook(game, id, note);
  }
  // What hangs on others (a copied bet, an ally's cards) comes when they are told.
  for (const { id, name } of game.players) {
    const note = players[id];
    if (note === undefined || shown('.kt-tab svg', pad()) === game.players.length) continue;
    if (shown('svg', tab(name)) > 0) continue;
    await turn(name);
    await tapTook(game, id, note);
  }
  await press(words.pad.save);
}

/** The bet first, then the others; what the first tap did not turn is turned after. */
async function tapCompany(note: Noted): Promise<void> {
  if (shown('.kt-sets', pad()) > 0) await press(beginning(words.colours[note.set]), () => one('.kt-sets', pad()));
  const staked = note.bet.filter((each) => each !== 'jack');
  const rest = [...note.characters];
  for (const each of staked) rest.splice(rest.indexOf(each), 1);
  const order = [...staked, ...rest];
  for (const character of order) await press(beginning(words.names[character]), () => one('.kt-characters', pad()));
  const bets = (): HTMLElement => group(words.pad.bet, pad());
  await waitFor(bets);
  if (staked.length === 0) await tap(() => one('[aria-pressed="true"]', bets()));
  if (staked.length === 2) await tap(() => all('button', bets())[1] ?? bets());
  if (note.bet.includes('jack')) await press(beginning(words.names.jack), bets);
}

const unpressed = (within: HTMLElement): boolean => shown('[aria-pressed="true"]', within) === 0;

async function tapTook(game: Told, id: string, note: Noted): Promise<void> {
  const present = (label: string): HTMLElement | undefined => groups(label, pad())[0];
  const answer = async (label: string, said: string): Promise<void> => {
    const asked = present(label);
    if (asked !== undefined && unpressed(asked)) await press(said, () => group(label, pad()));
  };
  for (const each of ['king', 'queen', 'revived'] as const)
    if (note[each] && button(words.pad[each], pad()).getAttribute('aria-pressed') !== 'true') await press(words.pad[each], pad);
  if (note.ally !== undefined) await answer(words.pad.ally, nameOf(game, note.ally));
  const { copy } = note;
  if (copy !== undefined) {
    const option = words.alliance.option(nameOf(game, copy.player), copy.card);
    const asked = present(words.pad.copied);
    if (asked !== undefined && buttons(option, asked).length > 0) await answer(words.pad.copied, option);
  }
  const own = (): boolean => tab(nameOf(game, id)).getAttribute('aria-pressed') === 'true';
  await answer(words.pad.tricks, String(note.tricks));
  for (const pile of PILES) {
    if (!own()) return;
    await answer(words.pad.pile(pile), String(pile.reduce((sum, kind) => sum + note.collected[kind], 0)));
  }
}

const PILES: readonly Pile[] = [['yellow'], ['green'], ['blue'], ['black'], ['blue', 'green'], ['mystic', 'surrender']];
