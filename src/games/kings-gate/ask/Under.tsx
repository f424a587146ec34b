import type { LaidTile, Seat } from '#games/kings-gate/desk/cases';
import { COLOURS, VALUES } from '#games/kings-gate/law/box';
import type { Language } from '#text/language';
import { CharacterPick, ColourPick, TilePick } from './Fields';
import { texts } from './sentences';

interface UnderProps {
  readonly label: string;
  readonly there: LaidTile | undefined;
  /** Whether its value is said, and not its colour alone. */
  readonly whole: boolean;
  readonly players: readonly Seat[];
  readonly language: Language;
  onLay(tile: LaidTile | undefined, whole: boolean): void;
}

/** What lies on a space: nothing, or a colour with its tile and a character on it. */
export function Under({ label, there, whole, players, language, onLay }: UnderProps) {
  const { form } = texts[language];
  return (
    <>
      <ColourPick
        label={label}
        colours={players.length === 3 ? players.flatMap(({ colours }) => colours) : COLOURS}
        value={there?.colour}
        language={language}
        nothing={form.nothing}
        onPick={(next) =>
          next === undefined ? onLay(undefined, true) : onLay({ ...(there ?? { value: 1 }), colour: next }, there !== undefined && whole)
        }
      />
      {there !== undefined && (
        <>
          <TilePick
            label={form.thereTile}
            colour={there.colour}
            kinds={VALUES}
            value={whole ? there.value : undefined}
            language={language}
            onPick={(next) => next !== 'dragon' && onLay({ ...there, value: next }, true)}
          />
          {whole && (
            <CharacterPick
              label={form.thereWith}
              value={there.character}
              language={language}
              onPick={(character) => onLay({ ...there, character }, true)}
            />
          )}
        </>
      )}
    </>
  );
}
