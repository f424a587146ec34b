import type { Character } from '#games/kings-gate/law/box';
import { charactersHeldBy } from '#games/kings-gate/law/position';
import { CharacterIcon } from '#games/kings-gate/pieces/CharacterIcon';
import { texts } from '../../text/screen-texts';
import type { TileTrayProps } from './TileTray';

/** The characters of who is on move, in a row that is always there: nothing moves when somebody has some. */
export function CharacterRow({ state, language, hand, onHand }: TileTrayProps) {
  const text = texts[language];
  const { position } = state;
  const held = charactersHeldBy(position, position.onMove);
  const called = hand?.of === 'tile' || hand?.of === 'character' ? hand.character : undefined;
  const callCharacter = (character: Character): void => {
    const tile = hand?.of === 'tile' && hand.kind !== 'dragon' ? hand : undefined;
    if (character === 'sorceress') onHand(hand?.of === 'sorceress' ? undefined : { of: 'sorceress', from: undefined });
    else if (tile !== undefined) onHand({ ...tile, character: tile.character === character ? undefined : character });
    else onHand(called === character ? undefined : { of: 'character', character });
  };
  if (held.length === 0) return null;
  return (
    <fieldset class="kg-character-row" aria-label={text.turn.characters}>
      {held.map((character) => (
        <button
          key={character}
          type="button"
          class="button start kg-character-button"
          aria-pressed={character === 'sorceress' ? hand?.of === 'sorceress' : called === character}
          onClick={() => callCharacter(character)}
        >
          <CharacterIcon character={character} />
          <span>
            {text.characters[character]}
            <span class="visually-hidden">, </span>
            <small>{text.powers[character]}</small>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
