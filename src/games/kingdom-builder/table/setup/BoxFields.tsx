import type { BoxProps } from '#contract/setup';
import { ISLAND_TILES } from '#games/kingdom-builder/law/tiles';
import { IslandEditor } from './IslandEditor';
import '../kb.css';
import { EMPTY_ISLAND, parseIslands } from '#games/kingdom-builder/table/setup/plan-draft';
import { setupTexts } from './setup-texts';

/** The island's two sides as the players' own tile prints them. */
export function BoxFields({ box, language, onChange }: BoxProps) {
  const text = setupTexts[language];
  const islands = parseIslands(box);
  return (
    <>
      {ISLAND_TILES.map((action) => (
        <section key={action} class="stack">
          <h2>
            {text.setup.islandUse}: {text.tools[action]}
          </h2>
          <IslandEditor
            rows={islands[action] ?? EMPTY_ISLAND}
            language={language}
            onChange={(rows) => onChange({ islands: { ...islands, [action]: rows } })}
          />
        </section>
      ))}
    </>
  );
}
