import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { BoardProps } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import type { Spot } from '#games/kingdom-builder/law/land';
import { useChoiceIn } from '#ui/choice';
import { lazily } from '#ui/Lazy';
import { Field } from './Field';
import { InWords } from './InWords';
import './kb.css';
import { Status } from './Status';
import { Tray } from './Tray';
import { type Choice, lights, tapped } from './tools';
import { lastSpots, texts } from './view';

/** What only a count needs is fetched for it. */
const CountBoard = lazily(async () => (await import('./Count')).CountBoard);
const FinalBoard = lazily(async () => (await import('./Final')).FinalBoard);
const PhotoBoard = lazily(async () => (await import('./PhotoBoard')).PhotoBoard);

export function Board(props: BoardProps<KingdomBuilder>) {
  const { phase } = props.stand;
  const shown = useSignal<'game' | 'count' | 'photo'>('game');
  const show = (what: typeof shown.value): void => {
    shown.value = what;
    window.scrollTo(0, 0);
  };
  const back = (): void => show('game');
  const onPhoto = (): void => show('photo');
  if (shown.value === 'photo' && takesPhoto(props)) return <PhotoBoard {...props} onClose={back} />;
  if (phase === 'finished') return <CountBoard {...props} onClose={undefined} onPhoto={takesPhoto(props) ? onPhoto : undefined} />;
  if (shown.value === 'count') return <CountBoard {...props} onClose={back} onPhoto={undefined} />;
  if (phase === 'settling') return <FinalBoard {...props} onCount={() => show('count')} onPhoto={onPhoto} />;
  return <TableBoard {...props} onCount={() => show('count')} />;
}

/** Into a final count while it is made, and from a whole game that is over, which then goes on as one. */
function takesPhoto({ table, stand: { phase, position }, live, amend, goOn }: BoardProps<KingdomBuilder>): boolean {
  const over = phase === 'finished' && position.record === 'table' && !table.effective.abandoned;
  return phase === 'settling' ? live : over && amend !== undefined && goOn !== undefined;
}

const NONE: Choice = { tool: undefined, from: undefined };

/** The table record: the card, the three, the tiles, the end of the turn. */
function TableBoard(props: BoardProps<KingdomBuilder> & { onCount(): void }) {
  const { stand, last, live, lit, names, language, play } = props;
  const text = texts[language];
  const { position } = stand;
  const { land } = position;

  const [made, choose] = useChoiceIn(stand, NONE);
  const choice = live ? made : NONE;
  const open = useMemo(() => lights(position, live ? stand.phase : '', choice), [position, live, stand, choice.tool, choice.from]);

  const onTap = (spot: Spot): void => {
    const tap = tapped(position, choice, spot);
    if ('event' in tap) play({ ...tap.event });
    else choose(tap);
  };
  const marked = lastSpots(land, last);
  const attention = [...open.open, ...open.movable];
  const subject = [position.round, position.onMove, position.terrain, choice.tool, choice.from].join(';');

  return (
    <Field
      position={position}
      names={names}
      text={text}
      live={live && !stand.finished}
      open={open.open}
      movable={open.movable}
      chosen={choice.from}
      last={marked}
      lit={lit}
      subject={subject}
      attention={attention.length > 0 ? attention : marked.length > 0 ? marked : [0, 189]}
      status={<Status {...props} choice={choice} open={open} />}
      tray={
        <>
          {live && <Tray {...props} choice={choice} onChoose={choose} onLog={play} onCount={props.onCount} />}
          {live && <InWords {...props} choice={choice} open={open} onTap={onTap} onLog={play} />}
        </>
      }
      onTap={onTap}
      onEscape={() => choose(NONE)}
    />
  );
}
