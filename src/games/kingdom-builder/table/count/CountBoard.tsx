import { useSignal } from '@preact/signals';
import { Camera } from 'lucide-preact';
import type { BoardProps } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { type Land, WIDTH } from '#games/kingdom-builder/law/board/land';
import { isSite } from '#games/kingdom-builder/law/board/terrain';
import type { Colour } from '#games/kingdom-builder/law/colours';
import { countByPart } from '#games/kingdom-builder/law/news';
import type { ScoringPart } from '#games/kingdom-builder/law/scoring/cards';
import { type CountLine, standings } from '#games/kingdom-builder/law/scoring/score';
import { boxOf, Hexes, HouseIcon } from '#games/kingdom-builder/pieces/BoardLayers';
import { Group } from '#games/kingdom-builder/pieces/Group';
import { Band, LitLayer, rowSpots, sectionSpots } from '#games/kingdom-builder/pieces/LitLayer';
import { spotsOfPlaces } from '#games/kingdom-builder/pieces/OpenLayer';
import { allAdjustLines } from '#law/adjust';
import { lineSentence } from '#session/sentences/reason-sentences';
import { RuleNote } from '#ui/verdict/RuleNote';
import { BoardView } from '../BoardView';
import { texts } from '../screen-texts';

interface CountProps extends BoardProps<KingdomBuilder> {
  /** The card to begin with. */
  readonly initialPart?: ScoringPart | undefined;
  /** Returns to the game; missing once the game is over. */
  readonly onClose: (() => void) | undefined;
  /** Counts what a photo shows instead. */
  readonly onPhoto: (() => void) | undefined;
}

/** The scoring step by step, one card after the other and castles last (kb.end.winner), with what pays highlighted. */
export function CountBoard(props: CountProps) {
  const { table, state, highlightedPlaces, names, language, initialPart, onClose, onPhoto } = props;
  const text = texts[language];
  const { position } = state;
  const counts = countByPart(position);
  const step = useSignal(
    Math.max(
      0,
      counts.findIndex(({ part }) => part === initialPart),
    ),
  );
  const player = useSignal(position.players[position.first] ?? '');
  const index = Math.min(step.value, counts.length);
  const count = counts[index];
  const line = count?.lines.find((each) => each.player === player.value) ?? count?.lines[0];
  const changeStep = (by: number): void => {
    step.value = Math.min(Math.max(index + by, 0), counts.length);
  };
  const adjustmentNote = (id: string): string =>
    allAdjustLines(position.adjusted)
      .flatMap((each) => (each.player === id ? [lineSentence(speaker, each.reason, language)] : []))
      .join(' ');
  const speaker = { game: table.game, players: table.effective.header.players };
  return (
    <BoardView
      position={position}
      names={names}
      text={text}
      isInteractive={false}
      subject="count"
      litPlaces={highlightedPlaces}
      overlay={line !== undefined && highlightedPlaces.length === 0 && <CountOverlay land={position.land} line={line} />}
      status={
        <div aria-live="polite">
          <h2>{count === undefined ? text.count.total : text.parts[count.part]}</h2>
          <p class="quiet">
            {text.count.title}, {text.count.step(index + 1, counts.length + 1)}
          </p>
        </div>
      }
      tray={
        <>
          <div class="actions">
            <button type="button" class="button" aria-disabled={index === 0} onClick={() => changeStep(-1)}>
              <span aria-hidden="true">‹</span>
              <span class="visually-hidden">{text.count.before}</span>
            </button>
            <button
              type="button"
              class={count === undefined || onClose === undefined ? 'button' : 'button primary'}
              aria-disabled={count === undefined}
              onClick={() => changeStep(1)}
            >
              {text.count.after}
              <span aria-hidden="true">›</span>
            </button>
          </div>
          <div class="kb-figures">
            {count === undefined
              ? standings(position).map(({ player: id, rank, points }) => (
                  <CountFigure
                    key={id}
                    colour={position.colours[position.players.indexOf(id)]}
                    name={`${text.count.rank(rank)} ${names.player(id)}`}
                    note={adjustmentNote(id)}
                    points={points}
                  />
                ))
              : count.lines.map((each) => (
                  <CountFigure
                    key={each.player}
                    colour={position.colours[each.seat]}
                    name={names.player(each.player)}
                    note={lineSentence(speaker, each.reason, language)}
                    points={each.points}
                    isPressed={each === line}
                    onChoose={() => {
                      player.value = each.player;
                    }}
                  />
                ))}
          </div>
          {line !== undefined && <RuleNote rule={line.reason.rule} />}
          {onPhoto !== undefined && (
            <button type="button" class="button" onClick={onPhoto}>
              <Camera size={20} aria-hidden="true" />
              {text.tray.photo}
            </button>
          )}
          {onClose !== undefined && (
            <button type="button" class="button" onClick={onClose}>
              {text.count.back}
            </button>
          )}
        </>
      }
      {...(onClose && { onEscape: onClose })}
    />
  );
}

interface CountFigureProps {
  readonly colour: Colour | undefined;
  readonly name: string;
  readonly note: string;
  readonly points: number;
  readonly isPressed?: boolean;
  readonly onChoose?: () => void;
}

/** A player's points in one step; a tap highlights the hexes behind them. */
export function CountFigure({ colour, name, note, points, isPressed = false, onChoose }: CountFigureProps) {
  return (
    <button type="button" class="kb-figure" aria-pressed={isPressed} onClick={() => onChoose?.()}>
      <HouseIcon colour={colour} size={30} />
      <span>
        {name}
        {note !== '' && <small>{note}</small>}
      </span>
      <span class="kb-figure-points">{points}</span>
    </button>
  );
}

interface CountOverlayProps {
  readonly land: Land;
  readonly line: CountLine;
}

/** Highlights what pays on the board. */
export function CountOverlay({ land, line: { reason } }: CountOverlayProps) {
  switch (reason.rule) {
    case 'kb.card.hermits':
    case 'kb.card.citizens':
    case 'kb.card.merchants':
      return (
        <g>
          {reason.params.additions.map((addition, index) => {
            const spots = spotsOfPlaces(land, addition.places);
            const sites = spots.filter((spot) => isSite(land.ground[spot]));
            return (
              <g key={spots[0]}>
                <Group land={land} spots={spots} figure={reason.rule === 'kb.card.citizens' ? addition.count : index + 1} />
                <Hexes land={land} spots={sites} className="kb-lit-under" size={0.84} />
                <Hexes land={land} spots={sites} className="kb-lit" size={0.84} />
              </g>
            );
          })}
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
          {reason.params.additions.map(({ count, points }, section) => (
            <SectionFigure
              key={section}
              land={land}
              section={section}
              isFramed={points > 0}
              figure={`${points > 0 ? '+' : ''}${points} (${count})`}
            />
          ))}
        </g>
      );
    case 'kb.card.farmers':
      return (
        <g>
          {reason.params.additions.map(({ count }, section) => (
            <SectionFigure
              key={section}
              land={land}
              section={section}
              isFramed={section === reason.params.section}
              figure={String(count)}
            />
          ))}
        </g>
      );
    default:
      return <LitLayer land={land} places={reason.places} />;
  }
}

interface SectionFigureProps {
  readonly land: Land;
  readonly section: number;
  readonly isFramed: boolean;
  readonly figure: string;
}

function SectionFigure({ land, section, isFramed, figure }: SectionFigureProps) {
  const spots = sectionSpots(land, section);
  const box = boxOf(land, spots);
  if (box === undefined) return null;
  return (
    <>
      {isFramed && <Band land={land} spots={spots} />}
      <text class="kb-rank" x={(box.left + box.right) / 2} y={(box.top + box.bottom) / 2 + 30}>
        {figure}
      </text>
    </>
  );
}
