import type { SetupProps } from '#contract/setup';
import type { KingsGate } from '#games/kings-gate/game';
import { COLOURS, type Colour, PAIRS } from '#games/kings-gate/law/box';
import type { PlayerId } from '#law/game';
import { Disclosure } from '#ui/Disclosure';
import { Choice } from '#ui/form/Choice';
import { NumberFields } from '#ui/number/NumberFields';
import { BoxEditor } from './BoxEditor';
import '../kings-gate.css';
import { ColourSymbols } from '../../pieces/ColourSymbols';
import { setupTexts } from '../../text/setup-texts';
import { COLOUR_SYMBOLS } from '../play/open-events';

/** Who plays which colours, where a pad begins, and the printed figures of a game that has begun. */
export function SetupFields(props: SetupProps<KingsGate>) {
  const { setup, language, playMode, onChange } = props;
  const text = setupTexts[language].setup;
  const { record = 'table' } = setup;
  return (
    <div class="stack">
      <ColourFields {...props} />
      {record === 'pad' && <MidGameFields {...props} />}
      {playMode === undefined && (
        <Disclosure title={text.copy}>
          <BoxEditor
            changes={setup.copy ?? {}}
            language={language}
            onChange={(copy) => {
              const { copy: _, ...rest } = setup;
              onChange(Object.keys(copy).length === 0 ? rest : { ...rest, copy });
            }}
          />
        </Disclosure>
      )}
    </div>
  );
}

/** Whoever takes a colour that another has gives theirs for it. */
function ColourFields({ players, setup, language, onChange }: SetupProps<KingsGate>) {
  const text = setupTexts[language];
  const { colours = {} } = setup;
  const coloursFor = (player: PlayerId): readonly Colour[] => COLOURS.filter((colour) => colours[player]?.includes(colour));
  const options: readonly (readonly Colour[])[] = players.length === 2 ? PAIRS : COLOURS.map((colour) => [colour]);
  const keyOf = (each: readonly Colour[]): string => each.join('-');
  const takeColours = (player: PlayerId, key: string): void => {
    const wanted = options.find((each) => keyOf(each) === key) ?? [];
    const other = players.find(({ id }) => id !== player && keyOf(coloursFor(id)) === key);
    onChange({ ...setup, colours: { ...colours, [player]: wanted, ...(other === undefined ? {} : { [other.id]: coloursFor(player) }) } });
  };
  return (
    <div class="kg-colours stack">
      {players.map(({ id, name }) => (
        <Choice
          key={id}
          label={text.setup.colours(name)}
          options={options.map((each) => ({
            value: keyOf(each),
            label: (
              <span class="kg-colour-choice">
                {each.map((colour) => (
                  <span key={colour}>
                    <span style={{ color: `var(--kg-${colour}-ink)` }} aria-hidden="true">
                      {COLOUR_SYMBOLS[colour]}
                    </span>{' '}
                    {text.colours[colour]}
                  </span>
                ))}
              </span>
            ),
          }))}
          value={keyOf(coloursFor(id))}
          onChoose={(key) => takeColours(id, key)}
        />
      ))}
    </div>
  );
}

const LOCATIONS = Array.from({ length: 10 }, (_, index) => String(index + 1));

/** A pad that begins in the middle: the location that comes next, and the points so far. */
function MidGameFields({ players, setup, language, onChange }: SetupProps<KingsGate>) {
  const text = setupTexts[language];
  const { from } = setup;
  const location = from?.location ?? 1;
  const pointsSoFar = (id: PlayerId): number => from?.points[id] ?? 0;
  const all = Object.fromEntries(players.map(({ id }) => [id, pointsSoFar(id)]));
  const toggle = (): void => {
    const { from: _, ...rest } = setup;
    onChange(from === undefined ? { ...setup, from: { location: 2, points: all } } : rest);
  };
  const changePoints = (id: string, value: number | null | undefined): void => {
    // The wide key takes below zero what stands there.
    const points = value === null ? -Math.abs(pointsSoFar(id)) : (value ?? 0);
    onChange({ ...setup, from: { location, points: { ...all, [id]: points } } });
  };
  return (
    <div class="stack">
      <button type="button" class="button" aria-pressed={from !== undefined} onClick={toggle}>
        {text.setup.middle}
      </button>
      {from !== undefined && (
        <>
          <p class="quiet">{text.setup.middleHint}</p>
          <Choice
            label={text.setup.nextLocation}
            options={LOCATIONS.map((n) => ({ value: n, label: n }))}
            value={String(location)}
            onChoose={(n) => onChange({ ...setup, from: { location: Number(n), points: all } })}
          />
          <NumberFields
            label={text.setup.points}
            rows={players.map(({ id, name }) => ({
              key: id,
              label: name,
              icon: <ColourSymbols colours={setup.colours?.[id] ?? []} />,
              value: pointsSoFar(id),
            }))}
            most={99}
            none={text.setup.below}
            text={{ keypad: text.pad.keypad, next: text.pad.next, erase: text.pad.erase, missing: text.pad.notYet }}
            onEnter={changePoints}
          />
        </>
      )}
    </div>
  );
}
