import { useSignal } from '@preact/signals';
import { Camera } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import type { LayoutProps } from '#contract';
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

/** The reader of photos comes when it is asked for. */
const PhotoSections = lazy(async () => (await import('#games/kingdom-builder/table/photo/PhotoSections')).PhotoSections);

/** What the next tap sets: a settlement of that seat, or the one that moves. */
type Brush = Seat | 'lift';

/** Where a board without settlements is looked at: a piece of the first section, or where all four meet. */
const EMPTY_BOARD_SPOTS: readonly Spot[] = [44, 168];
const CENTRE_SPOTS: readonly Spot[] = [168, 231];

/** Where a settlement can stand at all: land that is built on, and water. */
const canHoldSettlement = (land: Land, spot: Spot): boolean => land.ground[spot] === 'water' || isTerrain(land.ground[spot]);

/** The settlement comes, changes its owner, or goes; what a running game knew is not known of another board. */
function toggleSettlement<C extends LandCase>(asked: C, land: Land, spot: Spot, seat: Seat): C {
  const here = asked.settled.find(({ at }) => spotOf(land, at) === spot);
  const rest = asked.settled.filter((each) => each !== here);
  return { ...asked, known: undefined, settled: here?.seat === seat ? rest : [...rest, { seat, at: hexOf(land, spot) }] };
}

function applyTap(asked: BoardCase, land: Land, spot: Spot, brush: Brush): BoardCase {
  if (isSiteCase(asked)) {
    const section = land.section[spot] ?? asked.section;
    const again = asked.at !== undefined && spotOf(land, asked.at) === spot;
    return section < 0 ? asked : { ...asked, section, at: again ? undefined : hexOf(land, spot) };
  }
  if (!canHoldSettlement(land, spot)) return asked;
  if (!isActCase(asked)) return brush === 'lift' ? asked : toggleSettlement(asked, land, spot, brush);
  const isOwn = asked.settled.some(({ seat, at }) => seat === asked.seat && spotOf(land, at) === spot);
  if (brush === 'lift')
    return { ...(isOwn ? asked : toggleSettlement(asked, land, spot, asked.seat)), from: hexOf(land, spot), at: undefined };
  const isLifted = asked.from !== undefined && spotOf(land, asked.from) === spot;
  return { ...toggleSettlement(asked, land, spot, brush), from: isLifted ? undefined : asked.from, at: undefined };
}

const clearBoard = <C extends LandCase>(asked: C): C => ({
  ...asked,
  settled: [],
  known: undefined,
  ...(isActCase(asked) ? { from: undefined, at: undefined } : {}),
});

/** The board of a photo: what is sure on it stands, for the colours that are seen there; nobody's names are known of it. */
function layOutPhoto<C extends LandCase>(asked: C, sections: readonly PlacedSection[], hexes: readonly HexReading[]): C {
  const sure = hexes.flatMap(({ at, colour, isUnsure }) => (colour === undefined || isUnsure ? [] : [{ at, colour }]));
  const seen = COLOURS.filter((side) => sure.some(({ colour }) => colour === side));
  const sides = [...seen, ...COLOURS.filter((side) => !seen.includes(side))].slice(0, Math.max(seen.length, asked.players.length));
  const players = sides.map((id) => ({ id, name: '' }));
  return {
    ...clearBoard(resizeCase(asked, players.length)),
    players,
    colours: colourByPlayer(sides, sides),
    layout: { sections },
    settled: sure.map(({ at, colour }) => ({ seat: sides.indexOf(colour), at })),
  };
}

/** Another board; a Capitol that is counted comes onto it where it has a place. */
const hasCapitolSite = ({ sections }: Laid): boolean => capitolSites(sections).some((sites) => sites.length > 0);

/** The board before anything is done on it: whose settlements stand where, on which sections. */
export function CaseBoardEditor({ deskCase, finding, language, onChange }: LayoutProps<BoardCase>) {
  const { form } = deskTexts[language];
  const text = screenTexts[language];
  const { position, from, at, open, about } = useMemo(() => viewCase(deskCase, finding), [deskCase, finding]);
  const { land, colours } = position;
  const players = useMemo(() => nameSides('players' in deskCase ? deskCase.players : [], language), [deskCase, language]);
  const names = useMemo(() => namesOf(players), [players]);
  const moving = isActCase(deskCase) && isMovingAction(deskCase.action);
  const chosen = useSignal<Brush | undefined>(undefined);
  const first: Brush = !isActCase(deskCase) ? 0 : moving && deskCase.from === undefined ? 'lift' : deskCase.seat;
  const brushes: readonly Brush[] = [...players.keys(), ...(moving ? (['lift'] as const) : [])];
  const brush = brushes.find((each) => each === chosen.value) ?? first;
  const photo = useSignal(false);
  const looked = useSignal(about);
  const four = deskCase.question === 'card' && (deskCase.part === 'lords' || deskCase.part === 'farmers');
  const start = looked.peek().length > 0 ? looked.peek() : four ? CENTRE_SPOTS : EMPTY_BOARD_SPOTS;
  const changePlan = ({ cards: _, ...layout }: Plan): void =>
    onChange(isSiteCase(deskCase) ? { ...deskCase, layout, at: undefined } : { ...deskCase, layout, known: undefined });
  const plan = { ...deskCase.layout, cards: FIRST_GAME.cards };
  const isLit = typeof brush === 'number' && deskCase.question === 'card';
  return (
    <BoardView
      position={position}
      names={names}
      text={text}
      isLive
      open={open}
      chosen={at}
      last={from === undefined ? [] : [from]}
      overlay={
        <>
          {isLit && <CardOverlay asked={deskCase} seat={brush} />}
          <NameLayer land={land} />
        </>
      }
      focusSpots={isSiteCase(deskCase) && deskCase.section !== undefined ? sectionSpots(land, deskCase.section) : start}
      status={<p class="quiet">{isSiteCase(deskCase) ? form.hints.site : brush === 'lift' ? form.hints.lift : form.hints.settle}</p>}
      tray={
        !isSiteCase(deskCase) && (
          <fieldset class="kb-seats" aria-label={form.brush}>
            {brushes.map((each) => (
              <button
                key={each}
                type="button"
                class="button kb-seat"
                aria-pressed={brush === each}
                onClick={() => {
                  chosen.value = each;
                }}
              >
                {each !== 'lift' && <HouseIcon colour={colours[each]} size={24} />}
                <small>{each === 'lift' ? form.lifted : players[each]?.name}</small>
              </button>
            ))}
          </fieldset>
        )
      }
      below={
        <>
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
              onUse={(sections, hexes) => {
                photo.value = false;
                onChange(
                  isSiteCase(deskCase) ? { ...deskCase, layout: { sections }, at: undefined } : layOutPhoto(deskCase, sections, hexes),
                );
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
