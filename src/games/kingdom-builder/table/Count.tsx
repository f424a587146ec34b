import { useSignal } from '@preact/signals';
import type { BoardProps } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { QUARTERS, type Spot, WIDTH } from '#games/kingdom-builder/law/land';
import { type Count, countOf, groupsBySize, inSection, joiningGroups } from '#games/kingdom-builder/law/outlook';
import type { Position } from '#games/kingdom-builder/law/position';
import { standings } from '#games/kingdom-builder/law/score';
import { boxOf, Hexes, House } from '#games/kingdom-builder/pieces/Drawing';
import { Band, Group, LitLayer, rowSpots, sectionSpots } from '#games/kingdom-builder/pieces/Marks';
import { adjustedLines } from '#law/adjust';
import { lineSentence } from '#session/say';
import { RuleNote } from '#ui/RuleNote';
import { Field } from './Field';
import { positionOf, texts } from './view';

export type Line = Count['lines'][number];

const NOTHING: readonly Spot[] = [];

interface CountProps extends BoardProps<KingdomBuilder> {
  /** Back to the game; there is no way back once it is over. */
  readonly onClose: (() => void) | undefined;
}

/** The count as the rulebook has it: one card after the other for each player, castles last, what pays lit up. */
export function CountBoard(props: CountProps) {
  const { table, stand, lit, names, language, onClose } = props;
  const words = texts[language];
  const position = positionOf(stand);
  const counts = countOf(position);
  const step = useSignal(0);
  const player = useSignal(position.players[position.first] ?? '');
  const index = Math.min(step.value, counts.length);
  const count = counts[index];
  const line = count?.lines.find((each) => each.player === player.value) ?? count?.lines[0];
  const go = (by: number): void => {
    step.value = Math.min(Math.max(index + by, 0), counts.length);
  };
  const adjusted = (id: string): string =>
    adjustedLines(position.adjusted)
      .flatMap((each) => (each.player === id ? [lineSentence(speaker, each.reason, language)] : []))
      .join(' ');
  const speaker = { game: table.game, players: table.effective.header.players };
  return (
    <Field
      position={position}
      names={names}
      words={words}
      live={false}
      open={NOTHING}
      movable={NOTHING}
      chosen={undefined}
      last={NOTHING}
      lit={lit}
      subject={`count ${lit.join(' ')}`}
      attention={undefined}
      overlay={line !== undefined && lit.length === 0 && <Overlay position={position} line={line} words={words} />}
      status={
        <div aria-live="polite">
          <h2>{count === undefined ? words.count.total : words.parts[count.part]}</h2>
          <p class="quiet">
            {words.count.title}, {words.count.step(index + 1, counts.length + 1)}
          </p>
        </div>
      }
      tray={
        <>
          <div class="kb-actions">
            <button type="button" class="button" aria-disabled={index === 0} onClick={() => go(-1)}>
              <span aria-hidden="true">‹</span>
              {words.count.before}
            </button>
            <button
              type="button"
              class={count === undefined ? 'button' : 'button primary'}
              aria-disabled={count === undefined}
              onClick={() => go(1)}
            >
              {words.count.after}
              <span aria-hidden="true">›</span>
            </button>
          </div>
          <div class="kb-figures">
            {count === undefined
              ? standings(position).map(({ player: id, rank, points }) => (
                  <Figure
                    key={id}
                    seat={position.players.indexOf(id)}
                    name={`${words.count.rank(rank)} ${names.player(id)}`}
                    note={adjusted(id)}
                    points={points}
                  />
                ))
              : count.lines.map((each) => (
                  <Figure
                    key={each.player}
                    seat={each.seat}
                    name={names.player(each.player)}
                    note={lineSentence(speaker, each.reason, language)}
                    points={each.points}
                    pressed={each === line}
                    onChoose={() => {
                      player.value = each.player;
                    }}
                  />
                ))}
          </div>
          {line !== undefined && <RuleNote rule={line.reason.rule} />}
          {onClose !== undefined && (
            <button type="button" class="button" onClick={onClose}>
              {words.count.back}
            </button>
          )}
        </>
      }
      onTap={() => undefined}
      onEscape={() => onClose?.()}
    />
  );
}

interface FigureProps {
  readonly seat: number;
  readonly name: string;
  readonly note: string;
  readonly points: number;
  readonly pressed?: boolean;
  readonly onChoose?: () => void;
}

/** A figure that can be asked for: its hexes light up. */
function Figure({ seat, name, note, points, pressed = false, onChoose }: FigureProps) {
  return (
    <button type="button" class="kb-figure" aria-pressed={pressed} onClick={() => onChoose?.()}>
      <svg viewBox="-36 -40 72 74" aria-hidden="true">
        <House seat={seat} />
      </svg>
      <span>
        {name}
        {note !== '' && <small>{note}</small>}
      </span>
      <span class="kb-figure-points">{points}</span>
    </button>
  );
}

/** What pays, drawn over the board. */
export function Overlay({
  position,
  line,
  words,
}: {
  readonly position: Position;
  readonly line: Line;
  readonly words: (typeof texts)['en'];
}) {
  const { land } = position;
  const { reason, seat } = line;
  switch (reason.rule) {
    case 'kb.card.hermits':
      return (
        <g>
          {groupsBySize(position, seat).map((group, index) => (
            <Group key={group[0]} land={land} spots={group} figure={index + 1} />
          ))}
        </g>
      );
    case 'kb.card.citizens':
      return (
        <g>
          {groupsBySize(position, seat)
            .slice(0, 1)
            .map((group) => (
              <Group key={group[0]} land={land} spots={group} figure={group.length} />
            ))}
        </g>
      );
    case 'kb.card.merchants':
      return (
        <g>
          {joiningGroups(position, seat).map(({ group, sites }, index) => (
            <g key={group[0]}>
              <Group land={land} spots={[...group, ...sites]} figure={index + 1} />
              <Hexes land={land} spots={sites} name="kb-lit-under" size={0.84} />
              <Hexes land={land} spots={sites} name="kb-lit" size={0.84} />
            </g>
          ))}
        </g>
      );
    case 'kb.card.knights': {
      const { row, island, settlements } = reason.params;
      return settlements === 0 ? null : (
        <g>
          <Band land={land} spots={rowSpots(land, island ? row + WIDTH : row)} inset={18} />
          <LitLayer land={land} places={reason.places} />
        </g>
      );
    }
    case 'kb.card.lords':
      return (
        <g>
          {QUARTERS.map((section) => (
            <SectionFigure
              key={section}
              position={position}
              section={section}
              framed={(reason.params.sections[section]?.points ?? 0) > 0}
              text={sectionRank(position, section, seat, words)}
            />
          ))}
        </g>
      );
    case 'kb.card.farmers':
      return (
        <g>
          {QUARTERS.map((section) => (
            <SectionFigure
              key={section}
              position={position}
              section={section}
              framed={section === reason.params.section}
              text={String(inSection(position, section)[seat] ?? 0)}
            />
          ))}
        </g>
      );
    default:
      return <LitLayer land={land} places={reason.places} />;
  }
}

/** "1. (8)": the place in a section by the count there, with that count. */
function sectionRank(position: Position, section: number, seat: number, words: (typeof texts)['en']): string {
  const counts = inSection(position, section);
  const own = counts[seat] ?? 0;
  const rank = 1 + new Set(counts.filter((count) => count > own)).size;
  return `${words.count.rank(rank)} (${own})`;
}

function SectionFigure({
  position,
  section,
  framed,
  text,
}: {
  readonly position: Position;
  readonly section: number;
  readonly framed: boolean;
  readonly text: string;
}) {
  const { land } = position;
  const spots = sectionSpots(land, section);
  const box = boxOf(land, spots);
  if (box === undefined) return null;
  return (
    <>
      {framed && <Band land={land} spots={spots} />}
      <text class="kb-rank" x={(box.left + box.right) / 2} y={(box.top + box.bottom) / 2 + 30}>
        {text}
      </text>
    </>
  );
}
