import { useSignal } from '@preact/signals';
import { Camera } from 'lucide-preact';
import type { BoardProps } from '#contract/board';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { hexOf, type Spot, spotOf } from '#games/kingdom-builder/law/board/land';
import { judge } from '#games/kingdom-builder/law/judge';
import { reserveOf, SETTLEMENTS_PER_PLAYER } from '#games/kingdom-builder/law/position';
import { HouseIcon } from '#games/kingdom-builder/pieces/BoardLayers';
import { finalTexts } from '#games/kingdom-builder/text/final-board';
import { textPlayTexts } from '#games/kingdom-builder/text/text-play';
import { useSavedDraft } from '#ui/form/saved-draft';
import { TypedField } from '#ui/form/TypedField';
import { BoardView } from '../BoardView';
import { parseSettlements } from '../play/parse-line';
import { spotsOfEvent, texts } from '../screen-texts';

interface FinalProps extends BoardProps<KingdomBuilder> {
  onCount(): void;
  onPhoto(): void;
}

const parsePlayer = (written: unknown): string | undefined => (typeof written === 'string' ? written : undefined);

/** The board of a final record: choose a player, then tap that player's settlements. */
export function FinalBoard({
  table,
  state,
  lastEvent,
  isInteractive,
  highlightedPlaces,
  names,
  language,
  play,
  onCount,
  onPhoto,
}: FinalProps) {
  const text = texts[language];
  const finalText = finalTexts[language];
  const { position } = state;
  const { land, players, settlements, colours } = position;
  const [chosenPlayer, choosePlayer] = useSavedDraft('settling', parsePlayer);
  const seat = Math.max(0, players.indexOf(chosenPlayer ?? ''));
  const by = players[seat] ?? '';
  /** A tapped hex of water, to be confirmed: without the harbor in play no settlement can state there. */
  const askedSpot = useSignal<Spot | undefined>(undefined);
  const settle = (spot: Spot): void => {
    askedSpot.value = undefined;
    play({ type: 'settle', by, at: hexOf(land, spot) });
  };
  /** kb.harbor is the only way onto water. */
  const isUnlikely = (spot: Spot): boolean => land.ground[spot] === 'water' && !land.locations.some(({ tile }) => tile === 'harbor');
  const onTap = (spot: Spot): void => {
    if (settlements[spot] === seat) {
      askedSpot.value = undefined;
      play({ type: 'unsettle', at: hexOf(land, spot) });
    } else if (isUnlikely(spot) && settlements[spot] === -1 && askedSpot.value !== spot) askedSpot.value = spot;
    else settle(spot);
  };
  const waterSpot = askedSpot.value;
  const placedBy = (each: number): number => SETTLEMENTS_PER_PLAYER - reserveOf(position, each);
  return (
    <BoardView
      position={position}
      names={names}
      text={text}
      isInteractive={isInteractive && !state.isFinished}
      chosenSpot={waterSpot}
      lastSpots={spotsOfEvent(land, lastEvent)}
      litPlaces={highlightedPlaces}
      canPaint
      status={
        <div aria-live="polite" class="kb-final-question">
          <strong>
            {waterSpot === undefined
              ? finalText.settle(names.player(by), placedBy(seat))
              : finalText.water(text.hexName(land.names[waterSpot] ?? ''))}
          </strong>
          {waterSpot !== undefined && (
            <button type="button" class="button" onClick={() => settle(waterSpot)}>
              {finalText.onWater}
            </button>
          )}
        </div>
      }
      tray={
        isInteractive && (
          <fieldset class="kb-seats" aria-label={finalText.who}>
            {players.map((player, each) => (
              <button key={player} type="button" class="button kb-seat" aria-pressed={each === seat} onClick={() => choosePlayer(player)}>
                <HouseIcon colour={colours[each]} size={24} />
                <strong>{placedBy(each)}</strong>
                <small>{names.player(player)}</small>
              </button>
            ))}
          </fieldset>
        )
      }
      besidePrimary={
        isInteractive && (
          <button type="button" class="button kb-photo-button" aria-label={text.tray.photo} onClick={onPhoto}>
            <Camera size={20} aria-hidden="true" />
            {finalText.photo}
          </button>
        )
      }
      primary={
        isInteractive && (
          <button type="button" class="button primary" onClick={() => play({ type: 'finish' })}>
            {finalText.done}
          </button>
        )
      }
      more={{
        title: text.tray.more,
        content: (
          <>
            <p class="quiet">{finalText.paintHint}</p>
            <button type="button" class="button" onClick={() => onCount()}>
              {text.count.now}
            </button>
            {isInteractive && (
              <TypedField
                text={textPlayTexts[language]}
                hint={textPlayTexts[language].hintFinal}
                onEnter={(line) => {
                  const read = parseSettlements(land, text, table.effective.header.players, by, line);
                  if (read === undefined) return 'unread';
                  for (const event of read)
                    if (players[settlements[spotOf(land, event.at)] ?? -1] !== event.by) play({ type: 'settle', ...event });
                  return 'played';
                }}
              />
            )}
          </>
        ),
      }}
      onTap={onTap}
      onPaint={(spot) => {
        if (!isUnlikely(spot) && judge(position, { type: 'settle', by, at: hexOf(land, spot) }).isLegal) settle(spot);
      }}
      onEscape={() => {
        askedSpot.value = undefined;
      }}
    />
  );
}
