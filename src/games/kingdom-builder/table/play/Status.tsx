import type { BoardProps } from '#contract/board';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { checkTool } from '#games/kingdom-builder/law/judge';
import { isLastRound, lastSeat, type News } from '#games/kingdom-builder/law/news';
import { isMandatoryOver, MANDATORY_SETTLEMENTS, reserveOf } from '#games/kingdom-builder/law/position';
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
  /** What is said of the last tap, in the place of what to do now. */
  readonly hint: string | undefined;
}

/**
 * What to do now, and the consequences of the last events: shown until the next player acts, and hidden while a tile is chosen.
 * That a round is the last is said until the game ends.
 */
export function Status(props: StatusProps) {
  const { table, state, names, language, choice, hint } = props;
  const { position } = state;
  const text = texts[language];
  // The last round, below, says what the last settlement means.
  const news = choice.tool === undefined ? newsAt(table, state).filter(({ kind }) => kind !== 'last-settlement') : [];
  const question = hint ?? describeNextStep(props);
  const lastRound = isLastRound(position) ? [text.lastRound(names.player(position.players[lastSeat(position)] ?? ''))] : [];
  const newsBySentence = new Map(news.map((each) => [text.news(each, names), each]));
  const happenings = [
    ...lastRound.map((sentence) => ({ sentence })),
    ...Array.from(newsBySentence, ([sentence, each]) => ({
      sentence,
      mark: <Emblems news={each} />,
      isLoss: each.kind !== 'gained',
    })),
  ];
  return (
    <StatusLine sentence={question} happenings={happenings} language={language}>
      <strong>{question}</strong>
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
  const { tool, from } = choice;
  if (position.terrain === undefined) return text.status.draw(player);
  if (tool !== undefined) {
    const [reason] = checkTool(position, tool);
    if (reason !== undefined) return reasonSentence({ game: table.game, players: table.effective.header.players }, reason, language);
    if (isBuildingTile(tool)) return text.status.build(tool, tappable.open.length);
    if (from === undefined) return text.status.from(tool, tappable.movable.length);
    return text.status.to(tool, text.hexName(position.land.names[from] ?? ''), tappable.open.length);
  }
  const reserve = reserveOf(position, position.onMove);
  return isMandatoryOver(position)
    ? text.status.over(player, position.placed < MANDATORY_SETTLEMENTS && reserve === 0)
    : text.status.place(
        player,
        position.terrain,
        position.placed,
        Math.min(MANDATORY_SETTLEMENTS, position.placed + reserve),
        tappable.open.length,
      );
}
