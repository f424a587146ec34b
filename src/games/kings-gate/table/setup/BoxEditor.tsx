import type { BoxProps } from '#contract/setup';
import type { BoxChanges, Character, Ground, Location } from '#games/kings-gate/law/box';
import { assumptionsOf, CHARACTERS, countTiles, effectiveBox, isCardConfirmed, TILE_KINDS } from '#games/kings-gate/law/box';
import type { Language } from '#text/language';
import { Disclosure } from '#ui/Disclosure';
import { Choice } from '#ui/form/Choice';
import { Stepper } from '#ui/number/Stepper';
import { changeLocation, changeTileCount, isCharacter, readBoxChanges, restoreLocation } from './box-changes';
import '../kings-gate.css';
import { LocationCard } from '#games/kings-gate/pieces/LocationCard';
import { setupTexts } from '../../text/setup-texts';

/** "Your copy": each location like its card, and the tiles of a colour. */
export function BoxFields({ box, language, onChange }: BoxProps) {
  return <BoxEditor changes={readBoxChanges(box)} language={language} onChange={onChange} />;
}

interface BoxEditorProps {
  readonly changes: BoxChanges;
  readonly language: Language;
  onChange(copy: BoxChanges): void;
}

const GROUNDS: readonly Ground[] = ['safe', 'dangerous'];
const RANKS = [1, 2, 3] as const;

export function BoxEditor({ changes, language, onChange }: BoxEditorProps) {
  const text = setupTexts[language];
  const { locations, tiles } = effectiveBox(changes);
  return (
    <div class="stack">
      <h2>{text.copy.locations}</h2>
      <ol class="kg-box-locations">
        {locations.map((location, index) => {
          const n = index + 1;
          const told = changes.locations?.[n] !== undefined;
          const isConfirmed = isCardConfirmed(changes, n);
          return (
            <li key={n} class="card kg-box-location">
              <LocationCard n={n} location={location} assumed={assumptionsOf(changes, n)} language={language} />
              {!isConfirmed && (
                <button
                  type="button"
                  class="button wide"
                  onClick={() =>
                    onChange(changeLocation(changes, n, { prizes: location.prizes, ground: location.ground, awards: location.awards }))
                  }
                >
                  {text.check.asPrinted(text.location({ n, name: location.name }))}
                </button>
              )}
              <Disclosure
                title={`${text.copy.edit(text.location({ n, name: location.name }))}${isConfirmed ? ` (${text.copy.confirmed})` : ''}`}
              >
                <LocationFields
                  location={location}
                  language={language}
                  onChange={(part) => onChange(changeLocation(changes, n, part))}
                  onRestore={told ? () => onChange(restoreLocation(changes, n)) : undefined}
                />
              </Disclosure>
            </li>
          );
        })}
      </ol>
      <h2>{text.copy.tiles}</h2>
      <p class="quiet">{text.copy.tilesHint}</p>
      <div class="kg-steppers">
        {TILE_KINDS.map((kind) => (
          <Stepper
            key={kind}
            label={text.copy.kind(kind)}
            value={tiles[kind]}
            text={text.copy}
            onChange={(count) => {
              if (count >= 0) onChange(changeTileCount(changes, kind, count));
            }}
          />
        ))}
      </div>
      <p>{text.copy.sum(countTiles(tiles))}</p>
    </div>
  );
}

interface LocationFieldsProps {
  readonly location: Location;
  readonly language: Language;
  readonly onRestore: (() => void) | undefined;
  onChange(part: Partial<Location>): void;
}

function LocationFields({ location, language, onChange, onRestore }: LocationFieldsProps) {
  const text = setupTexts[language];
  const { name, prizes, ground, awards } = location;
  const changePrize = (rank: number, points: number): void => {
    const [first, second, third] = prizes.map((each, index) => (index === rank - 1 ? Math.max(0, points) : each));
    onChange({ prizes: [first ?? 0, second ?? 0, third ?? 0] });
  };
  /** A second character needs a first; taking the first away moves the second up. */
  const changeAward = (rank: number, value: string): void => {
    const next = [0, 1].map((index): Character | undefined => {
      const chosen = index === rank - 1 ? value : (awards[index] ?? '');
      return isCharacter(chosen) ? chosen : undefined;
    });
    onChange({ awards: [...new Set(next.flatMap((each) => each ?? []))] });
  };
  return (
    <div class="stack">
      <label class="field">
        <span>{text.copy.name}</span>
        <input
          type="text"
          maxLength={40}
          value={name}
          placeholder={text.copy.namePlaceholder}
          onChange={(event) => onChange({ name: event.currentTarget.value.trim() })}
        />
      </label>
      <div class="kg-steppers">
        {RANKS.map((rank) => (
          <Stepper
            key={rank}
            label={text.copy.prize(rank)}
            value={prizes[rank - 1] ?? 0}
            text={text.copy}
            onChange={(points) => changePrize(rank, points)}
          />
        ))}
      </div>
      <Choice
        label={text.copy.ground}
        options={GROUNDS.map((each) => ({ value: each, label: text.now.ground[each] }))}
        value={ground}
        onChoose={(each) => onChange({ ground: each })}
      />
      {[1, 2].map((rank) => (
        <label key={rank} class="field">
          <span>{text.copy.award(rank)}</span>
          <select value={awards[rank - 1] ?? ''} onChange={(event) => changeAward(rank, event.currentTarget.value)}>
            <option value="">{text.copy.nobody}</option>
            {CHARACTERS.map((character) => (
              <option key={character} value={character}>
                {text.characters[character]}
              </option>
            ))}
          </select>
        </label>
      ))}
      {onRestore !== undefined && (
        <button type="button" class="button" onClick={onRestore}>
          {text.copy.restore}
        </button>
      )}
    </div>
  );
}
