import { isTold, saying, unsaid } from '#desk/desk';
import type { Seat, TurnCase } from '#games/kings-gate/desk/cases';
import { current, isTaken, spacesOf } from '#games/kings-gate/law/board';
import type { Character, Colour, TileKind } from '#games/kings-gate/law/box';
import { type Move, type Position, playing, targetOf } from '#games/kings-gate/law/position';
import { TileIcon } from '#games/kings-gate/pieces/Tile';
import { type Square, squareKey } from '#law/grid';
import { YesOrNo } from './Excerpt';
import { CharacterPick, isNamed, LocationPick, TilePick, TwoPick } from './Fields';
import { type FormOf, resultIn } from './Picture';
import { playedTile, screenTexts, tableOf, texts } from './sentences';
import { withLaid } from './TileForm';
import { Under } from './Under';

/** The next space for a tile: where exactly does not matter to a turn. */
function nextSpace({ board }: Position, moves: readonly Move[]): Square {
  const used = new Set(moves.filter(({ type }) => type !== 'dragon').map((move) => squareKey(targetOf(move))));
  const spaces = spacesOf(current(board));
  return spaces.find((space) => !isTaken(board, space) && !used.has(squareKey(space))) ?? spaces[0] ?? [0, 0];
}

/** Where a tile lies that the Sorceress moves: aside, one for each. */
const aside = ({ laid, moves }: TurnCase): Square => {
  const [x, y] = laid.locations.at(-1)?.at ?? [0, 0];
  return [x - 100 - moves.length, y];
};

/** The tiles of a turn in the order they are played. */
export function TurnForm({ asked, finding, language, onChange }: FormOf<TurnCase>) {
  const text = texts[language];
  const position = tableOf(asked);
  if (position === undefined) return null;
  const { moves, laid, players, by, played = [] } = asked;
  const mine = players.find(({ id }) => id === by)?.colours ?? [];
  const stopped = resultIn(finding, 'turn')?.stopped;
  const last = moves.at(-1);
  const lastTile = last === undefined ? undefined : playedTile(position, last);
  const { kindName } = text;

  /** The turn without a tile of which only the colour was said. */
  const clear =
    last === undefined || isTold(asked, 'under')
      ? asked
      : saying(asked, 'under', { laid: withLaid(laid, squareKey(targetOf(last)), undefined) });

  const add = (colour: Colour, kind: TileKind): void =>
    onChange(saying(clear, 'tile', { moves: [...moves, playing(kind, colour, nextSpace(position, moves))] }));
  const remove = (index: number): void => {
    const gone = moves[index];
    const left = moves.filter((_, each) => each !== index);
    onChange({
      ...clear,
      moves: left,
      laid: gone?.type === 'conjure' ? withLaid(clear.laid, squareKey(gone.from), undefined) : clear.laid,
    });
  };
  const carry = (character: Character | undefined): void => {
    if (last === undefined || lastTile === undefined || lastTile.kind === 'dragon') return;
    const { colour, kind: value } = lastTile;
    const before = last.type === 'conjure' ? withLaid(laid, squareKey(last.from), undefined) : laid;
    const rest = moves.slice(0, -1);
    const at = targetOf(last);
    if (character !== 'sorceress') onChange({ ...asked, laid: before, moves: [...rest, playing(value, colour, at, character)] });
    else {
      const from = aside(asked);
      onChange({
        ...asked,
        laid: withLaid(before, squareKey(from), { colour, value }),
        moves: [...rest, { type: 'conjure', from, to: at }],
      });
    }
  };
  const seat = (next: readonly Seat[]): void => {
    const owner = next.find(({ colours }) => colours.includes(mine[0] ?? 'red'));
    onChange({ ...clear, players: next, by: owner?.id ?? by, moves: [] });
  };
  return (
    <div class="kgdesk-form">
      {!isNamed(players) && (
        <LocationPick
          label={text.form.location}
          value={isTold(asked, 'location') ? laid.n : undefined}
          copy={asked.copy}
          language={language}
          onPick={(n) => onChange(saying(asked, 'location', { laid: { ...laid, n: n ?? laid.n } }))}
        />
      )}
      {played.length > 0 && (
        <p>
          {text.form.before}: {played.map(({ kind }) => kindName(kind)).join(', ')}.
        </p>
      )}
      <fieldset class="kgdesk-field">
        <legend>{text.form.plays}</legend>
        <ol class="kgdesk-plays">
          {moves.map((move, index) => {
            const tile = playedTile(position, move);
            if (tile === undefined) return null;
            return (
              <li key={`${index} ${tile.kind}`}>
                <button type="button" aria-label={text.form.remove(tile)} onClick={() => remove(index)}>
                  <TileIcon colour={tile.colour} kind={tile.kind} character={tile.character} size={52} />
                  {stopped === index && (
                    <svg class="kgdesk-stop" viewBox="-14 -14 28 28" aria-hidden="true">
                      <YesOrNo x={0} y={0} allowed={false} size={12} />
                    </svg>
                  )}
                </button>
              </li>
            );
          })}
          {moves.length === 0 && <li class="quiet">{text.form.noPlays}</li>}
        </ol>
        <p class="quiet">{text.form.playsHint}</p>
      </fieldset>
      {mine.map((colour) => (
        <TilePick
          key={colour}
          label={mine.length === 1 ? text.form.yourTile : screenTexts[language].colours[colour]}
          colour={colour}
          value={undefined}
          language={language}
          onPick={(kind) => add(colour, kind)}
        />
      ))}
      {lastTile !== undefined && lastTile.kind !== 'dragon' && (
        <CharacterPick label={text.form.onLast} value={lastTile.character} language={language} onPick={carry} />
      )}
      {last !== undefined && lastTile !== undefined && (
        <Under
          label={text.form.underLast}
          there={laid.tiles[squareKey(targetOf(last))]}
          whole={isTold(asked, 'under')}
          players={players}
          language={language}
          onLay={(tile, whole) =>
            onChange((whole ? saying : unsaid)(asked, 'under', { laid: withLaid(laid, squareKey(targetOf(last)), tile) }))
          }
        />
      )}
      <TwoPick players={players} language={language} onChange={seat} />
    </div>
  );
}
