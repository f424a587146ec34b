import type { Finding } from '#desk/desk';
import { type LoggedCase, sceneOf } from '#desk/logged';
import { desk } from '#games/kings-tricktakers/desk/desk';
import { without } from '#games/kings-tricktakers/law/box';
import { laidIn } from '#games/kings-tricktakers/law/play';
import type { Position, Round } from '#games/kings-tricktakers/law/position';
import { countAtTable } from '#games/kings-tricktakers/law/rounds';
import { texts as screenWords } from '#games/kings-tricktakers/table/texts';
import { forPlayer } from '#law/by-player';
import type { EventBase, PositionBase } from '#law/game';
import { standOf } from '#session/table';
import type { Language } from '#text/language';
import { CompanyRow, type RowOf, tallOf } from './CompanyRow';
import { broken, CARD, CardArt, Felt, GOLD, PALE, Words } from './drawing';
import { eventsIn, TEXTS } from './sentences';

const isTricktakers = (position: PositionBase): position is Position => 'companies' in position;
const isRound = (event: EventBase): event is Round => event.type === 'round';

function rowsOf(asked: LoggedCase, position: Position, event: EventBase): readonly RowOf[] {
  const noted = isRound(event) ? event.players : {};
  const { shares } = countAtTable(position);
  return asked.players.flatMap(({ id, name }): readonly RowOf[] => {
    const note = forPlayer(noted, id);
    const share = forPlayer(shares, id);
    const { set, characters, bet } = note ?? share ?? { set: undefined, characters: [], bet: [] };
    return [
      {
        id,
        name,
        set,
        kingDown: false,
        up: without(characters, bet),
        bet,
        tricks: note?.tricks ?? (position.tricks.length > 0 ? share?.piles : undefined),
        collected: {},
        jack: undefined,
        notes: [],
      },
    ];
  });
}

interface LoggedPictureProps {
  readonly asked: LoggedCase;
  readonly finding: Finding | undefined;
  readonly language: Language;
  readonly label: string;
}

const LETTERS = 34;
const LINE = 18;
const TRICK = CARD.tall + 30;

/** The table before the event that is asked about, and the event in words. */
export function LoggedPicture({ asked, finding, language, label }: LoggedPictureProps) {
  const scene = sceneOf(desk.game, asked, {});
  const position = scene && standOf(scene.before).position;
  if (scene === undefined || position === undefined || !isTricktakers(position)) return null;
  const rows = rowsOf(asked, position, scene.asked);
  const lines = broken(
    isRound(scene.asked) ? screenWords[language].pad.title(position.round) : (eventsIn(asked, language).at(-1) ?? ''),
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
        <CompanyRow key={row.id} row={row} y={at} pays={() => undefined} text={screenWords[language]} said={TEXTS[language]} />
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
