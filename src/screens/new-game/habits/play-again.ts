import type { GameScreens } from '#contract/screens';
import type { PlayerId } from '#law/game';
import { useBeginGame } from '#screens/game/begin-game';
import { navigate } from '#screens/shell/route';
import type { Game } from '#session/game';
import type { Header } from '#session/log/effective-log';
import { saveDraft } from '../setup-draft';
import { nextBeginner, nextSetup } from './next-game';

interface PlayAgainOptions {
  readonly game: Game;
  readonly id: string;
  readonly screens: GameScreens;
  /** The game that was played, its seats held by the people who sat there. */
  readonly header: Header;
}

/** The next game at the same table: who begins comes next in turn, and all of it may be changed first. */
export function usePlayAgain({ game, id, screens, header }: PlayAgainOptions): {
  /** Who begins it; nobody where the rules say who. */
  readonly first: PlayerId | undefined;
  readonly refused: string | undefined;
  begin(): void;
  change(): void;
} {
  const { refused, begin } = useBeginGame();
  const { players } = header;
  const first = nextBeginner(screens, header);
  const setup = nextSetup(screens, header, first);
  return {
    first,
    refused,
    begin: () => begin(game, { game: id, players, setup }),
    change() {
      saveDraft(id, { players, first: first ?? players[0]?.id, setup });
      navigate('new', id, 'ready');
    },
  };
}
