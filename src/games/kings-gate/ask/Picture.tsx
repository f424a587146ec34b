import type { CaseProps, FormProps } from '#contract';
import type { EndCase, KingsGateCase, LocateCase, LocationCase, TieCase, TileCase, TurnCase } from '#games/kings-gate/desk/cases';
import type { KingsGateFinding, KingsGateResult } from '#games/kings-gate/desk/results';
import { squaresIn, squaresOf, tileAt } from '#games/kings-gate/law/board';
import type { Colour } from '#games/kings-gate/law/box';
import { groundNow } from '#games/kings-gate/law/judge-landing';
import { locationOf, type Position, targetOf } from '#games/kings-gate/law/position';
import { coloursIn, ownerOf } from '#games/kings-gate/law/score';
import { LocationDrawing } from '#games/kings-gate/pieces/LocationDrawing';
import { grammar, type Language } from '#text/language';
import '../table/kings-gate.css';
import { Tile } from '#games/kings-gate/pieces/Tile';
import { Arrival, around, boundsOf, boxOf, Excerpt, LIFT, Way, YesOrNo } from './Excerpt';
import { RING_BOX, Ring } from './Ring';
import { ROW, type Row, Rows } from './Rows';
import './kings-gate-desk.css';
import { nameOf, placeNamed, playedTile, scoredTableOf, screenTexts, tableOf, text, texts } from './sentences';

type PictureProps<C extends KingsGateCase = KingsGateCase> = CaseProps<C, KingsGateResult>;
export type FormOf<C extends KingsGateCase> = FormProps<C, KingsGateResult>;

type ResultOf<Of extends KingsGateResult['of']> = Extract<KingsGateResult, { readonly of: Of }>;

export function resultIn<Of extends KingsGateResult['of']>(finding: KingsGateFinding | undefined, of: Of): ResultOf<Of> | undefined {
  const is = (result: KingsGateResult): result is ResultOf<Of> => result.of === of;
  return finding !== undefined && is(finding.result) ? finding.result : undefined;
}

/** The case as one drawing with its description; nothing in it can be tapped. */
export function Picture(props: PictureProps) {
  const { asked, language } = props;
  return <div class={`kgdesk-picture kgdesk-${asked.question}`}>{drawn(props, text[language].told(asked))}</div>;
}

function drawn({ asked, ...rest }: PictureProps, label: string) {
  switch (asked.question) {
    case 'tie':
      return <TiePicture {...rest} asked={asked} label={label} />;
    case 'tile':
      return <TilePicture {...rest} asked={asked} label={label} />;
    case 'turn':
      return <TurnPicture {...rest} asked={asked} label={label} />;
    case 'location':
      return <LocationPicture {...rest} asked={asked} label={label} />;
    case 'locate':
      return <LocatePicture {...rest} asked={asked} label={label} />;
    case 'end':
      return <EndPicture {...rest} asked={asked} label={label} />;
  }
}

type Labelled<C extends KingsGateCase> = PictureProps<C> & { readonly label: string };

function TiePicture({ asked, finding, language, label }: Labelled<TieCase>) {
  const { left, top, width, height } = RING_BOX;
  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} role="img" aria-label={label}>
      <Ring asked={asked} order={resultIn(finding, 'tie')?.order ?? []} text={texts[language]} />
    </svg>
  );
}

function TilePicture({ asked, finding, language, label }: Labelled<TileCase>) {
  const position = tableOf(asked);
  if (position === undefined) return null;
  const { move, by, onMove = by } = asked;
  const at = targetOf(move);
  const tile = playedTile(position, move);
  const bounds = boundsOf([...around(position), at, ...(move.type === 'conjure' ? [move.from] : [])]);
  const there = tileAt(position.board, at);
  const name = asked.players.find(({ id }) => id === onMove);
  return (
    <svg viewBox={boxOf(bounds, 22, there === undefined ? 34 : LIFT + 8)} role="img" aria-label={label}>
      <Excerpt position={position} text={screenTexts[language]} bounds={bounds} chosen={at}>
        {move.type === 'conjure' && <Way from={move.from} to={move.to} />}
        {tile !== undefined && <Arrival at={at} tile={tile} there={there} allowed={finding?.allowed} />}
      </Excerpt>
      {onMove !== by && name !== undefined && (
        <text class="kgdesk-caption" x={bounds.from[0] * 100 + 4} y={bounds.from[1] * 100 - 10}>
          {texts[language].picture.onMove(nameOf(texts[language], name))}
        </text>
      )}
    </svg>
  );
}

const COLUMNS = 4;

function TurnPicture({ asked, finding, language, label }: Labelled<TurnCase>) {
  const position = tableOf(asked);
  if (position === undefined) return null;
  const text = texts[language];
  const stopped = resultIn(finding, 'turn')?.stopped;
  const tiles = asked.moves.flatMap((move) => playedTile(position, move) ?? []);
  const columns = Math.min(COLUMNS, Math.max(2, tiles.length));
  const rows = Math.max(1, Math.ceil(tiles.length / COLUMNS));
  return (
    <svg viewBox={`-6 -6 ${228 + columns * 110} ${rows * 112 + 6}`} role="img" aria-label={label}>
      <g transform={`translate(0 ${(rows - 1) * 56})`}>
        <Card position={position} language={language} n={position.n} />
      </g>
      {tiles.length === 0 && (
        <g transform="translate(218 0)">
          <rect class="kg-space" x={5} y={5} width={205} height={90} rx={11} />
          <text class="kgdesk-row-name" x={24} y={57}>
            {text.picture.nothingPlayed}
          </text>
          <YesOrNo x={200} y={88} allowed={false} size={18} />
        </g>
      )}
      {tiles.map((tile, index) => (
        <g
          key={`${index} ${tile.kind}`}
          class={stopped !== undefined && index > stopped ? 'kgdesk-after' : ''}
          transform={`translate(${218 + (index % COLUMNS) * 110} ${Math.floor(index / COLUMNS) * 112})`}
        >
          <Tile colour={tile.colour} kind={tile.kind} character={tile.character} />
          {(stopped === undefined || index <= stopped) && <YesOrNo x={86} y={86} allowed={index !== stopped} size={18} />}
        </g>
      ))}
    </svg>
  );
}

interface CardProps {
  readonly position: Position;
  readonly language: Language;
  readonly n: number;
}

function Card({ position, language, n }: CardProps) {
  const location = locationOf(position, n);
  return (
    <LocationDrawing
      n={n}
      location={location}
      title={screenTexts[language].location(placeNamed(position, n))}
      lies="across"
      ground={position.record === 'pad' ? location.ground : groundNow(position)}
      tone="current"
    />
  );
}

/** Each colour in its rank with its total and what it brings. */
function payRows({ asked, finding, language }: PictureProps<LocationCase>, position: Position): readonly Row[] {
  const text = texts[language];
  const { signed } = grammar(language);
  const pay = resultIn(finding, 'location')?.pay;
  const ranking: readonly Colour[] = pay?.ranking ?? coloursIn(position);
  const lines = (finding?.notes ?? []).flatMap((note) => (note.kind === 'paid' ? [note.line] : []));
  return ranking.map((colour, index): Row => {
    const seat = asked.players.find(({ id }) => id === ownerOf(position, colour));
    const total = pay === undefined ? asked.totals[colour] : pay.totals[colour];
    const points = lines.filter(({ reason }) => reason.params.colour === colour).reduce((sum, line) => sum + line.points, 0);
    return {
      key: colour,
      rank: index + 1,
      colours: [colour],
      name: seat === undefined || seat.name === '' ? text.player([colour]) : seat.name,
      note: '',
      figure: total === undefined || total === null ? text.picture.noTile : String(total),
      coin: pay === undefined || points === 0 ? undefined : points < 0 ? signed(points).replace('-', '−') : String(points),
      best: index === 0 && points > 0,
    };
  });
}

/** How high a location's card is above the totals. */
const CARD = 86;

function LocationPicture(props: Labelled<LocationCase>) {
  const { asked, language, label } = props;
  const position = scoredTableOf(asked);
  if (position === undefined) return null;
  const rows = payRows(props, position);
  if (asked.laid === undefined)
    return (
      <svg viewBox={`-4 -4 340 ${rows.length * ROW + CARD + 12}`} role="img" aria-label={label}>
        <g transform={`translate(${(332 - 2 * CARD) / 2} 0) scale(${CARD / 100})`}>
          <Card position={position} language={language} n={asked.n} />
        </g>
        <Rows rows={rows} x={0} y={CARD + 4} width={332} />
      </svg>
    );
  const bounds = boundsOf(position.board.locations.length > 3 ? around(position) : [...around(position), ...squaresIn(position.board)]);
  const [left, low] = [bounds.from[0] * 100, bounds.to[1] * 100];
  const width = (bounds.to[0] - bounds.from[0]) * 100;
  const height = (bounds.to[1] - bounds.from[1]) * 100;
  return (
    <svg viewBox={`${left - 4} ${bounds.from[1] * 100 - 4} ${width + 8} ${height + rows.length * ROW + 18}`} role="img" aria-label={label}>
      <Excerpt position={position} text={screenTexts[language]} bounds={bounds} />
      <Rows rows={rows} x={left} y={low + 8} width={width} />
    </svg>
  );
}

function LocatePicture({ asked, finding, language, label }: Labelled<LocateCase>) {
  const position = tableOf(asked);
  if (position === undefined) return null;
  const squares = squaresOf(asked.lying);
  const bounds = boundsOf([...(position.board.locations.length > 3 ? around(position) : squaresIn(position.board)), ...squares]);
  const [, [x, y]] = squares;
  const { by, onMove = by } = asked;
  const other = asked.players.find(({ id }) => id === onMove && onMove !== by);
  return (
    <svg viewBox={boxOf(bounds, 30)} role="img" aria-label={label}>
      <Excerpt position={position} text={screenTexts[language]} bounds={bounds} locating ghost={asked.lying} />
      {finding?.allowed !== undefined && <YesOrNo x={x * 100 + 96} y={y * 100 + 100} allowed={finding.allowed} size={26} />}
      {other !== undefined && (
        <text class="kgdesk-caption" x={bounds.from[0] * 100 + 4} y={bounds.from[1] * 100 - 8}>
          {texts[language].picture.placedLast(nameOf(texts[language], other))}
        </text>
      )}
    </svg>
  );
}

function EndPicture({ asked, finding, language, label }: Labelled<EndCase>) {
  const text = texts[language];
  const winners = resultIn(finding, 'end')?.winners ?? [];
  const ranked = [...asked.players].sort(
    (a, b) => (asked.points[b.id] ?? 0) - (asked.points[a.id] ?? 0) || Number(winners.includes(b.id)) - Number(winners.includes(a.id)),
  );
  const rows = ranked.map((seat, index): Row => {
    const prize = asked.prizes[seat.id] ?? 0;
    const notes = [
      ...(asked.out.includes(seat.id) ? [text.picture.outOfTiles] : []),
      ...(prize === 0 ? [] : [text.picture.lastPrize(prize)]),
    ];
    return {
      key: seat.id,
      rank: winners.includes(seat.id) ? 1 : index + 1,
      colours: seat.colours,
      name: nameOf(text, seat),
      note: notes.join(' · '),
      figure: '',
      coin: String(asked.points[seat.id] ?? '?'),
      best: finding?.allowed === true && winners.includes(seat.id),
    };
  });
  return (
    <svg viewBox={`-4 -4 368 ${rows.length * ROW + 4}`} role="img" aria-label={label}>
      <Rows rows={rows} x={0} y={0} width={360} />
    </svg>
  );
}
