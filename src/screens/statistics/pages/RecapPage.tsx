import { Share2 } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import { type PictureBlock, renderPicture } from '#exchange/share/render-picture';
import { shareFile } from '#exchange/share/share';
import { hasNoPoints } from '#screens/game/describe-result';
import { ChipSelect } from '#screens/memory/FilterChips';
import { personLookup } from '#screens/memory/memory-people';
import type { Memory } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import { ShareButtons, useShareStatus } from '#screens/share/ShareButtons';
import { replaceRoute } from '#screens/shell/route';
import { language } from '#screens/state/app-state';
import { finishedGamesIn } from '#stats/finished-games';
import { foldRecap, yearOf } from '#stats/recap';
import { shareTexts } from '#text/share';
import { ChartTable } from '#ui/chart/ChartTable';
import { createRecapCards, type RecapCard } from './recap-cards';
import { StatsShell } from './StatsPage';

/** A year in review: six cards, each to be shared, and all of them as one picture. */
export function RecapPage({ year }: { readonly year: string | undefined }) {
  return (
    <StatsShell title={memoryText.value.recap.heading} up="statistics">
      {(memory) => <YearInReview memory={memory} asked={Number(year)} />}
    </StatsShell>
  );
}

function YearInReview({ memory, asked }: { readonly memory: Memory; readonly asked: number }) {
  const text = memoryText.value;
  const history = useMemo(() => finishedGamesIn(memory.rows, personLookup(memory), () => false), [memory]);
  const years = [...new Set(history.map(({ at }) => yearOf(at)))].sort((a, b) => b - a);
  const year = years.includes(asked) ? asked : (years[0] ?? asked);
  const recap = useMemo(() => foldRecap(history, year, (game) => !hasNoPoints(game)), [history, year]);
  const nameOf = (id: string): string => memory.players.find((player) => player.id === id)?.name ?? text.asked.somebody;
  const cards = createRecapCards(recap, nameOf);
  const { status, share } = useShareStatus();
  return (
    <>
      <div class="chips">
        <ChipSelect
          label={text.recap.year}
          value={String(year)}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
          onChoose={(next) => replaceRoute('statistics', 'recap', next)}
        />
      </div>
      <ul class="recap">
        {cards.map(({ key, title, figure, lines }) => (
          <li key={key} class="card recap-card">
            <div class="recap-head">
              <h2 class="quiet caption">{title}</h2>
              <button
                type="button"
                class="button plain icon"
                aria-label={text.recap.shareCard(title)}
                onClick={() => share(drawCard({ key, title, figure, lines }, year))}
              >
                <Share2 aria-hidden="true" size={20} />
              </button>
            </div>
            <strong class="recap-figure">{figure}</strong>
            {lines.map((line) => (
              <span key={line} class="quiet">
                {line}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p aria-live="polite">{status}</p>
      <ShareButtons
        name={`regent-${year}`}
        writeText={() => formatRecap(cards)}
        drawPicture={() => renderPicture(recapBlocks(cards, shareTexts[language.value].byRegent))}
      />
      <ChartTable
        label={text.figures.table}
        title={text.recap.title(year)}
        columns={[text.figures.figure, text.recap.result]}
        rows={cards.map(({ title, figure, lines }) => [title, [figure, ...lines].join(' · ')])}
      />
    </>
  );
}

/** One card as a picture of its own, handed on. */
async function drawCard({ key, title, figure, lines }: RecapCard, year: number) {
  const { byRegent } = shareTexts[language.value];
  const heading = memoryText.value.recap.title(year);
  const picture = await renderPicture([
    { text: title === heading ? title : `${heading} · ${title}`, style: 'title' },
    { text: figure, style: 'winner' },
    ...lines.map((line): PictureBlock => ({ text: line, style: 'body' })),
    { text: byRegent, style: 'credit' },
  ]);
  return shareFile(new File([picture], `regent-${year}-${key}.png`, { type: 'image/png' }));
}

const formatRecap = (cards: readonly RecapCard[]): string =>
  cards.map(({ title, figure, lines }) => [title, figure, ...lines].join('\n')).join('\n\n');

/** The cards below each other, the year on top. */
function recapBlocks([first, ...others]: readonly RecapCard[], credit: string): readonly PictureBlock[] {
  if (first === undefined) return [];
  return [
    { text: first.title, style: 'title' },
    { text: first.figure, style: 'winner' },
    { text: first.lines.join(' · '), style: 'subtitle' },
    ...others.flatMap(({ title, figure, lines }): readonly PictureBlock[] => [
      { text: title, style: 'heading' },
      { text: figure, style: 'answer' },
      { text: lines.join(' · '), style: 'body' },
    ]),
    { text: credit, style: 'credit' },
  ];
}
