import { RotateCw, X } from 'lucide-preact';
import type { BoardProps } from '#contract/board';
import type { KingsGate } from '#games/kings-gate/game';
import { ORIENTATIONS, type Orientation, type Placement } from '#games/kings-gate/law/board';
import { COLOURS } from '#games/kings-gate/law/box';
import { judge } from '#games/kings-gate/law/judge';
import { totalsForPlacement } from '#games/kings-gate/law/outlook';
import { type Locate, locationOf, type Position } from '#games/kings-gate/law/position';
import type { Square } from '#law/grid';
import { brokenRules } from '#law/ruling';
import { reasonSentence } from '#session/sentences/reason-sentences';
import { StatusLine } from '#ui/StatusLine';
import { texts } from '../../text/screen-texts';
import { COLOUR_SYMBOLS, type OpenEvents, openPlacementsOver } from './open-events';

export interface LocateTrayProps extends BoardProps<KingsGate> {
  readonly open: OpenEvents;
  readonly picked: Square | undefined;
  readonly ghost: Placement | undefined;
  onTurn(at: Square): void;
  onAway(): void;
}

/** Which location is laid next, and by whom; or why it cannot lie on the square that was tapped. */
export function LocateStatus({ table, state, names, language, picked, ghost }: LocateTrayProps) {
  const { position } = state;
  const filled = { n: position.n, name: locationOf(position, position.n).name };
  const full = texts[language].news.full(filled, names.player(position.onMove));
  const n = position.n + 1;
  const shut =
    picked === undefined || ghost !== undefined ? undefined : brokenRules(judge(position, createLocate(position, picked, 'across')))[0];
  const sentence =
    shut === undefined
      ? texts[language].locate.choose(names.player(position.onMove), { n, name: locationOf(position, n).name })
      : reasonSentence({ game: table.game, players: table.effective.header.players }, shut, language);
  return <StatusLine sentence={sentence} happenings={picked === undefined ? [{ sentence: full }] : []} language={language} />;
}

const createLocate = ({ onMove }: Position, at: Square, lies: Orientation): Locate => ({ type: 'locate', at, lies, by: onMove });

/** The way it would lie, with what it is already worth there: turned by a tap, laid by the primary. */
export function LocateTray(props: LocateTrayProps) {
  const { state, language, open, picked, ghost, onTurn, onAway } = props;
  const text = texts[language].locate;
  if (picked === undefined) return <p class="kg-locate-tray quiet">{text.empty}</p>;
  if (ghost === undefined) return <InsistButtons {...props} picked={picked} />;
  return (
    <div class="kg-locate-tray">
      <PlacementWorth state={state} language={language} placement={ghost} />
      <button type="button" class="button plain icon" aria-label={text.away} onClick={onAway}>
        <X aria-hidden="true" />
      </button>
      {openPlacementsOver(open, picked).length > 1 && (
        <button type="button" class="button" aria-label={text.turn} onClick={() => onTurn(ghost.at)}>
          <RotateCw size={20} aria-hidden="true" />
          <span class="kg-button-label">{text.turn}</span>
        </button>
      )}
    </div>
  );
}

/** Lays the location as it is previewed; until one is, it waits in its place. */
export const LayButton = ({ language, ghost, play }: LocateTrayProps) => (
  <button
    type="button"
    class="button primary"
    disabled={ghost === undefined}
    onClick={() => {
      if (ghost !== undefined) play({ type: 'locate', ...ghost });
    }}
  >
    {texts[language].locate.lay}
  </button>
);

interface PlacementWorthProps extends Pick<BoardProps<KingsGate>, 'state' | 'language'> {
  readonly placement: Placement;
}

/** What each colour already has around a location that would lie there. */
export function PlacementWorth({ state, language, placement }: PlacementWorthProps) {
  const text = texts[language].locate;
  const worth = totalsForPlacement(state.position, placement);
  const told = COLOURS.filter((colour) => worth[colour] !== undefined).map((colour) => ({ colour, total: worth[colour] }));
  return (
    <span class="kg-placement-worth">
      <span class="visually-hidden">{told.length === 0 ? text.worthless : text.worth(told)}</span>
      {told.length === 0 && <small aria-hidden="true">{text.worthless}</small>}
      {told.map(({ colour, total }) => (
        <span key={colour} aria-hidden="true">
          <span style={{ color: `var(--kg-${colour}-ink)` }}>{COLOUR_SYMBOLS[colour]}</span> {total}
        </span>
      ))}
    </span>
  );
}

/** A square where the location cannot lie: the two ways for the table to insist. */
const InsistButtons = ({ language, play, picked }: LocateTrayProps & { readonly picked: Square }) => (
  <div class="kg-locate-tray kg-insist">
    {ORIENTATIONS.map((lies) => (
      <button key={lies} type="button" class="button" onClick={() => play({ type: 'locate', at: picked, lies })}>
        {texts[language].locate.insist(lies)}
      </button>
    ))}
  </div>
);
