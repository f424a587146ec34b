import { useSignal } from '@preact/signals';
import { isTold, saying } from '#desk/desk';
import { bare } from '#games/kings-gate/desk/begin';
import type { Laid, LaidTile, LocationCase, Seat } from '#games/kings-gate/desk/cases';
import { current, isLocationSquare, spacesOf } from '#games/kings-gate/law/board';
import { type Colour, TOURNEY, VALUES } from '#games/kings-gate/law/box';
import { coloursIn, ownerOf } from '#games/kings-gate/law/score';
import { Figures } from '#games/kings-gate/table/Figures';
import { type Square, squareKey } from '#law/grid';
import { Choice } from '#ui/Choice';
import { Disclosure } from '#ui/Disclosure';
import { BoardField } from './BoardField';
import { around, boundsOf } from './Excerpt';
import { CharacterPick, ColourPick, isNamed, LocationPick, SeatsPick, TilePick, WhoPick } from './Fields';
import type { FormOf } from './Picture';
import { nameOf, scoredTableOf, screenTexts, texts } from './sentences';
import { withLaid } from './TileForm';

/** A location's totals, or its tiles, and who placed the last. */
export function LocationForm({ asked, finding, language, onChange }: FormOf<LocationCase>) {
  const text = texts[language];
  const position = scoredTableOf(asked);
  if (position === undefined) return null;
  const { players, n, laid, totals, last, points } = asked;
  const known = isNamed(players) && laid !== undefined;
  const counts = isTold(asked, 'players') && isTold(asked, 'count');
  const seat = (next: readonly Seat[]): void => {
    const colours = next.flatMap((each) => each.colours);
    const mine = (colour: string): boolean => colours.some((each) => each === colour);
    onChange(
      saying(asked, 'players', {
        players: next,
        totals: Object.fromEntries(Object.entries(totals).filter(([colour]) => mine(colour))),
        laid:
          laid === undefined
            ? undefined
            : { ...laid, tiles: Object.fromEntries(Object.entries(laid.tiles).filter(([, tile]) => mine(tile.colour))) },
        last: next.some(({ id }) => id === last) ? last : undefined,
        points: undefined,
      }),
    );
  };
  return (
    <div class="kgdesk-form">
      {!known && (
        <>
          <LocationPick
            label={text.form.location}
            value={isTold(asked, 'location') ? n : undefined}
            copy={asked.copy}
            language={language}
            onPick={(next = n) =>
              onChange(saying(asked, 'location', { n: next, laid: laid === undefined ? undefined : { ...laid, n: next } }))
            }
          />
          <SeatsPick players={players} told={isTold(asked, 'players')} inOrder language={language} onChange={seat} />
          <Choice
            label={text.form.count}
            options={[
              { value: 'totals', label: text.form.byTotals },
              { value: 'tiles', label: text.form.byTiles },
            ]}
            value={!isTold(asked, 'count') ? undefined : laid === undefined ? 'totals' : 'tiles'}
            onChoose={(by) => onChange(saying(asked, 'count', { laid: by === 'tiles' ? (laid ?? bare(n)) : undefined }))}
          />
        </>
      )}
      {!counts ? null : laid === undefined ? (
        <Figures
          label={text.form.byTotals}
          figures={coloursIn(position).map((colour) => {
            const owner = players.find(({ id }) => id === ownerOf(position, colour));
            return {
              key: colour,
              colours: [colour],
              name: owner === undefined || owner.name === '' ? text.player([colour]) : owner.name,
              value: totals[colour],
            };
          })}
          text={screenTexts[language]}
          none={screenTexts[language].pad.none}
          onEnter={(key, value) => onChange({ ...asked, totals: { ...totals, [key]: value } })}
        />
      ) : (
        <TilesField asked={asked} laid={laid} finding={finding} language={language} onChange={onChange} />
      )}
      {counts && (
        <WhoPick
          players={players}
          language={language}
          label={text.form.last}
          value={last}
          onChoose={(id) => onChange({ ...asked, last: id })}
        />
      )}
      {counts && isTold(asked, 'location') && n === TOURNEY && (
        <Disclosure title={text.form.pointsBefore}>
          <Figures
            label={text.form.pointsBefore}
            figures={players.map((each) => ({ key: each.id, colours: each.colours, name: nameOf(text, each), value: points?.[each.id] }))}
            text={screenTexts[language]}
            none={text.form.zero}
            onEnter={(key, value) => onChange({ ...asked, points: { ...points, [key]: value === null ? 0 : value } })}
          />
        </Disclosure>
      )}
    </div>
  );
}

/** The ten spaces: tap one, then what lies on it; a value laid goes on to the next free space. */
function TilesField({ asked, laid, language, onChange }: FormOf<LocationCase> & { readonly laid: Laid }) {
  const text = texts[language];
  const position = scoredTableOf(asked);
  const at = useSignal<string | undefined>(undefined);
  const brush = useSignal<Colour | undefined>(undefined);
  if (position === undefined) return null;
  const squares = spacesOf(current(position.board)).filter((space) => !isLocationSquare(position.board, space));
  const chosen = squares.find((space) => squareKey(space) === at.value) ?? squares[0];
  const key = chosen === undefined ? '' : squareKey(chosen);
  const there = laid.tiles[key];
  const colours = coloursIn(position);
  const colour = there?.colour ?? brush.value ?? colours[0] ?? 'yellow';
  const lay = (tile: LaidTile | undefined): void => onChange({ ...asked, laid: withLaid(laid, key, tile) });
  const goOn = (): void => {
    const behind = squares.slice(squares.findIndex((space) => squareKey(space) === key) + 1);
    const next = behind.find((space) => laid.tiles[squareKey(space)] === undefined);
    if (next !== undefined) at.value = squareKey(next);
  };
  return (
    <>
      <BoardField
        label={text.form.layHint}
        position={position}
        text={screenTexts[language]}
        bounds={boundsOf(around(position))}
        squares={squares}
        chosen={chosen}
        onTap={(square: Square) => {
          at.value = squareKey(square);
        }}
      />
      <ColourPick
        label={text.form.there}
        colours={colours}
        value={there?.colour ?? brush.value}
        language={language}
        nothing={text.form.nothing}
        onPick={(next) => {
          brush.value = next;
          if (next === undefined) lay(undefined);
          else if (there !== undefined) lay({ ...there, colour: next });
        }}
      />
      <TilePick
        label={text.form.thereTile}
        colour={colour}
        kinds={VALUES}
        value={there?.value}
        language={language}
        onPick={(kind) => {
          if (kind === 'dragon') return;
          brush.value = colour;
          lay({ ...there, colour, value: kind });
          if (there === undefined) goOn();
        }}
      />
      {there !== undefined && (
        <CharacterPick
          label={text.form.thereWith}
          value={there.character}
          language={language}
          onPick={(character) => lay({ ...there, character })}
        />
      )}
    </>
  );
}
