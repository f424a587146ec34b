import { act, fireEvent, waitFor } from '@testing-library/preact';
import type { Character } from '#games/kings-tricktakers/law/box';
import type { Pile } from '#games/kings-tricktakers/law/pad/piles';
import type { NoteRound, PickCard, PlayCard, RoundNote } from '#games/kings-tricktakers/law/position';
import { screenEn as words } from '#games/kings-tricktakers/text/screen-en';
import { button, buttons, countShown, getAll, getOne, group, groups, press as pressOne, tap as tapOne } from '../../../screens/app-driver';
import { type Event, type GameTranscript, nameOf } from '../fixture';

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

/** A finger comes down on one thing, and is lifted from another: one touch. */
export async function stroke(from: () => HTMLElement, to: () => HTMLElement, far = 100): Promise<void> {
  taps += 1;
  const finger = { pointerId: 1, isPrimary: true, button: 0 };
  const start = await waitFor(from);
  await act(() => void fireEvent.pointerDown(start, { ...finger, clientX: 10, clientY: 400 }));
  const end = await waitFor(to);
  await act(() => void fireEvent.pointerUp(end, { ...finger, clientX: 10, clientY: 400 - far }));
}

export const card = (name: string): HTMLElement => getOne(`.kt-deck [data-stroke="card:${name}"]`);
const startsWith = (name: string): RegExp => new RegExp(`^${name}`);

/** Reads the count of a round and goes on. */
export async function readCount(): Promise<void> {
  await waitFor(() => getOne('.scoring-moment'));
  await goOn();
}

export async function goOn(): Promise<void> {
  if (countShown('.scoring-moment') > 0) await tap(() => getOne('.scoring-moment > .button'));
}

/** Takes a character; one that is chosen already has a way of its own to another copy. */
const tapCharacter = (character: Character, chosen: readonly Character[]): Promise<void> =>
  press(chosen.includes(character) ? words.company.another(words.names[character]) : startsWith(words.names[character]), () =>
    getOne('.kt-characters'),
  );

/** Says who it is about, where that is asked and somebody else would come. */
async function choose(who: string): Promise<void> {
  await waitFor(() => getOne('.kt-company-form'));
  const [asked] = groups(words.company.who);
  // Only ranks that nobody has read leave open who comes next: that is no part of a plain round.
  if (who !== '' && asked !== undefined && button(who, asked).getAttribute('aria-pressed') !== 'true')
    await pressOne(who, () => group(words.company.who));
}

/** Plays one event by taps alone. */
export async function tapEvent(game: GameTranscript, event: Event): Promise<void> {
  const who = nameOf(game, event.by);
  const playerName = (id: string | undefined): string => nameOf(game, id);
  switch (event.type) {
    case 'pick':
      await choose(who);
      if (event.set === undefined) return press(startsWith(words.names[event.character ?? 'jack']), () => getOne('.kt-characters'));
      return press(startsWith(words.colours[event.set]), () => getOne('.kt-sets'));
    case 'company':
      await choose(who);
      if (event.set !== undefined && countShown('.kt-sets') > 0)
        await press(startsWith(words.colours[event.set]), () => getOne('.kt-sets'));
      for (const [at, character] of event.characters.entries()) await tapCharacter(character, event.characters.slice(0, at));
      return;
    case 'bet':
      return tapBet(who, event.cards);
    case 'ally':
      return press(playerName(event.player), () => group(words.alliance.ally(who)));
    case 'copy':
      return press(words.alliance.option(playerName(event.player), event.card), () => group(words.alliance.copy(who)));
    case 'revive':
      return press(startsWith(`${who}: `), () => group(words.preparation.title));
    case 'begin':
    case 'open':
      // The card that follows says it.
      return;
    case 'opener':
      return press(playerName(event.player), () => getOne('.kt-opening'));
    case 'ability':
      return press(event.use === 'hermit' ? words.trick.hermit : words.trick.swap);
    case 'play': {
      const { card: played } = event;
      if (played === undefined) return press(words.trick.green);
      await waitFor(() => card(played));
      const last = groups(words.trick.lastOne).length > 0;
      const row = (): HTMLElement => (last ? group(words.trick.lastOne) : getOne('.kt-modifier-row'));
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

/** Plays events in as few touches as they can be told in: what belongs together in one stroke. */
export async function tapAll(game: GameTranscript, events: readonly Event[]): Promise<void> {
  // What comes by itself is said by the card that follows.
  const told = handily(
    game,
    events.filter(({ type }) => type !== 'begin' && type !== 'open'),
  );
  for (let at = 0; at < told.length; ) at += await tapNext(game, told.slice(at));
}

/** Companies and bets may be told in any order: the first round the table, so that nobody is named, and a Diplomat's bet last. */
function handily({ players }: GameTranscript, events: readonly Event[]): readonly Event[] {
  const place = (event: Event): number => {
    const seat = players.findIndex(({ id }) => id === event.by);
    if (event.type === 'pick') return 0;
    if (event.type === 'company') return 1 + seat;
    return event.type === 'bet' ? (event.cards.length === 0 || event.cards.join() === 'diplomat' ? 11 : 10) : 12;
  };
  return [...events].sort((a, b) => place(a) - place(b));
}

const pickOf = (event: PickCard): HTMLElement =>
  event.set === undefined
    ? button(startsWith(words.names[event.character ?? 'jack']), getOne('.kt-characters'))
    : button(startsWith(words.colours[event.set]), getOne('.kt-sets'));
const isPlain = ({ king, queen, flip }: PlayCard): boolean => ![king, queen, flip].includes(true);

/** Tells the next event, or several, and says how many. */
async function tapNext(game: GameTranscript, [first, second, ...more]: readonly Event[]): Promise<number> {
  if (first === undefined) return 0;
  switch (first.type) {
    case 'pick': {
      const who = nameOf(game, first.by);
      await waitFor(() => getOne('.kt-company-form'));
      const [asked] = groups(words.company.who);
      if (asked !== undefined && button(who, asked).getAttribute('aria-pressed') !== 'true') {
        await stroke(
          () => pickOf(first),
          () => button(who, group(words.company.who)),
        );
        return 1;
      }
      if (second?.type !== 'pick' || second.by !== first.by) break;
      await stroke(
        () => pickOf(first),
        () => pickOf(second),
      );
      return 2;
    }
    case 'company': {
      const [a, b, c] = first.characters;
      if (a === undefined || b === undefined || c === undefined) break;
      await waitFor(() => getOne('.kt-company-form'));
      if (first.set !== undefined && countShown('.kt-sets') > 0)
        await press(startsWith(words.colours[first.set]), () => getOne('.kt-sets'));
      const character = (each: typeof a) => (): HTMLElement => button(startsWith(words.names[each]), getOne('.kt-characters'));
      if (b === c) await stroke(character(a), character(b));
      else await tap(character(a));
      if (b === c) await tapCharacter(c, [a, b]);
      else await stroke(character(b), character(c));
      return 1;
    }
    case 'bet': {
      const [staked, other] = first.cards;
      const rowOf = (id: string | undefined) => (): HTMLElement => group(nameOf(game, id), getOne('.kt-open-bets'));
      const own = rowOf(first.by);
      if (second?.type === 'ally' && second.by === first.by) {
        await stroke(
          () => button(words.bets.noBet, own()),
          () => getOne('.kt-chip:first-of-type', rowOf(second.player)()),
        );
        return 2;
      }
      if (second?.type === 'copy' && second.by === first.by && other === undefined) {
        await stroke(nth(startsWith(words.names.diplomat), 0, own), nth(startsWith(words.names[second.card]), 0, rowOf(second.player)));
        return 2;
      }
      if (staked === undefined || other === undefined) break;
      await stroke(nth(startsWith(words.names[staked]), 0, own), nth(startsWith(words.names[other]), staked === other ? 1 : 0, own));
      return 1;
    }
    case 'revive': {
      const run = [first, second, ...more].findIndex((event) => event?.type !== 'revive');
      await waitFor(() => group(words.preparation.title));
      if (run < 2 || buttons(words.preparation.all(run)).length === 0) break;
      await press(words.preparation.all(run));
      return run;
    }
    case 'opener':
    case 'ability': {
      if (second?.type !== 'play' || (second.card !== undefined && !isPlain(second))) break;
      const { card: played } = second;
      if (played === undefined && first.type === 'opener') break;
      const name = first.type === 'opener' ? `opener:${first.player}` : `use:${first.use}`;
      await stroke(
        () => getOne(`[data-stroke="${name}"]`),
        () => (played === undefined ? button(words.trick.green) : card(played)),
      );
      return 2;
    }
    case 'play': {
      const { card: played, king = false, queen = false, flip = false } = first;
      if (played === undefined || isPlain(first)) break;
      await stroke(
        () => card(played),
        () => only(getAll('.kt-modifier-menu > *').filter(({ textContent }) => textContent === words.trick.figures({ king, queen, flip }))),
      );
      return 1;
    }
  }
  await tapEvent(game, first);
  return 1;
}

function only([found, ...more]: readonly HTMLElement[]): HTMLElement {
  if (found === undefined || more.length > 0) throw new Error(`${more.length} more of ${found}`);
  return found;
}

type BetCard = keyof typeof words.names;

const nth = (name: RegExp, at: number, within: () => ParentNode) => (): HTMLElement => {
  const found = buttons(name, within())[at];
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

/** A bet that the real cards kept secret. */
async function tapBet(who: string, cards: readonly BetCard[]): Promise<void> {
  const own = (): HTMLElement => group(who, getOne('.kt-open-bets'));
  await waitFor(own);
  if (cards.length === 0) return press(words.bets.noBet, own);
  if (cards.length === 2) await press(words.bets.two, own);
  for (const [at, each] of cards.entries())
    await tap(nth(startsWith(words.names[each]), cards.slice(0, at).filter((other) => other === each).length, own));
}

/** A bet behind its curtain: the player's own button, the card or cards, and face down. */
export async function tapSecretBet(who: string, cards: readonly BetCard[]): Promise<void> {
  const curtain = (): HTMLElement => getOne('.kt-curtain');
  await waitFor(curtain);
  if (buttons(words.bets.iAm(who), curtain()).length === 0) await press(who, curtain);
  await press(words.bets.iAm(who), curtain);
  for (const [at, each] of cards.entries())
    await tap(
      nth(startsWith(words.names[each]), cards.slice(0, at).filter((other) => other === each).length, () => getOne('.kt-bet-cards')),
    );
  if (cards.length === 0) await press(words.bets.none);
  if (cards.length === 1) await press(new RegExp(`${words.bets.lay}|${words.bets.layOne}`));
}

const pad = (): HTMLElement => getOne('.kt-pad');
const tab = (name: string): HTMLElement => button(startsWith(name), getAll('.table-row', pad())[0]);

/** Fills in a round of the pad and notes it. */
async function tapRound(game: GameTranscript, { players }: NoteRound): Promise<void> {
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
    if (note === undefined || countShown('.kt-tab svg', pad()) === game.players.length) continue;
    if (countShown('svg', tab(name)) > 0) continue;
    await turn(name);
    await tapTook(game, id, note);
  }
  await press(words.pad.save);
}

/** The set, the characters, and the bet in a step of its own. */
async function tapCompany(note: RoundNote): Promise<void> {
  if (countShown('.kt-sets', pad()) > 0) await press(startsWith(words.colours[note.set]), () => getOne('.kt-sets', pad()));
  for (const [at, character] of note.characters.entries()) await tapCharacter(character, note.characters.slice(0, at));
  const bets = (): HTMLElement => group(words.pad.bet, pad());
  for (const [at, each] of note.bet.entries())
    await tap(nth(startsWith(words.names[each]), note.bet.slice(0, at).filter((other) => other === each).length, bets));
}

const isNonePressed = (within: HTMLElement): boolean => countShown('[aria-pressed="true"]', within) === 0;

async function tapTook(game: GameTranscript, id: string, note: RoundNote): Promise<void> {
  const present = (label: string): HTMLElement | undefined => groups(label, pad())[0];
  const answer = async (label: string, said: string): Promise<void> => {
    const asked = present(label);
    if (asked !== undefined && isNonePressed(asked)) await press(said, () => group(label, pad()));
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
    if (!own() || note.tricks === 0) return;
    await answer(words.pad.pile(pile), String(pile.reduce((sum, kind) => sum + note.collected[kind], 0)));
  }
}

const PILES: readonly Pile[] = [['yellow'], ['green'], ['blue'], ['black'], ['blue', 'green'], ['mystic', 'surrender']];
