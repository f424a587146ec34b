import type { Finding } from '#desk/desk';
import type { KingdomCase, KingdomResult } from '#games/kingdom/desk/cases';
import { Drawing } from '#games/kingdom/pieces/Drawing';
import type { Language } from '#text/language';
import '../table/kingdom.css';
import { JumpTable } from './JumpTable';
import './kddesk.css';
import { drawnOf, shownOf } from './scene';
import { text } from './sentences';
import { type BoardCase, ruled } from './shown';
import { Ways } from './Ways';

export interface AskedProps<C extends KingdomCase = KingdomCase> {
  readonly asked: C;
  readonly finding: Finding<KingdomResult> | undefined;
  readonly language: Language;
}

/** The widest a square is drawn. */
const WIDEST = 60;

/** The squares that matter, with the way that is asked about. */
export function Picture({ asked, finding, language }: AskedProps) {
  if (asked.question === 'draw') return null;
  return (
    <div class="kddesk-picture" role="img" aria-label={text[language].told(asked)}>
      {asked.question === 'jump' ? (
        <JumpTable asked={asked} finding={finding} language={language} />
      ) : (
        <BoardPicture asked={asked} finding={finding} language={language} />
      )}
    </div>
  );
}

function BoardPicture({ asked, finding }: AskedProps<BoardCase>) {
  const { board, path, held } = drawnOf(asked);
  const { ways, signs, marks, back } = ruled(asked, finding);
  const shown = shownOf(board, [...path, ...(back === undefined ? [] : [back.at]), ...ways.flatMap((way) => way.path)]);
  const [first, last] = shown.files;
  return (
    <div class="kddesk-board" style={{ maxWidth: `${(last - first + 1) * WIDEST}px` }}>
      <Drawing board={board} turned={false} marks={marks} shown={shown}>
        <Ways board={board} ways={ways} signs={signs} back={back} held={held} />
      </Drawing>
    </div>
  );
}
