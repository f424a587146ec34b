import { useSignal } from '@preact/signals';
import type { BoardProps } from '#contract';
import type { KingsTricktakers } from '#games/kings-tricktakers/game';
import { CHARACTERS } from '#games/kings-tricktakers/law/box';
import { inPlay } from '#games/kings-tricktakers/law/company';
import { contest, deciding, placing } from '#games/kings-tricktakers/law/contest';
import { wanted } from '#games/kings-tricktakers/law/outlook';
import { headlineSentence } from '#session/say';
import { standOf } from '#session/table';
import { Disclosure } from '#ui/Disclosure';
import { lazy } from '#ui/Lazy';
import { Sheet } from '#ui/Sheet';
import { Companies } from './Companies';
import './kings-tricktakers.css';
import { Phase } from './Phase';
import { StillOut } from './StillOut';
import { texts } from './texts';
import type { PartProps } from './view';

/** Each phase brings what it needs. */
const Trick = lazy(async () => (await import('./Trick')).Trick);
const Pad = lazy(async () => (await import('./Pad')).Pad);
const Bets = lazy(async () => (await import('./Bets')).Bets);
const Draft = lazy(async () => (await import('./Draft')).Draft);
const Declare = lazy(async () => (await import('./Declare')).Declare);
const InWords = lazy(async () => (await import('./InWords')).InWords);
const Ask = lazy(async () => (await import('./Ask')).Ask);

/** Phases that have a form of their own, or whose events are nobody's business yet. */
const FORMS: ReadonlySet<string> = new Set(['bets', 'round', 'finished']);

export function Board(props: BoardProps<KingsTricktakers>) {
  const { table, stand, language, live, names } = props;
  const text = texts[language];
  const { position } = stand;
  const reading = useSignal(false);
  const bare: PartProps = { ...props, text, position, beside: undefined, more: undefined, sheet: undefined };
  // The last round's figures, too, may come to light when the game is over.
  const asking = props.correct !== undefined && (live || (stand.finished && stand === standOf(table) && !table.effective.abandoned));
  const asked = !asking ? [] : stand.finished ? deciding(position) : wanted(position, stand.phase);
  const below = asking && stand.finished ? placing(position) : [];
  const part: PartProps = {
    ...bare,
    beside: asked.length > 0 && stand.phase !== 'trick' && (
      <button type="button" class="button kt-read" aria-expanded={reading.value} onClick={() => (reading.value = !reading.value)}>
        {text.copy.read(asked.length)}
      </button>
    ),
    more: position.record === 'table' ? { title: text.table.more, content: <More {...bare} /> } : undefined,
    sheet: reading.value && asked.length > 0 && (
      <Sheet title={text.copy.title} closeLabel={text.done} onClose={() => (reading.value = false)}>
        <Ask {...bare} asked={asked} onDone={() => (reading.value = false)} />
      </Sheet>
    ),
  };
  const missing = [...asked, ...below];
  if (stand.finished)
    return missing.length === 0 ? null : (
      <div class={asked.length > 0 ? 'kt kt-deciding stack' : 'kt stack'}>
        <p class="notice">
          {asked.length > 0 ? text.scores.open(contest(position).first.map(names.player), missing) : text.scores.openBelow(missing)}
        </p>
        {asked.length > 0 ? (
          <Ask {...bare} asked={asked} />
        ) : (
          <Disclosure title={text.copy.read(below.length)}>
            <Ask {...bare} asked={below} />
          </Disclosure>
        )}
      </div>
    );
  return live ? <Doing {...part} /> : <Looking {...part} />;
}

/** What is looked at now and then: the companies in full, what is still out, what is open in words. */
function More(props: PartProps) {
  const { stand, position, text, live } = props;
  return (
    <div class="kt stack">
      <Companies {...props} />
      {live && <p class="quiet">{text.table.strokes}</p>}
      <Disclosure title={text.table.does}>
        <dl class="kt-does">
          {CHARACTERS.filter((each) => inPlay(position, each) > 0).map((each) => (
            <div key={each}>
              <dt>{text.names[each]}</dt>
              <dd>{text.does[each]}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      {stand.phase === 'trick' && live && <StillOut {...props} />}
      {live && !FORMS.has(stand.phase) && (stand.phase !== 'company' || position.selection === 'draft') && (
        <Disclosure title={text.table.inWords}>
          <InWords {...props} />
        </Disclosure>
      )}
    </div>
  );
}

function Doing(props: PartProps) {
  const { stand, position } = props;
  switch (stand.phase) {
    case 'company':
      return position.selection === 'draft' ? <Draft {...props} /> : <Declare {...props} />;
    case 'bets':
      return <Bets {...props} />;
    case 'alliance':
    case 'preparation':
    case 'opening':
    case 'trick':
      return <Trick {...props} />;
    case 'round':
      return <Pad {...props} />;
    case 'finished':
      return null;
  }
}

/** A stand that is only looked at. */
function Looking(props: PartProps) {
  const { table, stand, position, language } = props;
  if (stand.phase === 'trick' || stand.phase === 'opening') return <Trick {...props} />;
  const speaker = { game: table.game, players: table.effective.header.players };
  return (
    <Phase
      {...props}
      line={headlineSentence(speaker, table.game.law.headline(position, stand.phase), language)}
      board={<Companies {...props} />}
    />
  );
}
