import { expect, test } from 'vitest';
import { findDeadlocks } from '../../scripts/build/size';

test('words that bring along what waits for them are found, however far behind it, but for those of the first screen', () => {
  const words = 'src/games/go/text/fr.ts';
  const law = { file: 'assets/game-1.js', dynamicImports: [words] };
  const home = { file: 'assets/home-2.js', name: 'home', dynamicImports: ['src/text/app/fr.ts'] };
  const asked = { 'src/games/go/game.ts': law, '_home-2.js': home };
  const app = { file: 'assets/fr-3.js', imports: ['_home-2.js'] };
  expect(findDeadlocks({ ...asked, 'src/text/app/fr.ts': app, [words]: { file: 'assets/fr-4.js', imports: ['_home-2.js'] } })).toEqual([]);
  const between = { file: 'assets/names-5.js', imports: ['src/games/go/game.ts'] };
  expect(findDeadlocks({ ...asked, _names: between, [words]: { file: 'assets/fr-4.js', imports: ['_names'] } })).toEqual([
    'src/games/go/text/fr.ts ← src/games/go/game.ts',
  ]);
});
