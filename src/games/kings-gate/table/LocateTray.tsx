import type { BoardProps } from '#contract';
import type { KingsGate } from '#games/kings-gate/game';
import { LIES, type Lying } from '#games/kings-gate/law/board';
import { COLOURS } from '#games/kings-gate/law/box';
import { judge } from '#games/kings-gate/law/judge';
import { worthThere } from '#games/kings-gate/law/outlook';
import { type Locate, locationOf } from '#games/kings-gate/law/position';
import type { Square } from '#law/grid';
import { brokenIn } from '#law/ruling';
import { sentenceOf } from '#session/say';
import { Disclosure } from '#ui/Disclosure';
import { texts } from './texts';
import { layingsOver, type Open, SHAPES, squareWords } from './view';

interface LocateTrayProps extends BoardProps<KingsGate> {
  readonly open: Open;
  readonly picked: Square | undefined;
  readonly ghost: Lying | undefined;
  onGhost(lying: Lying): void;
}

/** Which location is laid next, and by whom. */
export function LocateStatus({ stand, names, language }: LocateTrayProps) {
  const { position } = stand;
  const n = position.n + 1;
  return (
    <p aria-live="polite">{texts[language].locate.choose(names.player(position.onMove), { n, name: locationOf(position, n).name })}</p>
  );
}

/** Where the next location may lie: the ways over the square that was tapped, each with what it is already worth. */
export function LocateTray(props: LocateTrayProps) {
  const { language, open, picked } = props;
  if (picked === undefined) return <p class="quiet">{texts[language].locate.empty}</p>;
  const ways = layingsOver(open, picked);
  return ways.length === 0 ? <Shut {...props} picked={picked} /> : <Ways {...props} ways={ways} />;
}

/** Every way at once: to lay a location without the board. */
export const LocateInWords = (props: LocateTrayProps) => (
  <Disclosure title={texts[props.language].turn.inWords}>
    <Ways {...props} ways={props.open.locates} />
  </Disclosure>
);

function Ways({ stand, language, play, onGhost, ways }: LocateTrayProps & { readonly ways: readonly Locate[] }) {
  const text = texts[language];
  const { position } = stand;
  return (
    <ul class="kg-words">
      {ways.map(({ at, lies }) => {
        const worth = worthThere(position, { at, lies });
        const told = COLOURS.filter((colour) => worth[colour] !== undefined).map((colour) => ({ colour, total: worth[colour] }));
        return (
          <li key={`${at.join()} ${lies}`}>
            <button
              type="button"
              class="button wide start kg-way"
              data-way={`${at.join()} ${lies}`}
              onMouseEnter={() => onGhost({ at, lies })}
              onFocus={() => onGhost({ at, lies })}
              onClick={() => play({ type: 'locate', at, lies })}
            >
              <svg width={34} height={34} viewBox="0 0 34 34" aria-hidden="true">
                {lies === 'across' ? (
                  <rect x={3} y={10} width={28} height={14} rx={3} />
                ) : (
                  <rect x={10} y={3} width={14} height={28} rx={3} />
                )}
              </svg>
              <span class="kg-way-text">
                <span>{text.locate.option(lies, squareWords(text, position, at))}</span>
                <span class="unseen">, {told.length === 0 ? text.locate.worthless : text.locate.worth(told)}</span>
                <span class="kg-way-worth" aria-hidden="true">
                  {told.length === 0 && <small>{text.locate.worthless}</small>}
                  {told.map(({ colour, total }) => (
                    <span key={colour}>
                      <span style={{ color: `var(--kg-${colour}-ink)` }}>{SHAPES[colour]}</span> {total}
                    </span>
                  ))}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A square where the location cannot lie: why, and the two ways for the table to insist. */
function Shut({ table, stand, language, play, picked }: LocateTrayProps & { readonly picked: Square }) {
  const text = texts[language];
  const { position } = stand;
  const reason = brokenIn(judge(position, { type: 'locate', at: picked, lies: 'across', by: position.onMove }))[0];
  return (
    <>
      <p role="alert">
        {reason !== undefined && sentenceOf({ game: table.game, players: table.effective.header.players }, reason, language)}
      </p>
      <div class="actions">
        {LIES.map((lies) => (
          <button key={lies} type="button" class="button kg-shut" onClick={() => play({ type: 'locate', at: picked, lies })}>
            {text.locate.option(lies, squareWords(text, position, picked))}
          </button>
        ))}
      </div>
    </>
  );
}
