import { describe, expect, test } from 'vitest';
import { deskEn as kingdom } from '#games/kingdom/text/desk-en';
import { deskEn as kingdomBuilder } from '#games/kingdom-builder/text/desk/desk-en';
import { deskEn as kingsGate } from '#games/kings-gate/text/desk-en';
import { deskEn as kingsTricktakers } from '#games/kings-tricktakers/text/desk-en';
import { manifests } from '#registry';
import { GAME_IDS, gameOf } from '../transcripts';
import type { PlacedQuestion } from './fresh-questions';
import { secondFreshEnglish, secondFreshFrench, secondFreshQuestions } from './second-fresh-questions';

const desks: Readonly<Record<string, { readonly questions: object }>> = {
  'kings-gate': kingsGate,
  'kingdom-builder': kingdomBuilder,
  'kings-tricktakers': kingsTricktakers,
  kingdom,
};

/** The pages of each game: its rules, the questions of its desk, and what a table can agree on. */
const pages: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  await Promise.all(
    manifests().map(async ({ id, book }) => {
      const asked = Object.keys(desks[id]?.questions ?? {}).map((question) => `desk/${id}/${question}`);
      const agreed = Object.keys(gameOf(id).law.agreements).map((agreement) => `agreements/${id}/${agreement}`);
      return [id, new Set([...(await book()).rules, ...asked, ...agreed])] as const;
    }),
  ),
);

/** A question belongs to the game whose pages answer it, every one of them. */
const belongs =
  (game: string) =>
  ({ finds }: PlacedQuestion): boolean =>
    finds.length > 0 && finds.every((page) => pages.get(game)?.has(page));

describe('the second fresh questions', () => {
  test('are eighty, half of them French, half of them asked in the game', () => {
    expect(secondFreshQuestions).toHaveLength(80);
    expect(secondFreshFrench).toHaveLength(40);
    expect(secondFreshQuestions.filter(({ game }) => game !== undefined)).toHaveLength(40);
    expect(new Set(secondFreshQuestions.map(({ asked }) => asked)).size).toBe(80);
  });

  test.each(GAME_IDS)('are twenty about %s, ten in each language', (game) => {
    expect(secondFreshEnglish.filter(belongs(game))).toHaveLength(10);
    expect(secondFreshFrench.filter(belongs(game))).toHaveLength(10);
  });

  test('are answered by pages that exist, each listed once, in the game they are asked in', () => {
    const known = [...pages.values()].flatMap((each) => [...each]);
    for (const { asked, finds, game } of secondFreshQuestions) {
      expect(
        finds.filter((page) => !known.includes(page)),
        asked,
      ).toEqual([]);
      expect(new Set(finds).size, asked).toBe(finds.length);
      if (game !== undefined) expect(belongs(game)({ asked, finds }), asked).toBe(true);
    }
  });
});
