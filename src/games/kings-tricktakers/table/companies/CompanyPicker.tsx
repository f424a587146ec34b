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
  /** The others' companies as they are told so far. */
  readonly positionSoFar: Position;
  readonly player: string;
  readonly set: SetColour | undefined;
  readonly characters: readonly Character[];
  /** Whether the set is kept from the round before. */
  readonly isSetKept: boolean;
  /** Whether the first character is the bet. */
  readonly isBetFirst?: boolean;
  /** Why the last tap took nothing. */
  readonly refusal: Signal<string>;
  /** What stands in the place of the characters once there are three. */
  readonly completed?: ComponentChildren;
  onSet(set: SetColour | undefined): void;
  onCharacters(characters: readonly Character[]): void;
}

/** A company told card by card: its set, then three characters; what cannot be had says why at once. */
export function CompanyPicker(props: CompanyPickerProps) {
  const { table, text, names, language, positionSoFar, player } = props;
  const { set, characters, isSetKept, isBetFirst = false, refusal, completed, onSet, onCharacters } = props;
  // What another player was told, or in another round, is not said to this one.
  useLayoutEffect(() => {
    refusal.value = '';
  }, [player, positionSoFar.round]);
  const others = positionSoFar.players.filter((each) => each !== player);
  const holder = (each: SetColour): string | undefined => {
    const who = others.find((other) => setOf(positionSoFar, other) === each);
    return who && names.player(who);
  };
  const chooseSet = (each: SetColour): void => {
    const who = holder(each);
    refusal.value = who === undefined ? '' : text.company.taken(text.set(each), who);
    if (who === undefined) onSet(each);
  };
  const changeSet = (): void => {
    refusal.value = isSetKept ? text.company.keeps(names.player(player)) : '';
    if (!isSetKept) onSet(undefined);
  };
  const left = (each: Character): number => copiesLeftFor(positionSoFar, player, each) - count(characters, each);
  const choose = (each: Character): void => {
    refusal.value = left(each) > 0 ? '' : refusalOf(each);
    if (left(each) > 0) onCharacters([...characters, each]);
  };
  useStroke((...stroked) => {
    const both = stroked.map(parsePick).flatMap((pick) => (pick !== undefined && 'character' in pick ? [pick.character] : []));
    if (both.length < 2) return;
    const without = both.find((each) => left(each) <= 0);
    const tooMany = characters.length + both.length > COMPANY_SIZE;
    refusal.value = without !== undefined ? refusalOf(without) : tooMany ? text.company.oneMore : '';
    if (refusal.value === '') onCharacters([...characters, ...both]);
  });
  const refusalOf = (each: Character): string => {
    const [again] = checkNotAgain(positionSoFar, player, [...characters, each]);
    const holders = others.filter((other) => companyOf(positionSoFar, other).characters.includes(each)).map(names.player);
    const speaker = { game: table.game, players: table.effective.header.players };
    return again === undefined ? text.company.noneLeft(text.names[each], holders) : reasonSentence(speaker, again, language);
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
                data-bet={isBetFirst && at === 0}
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
        <CharacterPicker position={positionSoFar} text={text} chosen={characters} left={left} onTap={choose} />
      )}
    </>
  );
}
