import type { BoardProps } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { checkTool } from '#games/kingdom-builder/law/judge';
import type { News } from '#games/kingdom-builder/law/news';
import { isMandatoryOver, reserveOf, tilesOf } from '#games/kingdom-builder/law/position';
import { isBuildingTile } from '#games/kingdom-builder/law/tiles';
import { EMBLEMS } from '#games/kingdom-builder/pieces/shapes';
import { reasonSentence } from '#session/sentences/reason-sentences';
import { StatusLine } from '#ui/StatusLine';
import { texts } from '../screen-texts';
import type { TapChoice, TappableSpots } from './tap-choice';
import { newsAt } from './turn-news';

interface StatusProps extends BoardProps<KingdomBuilder> {
  readonly choice: TapChoice;
  readonly tappable: TappableSpots;
}

/** What to do now, and the consequences of the last events: shown until the next player acts, and hidden while a tile is chosen. */
export function Status(props: StatusProps) {
  const { table, state, names, language, choice } = props;
  const news = choice.tool === undefined ? newsAt(table, state) : [];
  const newsBySentence = new Map(news.map((each) => [texts[language].news(each, names), each]));
  const question = describeNextStep(props);
  return (
    <StatusLine sentence={[question, ...newsBySentence.keys()].join(' ')}>
      <strong>{question}</strong>{' '}
      {[...newsBySentence].map(([sentence, each]) => (
        <span key={sentence} class={each.kind === 'gained' ? 'kb-news' : 'kb-news kb-news-loss'}>
          <Emblems news={each} />
          {sentence}{' '}
        </span>
      ))}
    </StatusLine>
  );
}

const Emblems = ({ news }: { readonly news: News }) =>
  'tiles' in news
    ? news.tiles.map((tile, index) => (
        <svg key={index} viewBox="-30 -30 60 60" width={18} height={18} aria-hidden="true">
          <path class="kb-emblem" d={EMBLEMS[tile]} />
        </svg>
      ))
    : null;

function describeNextStep({ table, state, names, language, choice, tappable }: StatusProps): string {
  const text = texts[language];
  const { position } = state;
  const player = names.player(position.players[position.onMove] ?? '');
  const { tool, source, from } = choice;
  if (position.terrain === undefined) return text.status.draw(player);
  if (tool !== undefined) {
    const [reason] = checkTool(position, tool);
    if (reason !== undefined) return reasonSentence({ game: table.game, players: table.effective.header.players }, reason, language);
    const tileState = tilesOf(position, position.onMove).find((tile) => tile.tile === tool && tile.from === source)?.state;
    if (tileState !== undefined && tileState !== 'ready') return text.status.other(tool, tileState);
    if (isBuildingTile(tool)) return text.status.build(tool, tappable.open.length);
    if (from === undefined) return text.status.from(tool, tappable.movable.length);
    return text.status.to(tool, text.hexName(position.land.names[from] ?? ''), tappable.open.length);
  }
  return isMandatoryOver(position)
    ? text.status.over(player, position.placed < 3 && reserveOf(position, position.onMove) === 0)
    : text.status.place(player, position.terrain, position.placed, tappable.open.length);
}
