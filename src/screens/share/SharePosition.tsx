import type { Notation } from '#contract/manifest';
import type { GameScreens } from '#contract/screens';
import { renderPicture } from '#exchange/share/render-picture';
import type { GameState } from '#machines/flow';
import { language } from '#screens/state/app-state';
import type { Table } from '#session/log/table';
import { headlineSentence, namesOf } from '#session/sentences/reason-sentences';
import { shareTexts } from '#text/share';
import { renderOffscreen } from './render-offscreen';
import { ShareButtons } from './ShareButtons';
import { sidesOf } from './shared-result';

interface SharePositionProps {
  readonly title: string;
  readonly table: Table;
  readonly state: GameState;
  readonly screens: GameScreens;
  notation(): Promise<Notation>;
}

const MAX_DRAWING_HEIGHT = 952;

/** A game that people write down: as it is written so far, or the board as it lies, drawn. */
export function SharePosition({ title, table, state, screens, notation }: SharePositionProps) {
  const { game, effective } = table;
  const { players } = effective.header;
  const now = headlineSentence({ game, players }, game.law.headline(state.position, state.phase), language.value);
  const picture = (): Promise<Blob> =>
    renderOffscreen(<screens.Picture state={state} names={namesOf(players)} language={language.value} />, (stage) => {
      const drawing = stage.querySelector('svg');
      if (drawing === null) throw new Error('no drawing');
      return renderPicture([
        { text: title, style: 'title' },
        { text: now, style: 'subtitle' },
        { drawing, maxHeight: MAX_DRAWING_HEIGHT },
        { sides: sidesOf({ table, screens }) },
        { text: shareTexts[language.value].byRegent, style: 'credit' },
      ]);
    });
  return <ShareButtons writeText={async () => [title, now, '', (await notation()).format(table)].join('\n')} drawPicture={picture} />;
}
