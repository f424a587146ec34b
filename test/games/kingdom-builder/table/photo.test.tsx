import { signal } from '@preact/signals';
import { fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { Reading } from '#games/kingdom-builder/photo/reading';
import { PhotoCorners } from '#games/kingdom-builder/table/photo/PhotoCorners';
import { PhotoReview } from '#games/kingdom-builder/table/photo/PhotoReview';
import type { PhotoDraft } from '#games/kingdom-builder/table/photo/photo-draft';
import { stateOf } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import type { Language } from '#text/language';
import { withPlainSpaces } from '../../../transcripts';
import { labelOf, playEvents, players, press, renderBoard, tableOf, tap, user } from './board-frame';
import { CORNERS, createReading } from './photo-reading';

function renderReview(reading: Reading, language: Language = 'en', onBack: () => void = () => undefined): readonly PhotoDraft[] {
  const taken: PhotoDraft[] = [];
  const photo = document.createElement('canvas');
  render(
    <PhotoReview
      photo={photo}
      reading={reading}
      position={stateOf(tableOf({ record: 'final' })).position}
      colours={['orange', 'blue']}
      names={namesOf(players)}
      language={language}
      error={undefined}
      isPhotoKept={false}
      onKeepPhoto={() => undefined}
      onTakeOver={(draft) => taken.push(draft)}
      onCorners={() => undefined}
      onBack={onBack}
    />,
  );
  return taken;
}

const buttonNames = (): readonly string[] => [...document.querySelectorAll('.kb-photo-answer')].map((each) => each.textContent ?? '');

describe('what a photo was read as', () => {
  it('is asked about hex by hex and then taken over', async () => {
    const taken = renderReview(createReading({ 40: 'orange', 41: 'blue' }, [41, 60]));
    expect(labelOf('2,0')).toContain('Ana’s settlement');
    expect(labelOf('2,1')).toContain('highlighted');
    expect(screen.getByText('What is on 2,1?')).toBeTruthy();
    expect(screen.getByText('2 hexes not sure')).toBeTruthy();
    expect(buttonNames()).toEqual(['orangeAna', 'blueBen', 'empty']);
    expect(screen.queryByRole('button', { name: 'Use this reading' })).toBeNull();
    await press(/^empty/);
    expect(screen.getByText('What is on 3,0?')).toBeTruthy();
    await press(/^blue/);
    expect(screen.getByText('All read. Tap a hex to change it.')).toBeTruthy();
    await press('Use this reading');
    expect(taken[0]?.hexColours.flatMap((colour, spot) => (colour === undefined ? [] : [[spot, colour]]))).toEqual([
      [40, 'orange'],
      [60, 'blue'],
    ]);
  });

  it('can be changed where it was sure', async () => {
    const taken = renderReview(createReading({ 40: 'orange' }, []));
    await tap('2,0');
    expect(screen.getByRole('button', { name: /^orange/ }).getAttribute('aria-pressed')).toBe('true');
    await press(/^blue/);
    expect(labelOf('2,0')).toContain('Ben’s settlement');
    await press('Use this reading');
    expect(taken[0]?.hexColours[40]).toBe('blue');
  });

  it('stays as drawn where the table does not care', async () => {
    const taken = renderReview(createReading({ 40: 'orange' }, [40, 60, 61]));
    await press('Accept all 3');
    await press('Use this reading');
    expect(taken[0]?.hexColours[40]).toBe('orange');
  });

  it('is not taken over with more settlements than there are', async () => {
    const { land } = stateOf(tableOf()).position;
    const built = land.ground.flatMap((ground, spot) => (ground === 'desert' || ground === 'grass' ? [spot] : [])).slice(0, 41);
    const taken = renderReview(createReading(Object.fromEntries(built.map((spot) => [spot, 'orange' as const])), []));
    expect(screen.getByText('Ana has 41 settlements here, and the box has 40.')).toBeTruthy();
    await press('Use this reading');
    expect(taken).toEqual([]);
  });

  it('is left without being taken over', async () => {
    let backs = 0;
    const taken = renderReview(createReading({ 40: 'orange' }, [40]), 'en', () => {
      backs += 1;
    });
    await press('Back');
    expect([backs, taken.length]).toEqual([1, 0]);
  });

  it.each([
    [
      'en',
      'No blue settlement found for Ben: is the colour right?',
      'Too much glare on the top left: check each hex there, or take another picture.',
    ],
    [
      'fr',
      'Aucune cité (bleu) trouvée pour Ben : est-ce la bonne couleur ?',
      'Trop de reflets (en haut à gauche) : vérifiez chaque case, ou reprenez la photo.',
    ],
  ] as const)('notes a colour without settlements and a section under glare, in %s', (language, absent, glare) => {
    renderReview({ ...createReading({ 40: 'orange' }), unreadable: [0] }, language);
    const notes = [...document.querySelectorAll('.kb-photo-question p')].map(({ textContent }) => withPlainSpaces(textContent ?? ''));
    expect(notes).toEqual([glare, absent]);
  });

  it('speaks French', async () => {
    renderReview(createReading({ 40: 'orange' }, [40]), 'fr');
    expect(screen.getByText(/Qu’y a-t-il en 2,0/)).toBeTruthy();
    expect(buttonNames()).toEqual(['orangeAna', 'bleuBen', 'vide']);
  });
});

it('corners walk with the arrow keys, faster with Shift, and stay in the photo', async () => {
  const corners = signal(CORNERS);
  const photo = document.createElement('canvas');
  [photo.width, photo.height] = [1600, 1020];
  const Corners = () => (
    <PhotoCorners
      photo={photo}
      corners={corners.value}
      language="en"
      onChange={(next) => {
        corners.value = next;
      }}
    />
  );
  render(<Corners />);
  screen.getByRole('button', { name: 'Corner bottom right' }).focus();
  await user.keyboard('{ArrowRight}{ArrowUp}');
  expect(corners.value[2]).toEqual([1302, 998]);
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(corners.value[2]).toEqual([1302, 1020]);
  expect(document.querySelector('.kb-photo-loupe')).not.toBeNull();
});

describe('a photo', () => {
  const give = (file: File): void => {
    fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
  };

  it('that the device cannot read enters nothing, and says so', async () => {
    const desk = renderBoard(tableOf({ record: 'final' }));
    await user.click(await screen.findByRole('button', { name: 'Count from a photo' }));
    await user.click(await screen.findByRole('button', { name: 'Ana: orange' }));
    await press('white');
    expect(screen.getByRole('button', { name: 'Ana: white' })).toBeTruthy();
    give(new File(['no picture'], 'notes.txt'));
    await screen.findByText(/^Reading the photo failed/);
    await press('Back');
    await waitFor(() => expect(labelOf('2,0')).toContain('free'));
    expect(desk.asked).toEqual([]);
  });

  it('is not asked for where nothing can be entered', async () => {
    renderBoard(playEvents(tableOf({ record: 'final' }), { type: 'finish' }));
    await screen.findByRole('heading', { level: 2, name: 'Fishermen' });
    expect(screen.queryByRole('button', { name: 'Count from a photo' })).toBeNull();
  });
});
