import type { Character, Colour, TileKind } from '#games/kings-gate/law/box';
import type { Headlines } from '#games/kings-gate/law/index';
import type { Phase } from '#games/kings-gate/law/position';
import type { LocationLabel, ScoreLineParams } from '#games/kings-gate/law/score-sheet';
import type { ViolationParams } from '#games/kings-gate/law/violations';
import type { GameText } from '#text/game-text';
import { capitalize, grammar } from '#text/language';

const { count, list, points } = grammar('en');

const PRINTED: Readonly<Record<number, string>> = { 1: 'Palace', 4: 'Graveyard', 5: 'Marketplace', 6: 'Garrison', 8: 'Tourney Grounds' };

/** What the pieces are called. */
const words = {
  colours: { yellow: 'yellow', green: 'green', red: 'red', blue: 'blue' } satisfies Record<Colour, string>,
  characters: {
    king: 'King',
    bishop: 'Bishop',
    wizard: 'Wizard',
    guildmaster: 'Guildmaster',
    merchant: 'Merchant',
    sorceress: 'Sorceress',
  } satisfies Record<Character, string>,
  kinds: { 0: 'pub', 1: 'house', 2: '2', 3: 'barracks', 4: '4', 5: '5', dragon: 'dragon' } satisfies Record<TileKind, string>,
  /** A location as a title: the name in the table's box, else the printed one, else its number. */
  location: ({ n, name }: LocationLabel) => name || PRINTED[n] || `Location ${n}`,
};

const { colours, characters, kinds } = words;

const the = (named: LocationLabel): string =>
  named.name === '' && PRINTED[named.n] !== undefined ? `the ${PRINTED[named.n]}` : words.location(named);

const RANKS: Readonly<Record<number, string>> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth' };
const rankName = (rank: number): string => RANKS[rank] ?? String(rank);

export const en: GameText<ViolationParams, ScoreLineParams, Headlines, Phase> & { readonly words: typeof words } = {
  broken: {
    'kg.turn.order': ({ onMove }, { player }) => `It’s ${player(onMove)}’s turn.`,
    'kg.character.held': ({ character, holder }, { player }) =>
      holder === ''
        ? `You don’t have the ${characters[character]}.`
        : `You don’t have the ${characters[character]}: ${player(holder)} does.`,
    'kg.character.sorceress': (params, { player }) => {
      switch (params.case) {
        case 'placed':
          return 'The Sorceress never comes with a tile from hand: she moves one that is already on the table.';
        case 'alone':
          return 'The Sorceress takes the whole turn, as your table agreed. Nothing else is played with her.';
        case 'nothing':
          return 'There is no tile there for the Sorceress to move.';
        case 'theirs':
          return `That tile is ${player(params.owner)}’s. The Sorceress moves only your own.`;
        case 'carries':
          return `That tile carries the ${characters[params.character]}, so the Sorceress can’t move it.`;
      }
    },
    'kg.supply': (params, { player }) => {
      const { colour, kind, had, owner } = params;
      if (params.case === 'theirs')
        return owner === ''
          ? `Nobody plays ${colours[colour]} at this table.`
          : `${capitalize(colours[colour])} belongs to ${player(owner)}.`;
      if (had === 0) return `This box has no ${colours[colour]} ${kinds[kind]}.`;
      return `No ${colours[colour]} ${kinds[kind]} left: ${had === 1 ? 'the only one has' : `all ${had} have`} been played.`;
    },
    'kg.place.adjacent': (named) => `That is not one of the ten spaces around ${the(named)}.`,
    'kg.place.location-square': () => 'A location is there. No tile goes on it.',
    'kg.place.own-tile': ({ value }) => `Your own ${kinds[value]} ${value === 3 ? 'are' : 'is'} there.`,
    'kg.place.barracks': ({ owner, dragon }, { player }) =>
      dragon ? `${player(owner)}’s barracks are safe even from a dragon.` : `${player(owner)}’s barracks can’t be covered.`,
    'kg.place.protected': ({ owner, character }, { player }) => `The ${characters[character]} protects ${player(owner)}’s tile there.`,
    'kg.place.safe': ({ owner, dragon, ...named }, { player }) =>
      dragon
        ? `A dragon eats nothing at a safe location. ${capitalize(the(named))} is safe.`
        : `${capitalize(the(named))} is safe, and ${player(owner)} already has a tile there.`,
    'kg.place.greater': ({ owner, yours, theirs }, { player }) =>
      `Your ${yours} doesn’t beat ${player(owner)}’s ${theirs}: it must be greater.`,
    'kg.locate.free': ({ squares }) => (squares.length === 1 ? 'One of its two squares is taken.' : 'Both of its squares are taken.'),
    'kg.locate.edge': () => 'A location there would share no edge with anything in play.',
    'kg.location.graveyard': ({ played, ...named }) => `At ${the(named)} a turn is two tiles at most. You’ve already played ${played}.`,
    'kg.location.garrison': (named) => `At ${the(named)} a turn has one house at most.`,
    'kg.turn.hand': ({ played }) => `You’ve already played ${count(played, 'tile', 'tiles')} this turn. That’s a whole hand.`,
    'kg.turn.one-big': ({ value, earlier, wizard }) =>
      wizard
        ? `The Wizard’s tile must match one placed this turn (a ${earlier}), not a ${value}.`
        : `You’ve already placed a ${earlier}, so no ${value}. A turn is any number of houses, or one bigger tile.`,
    'kg.turn.at-least-one': () => 'You haven’t placed a tile yet. A turn is at least one tile.',
  },
  paid: {
    'kg.score.prizes': ({ colour, rank, total, points: prize, tied, ahead = [], seats, ...named }) => {
      const place = `${capitalize(colours[colour])} is ${rankName(rank)} at ${the(named)} with ${total}`;
      const lost = ahead.length === 0 ? '' : ` after losing the tie with ${list(ahead.map((each) => colours[each]))}`;
      const won = tied.length === 0 ? '' : ` and wins the tie with ${list(tied.map((each) => colours[each]))}`;
      const tie = lost + won;
      if (prize !== 0) return `${place}${tie}: ${points(prize)}.`;
      if (rank === 4) return `${place}: the lowest colour gets nothing.`;
      return rank === 3 && seats === 3
        ? `${place}: with three players only two ranks are paid.`
        : `${place}${tie}: that rank pays nothing here.`;
    },
    'kg.score.presence': ({ colour, ...named }) => `${capitalize(colours[colour])} has no tile at ${the(named)}, so nothing is paid.`,
    'kg.score.tie': ({ colour, rank, total, ahead, last, ...named }, { player }) => {
      const after = last === '' ? '' : `, counted clockwise from ${player(last)}’s left`;
      return `${capitalize(colours[colour])} has ${total} at ${the(named)} like ${list(ahead.map((each) => colours[each]))}, but loses the tie${after}, and is ${rankName(rank)}.`;
    },
    'kg.location.tourney': ({ colour, total, absent, points: loss, ...named }) =>
      absent
        ? `${capitalize(colours[colour])} has no tile at ${the(named)} and is the lowest: it costs ${points(loss)}.`
        : `${capitalize(colours[colour])} is the lowest at ${the(named)} with ${total}: it costs ${points(loss)}.`,
    debt: ({ below }) => `Points stop at 0: ${points(below)} of the loss ${below === 1 ? 'doesn’t' : 'don’t'} count.`,
    carried: ({ n }) => `Points from before ${words.location({ n, name: '' })}.`,
  },
  headline: {
    turn: ({ player, filled, ...named }, names) => `${names.player(player)} to play, ${words.location(named)}: ${filled} of 10 filled`,
    locating: ({ player, next }, names) => `${names.player(player)} places ${the(next)}`,
    tallying: (named) => `Next: ${words.location(named)}`,
    finished: ({ winners }, names) => `${list(winners.map((winner) => names.player(winner)))} won`,
  },
  phases: {
    turn: 'it’s time to place tiles',
    locating: 'the next location comes first',
    tallying: 'this game takes only the totals of each location',
    finished: 'the game is over',
  },
  words,
};
