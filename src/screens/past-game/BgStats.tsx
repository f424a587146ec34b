import { ExternalLink } from 'lucide-preact';
import { fileName } from '#exchange/backup/write-backup';
import { createPlay, formatPlayFile, playLink } from '#exchange/sheets/bg-stats';
import { manifestOf } from '#registry';
import { download } from '#screens/backup/download-and-share';
import { exchangeText } from '#screens/backup/exchange-text';
import { titleOf } from '#screens/game/game-title';
import { createPersonFinder } from '#screens/memory/memory-people';
import { useMemory } from '#screens/memory/memory-state';
import { startingPlayer } from '#session/log/starting-player';
import type { OpenedGame } from './GamePage';

/** The way of a finished game to the BG Stats app: its link, or a file. */
export function BgStats({ storedGame, past }: OpenedGame) {
  const text = exchangeText.value.sheets;
  const known = {
    title: titleOf(storedGame.game),
    bggId: manifestOf(storedGame.game)?.bggId,
    hasNoPoints: manifestOf(storedGame.game)?.hasNoPoints,
    startingPlayer: past && startingPlayer(past.table),
    personIn: createPersonFinder(useMemory()?.players ?? []),
  };
  const play = createPlay(storedGame, past?.table.entries ?? [], known);
  const save = (): void =>
    download(
      new File([formatPlayFile([play])], fileName(new Date(storedGame.played), storedGame.game, 'bgsplay'), { type: 'application/json' }),
    );
  return (
    <div class="stack">
      <p class="quiet">{text.bgStatsHint}</p>
      <div class="actions">
        <a class="button" href={playLink(play)} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" size={20} />
          {text.bgStatsLink}
        </a>
        <button type="button" class="button" onClick={save}>
          {text.bgStatsFile}
        </button>
      </div>
    </div>
  );
}
