import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Colour } from '#games/kingdom-builder/law/colours';
import { nameOf, type Spot } from '#games/kingdom-builder/law/land';
import { NOBODY, type Position } from '#games/kingdom-builder/law/position';
import type { Corners } from '#games/kingdom-builder/photo/homography';
import type { Reading } from '#games/kingdom-builder/photo/reading';
import { GroundLayer, Hexes, HouseIcon, HouseLayer, middleIn, SiteLayer } from '#games/kingdom-builder/pieces/Drawing';
import { photoTexts } from '#games/kingdom-builder/text/screen-photo';
import type { Language, PlayerNames } from '#text/language';
import { HEX_WIDTH, hexOutline } from '#ui/hexes';
import { Field } from './Field';
import { answered, counted, type Draft, draftOf, drawnDraft, mayBeAsked, overFull, settledAsRead } from './photo-draft';
import { CUT, cutOut } from './photo-geometry';
import { texts } from './view';

interface ReviewProps {
  readonly photo: HTMLCanvasElement;
  readonly reading: Reading;
  readonly position: Position;
  /** The colours of the seats on the photo. */
  readonly colours: readonly Colour[];
  readonly names: PlayerNames;
  readonly language: Language;
  /** Why it could not be taken over. */
  readonly trouble: string | undefined;
  /** Whether the picture is kept with the game; nothing where it cannot be. */
  readonly keeps: boolean;
  onKeep(keeps: boolean): void;
  onTakeOver(draft: Draft): void;
  onCorners(): void;
}

/** What was read, over the drawn board: what is not sure is asked, one hex after the other. */
export function PhotoReview(props: ReviewProps) {
  const { photo, reading, position, colours, names, language, trouble } = props;
  const [text, words] = [photoTexts[language], texts[language]];
  const draft = useSignal(draftOf(reading));
  const tapped = useSignal<Spot | undefined>(undefined);
  const { unsure, stands } = draft.value;
  const asked = tapped.value ?? unsure[0];
  const drawn = useMemo(() => drawnDraft(position, draft.value, colours), [position, draft.value, colours]);
  const lit = useMemo(() => unsure.map((spot) => nameOf(position.land, spot)), [unsure]);
  const counts = counted(position, draft.value, colours);
  const player = (seat: number): string => names.player(position.players[seat] ?? '');
  const tooMany = overFull(counts).map((seat) => text.tooMany(player(seat), counts[seat] ?? 0));

  const answer = (spot: Spot, colour: Colour | undefined): void => {
    draft.value = answered(draft.value, spot, colour);
    tapped.value = undefined;
  };
  const hex = asked === undefined ? '' : words.hexName(nameOf(position.land, asked));
  const notes = [...(unsure.length > 0 ? [text.left(unsure.length)] : []), ...tooMany];
  return (
    <div class="kb-photo-review">
      <Field
        position={drawn}
        names={names}
        text={words}
        live
        map={false}
        chosen={asked}
        lit={lit}
        asked={asked === undefined ? undefined : [asked]}
        status={
          <div class="kb-photo-asked">
            {asked !== undefined && (
              <div class="kb-photo-pair" role="img" aria-label={text.photoOf}>
                <CutOut photo={photo} corners={reading.corners} spot={asked} />
                <DrawnCut position={drawn} spot={asked} language={language} />
              </div>
            )}
            <div aria-live="polite">
              <strong>{asked === undefined ? text.done : text.ask(hex)}</strong>
              {notes.map((note) => (
                <p key={note} class="quiet">
                  {note}
                </p>
              ))}
            </div>
          </div>
        }
        tray={
          <>
            {asked !== undefined && (
              <div class="kb-photo-answers" data-many={colours.length > 4}>
                {colours.map((colour, seat) => (
                  <Answer
                    key={colour}
                    colour={colour}
                    name={words.colours[colour]}
                    note={player(seat)}
                    pressed={stands[asked] === colour}
                    onChoose={() => answer(asked, colour)}
                  />
                ))}
                <Answer name={text.empty} pressed={stands[asked] === undefined} onChoose={() => answer(asked, undefined)} />
              </div>
            )}
            {trouble !== undefined && (
              <p class="kb-photo-trouble" role="alert">
                {trouble}
              </p>
            )}
            {asked === undefined && (
              <ul class="kb-photo-counts">
                {colours.map((colour, seat) => (
                  <li key={colour}>
                    <HouseIcon colour={colour} />
                    {player(seat)} {counts[seat]}
                  </li>
                ))}
              </ul>
            )}
            {asked === undefined && (
              <button type="button" class="button" aria-pressed={props.keeps} onClick={() => props.onKeep(!props.keeps)}>
                {text.keep}
              </button>
            )}
            <div class="actions">
              {unsure.length > 0 ? (
                <button
                  type="button"
                  class="button"
                  onClick={() => {
                    draft.value = settledAsRead(draft.value);
                    tapped.value = undefined;
                  }}
                >
                  {text.leave(unsure.length)}
                </button>
              ) : (
                <button
                  type="button"
                  class="button primary"
                  aria-disabled={tooMany.length > 0}
                  onClick={() => tooMany.length === 0 && props.onTakeOver(draft.value)}
                >
                  {text.takeOver}
                </button>
              )}
              <button type="button" class="button" onClick={props.onCorners}>
                {text.corners}
              </button>
            </div>
          </>
        }
        onTap={(spot) => {
          if (mayBeAsked(position, spot)) tapped.value = spot;
        }}
        onEscape={() => {
          tapped.value = undefined;
        }}
      />
    </div>
  );
}

interface AnswerProps {
  readonly colour?: Colour;
  readonly name: string;
  readonly note?: string;
  readonly pressed: boolean;
  onChoose(): void;
}

function Answer({ colour, name, note, pressed, onChoose }: AnswerProps) {
  return (
    <button type="button" class="button kb-photo-answer" aria-pressed={pressed} onClick={onChoose}>
      {colour !== undefined && <HouseIcon colour={colour} />}
      <span>
        {name}
        {note !== undefined && <small>{note}</small>}
      </span>
    </button>
  );
}

/** Twice as fine as it is shown. */
const SIDE = 152;
/** The hex that is asked about stands out from light and dark photos. */
const RING = [
  ['#14201a', 9],
  ['#ffd667', 4],
] as const;

function CutOut({ photo, corners, spot }: { readonly photo: HTMLCanvasElement; readonly corners: Corners; readonly spot: Spot }) {
  const cut = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const brush = cut.current?.getContext('2d');
    if (!brush) return;
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.clearRect(0, 0, SIDE, SIDE);
    brush.setTransform(...cutOut(corners, spot, SIDE));
    brush.drawImage(photo, 0, 0);
    brush.setTransform(SIDE / CUT / HEX_WIDTH, 0, 0, SIDE / CUT / HEX_WIDTH, SIDE / 2, SIDE / 2);
    const hex = new Path2D(hexOutline([0, 0]));
    for (const [colour, width] of RING) {
      brush.strokeStyle = colour;
      brush.lineWidth = width;
      brush.stroke(hex);
    }
  }, [photo, corners, spot]);
  return <canvas class="kb-photo-cut" ref={cut} width={SIDE} height={SIDE} />;
}

/** The same piece of the board as it is drawn. */
function DrawnCut({ position, spot, language }: { readonly position: Position; readonly spot: Spot; readonly language: Language }) {
  const { land, settlements, colours } = position;
  const [x, y] = middleIn(land, spot);
  const near = new Set([spot, ...(land.neighbours[spot] ?? [])].flatMap((each) => [each, ...(land.neighbours[each] ?? [])]));
  const half = (CUT * HEX_WIDTH) / 2;
  return (
    <svg class="kb-photo-cut" viewBox={`${x - half} ${y - half} ${2 * half} ${2 * half}`} aria-hidden="true">
      <GroundLayer land={land} within={near} />
      <SiteLayer land={land} titles={texts[language].tools} within={near} />
      <HouseLayer land={land} settlements={settlements.map((seat, each) => (near.has(each) ? seat : NOBODY))} colours={colours} />
      <Hexes land={land} spots={[spot]} name="kb-chosen" size={0.94} />
    </svg>
  );
}
