import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { type Character, count, type SetColour } from '#games/kings-tricktakers/law/box';
import { companyOf, type Position, setOf } from '#games/kings-tricktakers/law/position';
import { COMPANY_SIZE, checkNotAgain, copiesLeftFor } from '#games/kings-tricktakers/law/round/company';
import { renderEmblem, renderSign } from '#games/kings-tricktakers/pieces/cards';
import { reasonSentence } from '#session/sentences/reason-sentences';
import { useStroke } from '#ui/board/stroke';
import type { BoardPartProps } from '../board-part';
import { hyphenate } from '../hyphenate';
import { parsePick } from '../strokes';
import { CharacterPicker, SetPicker } from './Pickers';

interface CompanyPickerProps extends BoardPartProps {
  /** The position with the other companies entered so far. */
  readonly positionSoFar: Position;
  readonly player: string;
  readonly set: SetColour | undefined;
  readonly characters: readonly Character[];
  /** Whether the set is kept from the round before. */
  readonly isSetKept: boolean;
  /** Why the last tap took nothing. */
  readonly refusal: Signal<string>;
  /** Shown instead of the characters once there are three. */
  readonly completed?: ComponentChildren;
  onSet(set: SetColour | undefined): void;
  onCharacters(characters: readonly Character[]): void;
}

/** Picks a company card by card: its set, then three characters; an unavailable card shows its reason. */
export function CompanyPicker(props: CompanyPickerProps) {
  const { table, text, names, language, positionSoFar, player } = props;
  const { set, characters, isSetKept, refusal, completed, onSet, onCharacters } = props;
  // A refusal belongs to one player and round. Layout effect: the stale one is never painted.
  useLayoutEffect(() => {
    refusal.value = '';
  }, [player, positionSoFar.round]);
  const others = positionSoFar.players.filter((each) => each !== player);
  const holder = (each: SetColour): string | undefined => {
    const holderName = others.find((other) => setOf(positionSoFar, other) === each);
    return holderName && names.player(holderName);
  };
  const chooseSet = (each: SetColour): void => {
    const holderName = holder(each);
    refusal.value = holderName === undefined ? '' : text.company.taken(text.set(each), holderName);
    if (holderName === undefined) onSet(each);
  };
  const changeSet = (): void => {
    refusal.value = isSetKept ? text.company.keeps(names.player(player)) : '';
    if (!isSetKept) onSet(undefined);
  };
  const copiesLeft = (each: Character): number => copiesLeftFor(positionSoFar, player, each) - count(characters, each);
  const addCharacter = (each: Character): void => {
    refusal.value = copiesLeft(each) > 0 ? '' : refusalOf(each);
    if (copiesLeft(each) > 0) onCharacters([...characters, each]);
  };
  const removeCharacter = (each: Character): void => {
    const at = characters.lastIndexOf(each);
    refusal.value = '';
    onCharacters(characters.filter((_, other) => other !== at));
  };
  useStroke((...strokeNames) => {
    const strokedCharacters = strokeNames
      .map(parsePick)
      .flatMap((pick) => (pick !== undefined && 'character' in pick ? [pick.character] : []));
    if (strokedCharacters.length < 2) return;
    const unavailable = strokedCharacters.find((each) => copiesLeft(each) <= 0);
    const exceedsCompany = characters.length + strokedCharacters.length > COMPANY_SIZE;
    refusal.value = unavailable !== undefined ? refusalOf(unavailable) : exceedsCompany ? text.company.oneMore : '';
    if (refusal.value === '') onCharacters([...characters, ...strokedCharacters]);
  });
  const refusalOf = (each: Character): string => {
    const [violation] = checkNotAgain(positionSoFar, player, [...characters, each]);
    const holders = others.filter((other) => companyOf(positionSoFar, other).characters.includes(each)).map(names.player);
    const speaker = { game: table.game, players: table.effective.header.players };
    return violation === undefined ? text.company.noneLeft(text.names[each], holders) : reasonSentence(speaker, violation, language);
  };
  return (
    <>
      <div class="kt-chosen-company">
        {set !== undefined && (
          <button type="button" class="kt-pick kt-chip" data-tint={set} aria-disabled={isSetKept} onClick={changeSet}>
            {renderEmblem(set)}
            {text.set(set)}
          </button>
        )}
        {characters.length < COMPANY_SIZE
          ? characters.map((each, at) => (
              <button
                key={`${each}-${count(characters.slice(0, at), each)}`}
                type="button"
                class="kt-pick kt-chip"
                aria-label={text.company.remove(text.names[each])}
                onClick={() => onCharacters(characters.filter((_, other) => other !== at))}
              >
                {renderSign(each)}
                {hyphenate(text, text.names[each])}
              </button>
            ))
          : completed}
      </div>
      {set === undefined && <SetPicker text={text} holder={holder} onTap={chooseSet} />}
      {set !== undefined && characters.length < COMPANY_SIZE && (
        <CharacterPicker
          position={positionSoFar}
          text={text}
          chosen={characters}
          copiesLeft={copiesLeft}
          onTap={addCharacter}
          onRemove={removeCharacter}
        />
      )}
    </>
  );
}
