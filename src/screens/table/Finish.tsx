import type { GameScreens, Mark } from '#contract';
import { winnersOf } from '#law/score';
import { useBegin } from '#screens/begin';
import { language, text } from '#screens/state';
import { namesOf } from '#session/say';
import { Disclosure } from '#ui/Disclosure';
import { lazily } from '#ui/Lazy';
import { Laurel } from './Laurel';
import { Lines } from './ScoreSheet';
import type { View } from './view';

/** Who wants to tell others fetches what it takes. */
const ShareResult = lazily(async () => (await import('#screens/share/ShareResult')).ShareResult);

/** The end: who won, in which order, and why. */
export function Finish({ view, screens }: { readonly view: View; readonly screens: GameScreens }) {
  const table = view.live.table.value;
  const { game, effective } = table;
  const said = text.value.finish;
  const names = namesOf(effective.header.players);
  const { position } = view.stand.value;
  const standings = game.law.standings(position);
  const winners = winnersOf(standings).map(names.player);
  const most = Math.max(1, ...standings.map(({ points }) => points));

  const { refused, begin } = useBegin();

  if (effective.abandoned) return <p class="notice">{text.value.more.abandoned}</p>;
  return (
    <section class="finish">
      <Laurel />
      <h2>{winners.length === 1 ? said.won(winners) : said.shared(winners)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{said.rank}</th>
            <th scope="col">{said.player}</th>
            <th scope="col" class="figure">
              {said.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ player, rank, points }) => (
            <tr key={player}>
              <td>{rank}</td>
              <td>
                <Shape mark={screens.mark(table, player, language.value)} />
                {names.player(player)}
                <div class="finish-bar" style={{ width: `${(Math.max(0, points) / most) * 100}%` }} />
              </td>
              <td class="figure">{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {screens.counts !== true && <Reasons view={view} />}
      {refused !== undefined && (
        <p class="notice notice-bad" role="alert">
          {refused}
        </p>
      )}
      <button type="button" class="button primary" onClick={() => begin(game, { game: view.live.info.value.game, ...effective.header })}>
        {said.again}
      </button>
      <ShareResult info={view.live.info.value} past={{ table, screens }} />
      {view.closed.value && (
        <>
          <p class="quiet">{said.reopenHint}</p>
          <button type="button" class="button" onClick={view.reopen}>
            {said.reopen}
          </button>
        </>
      )}
    </section>
  );
}

const FEW = 4;

/** Why each point was paid: at once where there are few, behind a tap and player by player where there are many. */
function Reasons({ view }: { readonly view: View }) {
  const { game, effective } = view.live.table.value;
  const { position } = view.stand.value;
  const names = namesOf(effective.header.players);
  const lines = game.law.lines(position).filter(({ paid }) => paid);
  if (lines.length <= FEW) return <Lines lines={lines} view={view} />;
  return (
    <Disclosure title={text.value.finish.reasons}>
      {game.law.standings(position).map(({ player, rank, points }) => (
        <section key={player}>
          <h3>{text.value.table.standing(rank, names.player(player), points)}</h3>
          <Lines lines={lines.filter((line) => line.player === player)} view={view} />
        </section>
      ))}
    </Disclosure>
  );
}

function Shape({ mark }: { readonly mark: Mark }) {
  return (
    <span aria-hidden="true" style={{ color: mark.colour }}>
      {mark.shape}{' '}
    </span>
  );
}
