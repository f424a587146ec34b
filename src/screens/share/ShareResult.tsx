import { renderPicture } from '#exchange/picture';
import { formatResult, resultBlocks } from '#exchange/result';
import { language } from '#screens/state';
import { Laurel } from '#screens/table/Laurel';
import { namesOf } from '#session/say';
import { standOf } from '#session/table';
import { certainOf, resultOf, type ShareResultProps, standingsOf } from './result';
import { Share } from './Share';
import { staged } from './staged';

function Staged({ past }: Pick<ShareResultProps, 'past'>) {
  if (past === undefined) return <Laurel />;
  const { Picture } = past.screens;
  const { table } = past;
  return (
    <>
      <Laurel />
      <Picture stand={standOf(table)} names={namesOf(table.effective.header.players)} language={language.value} />
    </>
  );
}

/** So wide is a board that is drawn out of sight, at least. */
const BOARD = 240;

/** A finished game to send to somebody: in words, or as a picture with the board and every point. */
export function ShareResult(props: ShareResultProps) {
  const ended = standingsOf(props);
  if (ended === undefined) return null;
  const picture = async (): Promise<Blob> => {
    const result = await resultOf(props, ended);
    const decided = certainOf(props).first.length > 0;
    return staged(<Staged past={props.past} />, (stage) => {
      const [laurel, ...drawn] = stage.querySelectorAll('svg');
      // A game without a board draws signs beside its words, and no picture of the table.
      const board = drawn.find((each) => each.getBoundingClientRect().width >= BOARD);
      if (laurel === undefined) throw new Error('no drawing');
      return renderPicture(resultBlocks(result, decided ? laurel : undefined, board));
    });
  };
  return <Share text={async () => formatResult(await resultOf(props, ended))} picture={picture} />;
}
