import { Page } from '#screens/shell/Page';
import { navigate } from '#screens/shell/route';
import { language } from '#screens/state/app-state';
import type { Player } from '#session/game';
import { StartingPlayerChoice } from '#ui/people/StartingPlayerChoice';
import type { StepProps } from '../NewGame';
import { newGameText } from '../new-game-text';
import { StepCount } from '../StepCount';
import { canSeat, offeredSeats, offeredTables, seatPlayers } from '../setup-context';
import { PlayerPicker } from './PlayerPicker';

/** Who plays, in the order of their seats, and who begins. */
export function PeopleStep({ manifest, known, draft, count, onChange, onDone }: StepProps & { onDone(): void }) {
  const { id, title, startingPlayer } = manifest;
  const { least, most } = manifest.seats;
  const text = newGameText.value;
  const ready = canSeat(known, draft.players);
  const seats = offeredSeats(known, draft);
  const seat = (players: readonly Player[], first: string | undefined): void => onChange(seatPlayers(known, draft, players, first));
  return (
    <Page
      key="people"
      title={title}
      up={count === undefined ? ['new', id, 'setup'] : []}
      actions={<StepCount count={count} />}
      name="new-game"
      footer={
        <div class="stack">
          {!ready && draft.players.length > 0 && <p class="quiet caption">{text.missing(draft.players.length, least, most)}</p>}
          <button type="button" class="button primary wide" disabled={!ready} onClick={onDone}>
            {text.next}
          </button>
        </div>
      }
    >
      {count !== undefined && <TableChips {...{ manifest, known, onChange }} />}
      <PlayerPicker
        question={text.whoPlays(least, most)}
        knownPlayers={known.players}
        players={draft.players}
        most={most}
        onChange={(players) => seat(players, draft.first)}
      />
      {seats !== undefined && (
        <button type="button" class="button" onClick={() => seat(seats, draft.first)}>
          {text.sitAsUsual(seats.map(({ name }) => name))}
        </button>
      )}
      {ready && draft.first !== undefined && startingPlayer === 'asked' && (
        <StartingPlayerChoice
          players={draft.players}
          first={draft.first}
          language={language.value}
          onChange={(first) => seat(draft.players, first)}
        />
      )}
    </Page>
  );
}

/** The groups and the people of the last games: their next game is one tap away. */
function TableChips({ manifest, known, onChange }: Pick<StepProps, 'manifest' | 'known' | 'onChange'>) {
  const text = newGameText.value;
  const tables = offeredTables(known);
  if (tables.length === 0) return null;
  return (
    <ul class="chips table-chips" aria-label={text.tables}>
      {tables.map(({ key, name, draft }) => (
        <li key={key}>
          <button
            type="button"
            class="chip"
            onClick={() => {
              onChange(draft);
              navigate('new', manifest.id, 'ready');
            }}
          >
            {name ?? text.tableOf(draft.players.map((player) => player.name))}
          </button>
        </li>
      ))}
    </ul>
  );
}
