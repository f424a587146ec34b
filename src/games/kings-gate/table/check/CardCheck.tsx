import { useSignal } from '@preact/signals';
import { X } from 'lucide-preact';
import type { BoardProps } from '#contract/board';
import type { KingsGate } from '#games/kings-gate/game';
import { CHARACTERS, type Character, type Location } from '#games/kings-gate/law/box';
import { locationOf, type Position } from '#games/kings-gate/law/position';
import { CharacterIcon } from '#games/kings-gate/pieces/CharacterIcon';
import { setupTexts } from '../../text/setup-texts';
import './CardCheck.css';

interface CardCheckProps extends Pick<BoardProps<KingsGate>, 'language'> {
  readonly correct: BoardProps<KingsGate>['correct'] | undefined;
  readonly position: Position;
  readonly n: number;
  onClose(): void;
}

type CardFigures = Pick<Location, 'prizes' | 'ground' | 'awards'>;

const FIGURES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The next choice of who comes with a rank: nobody, then each character. */
function nextCharacter(character: Character | undefined): Character | undefined {
  return CHARACTERS[character === undefined ? 0 : CHARACTERS.indexOf(character) + 1];
}

/** Whether a card says what Regent assumes: a yes or a correction is kept for this box, and never asked again. */
export function CardCheck({ position, n, language, correct, onClose }: CardCheckProps) {
  const text = setupTexts[language];
  const printed = locationOf(position, n);
  const figures = useSignal<CardFigures>({ prizes: printed.prizes, ground: printed.ground, awards: printed.awards });
  const chosenRank = useSignal<number | undefined>(undefined);
  const { prizes, ground, awards } = figures.value;
  const change = (part: Partial<CardFigures>): void => {
    figures.value = { ...figures.value, ...part };
  };
  const setPrize = (points: number): void => {
    const [first, second, third] = prizes.map((prize, index) => (index === chosenRank.value ? points : prize));
    change({ prizes: [first ?? 0, second ?? 0, third ?? 0] });
    chosenRank.value = undefined;
  };
  const setAward = (rank: number): void => {
    const next = [awards[0], awards[1]].map((character, index) => (index === rank ? nextCharacter(character) : character));
    change({ awards: next.flatMap((character) => character ?? []).filter((character, index, all) => all.indexOf(character) === index) });
  };
  const confirm = (): void => {
    correct?.({ setup: { copy: { locations: { [n]: figures.value } } } });
    onClose();
  };
  return (
    <section class="kg-check" aria-label={text.check.question}>
      <header>
        <p>
          <strong>
            {n}. {text.location({ n, name: printed.name })}
          </strong>{' '}
          {text.check.question}
        </p>
        <button type="button" class="button plain icon" aria-label={text.check.later} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </header>
      <div class="kg-check-row">
        {prizes.map((prize, index) => (
          <button
            key={`${index + 1}`}
            type="button"
            class="kg-check-prize"
            aria-label={text.check.prize(index + 1, prize)}
            aria-pressed={chosenRank.value === index}
            onClick={() => (chosenRank.value = chosenRank.value === index ? undefined : index)}
          >
            <span class="kg-coin">{prize}</span>
          </button>
        ))}
        {(['safe', 'dangerous'] as const).map((each) => (
          <button key={each} type="button" class="kg-check-ground" aria-pressed={ground === each} onClick={() => change({ ground: each })}>
            {text.now.ground[each]}
          </button>
        ))}
      </div>
      {chosenRank.value === undefined ? (
        <>
          <div class="kg-check-row">
            {[0, 1].slice(0, awards.length + 1).map((rank) => {
              const character = awards[rank];
              return (
                <button key={rank} type="button" class="kg-check-character" onClick={() => setAward(rank)}>
                  {character !== undefined && <CharacterIcon character={character} size={18} />}
                  {text.check.character(rank + 1, character)}
                </button>
              );
            })}
          </div>
          <button type="button" class="button wide kg-check-yes" onClick={confirm}>
            {text.check.yes}
          </button>
        </>
      ) : (
        <div class="kg-check-figures">
          {FIGURES.map((figure) => (
            <button key={figure} type="button" class="kg-check-ground" onClick={() => setPrize(figure)}>
              {figure}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
