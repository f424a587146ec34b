import { useSignal } from '@preact/signals';
import type { EventBase } from '#law/game';
import { appText, language } from '#screens/state/app-state';
import { legalEvents } from '#session/log/rule-on';
import { stateOf } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import { Sheet } from '#ui/sheet/Sheet';
import type { PanelProps } from '../Frame';

/** As many as anybody reads; who types finds the others. */
const MOST_SHOWN = 60;

interface PossibleMove {
  readonly event: EventBase;
  readonly sentence: string;
}

const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every typed word begins a word of the sentence; a number is a whole one. */
function isFound({ sentence }: PossibleMove, typed: string): boolean {
  const words = normalize(sentence).split(/[\s,:]+/);
  return normalize(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => (/^\d+$/.test(part) ? word === part : word.startsWith(part))));
}

function listMoves({ view, screens }: Pick<PanelProps, 'view' | 'screens'>): readonly PossibleMove[] {
  const table = view.liveGame.table.value;
  const state = stateOf(table);
  const names = namesOf(table.effective.header.players);
  return [...table.game.flow.acceptedTypes(state)]
    .filter((type) => type !== 'adjust')
    .flatMap((type) => legalEvents(table.game, state, type))
    .map((event) => ({ event, sentence: screens.text[language.value].describeEvent(event, names, state, state) }));
}

/** All that can be done now, in words: a tap does it, without the board. */
export function MovesSheet({ view, screens, onClose }: PanelProps) {
  const text = appText.value.more;
  const typed = useSignal('');
  const moves = listMoves({ view, screens });
  const found = moves.filter((move) => isFound(move, typed.value));
  const play = ({ event }: PossibleMove): void => {
    onClose();
    view.play(event);
  };
  return (
    <Sheet title={text.moves} closeLabel={appText.value.close} isTall onClose={onClose}>
      {moves.length > 8 && (
        <label class="field">
          <span>{text.findMove}</span>
          <input type="text" autocomplete="off" value={typed.value} onInput={(event) => (typed.value = event.currentTarget.value)} />
        </label>
      )}
      {found.length === 0 && <p>{text.noMoves}</p>}
      <ul>
        {found.slice(0, MOST_SHOWN).map((move) => (
          <li key={move.sentence}>
            <button type="button" class="list-row" onClick={() => play(move)}>
              {move.sentence}
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN && <p class="quiet">{text.moreMoves(found.length - MOST_SHOWN)}</p>}
    </Sheet>
  );
}
