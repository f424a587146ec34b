import { useState } from 'preact/hooks';
import type { Manifest } from '#contract/manifest';
import { type KnownResult, leadersOf } from '#exchange/past-result';
import type { Points, WinWay } from '#law/score';
import { memoryText } from '#screens/memory/memory-text';
import type { Player } from '#session/game';
import { Choice } from '#ui/form/Choice';

const SHARED_WIN = '';

/** What is typed as figures: nothing where it is none. */
const parseFigure = (typed: string | undefined): number | undefined =>
  /^-?\d{1,4}$/.test(typed?.trim() ?? '') ? Number(typed) : undefined;

/** A duration that was typed: one of nothing is unknown. */
export function parseMinutes(typed: string): number | undefined {
  const minutes = parseFigure(typed);
  return minutes === undefined || minutes <= 0 ? undefined : minutes;
}

type TypedFigures = Readonly<Record<string, string>>;

/** The figures that were typed, of those players for whom any were. */
function readFigures(players: readonly Player[], typed: TypedFigures): Points {
  return Object.fromEntries(
    players.flatMap(({ id }) => {
      const figure = parseFigure(typed[id]);
      return figure === undefined ? [] : [[id, figure] as const];
    }),
  );
}

/** A result that is being typed. */
export interface ResultDraft {
  readonly typedPoints: TypedFigures;
  readonly typedPlaces: TypedFigures;
  /** Who won where the points do not say it; nobody alone where they share it. */
  readonly winner: string | undefined;
  readonly winWay?: WinWay | undefined;
}

/** What a game's result is made of. */
interface ResultRules extends Pick<Manifest, 'winWays'> {
  readonly hasNoPoints?: boolean;
}

export const EMPTY_RESULT: ResultDraft = { typedPoints: {}, typedPlaces: {}, winner: undefined };

/** What a draft says of these players, and what is still missing. */
export function readResult(players: readonly Player[], draft: ResultDraft, { hasNoPoints = false, winWays = [] }: ResultRules) {
  const text = memoryText.value.past;
  const points = hasNoPoints ? {} : readFigures(players, draft.typedPoints);
  const typedPlaces = readFigures(players, draft.typedPlaces);
  const placeCount = Object.keys(typedPlaces).length;
  const places = placeCount > 0 && placeCount === players.length ? typedPlaces : undefined;
  const leaders = leadersOf({ players, points });
  const isTied = places === undefined && players.length > 0 && leaders.length > 1;
  const winner = draft.winner !== undefined && leaders.includes(draft.winner) ? draft.winner : undefined;
  const isOutOfRange = Object.values(typedPlaces).some((place) => place < 1 || place > players.length);
  const missing =
    placeCount > 0 && (places === undefined || isOutOfRange || !Object.values(places).includes(1))
      ? text.placesMissing(players.length)
      : isTied && draft.winner === undefined
        ? text.winnerMissing
        : undefined;
  const winWay = winner === undefined ? undefined : winWays.find((way) => way === draft.winWay);
  const known: KnownResult = { players, points, winner, places, winWay };
  return { known, leaders, isTied, missing };
}

interface ResultFieldsProps {
  readonly players: readonly Player[];
  readonly rules: ResultRules;
  readonly draft: ResultDraft;
  onChange(draft: ResultDraft): void;
}

/** Everybody's points, who won where the points do not say it, and the places where somebody remembers them. */
export function ResultFields({ players, rules, draft, onChange }: ResultFieldsProps) {
  const text = memoryText.value.past;
  const { hasNoPoints = false, winWays = [] } = rules;
  const { known, leaders, isTied } = readResult(players, draft, rules);
  const [showsPlaces, setShowsPlaces] = useState(Object.keys(draft.typedPlaces).length > 0);
  const nameOf = (id: string): string => players.find((player) => player.id === id)?.name ?? id;
  const fields = (typed: TypedFigures, labelOf: (name: string) => string, onType: (typed: TypedFigures) => void) => (
    <div class="memory-filter">
      {players.map(({ id, name }) => (
        <label key={id} class="field">
          <span>{labelOf(name)}</span>
          <input
            type="text"
            inputMode="numeric"
            maxLength={5}
            value={typed[id] ?? ''}
            onInput={(event) => onType({ ...typed, [id]: event.currentTarget.value })}
          />
        </label>
      ))}
    </div>
  );
  return (
    <>
      {!hasNoPoints && fields(draft.typedPoints, text.pointsOf, (typedPoints) => onChange({ ...draft, typedPoints }))}
      {isTied && (
        <Choice
          label={text.who}
          hint={hasNoPoints ? undefined : text.whoHint}
          options={[
            ...leaders.map((id) => ({ value: id, label: nameOf(id) })),
            { value: SHARED_WIN, label: hasNoPoints ? text.draw : text.shared },
          ]}
          value={draft.winner}
          onChoose={(winner) => onChange({ ...draft, winner })}
        />
      )}
      {known.winner !== undefined && winWays.length > 0 && (
        <Choice
          label={text.wonHow}
          options={winWays.map((way) => ({ value: way, label: text.winWays[way] }))}
          value={known.winWay}
          onChoose={(winWay) => onChange({ ...draft, winWay: winWay === draft.winWay ? undefined : winWay })}
        />
      )}
      {!hasNoPoints && players.length > 2 && !showsPlaces && (
        <div class="row">
          <button type="button" class="button" onClick={() => setShowsPlaces(true)}>
            {text.places}
          </button>
        </div>
      )}
      {showsPlaces && fields(draft.typedPlaces, text.placeOf, (typedPlaces) => onChange({ ...draft, typedPlaces }))}
    </>
  );
}
