import { useSignal } from '@preact/signals';
import { ArrowLeft } from 'lucide-preact';
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
  readonly error: string | undefined;
  readonly isPhotoKept: boolean;
  onKeepPhoto(keeps: boolean): void;
  onTakeOver(draft: PhotoDraft): void;
  onCorners(): void;
  onBack(): void;
}

/** Shows the reading on the drawn board and asks about the unsure hexes, one after the other. */
export function PhotoReview(props: PhotoReviewProps) {
  const { photo, reading, position, colours, names, language, error: message } = props;
  const [text, screenText] = [photoTexts[language], texts[language]];
  const draft = useSignal(createDraft(reading));
  const tappedSpot = useSignal<Spot | undefined>(undefined);
  const { unsureSpots, hexColours } = draft.value;
  const askedSpot = tappedSpot.value ?? unsureSpots[0];
  const draftPosition = useMemo(() => positionOfDraft(position, draft.value, colours), [position, draft.value, colours]);
  const lit = useMemo(() => unsureSpots.map((spot) => nameOf(position.land, spot)), [unsureSpots]);
  const counts = countBySeat(position, draft.value, colours);
  const player = (seat: number): string => names.player(position.players[seat] ?? '');
  const tooMany = seatsOverLimit(counts).map((seat) => text.tooMany(player(seat), counts[seat] ?? 0));

  const answer = (spot: Spot, colour: Colour | undefined): void => {
    draft.value = answerHex(draft.value, spot, colour);
    tappedSpot.value = undefined;
  };
  const hex = askedSpot === undefined ? '' : screenText.hexName(nameOf(position.land, askedSpot));
  const absent = counts.flatMap((count, seat) => {
    const colour = colours[seat];
    return count === 0 && colour !== undefined ? [text.absent(player(seat), screenText.colours[colour])] : [];
  });
  const unreadable = (reading.unreadable ?? []).map((quarter) => screenText.corners[quarter] ?? '');
  const notes = [
    ...(unreadable.length > 0 ? [text.unreadable(unreadable)] : []),
    ...(unsureSpots.length > 0 ? [text.left(unsureSpots.length)] : []),
    ...tooMany,
    ...absent,
  ];
  return (
    <div class="kb-photo-review">
      <BoardView
        position={draftPosition}
        names={names}
        text={screenText}
        isInteractive
        hasMap={false}
        chosenSpot={askedSpot}
        litPlaces={lit}
        focusSpots={askedSpot === undefined ? undefined : [askedSpot]}
        status={
          <div class="kb-photo-question">
            {askedSpot !== undefined && (
              <div class="kb-photo-pair" role="img" aria-label={text.photoOf}>
                <PhotoCutOut photo={photo} corners={reading.corners} spot={askedSpot} />
                <BoardCutOut position={draftPosition} spot={askedSpot} language={language} />
              </div>
            )}
            <div aria-live="polite">
              <strong>{askedSpot === undefined ? text.done : text.ask(hex)}</strong>
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
            {askedSpot !== undefined && (
              <div class="kb-photo-answers" data-many={colours.length > 4}>
                {colours.map((colour, seat) => (
                  <AnswerButton
                    key={colour}
                    colour={colour}
                    name={screenText.colours[colour]}
                    note={player(seat)}
                    isPressed={hexColours[askedSpot] === colour}
                    onChoose={() => answer(askedSpot, colour)}
                  />
                ))}
                <AnswerButton
                  name={text.empty}
                  isPressed={hexColours[askedSpot] === undefined}
                  onChoose={() => answer(askedSpot, undefined)}
                />
              </div>
            )}
            {message !== undefined && (
              <p class="kb-photo-error" role="alert">
                {message}
              </p>
            )}
            {askedSpot === undefined && (
              <ul class="kb-photo-counts">
                {colours.map((colour, seat) => (
                  <li key={colour}>
                    <HouseIcon colour={colour} />
                    {player(seat)} {counts[seat]}
                  </li>
                ))}
              </ul>
            )}
            {askedSpot === undefined && (
              <button type="button" class="button" aria-pressed={props.isPhotoKept} onClick={() => props.onKeepPhoto(!props.isPhotoKept)}>
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
                    tappedSpot.value = undefined;
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
              <button type="button" class="button icon" aria-label={text.back} onClick={props.onBack}>
                <ArrowLeft size={20} aria-hidden="true" />
              </button>
            </div>
          </>
        }
        onTap={(spot) => {
          if (canBeAsked(position, spot)) tappedSpot.value = spot;
        }}
        onEscape={() => {
          tappedSpot.value = undefined;
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

/** Twice the CSS size, for screens of high density. */
const CUT_OUT_PIXELS = 152;
/** A dark stroke under a light one is visible on any photo. */
const RING = [
  ['#14201a', 9],
  ['#ffd667', 4],
] as const;

function PhotoCutOut({ photo, corners, spot }: { readonly photo: HTMLCanvasElement; readonly corners: Corners; readonly spot: Spot }) {
  const cut = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = cut.current?.getContext('2d');
    if (!context) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, CUT_OUT_PIXELS, CUT_OUT_PIXELS);
    context.setTransform(...cutOutTransform(corners, spot, CUT_OUT_PIXELS));
    context.drawImage(photo, 0, 0);
    context.setTransform(
      CUT_OUT_PIXELS / CUT_OUT_WIDTH / HEX_WIDTH,
      0,
      0,
      CUT_OUT_PIXELS / CUT_OUT_WIDTH / HEX_WIDTH,
      CUT_OUT_PIXELS / 2,
      CUT_OUT_PIXELS / 2,
    );
    const hex = new Path2D(hexOutline([0, 0]));
    for (const [colour, width] of RING) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.stroke(hex);
    }
  }, [photo, corners, spot]);
  return <canvas class="kb-photo-cut" ref={cut} width={CUT_OUT_PIXELS} height={CUT_OUT_PIXELS} />;
}

/** The same piece of the board as it is drawn. */
function BoardCutOut({ position, spot, language }: { readonly position: Position; readonly spot: Spot; readonly language: Language }) {
  const { land, settlements, colours } = position;
  const [x, y] = middleOfSpot(land, spot);
  const nearSpots = new Set([spot, ...(land.neighbours[spot] ?? [])].flatMap((each) => [each, ...(land.neighbours[each] ?? [])]));
  const half = (CUT_OUT_WIDTH * HEX_WIDTH) / 2;
  return (
    <svg class="kb-photo-cut" viewBox={`${x - half} ${y - half} ${2 * half} ${2 * half}`} aria-hidden="true">
      <GroundLayer land={land} onlySpots={nearSpots} />
      <SiteLayer land={land} titles={texts[language].tools} onlySpots={nearSpots} />
      <HouseLayer land={land} settlements={settlements.map((seat, each) => (nearSpots.has(each) ? seat : NOBODY))} colours={colours} />
      <Hexes land={land} spots={[spot]} className="kb-chosen" size={0.94} />
    </svg>
  );
}
