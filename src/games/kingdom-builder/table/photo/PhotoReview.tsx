import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { nameOf, type Spot } from '#games/kingdom-builder/law/board/land';
import type { Colour } from '#games/kingdom-builder/law/colours';
import { NOBODY, type Position } from '#games/kingdom-builder/law/position';
import type { Corners } from '#games/kingdom-builder/photo/board/homography';
import type { Reading } from '#games/kingdom-builder/photo/reading';
import { GroundLayer, Hexes, HouseIcon, HouseLayer, middleOfSpot, SiteLayer } from '#games/kingdom-builder/pieces/BoardLayers';
import { photoTexts } from '#games/kingdom-builder/text/photo-screen';
import type { Language, PlayerNames } from '#text/language';
import { HEX_WIDTH, hexOutline } from '#ui/board/hex-geometry';
import { BoardView } from '../BoardView';
import { texts } from '../screen-texts';
import {
  acceptRest,
  answerHex,
  canBeAsked,
  countBySeat,
  createDraft,
  type PhotoDraft,
  positionOfDraft,
  seatsOverLimit,
} from './photo-draft';
import { CUT_OUT_WIDTH, cutOutTransform } from './photo-geometry';

interface PhotoReviewProps {
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
  readonly isKept: boolean;
  onKeep(keeps: boolean): void;
  onTakeOver(draft: PhotoDraft): void;
  onCorners(): void;
}

/** What was read, over the drawn board: what is not sure is asked, one hex after the other. */
export function PhotoReview(props: PhotoReviewProps) {
  const { photo, reading, position, colours, names, language, trouble } = props;
  const [text, words] = [photoTexts[language], texts[language]];
  const draft = useSignal(createDraft(reading));
  const tapped = useSignal<Spot | undefined>(undefined);
  const { unsureSpots, hexColours } = draft.value;
  const asked = tapped.value ?? unsureSpots[0];
  const drawn = useMemo(() => positionOfDraft(position, draft.value, colours), [position, draft.value, colours]);
  const lit = useMemo(() => unsureSpots.map((spot) => nameOf(position.land, spot)), [unsureSpots]);
  const counts = countBySeat(position, draft.value, colours);
  const player = (seat: number): string => names.player(position.players[seat] ?? '');
  const tooMany = seatsOverLimit(counts).map((seat) => text.tooMany(player(seat), counts[seat] ?? 0));

  const answer = (spot: Spot, colour: Colour | undefined): void => {
    draft.value = answerHex(draft.value, spot, colour);
    tapped.value = undefined;
  };
  const hex = asked === undefined ? '' : words.hexName(nameOf(position.land, asked));
  const notes = [...(unsureSpots.length > 0 ? [text.left(unsureSpots.length)] : []), ...tooMany];
  return (
    <div class="kb-photo-review">
      <BoardView
        position={drawn}
        names={names}
        text={words}
        isLive
        hasMap={false}
        chosen={asked}
        lit={lit}
        focusSpots={asked === undefined ? undefined : [asked]}
        status={
          <div class="kb-photo-question">
            {asked !== undefined && (
              <div class="kb-photo-pair" role="img" aria-label={text.photoOf}>
                <PhotoCutOut photo={photo} corners={reading.corners} spot={asked} />
                <BoardCutOut position={drawn} spot={asked} language={language} />
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
                  <AnswerButton
                    key={colour}
                    colour={colour}
                    name={words.colours[colour]}
                    note={player(seat)}
                    isPressed={hexColours[asked] === colour}
                    onChoose={() => answer(asked, colour)}
                  />
                ))}
                <AnswerButton name={text.empty} isPressed={hexColours[asked] === undefined} onChoose={() => answer(asked, undefined)} />
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
              <button type="button" class="button" aria-pressed={props.isKept} onClick={() => props.onKeep(!props.isKept)}>
                {text.keep}
              </button>
            )}
            <div class="actions">
              {unsureSpots.length > 0 ? (
                <button
                  type="button"
                  class="button"
                  onClick={() => {
                    draft.value = acceptRest(draft.value);
                    tapped.value = undefined;
                  }}
                >
                  {text.leave(unsureSpots.length)}
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
          if (canBeAsked(position, spot)) tapped.value = spot;
        }}
        onEscape={() => {
          tapped.value = undefined;
        }}
      />
    </div>
  );
}

interface AnswerButtonProps {
  readonly colour?: Colour;
  readonly name: string;
  readonly note?: string;
  readonly isPressed: boolean;
  onChoose(): void;
}

function AnswerButton({ colour, name, note, isPressed, onChoose }: AnswerButtonProps) {
  return (
    <button type="button" class="button kb-photo-answer" aria-pressed={isPressed} onClick={onChoose}>
      {colour !== undefined && <HouseIcon colour={colour} />}
      <span>
        {name}
        {note !== undefined && <small>{note}</small>}
      </span>
    </button>
  );
}

/** Twice as fine as it is shown. */
const CUT_OUT_PIXELS = 152;
/** The hex that is asked about stands out from light and dark photos. */
const RING = [
  ['#14201a', 9],
  ['#ffd667', 4],
] as const;

function PhotoCutOut({ photo, corners, spot }: { readonly photo: HTMLCanvasElement; readonly corners: Corners; readonly spot: Spot }) {
  const cut = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const brush = cut.current?.getContext('2d');
    if (!brush) return;
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.clearRect(0, 0, CUT_OUT_PIXELS, CUT_OUT_PIXELS);
    brush.setTransform(...cutOutTransform(corners, spot, CUT_OUT_PIXELS));
    brush.drawImage(photo, 0, 0);
    brush.setTransform(
      CUT_OUT_PIXELS / CUT_OUT_WIDTH / HEX_WIDTH,
      0,
      0,
      CUT_OUT_PIXELS / CUT_OUT_WIDTH / HEX_WIDTH,
      CUT_OUT_PIXELS / 2,
      CUT_OUT_PIXELS / 2,
    );
    const hex = new Path2D(hexOutline([0, 0]));
    for (const [colour, width] of RING) {
      brush.strokeStyle = colour;
      brush.lineWidth = width;
      brush.stroke(hex);
    }
  }, [photo, corners, spot]);
  return <canvas class="kb-photo-cut" ref={cut} width={CUT_OUT_PIXELS} height={CUT_OUT_PIXELS} />;
}

/** The same piece of the board as it is drawn. */
function BoardCutOut({ position, spot, language }: { readonly position: Position; readonly spot: Spot; readonly language: Language }) {
  const { land, settlements, colours } = position;
  const [x, y] = middleOfSpot(land, spot);
  const near = new Set([spot, ...(land.neighbours[spot] ?? [])].flatMap((each) => [each, ...(land.neighbours[each] ?? [])]));
  const half = (CUT_OUT_WIDTH * HEX_WIDTH) / 2;
  return (
    <svg class="kb-photo-cut" viewBox={`${x - half} ${y - half} ${2 * half} ${2 * half}`} aria-hidden="true">
      <GroundLayer land={land} within={near} />
      <SiteLayer land={land} titles={texts[language].tools} within={near} />
      <HouseLayer land={land} settlements={settlements.map((seat, each) => (near.has(each) ? seat : NOBODY))} colours={colours} />
      <Hexes land={land} spots={[spot]} className="kb-chosen" size={0.94} />
    </svg>
  );
}
