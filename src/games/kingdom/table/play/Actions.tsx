import { Flag, Handshake } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '#contract';
import type { Kingdom } from '#games/kingdom/game';
import { squareName } from '#games/kingdom/law/board';
import { useKeyedState } from '#ui/form/keyed-state';
import { SIDES, texts } from '../describe-position';
import { createMove, type PartialPath } from './tap';

type ActionsProps = Pick<BoardProps<Kingdom>, 'stand' | 'names' | 'language' | 'play'>;

/** Giving up and agreeing on a draw: each is asked once more, in the same place. */
export function Actions({ stand, names, language, play }: ActionsProps) {
  const text = texts[language].actions;
  const { sides } = stand.position;
  const [asking, ask] = useKeyedState<'resign' | 'draw' | undefined>(stand, undefined);
  const playOn = (
    <button type="button" class="button" onClick={() => ask(undefined)}>
      {text.playOn}
    </button>
  );

  if (asking === 'resign')
    return (
      <ConfirmQuestion asked={text.whoResigns}>
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
        {playOn}
      </ConfirmQuestion>
    );
  if (asking === 'draw')
    return (
      <ConfirmQuestion asked={text.askDraw}>
        <button type="button" class="button bad" onClick={() => play({ type: 'draw' })}>
          {text.agreeDraw}
        </button>
        {playOn}
      </ConfirmQuestion>
    );
  return (
    <div class="actions">
      <button type="button" class="button" onClick={() => ask('resign')}>
        <Flag size={20} aria-hidden="true" />
        {text.resign}
      </button>
      <button type="button" class="button" onClick={() => ask('draw')}>
        <Handshake size={20} aria-hidden="true" />
        {text.draw}
      </button>
    </div>
  );
}

interface JumpActionsProps extends ActionsProps {
  readonly path: PartialPath;
  onBack(): void;
}

/** A piece that has jumped and could jump on: the move is done only when the table says so. */
export function JumpActions({ language, play, path, onBack }: JumpActionsProps) {
  const text = texts[language].actions;
  const at = path.at(-1);
  return (
    <div class="actions kd-jump-actions">
      <button type="button" class="button" onClick={onBack}>
        {text.jumpBack}
      </button>
      <button type="button" class="button primary" onClick={() => play(createMove(path))}>
        {at !== undefined && text.done(squareName(at))}
      </button>
    </div>
  );
}

/** The question takes the focus, so that its answers are the next thing in reach. */
function ConfirmQuestion({ asked, children }: { readonly asked: string; readonly children: ComponentChildren }) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <fieldset class="kd-question" ref={group} tabIndex={-1}>
      <legend>{asked}</legend>
      <div class="actions">{children}</div>
    </fieldset>
  );
}
