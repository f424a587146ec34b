import type { ByPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { brokenAlly, brokenCards, brokenCopy, copyable, leavesDiplomat } from './bets';
import { type BetCard, COLOURS, count, without } from './box';
import { type Why, why } from './broken';
import { inDeck, tensWith, VALUES } from './cards';
import { brokenCharacters, brokenNotAgain, declare, keepsCompany } from './company';
import { TRICKS } from './play';
import { type Collected, type Noted, notesIn, type PlayersNote, type Position, type Round, setOf } from './position';
import { brokenRevival } from './queens';
import { ruleOrder } from './rules';

/** Everything a round noted in the pad breaks: the sums first, then the rules from top to bottom. */
export function brokenByRound(position: Position, event: Round): readonly Why[] {
  const notes = notesIn(position, event);
  const bets = Object.fromEntries(notes.map(({ player, note }) => [player, note.bet]));
  const broken = [
    ...brokenCompanies(position, notes),
    ...brokenDeck(position, notes),
    ...notes.flatMap(({ player, note }) => [
      ...brokenCards(position.round, player, note, note.bet),
      ...brokenAlliance(position.players, bets, player, note),
      ...brokenCourt(position, player, note),
    ]),
  ];
  return [...brokenSums(position, notes), ...broken.sort((a, b) => ruleOrder(a.rule) - ruleOrder(b.rule))];
}

const KINDS = [...COLOURS, 'mystic', 'surrender'] as const;

/** kt.pad.sum */
function brokenSums({ players }: Position, notes: readonly PlayersNote[]): readonly Why[] {
  const found = notes.reduce((sum, { note }) => sum + note.tricks, 0);
  const tricks = found === TRICKS ? [] : [why('kt.pad.sum', { problem: 'tricks', found })];
  const cards = notes.flatMap(({ player, note }) => {
    const collected = KINDS.reduce((sum, kind) => sum + note.collected[kind], 0);
    const wanted = note.tricks * players.length;
    return collected === wanted ? [] : [why('kt.pad.sum', { problem: 'cards', player, found: collected, wanted })];
  });
  return [...tricks, ...cards];
}

/** How many cards of a kind the deck of this player count holds. */
export function deckHolds(kind: keyof Collected, players: number): number {
  if (kind === 'mystic' || kind === 'surrender') return inDeck(kind, players);
  return VALUES.reduce<number>((sum, value) => sum + inDeck(`${kind}-${value}`, players), 0);
}

/** kt.card.exists: no more cards of a kind than the deck holds; berserkers face up bring black ones. */
function brokenDeck({ players }: Position, notes: readonly PlayersNote[]): readonly Why[] {
  const berserkers = notes.reduce((sum, { note }) => sum + count(without(note.characters, note.bet), 'berserker'), 0);
  return KINDS.flatMap((kind) => {
    const found = notes.reduce((sum, { note }) => sum + note.collected[kind], 0);
    const held = deckHolds(kind, players.length);
    const tens = kind === 'black' ? tensWith(berserkers, players.length) : 0;
    return found > held + tens ? [why('kt.card.exists', { problem: 'collected', kind, found, inDeck: held, tens })] : [];
  });
}

function brokenCompanies(position: Position, notes: readonly PlayersNote[]): readonly Why[] {
  const broken: Why[] = [];
  let seated: Position = { ...position, companies: {} };
  for (const { player, note } of notes) {
    const { set, characters } = note;
    const holder = position.players.find((other) => setOf(seated, other) === set);
    if (holder !== undefined) broken.push(why('kt.company.shape', { problem: 'set-taken', set, by: holder }));
    broken.push(...brokenCharacters(seated, characters));
    const kept = setOf(position, player);
    if (keepsCompany(position) && kept !== undefined && kept !== set) broken.push(why('kt.company.keep-set', { player, kept }));
    broken.push(...brokenNotAgain(position, player, characters));
    seated = declare(seated, { type: 'company', by: player, set, characters });
  }
  return broken;
}

type BetsOf = ByPlayer<readonly BetCard[]>;

/** kt.ally.after-bets: what a diplomat needs is there, and what nobody asked for is not. */
function brokenAlliance(players: readonly PlayerId[], bets: BetsOf, player: PlayerId, note: Noted): readonly Why[] {
  const broken: Why[] = [];
  const up = leavesDiplomat(note.characters, note.bet);
  if (note.ally !== undefined) broken.push(...(up ? brokenAlly(player, note.ally) : [unasked(player)]));
  else if (up) broken.push(why('kt.ally.after-bets', { problem: 'nobody', player }));
  const turned = note.bet.includes('diplomat');
  if (note.copy !== undefined) broken.push(...(turned ? brokenCopy(bets, player, note.copy) : [unasked(player)]));
  else if (turned && copyable(players, bets, player).length > 0) broken.push(why('kt.ally.after-bets', { problem: 'uncopied', player }));
  return broken;
}

const unasked = (player: PlayerId): Why => why('kt.ally.after-bets', { problem: 'not-asked', player });

function brokenCourt(position: Position, player: PlayerId, { set, king, queen, revived }: Noted): readonly Why[] {
  const broken: Why[] = revived ? [...brokenRevival(position, player, set)] : [];
  if (king && position.kingsDown.includes(set)) broken.push(why('kt.king.once', { player, king: set }));
  if (queen && position.queensDown.includes(set) && !revived) broken.push(why('kt.queen.once', { player, queen: set, thisRound: false }));
  return broken;
}
