import { signal } from '@preact/signals';
import { render, screen } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { FIRST_GAME } from '#games/kingdom-builder/law/board/plan';
import { isTerrain } from '#games/kingdom-builder/law/board/terrain';
import { misplacedEntries, sectionsPatch } from '#games/kingdom-builder/table/photo/fix-sections';
import { OtherSections } from '#games/kingdom-builder/table/photo/OtherSections';
import { stateOf } from '#session/log/table';
import type { Language } from '#text/language';
import { withPlainSpaces } from '../../../transcripts';
import { playEvents, press, tableOf } from './board-frame';

const OTHER = [
  { name: 'harbor', turned: true },
  { ...FIRST_GAME.sections[1], turned: true },
  ...FIRST_GAME.sections.slice(2),
] as typeof FIRST_GAME.sections;

function renderOther(language: Language = 'en') {
  const done = signal<readonly string[]>([]);
  const note = (what: string) => (): void => {
    done.value = [...done.value, what];
  };
  render(
    <OtherSections
      seen={OTHER}
      setUp={FIRST_GAME.sections}
      language={language}
      onFix={note('fix')}
      onCorners={note('corners')}
      onAnother={note('another')}
      onBack={note('back')}
    />,
  );
  return done;
}

describe('a photo of another board than the set-up', () => {
  it('says which sections differ, offers to fix them, and can be left', async () => {
    const done = renderOther();
    expect(screen.getByRole('alert').textContent).toContain('top left: Harbor (turned), not Tavern');
    expect(screen.getByRole('alert').textContent).toContain('top right: Paddock (turned), not Paddock');
    expect(screen.getByRole('alert').textContent).not.toContain('bottom left');
    await press('Fix the set-up');
    await press('Corners');
    await press('Another picture');
    await press('Back');
    expect(done.value).toEqual(['fix', 'corners', 'another', 'back']);
  });

  it('says so in French', () => {
    renderOther('fr');
    expect(withPlainSpaces(screen.getByRole('alert').textContent ?? '')).toContain('en haut à gauche : Port (retournée), et non Taverne');
    expect(screen.getByRole('button', { name: 'Corriger la mise en place' })).toBeTruthy();
  });

  it('keeps what was entered where a settlement can stand on the other board too', () => {
    const table = tableOf({ record: 'final' });
    const { land } = stateOf(table).position;
    const spots = land.ground.flatMap((ground, spot) => (isTerrain(ground) && spot % 20 < 10 ? [spot] : []));
    const settled = playEvents(table, ...spots.slice(0, 40).map((spot) => ({ type: 'settle', by: 'ana', at: land.hexes[spot] })));
    const misplaced = misplacedEntries(settled, OTHER);
    const corrected = tableOf({ record: 'final', ...sectionsPatch(settled, OTHER) });
    const kept = settled.steps.filter(({ entry }) => !misplaced.includes(entry)).map(({ event }) => ({ ...event }));
    expect(stateOf(playEvents(corrected, ...kept)).position.reserve[0]).toBe(40 - kept.length);
    expect(misplaced.length).toBeGreaterThan(0);
    expect(kept.length).toBeGreaterThan(0);
  });
});
