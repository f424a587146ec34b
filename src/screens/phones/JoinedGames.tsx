import { Smartphone } from 'lucide-preact';
import { titleOf } from '#screens/game/game-title';
import { href } from '#screens/shell/route';
import { ListRow } from '#ui/ListRow';
import { joinedGames } from './keep-game';
import { phonesText } from './phones-text';

/** The way back to the games that this phone joined. */
export const JoinedGames = () => (
  <ul>
    {joinedGames().map(({ liveGame: { storedGame } }) => (
      <ListRow
        key={storedGame.value.id}
        icon={Smartphone}
        label={titleOf(storedGame.value.game)}
        hint={phonesText.value.join.onTheTable}
        href={href('game', storedGame.value.id)}
      />
    ))}
  </ul>
);
