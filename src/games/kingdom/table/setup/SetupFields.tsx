import type { SetupProps } from '#contract/setup';
import type { Kingdom } from '#games/kingdom/game';
import { START_BOARD } from '#games/kingdom/law/board';
import type { SetupDraft } from '#session/game';
import { Choice } from '#ui/form/Choice';
import { draftOf, startingSide, toCustomPosition, withWhite } from './custom-position';
import { PositionEditor } from './PositionEditor';
import '../kingdom.css';
import { texts } from '../describe-position';

const withoutPosition = ({ position, ...rest }: SetupDraft<Kingdom>): SetupDraft<Kingdom> => rest;

/** Who plays White, and where the game begins. */
export function SetupFields({ players, setup, language, onChange }: SetupProps<Kingdom>) {
  const text = texts[language].setup;
  const draft = draftOf(setup);
  const startingPlayer = players.find(({ id }) => (id === setup.white) === (startingSide(setup) === 'w'));
  return (
    <div class="stack">
      <Choice
        label={text.white}
        options={players.map(({ id, name }) => ({ value: id, label: name }))}
        value={setup.white}
        onChoose={(white) => onChange(withWhite(setup, white))}
      />
      {startingPlayer !== undefined && <p class="quiet">{text.begins(startingPlayer.name, startingSide(setup))}</p>}
      <button
        type="button"
        class="button"
        aria-pressed={draft !== undefined}
        onClick={() =>
          onChange(
            draft === undefined ? { ...setup, position: toCustomPosition({ board: START_BOARD, onMove: 'w' }) } : withoutPosition(setup),
          )
        }
      >
        {text.custom}
      </button>
      {draft === undefined ? (
        <p class="quiet">{text.customHint}</p>
      ) : (
        <PositionEditor draft={draft} language={language} onChange={(next) => onChange({ ...setup, position: toCustomPosition(next) })} />
      )}
    </div>
  );
}
