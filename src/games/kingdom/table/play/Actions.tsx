import { Flag, Handshake } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '#contract/board';
import type { Kingdom } from '#games/kingdom/game';
import { squareName } from '#games/kingdom/law/board';
import { useKeyedState } from '#ui/form/keyed-state';
import { SIDES, texts } from '../describe-position';
import { createMove, type PartialPath } from './tap';

type ActionsProps = Pick<BoardProps<Kingdom>, 'state' | 'names' | 'language' | 'play'>;

/** Buttons to resign and to agree on a draw, each with a question in their place. */
export function Actions({ state, names, language, play }: ActionsProps) {
  const text = texts[language].actions;
  const { sides } = state.position;
  const [pending, setPending] = useKeyedState<'resign' | 'draw' | undefined>(state, undefined);
  const cancelButton = (
    <button type="button" class="button" onClick={() => setPending(undefined)}>
      {text.playOn}
    </button>
  );

  if (pending === 'resign')
    return (
      // Playing on comes first, where the button was that asked: a second tap there resigns for nobody.
      <ConfirmQuestion question={text.whoResigns}>
        {cancelButton}
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            class="button bad"
            aria-label={texts[language].resigned(names.player(sides[side]))}
            onClick={() => play({ type: 'resign', by: sides[side] })}
          >
            {names.player(sides[side])}
          </button>
        ))}
      </ConfirmQuestion>
    );
  if (pending === 'draw')
    return (
      <ConfirmQuestion question={text.askDraw}>
        <button type="button" class="button bad" onClick={() => play({ type: 'draw' })}>
          {text.agreeDraw}
        </button>
        {cancelButton}
      </ConfirmQuestion>
    );
  return (
    <div class="actions">
      <button type="button" class="button" onClick={() => setPending('resign')}>
        <Flag size={20} aria-hidden="true" />
        {text.resign}
      </button>
      <button type="button" class="button" onClick={() => setPending('draw')}>
        <Handshake size={20} aria-hidden="true" />
        {text.draw}
      </button>
    </div>
  );
}

interface JumpProps extends ActionsProps {
  readonly path: PartialPath;
}

/** Ends the jumps entered so far while another jump could follow. */
export function EndJumpsButton({ language, play, path }: JumpProps) {
  const at = path.at(-1);
  return (
    <button type="button" class="button primary kd-end-jumps" onClick={() => play(createMove(path))}>
      {at !== undefined && texts[language].actions.done(squareName(at))}
    </button>
  );
}

interface JumpBackProps extends Pick<ActionsProps, 'language'> {
  onBack(): void;
}

export const JumpBackButton = ({ language, onBack }: JumpBackProps) => (
  <button type="button" class="button" onClick={onBack}>
    {texts[language].actions.jumpBack}
  </button>
);

/** Takes the focus, as the button that opened it is gone from the page. */
function ConfirmQuestion({ question: text, children }: { readonly question: string; readonly children: ComponentChildren }) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <fieldset class="kd-question" ref={group} tabIndex={-1}>
      <legend>{text}</legend>
      <div class="actions">{children}</div>
    </fieldset>
  );
}
