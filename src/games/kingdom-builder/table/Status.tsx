import type { BoardProps } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { brokenTool } from '#games/kingdom-builder/law/judge';
import { mandatoryOver } from '#games/kingdom-builder/law/position';
import { isBuilder } from '#games/kingdom-builder/law/tiles';
import { sentenceOf } from '#session/say';
import { tileNews } from './record';
import type { Choice, Lights } from './tools';
import { texts } from './view';

interface StatusProps extends BoardProps<KingdomBuilder> {
  readonly choice: Choice;
  readonly open: Lights;
}

/** Who does what now, and what has just come of the last event. */
export function Status(props: StatusProps) {
  const { table, stand, last, names, language } = props;
  const text = texts[language].status;
  const news = tileNews(table, stand, last);
  return (
    <div aria-live="polite">
      <p>
        <strong>{due(props)}</strong>
      </p>
      {news !== undefined && news.gained.length > 0 && <p>{text.gained(names.player(news.player), news.gained)}</p>}
      {news !== undefined && news.lost.length > 0 && <p class="kb-loss">{text.lost(names.player(news.player), news.lost)}</p>}
    </div>
  );
}

function due({ table, stand, names, language, choice, open }: StatusProps): string {
  const text = texts[language];
  const { position } = stand;
  const player = names.player(position.players[position.onMove] ?? '');
  const { tool, from } = choice;
  if (position.terrain === undefined) return text.status.draw(player);
  if (tool !== undefined) {
    const [reason] = brokenTool(position, tool);
    if (reason !== undefined) return sentenceOf({ game: table.game, players: table.effective.header.players }, reason, language);
    if (isBuilder(tool)) return text.status.build(tool, open.open.length);
    if (from === undefined) return text.status.from(tool, open.movable.length);
    return text.status.to(tool, text.hexName(position.land.names[from] ?? ''), open.open.length);
  }
  return mandatoryOver(position)
    ? text.status.over(player)
    : text.status.place(player, position.terrain, position.placed, open.open.length);
}
