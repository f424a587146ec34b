import { useContext, useEffect, useState } from 'preact/hooks';
import { capitolSites, caveSites } from '#games/kingdom-builder/law/board/queenie-sites';
import { ISLAND_TILES, type IslandTile } from '#games/kingdom-builder/law/tiles';
import { addCapitols, addCaves, EMPTY_ISLAND, type Islands, parseIslands } from '#games/kingdom-builder/table/setup/plan-draft';
import { Disclosure } from '#ui/Disclosure';
import { Device } from '#ui/device/device-context';
import { Choice } from '#ui/form/Choice';
import { IslandEditor } from './IslandEditor';
import type { PlanProps } from './SetupFields';
import { SitesBoard } from './SitesBoard';
import { setupTexts } from './setup-texts';

const GAME = 'kingdom-builder';

/** The small expansions, each with a switch of its own. */
export function Queenies({ plan, language, onChange }: PlanProps) {
  const text = setupTexts[language].setup;
  const device = useContext(Device);
  const { sections, capitols, caves, island } = plan;
  const castles = capitolSites(sections);
  // `undefined` until the box is loaded: before that, a tap would overwrite the saved island with an empty one.
  const [islands, setIslands] = useState<Islands | undefined>(undefined);
  useEffect(() => {
    device.loadBox(GAME).then(
      (copy) => setIslands(parseIslands(copy)),
      () => undefined,
    );
  }, []);
  const layIsland = (action: IslandTile): void => onChange({ ...plan, island: { action, rows: islands?.[action] ?? EMPTY_ISLAND } });
  /** The island is saved on the device as well, so that it is drawn only once. */
  const saveIsland = (action: IslandTile, rows: readonly string[]): void => {
    const next = { ...islands, [action]: rows };
    setIslands(next);
    device.saveBox(GAME, { islands: next }).catch(() => undefined);
    onChange({ ...plan, island: { action, rows } });
  };
  const canHaveCapitol = castles.some((sites) => sites.length > 0);
  return (
    <Disclosure title={text.queenies} isInitiallyOpen={capitols !== undefined || caves !== undefined || island !== undefined}>
      <div class="stack">
        <div class="actions">
          <button
            type="button"
            class="button"
            aria-pressed={capitols !== undefined}
            aria-disabled={!canHaveCapitol}
            onClick={() => onChange(capitols === undefined && canHaveCapitol ? addCapitols(plan) : { ...plan, capitols: undefined })}
          >
            {text.capitols}
          </button>
          <button
            type="button"
            class="button"
            aria-pressed={caves !== undefined}
            onClick={() => onChange(caves === undefined ? addCaves(plan) : { ...plan, caves: undefined })}
          >
            {text.caves}
          </button>
          <button
            type="button"
            class="button"
            aria-pressed={island !== undefined}
            disabled={islands === undefined}
            onClick={() => (island === undefined ? layIsland(ISLAND_TILES[0]) : onChange({ ...plan, island: undefined }))}
          >
            {text.islandUse}
          </button>
        </div>
        {!canHaveCapitol && <p class="quiet">{text.noCapitols}</p>}
        {capitols !== undefined && (
          <SitesBoard
            title={text.tapSites('capitol')}
            plan={plan}
            sites={castles}
            chosen={capitols}
            language={language}
            onChange={(hexes) => onChange({ ...plan, capitols: hexes })}
          />
        )}
        {caves !== undefined && (
          <SitesBoard
            title={text.tapSites('cave')}
            plan={plan}
            sites={caveSites(sections)}
            chosen={caves}
            language={language}
            onChange={(hexes) => onChange({ ...plan, caves: hexes })}
          />
        )}
        {island !== undefined && (
          <>
            <Choice
              label={text.islandSide}
              options={ISLAND_TILES.map((action) => ({ value: action, label: setupTexts[language].tools[action] }))}
              value={island.action}
              onChoose={layIsland}
            />
            <IslandEditor rows={island.rows} language={language} onChange={(rows) => saveIsland(island.action, rows)} />
          </>
        )}
      </div>
    </Disclosure>
  );
}
