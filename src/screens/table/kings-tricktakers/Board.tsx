import { useSignal } from '@preact/signals';
import type { BetCard } from '#law/kings-tricktakers/box';
import { headlineSentence } from '#session/say';
import { Sheet } from '../../../ui/Sheet';
import type { BoardProps } from '../contract';
import { Ask } from './Ask';
import { Bets } from './Bets';
import { Alliance, Opening, Preparation } from './Between';
import { Companies } from './Companies';
import { Declare } from './Declare';
import { Draft } from './Draft';
import { InWords } from './InWords';
import { Pad } from './Pad';
import { Rounds } from './Rounds';
import { Trick, TrickEnd } from './Trick';
import './kings-tricktakers.css';
import { type PartProps, phaseOf, positionOf, words } from './view';

export function Board(props: BoardProps) {
  const { table, stand, language, live } = props;
  const text = words[language];
  const position = positionOf(stand);
  const part: PartProps = { ...props, text, position };
  const about = useSignal<BetCard | undefined>(undefined);
  const onAbout = (card: BetCard): void => {
    about.value = card;
  };
  const speaker = { game: table.game, players: table.effective.header.players };
  return (
    <div class="kt">
      <p class="kt-status" role="status">
        {headlineSentence(speaker, table.game.law.headline(position, stand.phase), language)}
      </p>
      <TrickEnd {...part} />
      {live && <Ask {...part} />}
      {live && <Doing {...part} onAbout={onAbout} />}
      {!live && stand.phase === 'trick' && <Trick {...part} />}
      {live && <InWords {...part} />}
      {position.record === 'table' && !stand.finished && <Companies {...part} onAbout={onAbout} />}
      {position.rounds.length > 0 && <Rounds {...part} />}
      {about.value !== undefined && (
        <Sheet title={text.names[about.value]} closeLabel={text.done} onClose={() => (about.value = undefined)}>
          <div class="stack">
            {about.value !== 'jack' && <p>{text.does[about.value]}</p>}
            <p>
              <strong>{text.pad.bet}:</strong> {text.side(about.value, position.figures.bets[about.value])}
            </p>
          </div>
        </Sheet>
      )}
    </div>
  );
}

function Doing(props: PartProps & { onAbout(card: BetCard): void }) {
  const { stand, position } = props;
  const phase = phaseOf(stand);
  switch (phase) {
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
