import { useSignal } from '@preact/signals';
import { Camera } from 'lucide-preact';
import type { BoardProps } from '#contract/board';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { type Land, WIDTH } from '#games/kingdom-builder/law/board/land';
import { isSite } from '#games/kingdom-builder/law/board/terrain';
import { countByPart } from '#games/kingdom-builder/law/news';
import type { ScoringPart } from '#games/kingdom-builder/law/scoring/cards';
import type { CountLine } from '#games/kingdom-builder/law/scoring/score';
import { boxOf, Hexes, HouseIcon } from '#games/kingdom-builder/pieces/BoardLayers';
import { Group } from '#games/kingdom-builder/pieces/Group';
import { Band, LitLayer, rowSpots, sectionSpots } from '#games/kingdom-builder/pieces/LitLayer';
import { spotsOfPlaces } from '#games/kingdom-builder/pieces/OpenLayer';
import { chosenAgreements } from '#session/log/deciding-agreements';
import { isOverAt, tableCertainty } from '#session/log/points';
import type { Table } from '#session/log/table';
import { lineSentence } from '#session/sentences/reason-sentences';
import type { Language } from '#text/language';
import { scoreTexts } from '#text/score';
import { Laurel } from '#ui/score/Laurel';
import { PartsTable } from '#ui/score/PartsTable';
import { RuleLink } from '#ui/verdict/RuleNote';
import { BoardView } from '../BoardView';
import { texts } from '../screen-texts';
import { lordsTable, paysEmptyPlace } from './lords-table';

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
  const counts = countByPart(position, isOverAt(table, state));
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
  const isLast = count === undefined;
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
        <div aria-live="polite" class="kb-count-title">
          <h2>{isLast ? text.count.total : text.parts[count.part]}</h2>
          <p class="quiet caption">
            {onClose === undefined ? text.count.title : text.count.now}, {text.count.step(index + 1, counts.length + 1)}
          </p>
        </div>
      }
      tray={
        <>
          <CountFigures {...props} count={count} chosen={line} onChoose={(id) => (player.value = id)} />
          {line !== undefined && <CountReason table={table} line={line} language={language} />}
          {onPhoto !== undefined && (
            <button type="button" class="button" onClick={onPhoto}>
              <Camera size={20} aria-hidden="true" />
              {text.tray.photo}
            </button>
          )}
        </>
      }
      besidePrimary={
        <>
          <button type="button" class="button icon" aria-disabled={index === 0} onClick={() => changeStep(-1)}>
            <span aria-hidden="true">‹</span>
            <span class="visually-hidden">{text.count.before}</span>
          </button>
          {onClose !== undefined && !isLast && (
            <button type="button" class="button" onClick={onClose}>
              {text.count.back}
            </button>
          )}
        </>
      }
      primary={
        isLast && onClose !== undefined ? (
          <button type="button" class="button primary" onClick={onClose}>
            {text.count.back}
          </button>
        ) : (
          <button
            type="button"
            class={isLast || onClose === undefined ? 'button' : 'button primary'}
            aria-disabled={isLast}
            onClick={() => changeStep(1)}
          >
            {text.count.after}
            <span aria-hidden="true">›</span>
          </button>
        )
      }
      {...(onClose && { onEscape: onClose })}
    />
  );
}

type Count = ReturnType<typeof countByPart>[number];

interface CountFiguresProps extends Pick<CountProps, 'table' | 'state' | 'names' | 'language'> {
  /** Left out for the total of all. */
  readonly count: Count | undefined;
  readonly chosen: CountLine | undefined;
  onChoose(player: string): void;
}

/** Everybody's points of one step side by side, or all together; a tap shows the hexes behind them. */
function CountFigures({ table, state, names, language, count, chosen, onChoose }: CountFiguresProps) {
  const { position } = state;
  const text = texts[language];
  const { points, leaders } = tableCertainty(table, state);
  const figures: readonly (readonly [string, number])[] =
    count === undefined
      ? position.players.map((player) => [player, points[player]?.least ?? 0])
      : count.lines.map((line) => [line.player, line.points]);
  return (
    <fieldset class="kb-figures" aria-label={count === undefined ? text.count.total : text.parts[count.part]}>
      {figures.map(([player, figure]) => (
        <button key={player} type="button" class="kb-figure" aria-pressed={chosen?.player === player} onClick={() => onChoose(player)}>
          <HouseIcon colour={position.colours[position.players.indexOf(player)]} size={22} />
          <strong class="kb-figure-points">{figure}</strong>
          <small>{names.player(player)}</small>
          {count === undefined && leaders.includes(player) && <Laurel isSmall />}
        </button>
      ))}
    </fieldset>
  );
}

/** Why a line pays what it pays: in a sentence, or the Lords in a small table. */
function CountReason({
  table,
  line,
  language,
}: {
  readonly table: Table<KingdomBuilder>;
  readonly line: CountLine;
  readonly language: Language;
}) {
  const speaker = { game: table.game, players: table.effective.header.players };
  const parts = lordsTable(line.reason, language);
  const { agreed, assumed } = scoreTexts[language];
  return (
    <div class="kb-count-reason">
      {parts === undefined ? <p>{lineSentence(speaker, line.reason, language)}</p> : <PartsTable {...parts} />}
      {paysEmptyPlace(line.reason) && (
        <p class="quiet caption">{Object.hasOwn(chosenAgreements(table), 'lords-zero') ? agreed : assumed}</p>
      )}
      <RuleLink rule={line.reason.rule} sign />
    </div>
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
