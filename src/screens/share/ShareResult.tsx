import { renderPicture } from '#exchange/share/render-picture';
import { formatResult, resultBlocks } from '#exchange/share/result-card';
import { language } from '#screens/state/app-state';
import { stateOf } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import { Laurel } from '#ui/score/Laurel';
import { renderOffscreen } from './render-offscreen';
import { ShareButtons } from './ShareButtons';
import { buildSharedResult, certaintyOf, findResult, type ShareResultProps } from './shared-result';

function ResultDrawing({ past }: Pick<ShareResultProps, 'past'>) {
  if (past === undefined) return <Laurel />;
  const { Picture } = past.screens;
  const { table } = past;
  return (
    <>
      <Laurel />
      <Picture state={stateOf(table)} names={namesOf(table.effective.header.players)} language={language.value} />
    </>
  );
}

/** So wide is a board that is drawn out of sight, at least. */
const MIN_BOARD_WIDTH = 240;

/** A finished game to send to somebody: in words, or as a picture with the board and every point. */
export function ShareResult(props: ShareResultProps) {
  const ended = findResult(props);
  if (ended === undefined) return null;
  const picture = async (): Promise<Blob> => {
    const result = await buildSharedResult(props, ended);
    const decided = certaintyOf(props).leaders.length > 0;
    return renderOffscreen(<ResultDrawing past={props.past} />, (stage) => {
      const [laurel, ...drawn] = stage.querySelectorAll('svg');
      // A game without a board draws signs beside its words, and no picture of the table.
      const board = drawn.find((each) => each.getBoundingClientRect().width >= MIN_BOARD_WIDTH);
      if (laurel === undefined) throw new Error('no drawing');
      return renderPicture(resultBlocks(result, decided ? laurel : undefined, board));
    });
  };
  return <ShareButtons writeText={async () => formatResult(await buildSharedResult(props, ended))} drawPicture={picture} />;
}
