import { isTold, saying, unsaid } from '#desk/desk';
import type { Laid, LaidTile, Seat, TileCase } from '#games/kings-gate/desk/cases';
import { current, spacesOf, tileAt } from '#games/kings-gate/law/board';
import {
  type Character,
  type Colour,
  type CopyChanges,
  effectiveCopy,
  type Ground,
  type TileKind,
  type Value,
} from '#games/kings-gate/law/box';
import { groundNow } from '#games/kings-gate/law/judge-landing';
import { playing, targetOf } from '#games/kings-gate/law/position';
import { parseSquare, type Square, squareKey } from '#law/grid';
import { Choice } from '#ui/Choice';
import { BoardField } from './BoardField';
import { Arrival, around, boundsOf, Way } from './Excerpt';
import { CharacterPick, ColourPick, isNamed, LocationPick, TilePick, TwoPick } from './Fields';
import type { FormOf } from './Picture';
import { playedTile, screenTexts, tableOf, texts } from './sentences';
import { Under } from './Under';

export const withLaid = ({ tiles, ...laid }: Laid, key: string, tile: LaidTile | undefined): Laid => ({
  ...laid,
  tiles: tile === undefined ? Object.fromEntries(Object.entries(tiles).filter(([each]) => each !== key)) : { ...tiles, [key]: tile },
});

/** The same copy with another ground printed; as ours prints it, nothing is said of it. */
function withGround(copy: CopyChanges | undefined, n: number, ground: Ground): CopyChanges {
  const printed = copy?.locations?.[n];
  return { ...copy, locations: { ...copy?.locations, [n]: { ...printed, ground } } };
}

const isValue = (kind: TileKind): kind is Value => kind !== 'dragon';

/** A tile of one's own that lies elsewhere, for the Sorceress to take. */
const elsewhere = ({ locations }: Laid): Square => {
  const [x, y] = locations.at(-1)?.at ?? [0, 0];
  return [x - 2, y];
};

/** Your tile, the space, what lies on it. */
export function TileForm({ asked, finding, language, onChange }: FormOf<TileCase>) {
  const text = texts[language];
  const position = tableOf(asked);
  if (position === undefined) return null;
  const { move, players, by, laid } = asked;
  const at = targetOf(move);
  const there = laid.tiles[squareKey(at)];
  const tile = playedTile(position, move);
  const kind: TileKind = tile?.kind ?? 1;
  const mine = players.find(({ id }) => id === by)?.colours ?? [];
  const colour = tile?.colour ?? mine[0] ?? 'red';
  const squares = [
    ...spacesOf(current(position.board)).filter(
      (space) => !position.board.locations.some((lying) => squareKey(lying.at) === squareKey(space)),
    ),
  ];
  const bounds = boundsOf([...around(position), at, ...(move.type === 'conjure' ? [move.from] : [])]);

  /** What is in hand, made into an event; who moves by the Sorceress needs a tile to move. */
  const play = (next: { readonly colour?: Colour; readonly kind?: TileKind; readonly character?: Character | undefined }): void => {
    const now = { colour, kind, character: tile?.character, ...next };
    const cleared = move.type === 'conjure' && !isNamed(players) ? withLaid(laid, squareKey(move.from), undefined) : laid;
    if (now.character === 'sorceress' && isValue(now.kind)) {
      const own = Object.entries(cleared.tiles).find(
        ([key, each]) => key !== squareKey(at) && mine.includes(each.colour) && each.character === undefined,
      );
      const from: Square = isNamed(players) && own !== undefined ? parseSquare(own[0]) : elsewhere(laid);
      const moved =
        isNamed(players) && own !== undefined ? cleared : withLaid(cleared, squareKey(from), { colour: now.colour, value: now.kind });
      onChange(saying(asked, 'tile', { laid: moved, move: { type: 'conjure', from, to: at } }));
    } else onChange(saying(asked, 'tile', { laid: cleared, move: playing(now.kind, now.colour, at, now.character) }));
  };
  const lay = (next: LaidTile | undefined, whole: boolean): void =>
    onChange((whole ? saying : unsaid)(asked, 'under', { laid: withLaid(laid, squareKey(at), next) }));
  const goTo = (to: Square): void =>
    onChange(
      saying(saying(asked, 'under', { laid: isTold(asked, 'under') ? laid : withLaid(laid, squareKey(at), undefined) }), 'space', {
        move: move.type === 'conjure' ? { ...move, to } : { ...move, at: to },
      }),
    );
  const seat = (next: readonly Seat[]): void => {
    const owner = next.find(({ colours }) => colours.includes(colour));
    onChange({ ...asked, players: next, by: owner?.id ?? by });
  };
  const placed = isTold(asked, 'tile') && isTold(asked, 'space');
  const printed = effectiveCopy(asked.copy ?? {}).locations[laid.n - 1]?.ground ?? 'safe';
  const { ground, turned } = screenTexts[language].now;
  return (
    <div class="kgdesk-form">
      {!isNamed(players) && (
        <>
          <LocationPick
            label={text.form.location}
            value={isTold(asked, 'location') ? laid.n : undefined}
            copy={asked.copy}
            language={language}
            onPick={(n) => onChange(saying(asked, 'location', { laid: { ...laid, n: n ?? laid.n } }))}
          />
          {isTold(asked, 'location') && (
            <Choice
              label={groundNow(position) === printed ? text.form.ground : `${text.form.ground} (${turned})`}
              options={(['safe', 'dangerous'] as const).map((value) => ({ value, label: ground[value] }))}
              value={printed}
              onChoose={(value) => onChange({ ...asked, copy: withGround(asked.copy, laid.n, value) })}
            />
          )}
        </>
      )}
      <BoardField
        label={text.form.space}
        position={position}
        text={screenTexts[language]}
        bounds={bounds}
        squares={squares}
        chosen={isTold(asked, 'space') ? at : undefined}
        lifted
        onTap={goTo}
      >
        {placed && move.type === 'conjure' && <Way from={move.from} to={move.to} />}
        {placed && tile !== undefined && <Arrival at={at} tile={tile} there={tileAt(position.board, at)} allowed={finding?.allowed} />}
      </BoardField>
      <TilePick
        label={text.form.yourTile}
        colour={colour}
        value={isTold(asked, 'tile') ? kind : undefined}
        language={language}
        onPick={(next) => play({ kind: next, ...(next === 'dragon' ? { character: undefined } : {}) })}
      >
        {mine.length > 1 && (
          <ColourPick
            label={text.form.yourColour}
            colours={mine}
            value={colour}
            language={language}
            onPick={(next) => play({ colour: next ?? colour })}
          />
        )}
      </TilePick>
      {isTold(asked, 'tile') && kind !== 'dragon' && (
        <CharacterPick label={text.form.with} value={tile?.character} language={language} onPick={(character) => play({ character })} />
      )}
      {isTold(asked, 'space') && (
        <Under label={text.form.there} there={there} whole={isTold(asked, 'under')} players={players} language={language} onLay={lay} />
      )}
      <TwoPick players={players} language={language} onChange={seat} />
    </div>
  );
}
