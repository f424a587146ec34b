import { useSignal } from '@preact/signals';
import { Camera } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import type { LayoutProps } from '#contract/desk-screens';
import { isMovingAction } from '#games/kingdom-builder/desk/case-position';
import { type BoardCase, isActCase, isSiteCase, type LandCase, resizeCase } from '#games/kingdom-builder/desk/cases';
import { deskTexts, nameSides, PLAYER_COUNTS } from '#games/kingdom-builder/desk/fields';
import { hexOf, type Layout as Laid, type Land, type PlacedSection, type Spot, spotOf } from '#games/kingdom-builder/law/board/land';
import { FIRST_GAME, type Plan } from '#games/kingdom-builder/law/board/plan';
import { capitolSites } from '#games/kingdom-builder/law/board/queenie-sites';
import { isTerrain } from '#games/kingdom-builder/law/board/terrain';
import { COLOURS, colourByPlayer } from '#games/kingdom-builder/law/colours';
import type { Seat } from '#games/kingdom-builder/law/position';
import type { HexReading } from '#games/kingdom-builder/photo/reading';
import { HouseIcon } from '#games/kingdom-builder/pieces/BoardLayers';
import { sectionSpots } from '#games/kingdom-builder/pieces/LitLayer';
import { BoardView } from '#games/kingdom-builder/table/BoardView';
import { texts as screenTexts } from '#games/kingdom-builder/table/screen-texts';
import { BoardPlan } from '#games/kingdom-builder/table/setup/BoardPlan';
import { Queenies } from '#games/kingdom-builder/table/setup/Queenies';
import { namesOf } from '#session/sentences/reason-sentences';
import { Disclosure } from '#ui/Disclosure';
import { Choice } from '#ui/form/Choice';
import { lazy } from '#ui/lazy';
import { CardOverlay, NameLayer } from './CasePicture';
import { viewCase } from './case-view';

/** Loaded on demand, because photos are rare. */
const PhotoSections = lazy(async () => (await import('#games/kingdom-builder/table/photo/PhotoSections')).PhotoSections);

/** What the next tap sets: a settlement of a seat, or the settlement that moves. */
type Brush = Seat | 'lift';

/** Where the camera starts on a board without settlements: in the first section, or where all four meet. */
const EMPTY_BOARD_SPOTS: readonly Spot[] = [44, 168];
const CENTRE_SPOTS: readonly Spot[] = [168, 231];

const canHoldSettlement = (land: Land, spot: Spot): boolean => land.ground[spot] === 'water' || isTerrain(land.ground[spot]);

/** Adds a settlement, changes its owner, or removes it. What a running game knew no longer holds for the changed board. */
function toggleSettlement<C extends LandCase>(deskCase: C, land: Land, spot: Spot, seat: Seat): C {
  const here = deskCase.settled.find(({ at }) => spotOf(land, at) === spot);
  const rest = deskCase.settled.filter((each) => each !== here);
  return { ...deskCase, known: undefined, settled: here?.seat === seat ? rest : [...rest, { seat, at: hexOf(land, spot) }] };
}

function applyTap(deskCase: BoardCase, land: Land, spot: Spot, brush: Brush): BoardCase {
  if (isSiteCase(deskCase)) {
    const section = land.section[spot] ?? deskCase.section;
    const again = deskCase.at !== undefined && spotOf(land, deskCase.at) === spot;
    return section < 0 ? deskCase : { ...deskCase, section, at: again ? undefined : hexOf(land, spot) };
  }
  if (!canHoldSettlement(land, spot)) return deskCase;
  if (!isActCase(deskCase)) return brush === 'lift' ? deskCase : toggleSettlement(deskCase, land, spot, brush);
  const isOwn = deskCase.settled.some(({ seat, at }) => seat === deskCase.seat && spotOf(land, at) === spot);
  if (brush === 'lift')
    return { ...(isOwn ? deskCase : toggleSettlement(deskCase, land, spot, deskCase.seat)), from: hexOf(land, spot), at: undefined };
  const isLifted = deskCase.from !== undefined && spotOf(land, deskCase.from) === spot;
  return { ...toggleSettlement(deskCase, land, spot, brush), from: isLifted ? undefined : deskCase.from, at: undefined };
}

const clearBoard = <C extends LandCase>(deskCase: C): C => ({
  ...deskCase,
  settled: [],
  known: undefined,
  ...(isActCase(deskCase) ? { from: undefined, at: undefined } : {}),
});

/** Replaces the board by a photo's: the settlements read with confidence, a player for each colour seen, without names. */
function layOutPhoto<C extends LandCase>(deskCase: C, sections: readonly PlacedSection[], hexes: readonly HexReading[]): C {
  const sure = hexes.flatMap(({ at, colour, isUnsure }) => (colour === undefined || isUnsure ? [] : [{ at, colour }]));
  const seenColours = COLOURS.filter((side) => sure.some(({ colour }) => colour === side));
  const sides = [...seenColours, ...COLOURS.filter((side) => !seenColours.includes(side))].slice(
    0,
    Math.max(seenColours.length, deskCase.players.length),
  );
  const players = sides.map((id) => ({ id, name: '' }));
  return {
    ...clearBoard(resizeCase(deskCase, players.length)),
    players,
    colours: colourByPlayer(sides, sides),
    layout: { sections },
    settled: sure.map(({ at, colour }) => ({ seat: sides.indexOf(colour), at })),
  };
}

const hasCapitolSite = ({ sections }: Laid): boolean => capitolSites(sections).some((sites) => sites.length > 0);

/** An editor for the board of a case: sections, settlements and players. */
export function CaseBoardEditor({ deskCase, finding, language, onChange }: LayoutProps<BoardCase>) {
  const { form } = deskTexts[language];
  const text = screenTexts[language];
  const { position, from, at, openSpots: open, spotsInSight: about } = useMemo(() => viewCase(deskCase, finding), [deskCase, finding]);
  const { land, colours } = position;
  const players = useMemo(() => nameSides('players' in deskCase ? deskCase.players : [], language), [deskCase, language]);
  const names = useMemo(() => namesOf(players), [players]);
  const moving = isActCase(deskCase) && isMovingAction(deskCase.action);
  const chosenBrush = useSignal<Brush | undefined>(undefined);
  const defaultBrush: Brush = !isActCase(deskCase) ? 0 : moving && deskCase.from === undefined ? 'lift' : deskCase.seat;
  const brushes: readonly Brush[] = [...players.keys(), ...(moving ? (['lift'] as const) : [])];
  const brush = brushes.find((each) => each === chosenBrush.value) ?? defaultBrush;
  const photo = useSignal(false);
  /** The case as it was before a photo was used. */
  const caseBefore = useSignal<typeof deskCase | undefined>(undefined);
  const initialSpots = useSignal(about);
  const comparesSections = deskCase.question === 'card' && (deskCase.part === 'lords' || deskCase.part === 'farmers');
  const start = initialSpots.peek().length > 0 ? initialSpots.peek() : comparesSections ? CENTRE_SPOTS : EMPTY_BOARD_SPOTS;
  const changePlan = ({ cards: _, ...layout }: Plan): void =>
    onChange(isSiteCase(deskCase) ? { ...deskCase, layout, at: undefined } : { ...deskCase, layout, known: undefined });
  const plan = { ...deskCase.layout, cards: FIRST_GAME.cards };
  const isLit = typeof brush === 'number' && deskCase.question === 'card';
  return (
    <BoardView
      position={position}
      names={names}
      text={text}
      isInteractive
      openSpots={open}
      chosenSpot={at}
      lastSpots={from === undefined ? [] : [from]}
      overlay={
        <>
          {isLit && <CardOverlay cardCase={deskCase} seat={brush} />}
          <NameLayer land={land} />
        </>
      }
      focusSpots={isSiteCase(deskCase) && deskCase.section !== undefined ? sectionSpots(land, deskCase.section) : start}
      status={<p class="quiet">{isSiteCase(deskCase) ? form.hints.site : brush === 'lift' ? form.hints.lift : form.hints.settle}</p>}
      tray={
        <>
          {!isSiteCase(deskCase) && (
            <fieldset class="kb-seats" aria-label={form.brush}>
              {brushes.map((each) => (
                <button
                  key={each}
                  type="button"
                  class="button kb-seat"
                  aria-pressed={brush === each}
                  onClick={() => {
                    chosenBrush.value = each;
                  }}
                >
                  {each !== 'lift' && <HouseIcon colour={colours[each]} size={24} />}
                  <small>{each === 'lift' ? form.lifted : players[each]?.name}</small>
                </button>
              ))}
            </fieldset>
          )}
          {!isSiteCase(deskCase) && (
            <Choice
              label={form.seats}
              options={PLAYER_COUNTS.map((count) => ({ value: String(count), label: count }))}
              value={String(players.length)}
              onChoose={(count) => onChange(resizeCase(deskCase, Number(count)))}
            />
          )}
          {!isSiteCase(deskCase) && deskCase.settled.length > 0 && (
            <button type="button" class="button" onClick={() => onChange(clearBoard(deskCase))}>
              {form.clear}
            </button>
          )}
          {deskCase.question === 'card' && deskCase.part === 'capitol' && !hasCapitolSite(deskCase.layout) && (
            <p role="alert">{form.noCapitol}</p>
          )}
          <button type="button" class="button" aria-expanded={photo.value} onClick={() => (photo.value = !photo.value)}>
            <Camera size={20} aria-hidden="true" />
            {text.tray.photo}
          </button>
          {photo.value && (
            <PhotoSections
              language={language}
              onFound={(sections, hexes) => {
                caseBefore.value ??= deskCase;
                onChange(
                  isSiteCase(deskCase) ? { ...deskCase, layout: { sections }, at: undefined } : layOutPhoto(deskCase, sections, hexes),
                );
              }}
              onUndo={() => {
                if (caseBefore.value !== undefined) onChange(caseBefore.value);
                caseBefore.value = undefined;
                photo.value = false;
              }}
              onClose={() => (photo.value = false)}
            />
          )}
          <Disclosure title={form.board}>
            <BoardPlan plan={plan} language={language} onChange={changePlan} />
            <Queenies plan={plan} language={language} onChange={changePlan} />
          </Disclosure>
        </>
      }
      onTap={(spot) => onChange(applyTap(deskCase, land, spot, brush))}
    />
  );
}
