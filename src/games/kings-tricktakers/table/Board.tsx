import { useSignal } from '@preact/signals';
import type { BoardProps } from '#contract';
import type { KingsTricktakers } from '#games/kings-tricktakers/game';
import type { BetCard } from '#games/kings-tricktakers/law/box';
import { wanted } from '#games/kings-tricktakers/law/outlook';
import { headlineSentence } from '#session/say';
import { standOf } from '#session/table';
import { Disclosure } from '#ui/Disclosure';
import { lazily } from '#ui/Lazy';
import { Sheet } from '#ui/Sheet';
import { TableView } from '#ui/TableView';
import { Bets } from './Bets';
import { Companies } from './Companies';
import { Declare } from './Declare';
import { Draft } from './Draft';
import { Trick, TrickEnd } from './Trick';
import './kings-tricktakers.css';
import { texts } from './texts';
import type { PartProps } from './view';

/** What the first cards do not need. */
const Pad = lazily(async () => (await import('./Pad')).Pad);
const Alliance = lazily(async () => (await import('./Between')).Alliance);
const Preparation = lazily(async () => (await import('./Between')).Preparation);
const Opening = lazily(async () => (await import('./Between')).Opening);
const InWords = lazily(async () => (await import('./InWords')).InWords);
const Ask = lazily(async () => (await import('./Ask')).Ask);
const Rounds = lazily(async () => (await import('./Rounds')).Rounds);

/** Phases that have a form of their own, or whose events are nobody's business yet. */
const FORMS: ReadonlySet<string> = new Set(['bets', 'round', 'finished']);

export function Board(props: BoardProps<KingsTricktakers>) {
  const { table, stand, language, live } = props;
  const text = texts[language];
  const { position } = stand;
  const part: PartProps = { ...props, text, position };
  const about = useSignal<BetCard | undefined>(undefined);
  const onAbout = (card: BetCard): void => {
    about.value = card;
  };
  // The last round's figures, too, may come to light when the game is over.
  const asking = live || (stand.finished && stand === standOf(table) && !table.effective.abandoned);
  const speaker = { game: table.game, players: table.effective.header.players };
  return (
    <TableView
      line={
        <h2 class="kt-status" role="status">
          {headlineSentence(speaker, table.game.law.headline(position, stand.phase), language)}
        </h2>
      }
      board={
        <div class="kt">
          <TrickEnd {...part} />
          {asking && wanted(position, stand.phase).length > 0 && <Ask {...part} />}
          {live && <Doing {...part} onAbout={onAbout} />}
          {!live && stand.phase === 'trick' && <Trick {...part} />}
          {live && !FORMS.has(stand.phase) && (stand.phase !== 'company' || position.selection === 'draft') && (
            <Disclosure title={text.table.inWords}>
              <InWords {...part} />
            </Disclosure>
          )}
          {position.record === 'table' && !stand.finished && <Companies {...part} onAbout={onAbout} />}
          {position.rounds.length > 0 && <Rounds {...part} />}
        </div>
      }
    >
      {about.value !== undefined && (
        <Sheet title={text.names[about.value]} closeLabel={text.done} onClose={() => (about.value = undefined)}>
          <div class="stack">
            {about.value !== 'jack' && <p>{text.does[about.value]}</p>}
            <p>{text.asBet(text.side(about.value, position.figures.bets[about.value]))}</p>
          </div>
        </Sheet>
      )}
    </TableView>
  );
}

function Doing(props: PartProps & { onAbout(card: BetCard): void }) {
  const { stand, position } = props;
  switch (stand.phase) {
    case 'company':
      return position.selection === 'draft' ? <Draft {...props} /> : <Declare {...props} />;
    case 'bets':
      return <Bets {...props} />;
    case 'alliance':
      return <Alliance {...props} />;
    case 'preparation':
      return <Preparation {...props} />;
    case 'opening':
      return <Opening {...props} />;
    case 'trick':
      return <Trick {...props} />;
    case 'round':
      return <Pad key={position.round} {...props} />;
    case 'finished':
      return null;
  }
}
