import { type LoggedCase, trialOf } from '#desk/logged';
import { desk } from '#games/kings-tricktakers/desk/desk';
import { without } from '#games/kings-tricktakers/law/box';
import { laidIn } from '#games/kings-tricktakers/law/play';
import type { Event, Position } from '#games/kings-tricktakers/law/position';
import { countAtTable } from '#games/kings-tricktakers/law/rounds';
import { texts as screenTexts } from '#games/kings-tricktakers/table/texts';
import { forPlayer } from '#law/by-player';
import { standOf } from '#session/table';
import { CompanyRow, type RowOf, tallOf } from './CompanyRow';
import { broken, CARD, CardArt, type Drawn, Felt, GOLD, PALE, Words } from './drawing';
import { deskTexts, eventsIn } from './sentences';

function rowsOf({ players }: LoggedCase, position: Position, event: Event): readonly RowOf[] {
  const noted = event.type === 'round' ? event.players : {};
  const { shares } = countAtTable(position);
  return players.map(({ id, name }): RowOf => {
    const note = forPlayer(noted, id);
    const share = forPlayer(shares, id);
    const { set, characters, bet } = note ?? share ?? { set: undefined, characters: [], bet: [] };
    const tricks = note?.tricks ?? (position.tricks.length > 0 ? share?.piles : undefined);
    return { id, name, set, kingDown: false, up: without(characters, bet), bet, tricks, collected: {}, jack: undefined, notes: [] };
  });
}

const LETTERS = 34;
const LINE = 18;
const TRICK = CARD.tall + 30;

/** The table before the event that is asked about, and the event in words. */
export function LoggedPicture({ asked, finding, language, label }: Drawn<LoggedCase<Event>>) {
  const scene = trialOf(desk.game, asked, {});
  if (scene === undefined) return null;
  const { position } = standOf(scene.before);
  const rows = rowsOf(asked, position, scene.asked);
  const lines = broken(
    scene.asked.type === 'round' ? screenTexts[language].scores.round(position.round) : (eventsIn(asked, language).at(-1) ?? ''),
    LETTERS,
  );
  const earlier = position.tricks.at(-1)?.laid ?? [];
  const trick = laidIn(position.trick);
  let y = 4;
  const placed = rows.map((row) => {
    const at = y;
    y += tallOf(row);
    return { row, at };
  });
  const cards = y;
  const tricks = [earlier, trick].filter((laid) => laid.length > 0);
  const foot = cards + tricks.length * TRICK;
  const allowed = finding?.allowed === true;
  return (
    <Felt tall={foot + lines.length * LINE + 14} label={label}>
      {placed.map(({ row, at }) => (
        <CompanyRow key={row.id} row={row} y={at} pays={() => undefined} text={screenTexts[language]} said={deskTexts[language]} />
      ))}
      {tricks.map((laid, line) =>
        laid.map(({ by, card }, at) => (
          <g key={by}>
            <Words x={8 + at * 70 + CARD.wide / 2} y={cards + line * TRICK + 14} anchor="middle" colour={PALE}>
              {asked.players.find(({ id }) => id === by)?.name ?? by}
            </Words>
            <CardArt x={8 + at * 70} y={cards + line * TRICK + 20} card={card} wins={false} />
          </g>
        )),
      )}
      <Words x={10} y={foot + 17} size={18} bold colour={allowed ? GOLD : '#ffb4ae'}>
        {allowed ? '✓' : '✗'}
      </Words>
      {lines.map((line, at) => (
        <Words key={line} x={32} y={foot + 16 + at * LINE} size={14} bold>
          {line}
        </Words>
      ))}
    </Felt>
  );
}
