import { useSignal } from '@preact/signals';
import { Camera } from 'lucide-preact';
import type { BoardProps } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { judge } from '#games/kingdom-builder/law/judge';
import { hexOf, type Spot } from '#games/kingdom-builder/law/land';
import { reserveOf, SETTLEMENTS } from '#games/kingdom-builder/law/position';
import { HouseIcon } from '#games/kingdom-builder/pieces/Drawing';
import { Disclosure } from '#ui/Disclosure';
import { TypedField } from '#ui/TypedField';
import { Field } from './Field';
import { typedHex } from './typed';
import { lastSpots, nameAt, spotNamed, texts } from './view';

interface FinalProps extends BoardProps<KingdomBuilder> {
  onCount(): void;
  onPhoto(): void;
}

/** The final record: whose settlements, then each of them by a tap. */
export function FinalBoard({ stand, last, live, lit, names, language, play, onCount, onPhoto }: FinalProps) {
  const text = texts[language];
  const { position } = stand;
  const { land, players, settlements } = position;
  const chosen = useSignal(players[0] ?? '');
  const seat = Math.max(0, players.indexOf(chosen.value));
  const by = players[seat] ?? '';
  const settle = (spot: Spot): void => play({ type: 'settle', by, at: hexOf(land, spot) });
  const onTap = (spot: Spot): void => {
    if (settlements[spot] === seat) play({ type: 'unsettle', at: hexOf(land, spot) });
    else settle(spot);
  };
  return (
    <Field
      position={position}
      names={names}
      text={text}
      live={live && !stand.finished}
      last={lastSpots(land, last)}
      lit={lit}
      subject="settling"
      attention={[0, 189]}
      paints
      status={
        <p aria-live="polite">
          <strong>{text.status.settle(names.player(by), SETTLEMENTS - reserveOf(position, seat))}</strong>
        </p>
      }
      tray={
        live && (
          <>
            <fieldset class="choice">
              <legend>{text.tray.who}</legend>
              <div class="choice-options">
                {players.map((player, each) => (
                  <button
                    key={player}
                    type="button"
                    class="button kb-who"
                    aria-pressed={each === seat}
                    onClick={() => {
                      chosen.value = player;
                    }}
                  >
                    <HouseIcon colour={position.colours[each]} />
                    {names.player(player)} {SETTLEMENTS - reserveOf(position, each)}
                  </button>
                ))}
              </div>
            </fieldset>
            <p class="quiet">{text.tray.paintHint}</p>
            <div class="actions">
              <button type="button" class="button primary" onClick={() => play({ type: 'finish' })}>
                {text.tray.done}
              </button>
              <button type="button" class="button" onClick={onCount}>
                {text.count.now}
              </button>
              <button type="button" class="button" onClick={onPhoto}>
                <Camera size={20} aria-hidden="true" />
                {text.tray.photo}
              </button>
            </div>
            <Disclosure title={text.words.title}>
              <TypedField
                text={text.words}
                hint={text.words.hintFinal}
                onEnter={(line) => {
                  const at = typedHex(land, text, line);
                  if (at === undefined) return 'unread';
                  onTap(spotNamed(land, nameAt(at)));
                  return 'played';
                }}
              />
            </Disclosure>
          </>
        )
      }
      onTap={onTap}
      onPaint={(spot) => {
        if (judge(position, { type: 'settle', by, at: hexOf(land, spot) }).legal) settle(spot);
      }}
    />
  );
}
