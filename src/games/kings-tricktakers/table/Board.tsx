import { useSignal } from '@preact/signals';
import type { BoardProps } from '#contract/board';
import type { KingsTricktakers } from '#games/kings-tricktakers/game';
import { CHARACTERS } from '#games/kings-tricktakers/law/box';
import { countInPlay } from '#games/kings-tricktakers/law/round/company';
import { figuresToRead } from '#games/kings-tricktakers/law/score/outlook';
import { stateOf } from '#session/log/table';
import { headlineSentence } from '#session/sentences/reason-sentences';
import { Disclosure } from '#ui/Disclosure';
import { lazy } from '#ui/lazy';
import { Sheet } from '#ui/sheet/Sheet';
import { usePutOffFigures } from './box/put-off';
import { Companies } from './companies/Companies';
import './kings-tricktakers.css';
import type { BoardPartProps } from './board-part';
import { PhaseView } from './PhaseView';
import { texts } from './texts';
import { UnseenCards } from './trick/UnseenCards';

/** Phases are loaded when first shown. */
const TrickPhase = lazy(async () => (await import('./trick/TrickPhase')).TrickPhase);
const PadRound = lazy(async () => (await import('./pad/PadRound')).PadRound);
const BetPhase = lazy(async () => (await import('./bets/BetPhase')).BetPhase);
const DraftPhase = lazy(async () => (await import('./companies/DraftPhase')).DraftPhase);
const DeclarationPhase = lazy(async () => (await import('./companies/DeclarationPhase')).DeclarationPhase);
const EventFinder = lazy(async () => (await import('./EventFinder')).EventFinder);
const MissingFigures = lazy(async () => (await import('./box/MissingFigures')).MissingFigures);
const FigureQuestion = lazy(async () => (await import('./box/FigureQuestion')).FigureQuestion);

/** Phases with a form of their own, or with secret events. */
const PHASES_WITHOUT_FINDER: ReadonlySet<string> = new Set(['bets', 'round', 'finished']);

export function Board(props: BoardProps<KingsTricktakers>) {
  const { table, state, language, isInteractive } = props;
  const text = texts[language];
  const { position } = state;
  const reading = useSignal(false);
  const putOffFigures = usePutOffFigures();
  const bare: BoardPartProps = { ...props, text, position, beside: undefined, more: undefined, sheet: undefined };
  // The last round's figures, too, may come to light when the game is over.
  const isAsking = props.correct !== undefined && !table.effective.isAbandoned;
  if (state.isFinished) return isAsking && state === stateOf(table) ? <MissingFigures {...bare} /> : null;
  const figuresToAsk = isAsking && isInteractive ? figuresToRead(position, state.phase) : [];
  const partProps: BoardPartProps = {
    ...bare,
    beside: figuresToAsk.length > 0 && state.phase !== 'trick' && (
      <button type="button" class="button kt-read-figures" aria-expanded={reading.value} onClick={() => (reading.value = !reading.value)}>
        {text.copy.read(figuresToAsk.length)}
      </button>
    ),
    more: position.record === 'table' ? { title: text.table.more, content: <MorePanel {...bare} /> } : undefined,
    sheet: reading.value && figuresToAsk.length > 0 && (
      <Sheet title={text.copy.title} closeLabel={text.done} onClose={() => (reading.value = false)}>
        <FigureQuestion {...bare} figures={figuresToAsk} putOffFigures={putOffFigures} onDone={() => (reading.value = false)} />
      </Sheet>
    ),
  };
  return isInteractive ? <LivePhase {...partProps} /> : <PastPhase {...partProps} />;
}

/** The disclosure's content: the companies in full, unseen cards, and the legal events in words. */
function MorePanel(props: BoardPartProps) {
  const { state, position, text, isInteractive } = props;
  return (
    <div class="kt stack">
      <Companies {...props} />
      {isInteractive && <p class="quiet">{text.table.strokes}</p>}
      <Disclosure title={text.table.does}>
        <dl class="kt-abilities">
          {CHARACTERS.filter((each) => countInPlay(position, each) > 0).map((each) => (
            <div key={each}>
              <dt>{text.names[each]}</dt>
              <dd>{text.does[each]}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      {state.phase === 'trick' && isInteractive && <UnseenCards {...props} />}
      {isInteractive && !PHASES_WITHOUT_FINDER.has(state.phase) && (state.phase !== 'company' || position.selection === 'draft') && (
        <Disclosure title={text.table.inWords}>
          <EventFinder {...props} />
        </Disclosure>
      )}
    </div>
  );
}

function LivePhase(props: BoardPartProps) {
  const { state, position } = props;
  switch (state.phase) {
    case 'company':
      return position.selection === 'draft' ? <DraftPhase {...props} /> : <DeclarationPhase {...props} />;
    case 'bets':
      return <BetPhase {...props} />;
    case 'alliance':
    case 'preparation':
    case 'opening':
    case 'trick':
      return <TrickPhase {...props} />;
    case 'round':
      return <PadRound {...props} />;
    case 'finished':
      return null;
  }
}

/** A stand shown by looking back. */
function PastPhase(props: BoardPartProps) {
  const { table, state, position, language } = props;
  if (state.phase === 'trick' || state.phase === 'opening') return <TrickPhase {...props} />;
  const speaker = { game: table.game, players: table.effective.header.players };
  return (
    <PhaseView
      {...props}
      line={headlineSentence(speaker, table.game.law.headline(position, state.phase), language)}
      board={<Companies {...props} />}
    />
  );
}
