import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { settings } from '#screens/state/app-state';
import { giveFeedback } from '#screens/table/feedback/feedback';
import { DEFAULT_SETTINGS } from '#store/records/record-types';

const vibrate = vi.fn((_: VibratePattern) => true);

beforeEach(() => {
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
  vibrate.mockClear();
  settings.value = DEFAULT_SETTINGS;
});

test('a piece, a refusal and a count are felt, each in its own way', () => {
  for (const of of ['placed', 'refused', 'scored'] as const) giveFeedback(of);
  expect(vibrate.mock.calls.map(([pattern]) => pattern)).toEqual([[10], [20, 40, 20], [30]]);
});

test('nothing is felt where it is switched off', () => {
  settings.value = { ...DEFAULT_SETTINGS, vibrates: false };
  giveFeedback('placed');
  expect(vibrate).not.toHaveBeenCalled();
});

test('sounds are off until they are switched on, and are then made on the spot', async () => {
  const started: number[] = [];
  const node = { gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }, connect: <T,>(to: T): T => to, stop: vi.fn() };
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = {};
    },
  );
  vi.stubGlobal(
    'GainNode',
    class {
      constructor() {
        Object.assign(this, node);
      }
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class {
      constructor(_: unknown, { frequency }: { frequency: number }) {
        Object.assign(this, node, { start: () => started.push(frequency) });
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  giveFeedback('scored');
  expect(started).toEqual([]);
  settings.value = { ...DEFAULT_SETTINGS, sounds: true };
  giveFeedback('scored');
  await vi.waitFor(() => expect(started).toHaveLength(3));
});
