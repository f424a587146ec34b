import { describe, expect, test } from 'vitest';
import { game } from '#games/kings-gate/game';
import type { Game } from '#session/game';
import { ruleOn } from '#session/log/rule-on';
import { lineSentence, reasonSentence } from '#session/sentences/reason-sentences';
import type { Language } from '#text/language';
import { withPlainSpaces } from '../../../transcripts';
import {
  conjure,
  DANGEROUS,
  dragon,
  endTurn,
  locate,
  PALACE_FILLED,
  placeTile,
  playAll,
  secondLocation,
  setupOf,
  startTable,
  type Table,
  tally,
  withCharacters,
} from './tables';

const speaker = { game, players: setupOf({ players: ['ana', 'ben', 'cat', 'dan'] }).players };

function because(table: Table, event: object, language: Language): string {
  const referee: Game = game;
  const answer = ruleOn(referee, table, event as { readonly type: string });
  return answer.outcome === 'refused' ? withPlainSpaces(reasonSentence(speaker, answer.reason, language)) : '';
}

const covered = playAll(secondLocation(DANGEROUS), [placeTile(4, [2, 2]), endTurn]);
const guarded = playAll(withCharacters(['king', 'merchant']), [placeTile(1, [2, 2], { character: 'merchant' }), endTurn]);
const locating = playAll(startTable(), PALACE_FILLED);

describe('a refusal names the figures of the case', () => {
  test.each<[string, Table, object, string, string]>([
    [
      'value',
      covered,
      placeTile(4, [2, 2]),
      'Your 4 doesn’t beat Ben’s 4: it must be greater.',
      'Votre 4 ne bat pas le 4 de Ben : il faut plus fort.',
    ],
    ['turn', startTable(), placeTile(4, [0, 1], { by: 'ben' }), 'It’s Ana’s turn.', 'C’est à Ana de jouer.'],
    [
      'space',
      startTable(),
      placeTile(4, [3, 1]),
      'That is not one of the ten spaces around the Palace.',
      'Ce n’est pas l’un des dix espaces autour du Palais.',
    ],
    [
      'ground',
      secondLocation(),
      placeTile(4, [1, 1]),
      'Location 2 is safe, and Cat already has a tile there.',
      'Le lieu 2 est un lieu sûr, et Cat y a déjà une tuile.',
    ],
    ['protection', guarded, dragon([2, 2]), 'The Merchant protects Ben’s tile there.', 'Le Négociant protège cette tuile de Ben.'],
    [
      'holder',
      guarded,
      placeTile(1, [2, 3], { character: 'king' }),
      'You don’t have the King: Ana does.',
      'Vous n’avez pas le Roi : c’est Ana qui l’a.',
    ],
    [
      'supply',
      playAll(startTable(), [placeTile(0, [0, 1])]),
      placeTile(0, [1, 1]),
      'No red pub left: the only one has been played.',
      'Le rouge a déjà joué sa taverne.',
    ],
    ['owner', startTable(), placeTile(0, [1, 1], { colour: 'blue' }), 'Blue belongs to Ben.', 'Le bleu est à Ben.'],
    ['square', locating, locate([2, 1]), 'One of its two squares is taken.', 'L’une de ses deux cases est prise.'],
    [
      'mover',
      withCharacters(['king', 'sorceress']),
      conjure([2, 1], [2, 2]),
      'That tile is Ana’s. The Sorceress moves only your own.',
      'Cette tuile est à Ana ; la Sorcière ne déplace que les vôtres.',
    ],
    ['phase', locating, endTurn, 'Not now: the next location comes first.', 'Pas maintenant : il faut d’abord placer le lieu suivant.'],
  ])('the refusal of %s in both languages', (_, table, event, en, fr) => {
    expect(because(table, event, 'en')).toBe(en);
    expect(because(table, event, 'fr')).toBe(fr);
  });

  test('a refusal names a location as the table typed it', () => {
    const named = startTable({ copy: { locations: { 1: { name: 'Schloss' } } } });
    expect(because(named, placeTile(4, [3, 1]), 'en')).toBe('That is not one of the ten spaces around Schloss.');
    expect(because(named, placeTile(4, [3, 1]), 'fr')).toBe('Ce n’est pas l’un des dix espaces autour de « Schloss ».');
  });
});

describe('a line of the sheet says why', () => {
  const pad = startTable({
    record: 'pad',
    players: ['ana', 'ben', 'cat', 'dan'],
    from: { location: 8, points: { ana: 0, ben: 0, cat: 0, dan: 0 } },
  });
  const headlineIn = (table: Table, language: Language) =>
    game.law
      .lines(table.position)
      .slice(4)
      .map(({ reason }) => withPlainSpaces(lineSentence(speaker, reason, language)));

  test('lines say why for prizes, ties, absence, the Tourney Grounds and debts', () => {
    const table = playAll(pad, [tally(pad, [4, 4, 2, null], 'ana')]);
    expect(headlineIn(table, 'en')).toEqual([
      'Blue is first at the Tourney Grounds with 4 and wins the tie with red: 3 points.',
      'Red is second at the Tourney Grounds with 4 after losing the tie with blue: that rank pays nothing here.',
      'Green is third at the Tourney Grounds with 2: that rank pays nothing here.',
      'Yellow has no tile at the Tourney Grounds, so nothing is paid.',
      'Yellow has no tile at the Tourney Grounds and is the lowest: it costs 3 points.',
      'Points stop at 0: 3 points of the loss don’t count.',
    ]);
    expect(headlineIn(table, 'fr')).toEqual([
      'Le bleu est premier à la Piste de tournoi avec 4 et gagne l’égalité avec le rouge : 3 points.',
      'Le rouge est deuxième à la Piste de tournoi avec 4, l’égalité perdue contre le bleu : ce rang ne rapporte rien ici.',
      'Le vert est troisième à la Piste de tournoi avec 2 : ce rang ne rapporte rien ici.',
      'Le jaune n’a aucune tuile à la Piste de tournoi et ne reçoit rien.',
      'Le jaune n’a aucune tuile à la Piste de tournoi et se classe dernier : cela coûte 3 points.',
      'Les points ne descendent pas sous 0 : 3 points de perte ne comptent pas.',
    ]);
  });

  test('lines say why for a lost tie and for the fourth', () => {
    const table = playAll(pad, [tally(pad, [9, 8, 7, 7], 'cat'), tally(pad, [9, 8, 7, 6], 'cat')]);
    const lines = headlineIn(table, 'en');
    expect(lines[3]).toBe(
      'Green has 7 at the Tourney Grounds like yellow, but loses the tie, counted clockwise from Cat’s left, and is fourth.',
    );
    expect(lines.at(-1)).toBe('Yellow is fourth at Location 9 with 6: the lowest colour gets nothing.');
  });
});

describe('the headline', () => {
  const sentencesIn = (table: Table, language: Language) => {
    const { key, params } = game.law.headline(table.position, table.phase as Parameters<typeof game.law.headline>[1]);
    const names = { player: (id: string) => speaker.players.find((player) => player.id === id)?.name ?? id };
    return game.text[language].headline[key]?.(params as never, names);
  };

  test('the headline says who plays where, and who won', () => {
    expect(sentencesIn(secondLocation(), 'en')).toBe('Ben to play, Location 2: 4 of 10 filled');
    expect(sentencesIn(secondLocation(), 'fr')).toBe('À Ben de jouer, Lieu 2\u00a0: 4 sur 10');
    expect(sentencesIn(startTable(), 'fr')).toBe('À Ana de jouer, Palais\u00a0: 0 sur 10');
    expect(sentencesIn(locating, 'fr')).toBe('Ana place le lieu 2');
    const pad = startTable({ record: 'pad' });
    expect(sentencesIn(pad, 'en')).toBe('Next: Palace');
    expect(sentencesIn(playAll(pad, [tally(pad, [9, 7, 5]), { type: 'finish' }]), 'fr')).toBe('Ana et Ben ont gagné');
  });
});
