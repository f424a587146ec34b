import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judgeTranscript } from '#session/formats/verdict';
import { GAME_IDS, games } from '../transcripts';

interface Fixture {
  readonly name: string;
  readonly transcript: { readonly events: readonly object[] };
  readonly expect: object;
}

const folder = new URL('./', import.meta.url);

describe.each(GAME_IDS)('whole games of %s', (id) => {
  const files = readdirSync(new URL(`${id}/whole`, folder)).filter((file) => file.endsWith('.json'));

  test('there are at least five', () => {
    expect(files.length).toBeGreaterThanOrEqual(5);
  });

  test.each(files)('%s gets the verdict that it expects', (file) => {
    const fixture: Fixture = JSON.parse(readFileSync(new URL(`${id}/whole/${file}`, folder), 'utf8'));
    expect(judgeTranscript(games, fixture.transcript, 'en')).toMatchObject(fixture.expect);
  });
});
