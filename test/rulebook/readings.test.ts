import { describe, expect, test } from 'vitest';
import { manifests } from '#registry';
import { LANGUAGES } from '#text/language';

const books = await Promise.all(manifests().map(async ({ id, book }) => ({ id, book: await book() })));
const houseOf = (rule: string, language: 'en' | 'fr'): string =>
  books.flatMap(({ book }) => book.text[language][rule]?.house ?? []).join(' ');

describe('what goes beyond the print is marked as ours', () => {
  test.each([
    ['kd.throne.knights-barred', 'between two jumps', 'entre deux sauts'],
    ['kd.throne.won', 'between two jumps', 'entre deux sauts'],
    ['kd.replace.square', 'courtesy applies here too', 'la courtoisie vaut ici aussi'],
    ['kd.courtesy', 'takes a Knight', 'prend un Chevalier'],
    ['kg.score.tie', 'moved by the Sorceress', 'déplacée par la Sorcière'],
    ['kg.end.winner', 'Tourney Grounds', 'Piste de tournoi'],
    ['kg.character.wizard', 'only tile', 'seule tuile'],
    ['kg.character.bishop', 'A pub counts 1 too', 'Une taverne compte 1'],
    ['kg.turn.order', 'still scores', 'marque encore'],
    ['kd.jump.size', 'The example decides', 'L’exemple l’emporte'],
    ['kb.turn.three', 'fewer than three settlements', 'moins de trois cités'],
    ['kb.tile.gain', 'never gives you another', 'ne vous en donne plus jamais'],
    ['kt.queen.green', 'sets the leading colour', 'fixe la couleur'],
    ['kb.tile.lost', 'the used one leaves', 'l’utilisée qui part'],
    ['kb.queenie.capitol', 'still pays', 'garde ses 3 points'],
    ['kt.trick.assassin', 'once a trick', 'une fois par pli'],
    ['kt.score.devil-bet', 'Another Devil', 'Un autre Diable'],
    ['kt.end.winner', 'unknown ranks', 'inconnus'],
  ])('what %s adds to the print is marked in both languages', (rule, english, french) => {
    expect(houseOf(rule, 'en')).toContain(english);
    expect(houseOf(rule, 'fr')).toContain(french);
  });

  test('in both languages alike, and nowhere inside a statement', () => {
    for (const { book } of books)
      for (const rule of book.rules) {
        const [english, french] = LANGUAGES.map((language) => book.text[language][rule]);
        expect(english?.house === undefined, rule).toBe(french?.house === undefined);
        expect(`${english?.statement} ${french?.statement}`, rule).not.toMatch(/our ruling|house rule|notre décision|règle maison/i);
      }
  });
});

test('nothing is claimed of other tables without a source', () => {
  for (const { book } of books)
    for (const language of LANGUAGES)
      for (const question of [...Object.values(book.openQuestions[language]), ...Object.values(book.text[language])])
        expect(Object.values(question).join(' ')).not.toMatch(
          /some tables|certaines tables|many draw|beaucoup tirent|those who|ceux qui|Arena|FAQ/i,
        );
});

test.each([
  ['set-up of every game', ['kg.setup.layout', 'kb.setup.layout', 'kt.setup.layout', 'kd.setup.layout']],
  ['set-up for two', ['kg.setup.two']],
  ['draw and repetition', ['kd.draw.offer', 'kd.draw.repetition']],
  ['table talk of allies', ['kt.ally.talk']],
  ['the terrain card: secret, and reshuffled', ['kb.draw.secret', 'kb.draw.reshuffle']],
  ['which characters leave, by player count', ['kt.setup.characters']],
])('there is a page on %s', (_, ids) => {
  const all = books.flatMap(({ book }) => book.rules);
  for (const id of ids) expect(all).toContain(id);
});

test('the Gambler’s page tells his draw', () => {
  const [tricktakers] = books.filter(({ id }) => id === 'kings-tricktakers');
  expect(tricktakers?.book.text.en['kt.score.gambler']?.statement).toContain('takes two cards in preparation');
  expect(tricktakers?.book.text.fr['kt.score.gambler']?.statement).toContain('prend deux cartes à la préparation');
});
