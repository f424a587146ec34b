import { Handshake } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { appText, language } from '#screens/state/app-state';
import { namesOf } from '#session/sentences/reason-sentences';
import { scoreTexts } from '#text/score';
import { Sheet } from '#ui/sheet/Sheet';
import { RuleLink } from '#ui/verdict/RuleNote';
import type { PanelProps } from '../Frame';
import { formatGain, scoringOf } from '../grid-rows';
import './LogSheet.css';
import { type Gain, type LogItem, logGroups } from './log-groups';

/** Everything that happened, the newest first, to look back on and to put right. */
export function LogSheet({ view, screens, onClose }: PanelProps) {
  const [words, text] = [appText.value.log, scoreTexts[language.value]];
  const table = view.liveGame.table.value;
  const names = namesOf(table.effective.header.players);
  const [chosen, choose] = useState<number | undefined>(undefined);
  const [passing, showPassing] = useState(false);
  const groups = logGroups({ table, screens, scoring: scoringOf(screens), names, language: language.value });
  const folded = groups.reduce((sum, { items }) => sum + items.filter((item) => item.kind === 'event' && item.isPassing).length, 0);
  const lookBackTo = (index: number): void => {
    view.lookBackIndex.value = index;
    onClose();
  };
  return (
    <Sheet title={appText.value.table.log} closeLabel={appText.value.close} onClose={onClose}>
      {groups.length === 0 ? (
        <p class="quiet">{words.empty}</p>
      ) : (
        <div class="row">
          <button type="button" class="button" onClick={() => lookBackTo(table.steps.length)}>
            {text.lookBack}
          </button>
          {folded > 0 && (
            <button type="button" class="button" aria-pressed={passing} onClick={() => showPassing(!passing)}>
              {text.passing(folded)}
            </button>
          )}
        </div>
      )}
      {groups.map(({ key, heading, items }) => (
        <section key={key} class="log-group">
          {heading !== undefined && <h3>{heading}</h3>}
          <ol class="log-list" reversed>
            {items
              .filter((item) => passing || item.kind === 'note' || !item.isPassing)
              .map((item) =>
                item.kind === 'note' ? (
                  <li key={item.entry} class="log-item log-note">
                    <Handshake size={18} aria-hidden="true" />
                    {item.sentence}
                  </li>
                ) : (
                  <LogEntryRow
                    key={item.entry}
                    item={item}
                    view={view}
                    isOpen={chosen === item.entry}
                    onChoose={() => choose(chosen === item.entry ? undefined : item.entry)}
                    onLook={lookBackTo}
                    onClose={onClose}
                  />
                ),
              )}
          </ol>
        </section>
      ))}
    </Sheet>
  );
}

interface LogEntryRowProps extends Pick<PanelProps, 'view' | 'onClose'> {
  readonly item: LogItem;
  readonly isOpen: boolean;
  onChoose(): void;
  onLook(index: number): void;
}

function LogEntryRow({ item, view, isOpen, onChoose, onLook, onClose }: LogEntryRowProps) {
  const [words, text] = [appText.value.log, scoreTexts[language.value]];
  const { effective } = view.liveGame.table.value;
  const { index, entry, step, sentence, warnings, isConsented, isAmended, gains, scoringTitle } = item;
  const canChange = view.liveGame.mode.value !== 'following' && !effective.isAbandoned && !view.isClosed.value;
  const amend = (): void => {
    onClose();
    view.amend(entry);
  };
  const marks = [...(isConsented ? [appText.value.table.byConsent] : []), ...(isAmended ? [text.amended] : [])];
  return (
    <li class={step === undefined ? 'log-item log-waiting' : 'log-item'}>
      {scoringTitle !== undefined && (
        <p class="log-scoring">
          {scoringTitle} <Gains gains={gains} view={view} />
        </p>
      )}
      <button
        type="button"
        class="log-line"
        aria-current={view.index.value === index + 1 ? 'step' : undefined}
        aria-expanded={isOpen}
        onClick={onChoose}
      >
        <span class="log-number">{index + 1}</span>
        <span>
          {sentence}
          {marks.length > 0 && <em class="log-mark"> ({marks.join(', ')})</em>}
        </span>
      </button>
      {scoringTitle === undefined && gains.length > 0 && (
        <p class="log-gains">
          <Gains gains={gains} view={view} />
        </p>
      )}
      {warnings.map(({ sentence, rule }, at) => (
        <p key={`${rule}-${at}`} class="log-warning">
          {sentence} <RuleLink rule={rule} />
        </p>
      ))}
      {isOpen && (
        <div class="row log-actions">
          {step !== undefined && (
            <button type="button" class="button" onClick={() => onLook(index + 1)}>
              {text.show}
            </button>
          )}
          {canChange && (
            <>
              <button type="button" class="button" onClick={amend}>
                {words.amend}
              </button>
              <button type="button" class="button" onClick={() => view.propose({ kind: 'strike', entry })}>
                {words.strike}
              </button>
            </>
          )}
        </div>
      )}
    </li>
  );
}

function Gains({ gains, view }: { readonly gains: readonly Gain[] } & Pick<PanelProps, 'view'>) {
  const text = scoreTexts[language.value];
  const names = namesOf(view.liveGame.table.value.effective.header.players);
  if (gains.length === 0) return <>{text.nothing}</>;
  return (
    <strong>
      {text.gains(gains.map(({ player, points }) => ({ name: names.player(player), points: formatGain(points, language.value) })))}
    </strong>
  );
}
