import { signal } from '@preact/signals';
import { BookOpen, List } from 'lucide-preact';
import { manifestOf, manifests } from '#registry';
import { GameChips } from '#screens/game/GameChips';
import { deskIfLoaded } from '#screens/game/game-parts';
import { titleOf } from '#screens/game/game-title';
import { cachedHomeData, type HomeData, loadHomeData } from '#screens/home/home-data';
import { RuleSearch } from '#screens/rules/RuleSearch';
import { typedWords } from '#screens/rules/typed-words';
import { Page } from '#screens/shell/Page';
import { href } from '#screens/shell/route';
import { appText, store } from '#screens/state/app-state';
import { useLiveQuery } from '#screens/state/live-query';
import { ListRow } from '#ui/ListRow';
import { QuestionRows } from './QuestionRows';
import { deskText } from './text';

/** So many questions are in sight on a phone, below the box and the games. */
const MOST_ASKED = 5;

/** The game whose questions somebody has asked to see, as long as the game in hand is the same. */
const choice = signal<{ readonly game: string; readonly inHand: string | undefined } | undefined>(undefined);

/** The game on the table, else the one that was played last. */
function gameInHand({ open, finished }: HomeData): string | undefined {
  const played = open.find(({ awayAt }) => awayAt === undefined) ?? open[0] ?? finished[0];
  return manifestOf(played?.game)?.id;
}

/** The referee away from a table: the question box first, then what is asked most about the game in hand. */
export function RefereeTab() {
  const { value } = useLiveQuery(loadHomeData);
  const data = value ?? cachedHomeData(store.value);
  const inHand = data === undefined ? undefined : gameInHand(data);
  const all = manifests().map(({ id }) => id);
  const games = inHand === undefined ? all : [inHand, ...all.filter((id) => id !== inHand)];
  const chosen = choice.value?.inHand === inHand ? choice.value?.game : undefined;
  const game = chosen ?? games[0] ?? '';
  const text = deskText.value.desk;
  const isSearching = typedWords.value.trim() !== '';
  const isKnown = data !== undefined || store.value === undefined;
  return (
    <Page
      title={text.title}
      name="desk-home"
      actions={
        <a class="button plain" href={href('rules', game)}>
          <BookOpen aria-hidden="true" />
          {text.rules}
        </a>
      }
    >
      <RuleSearch game={game} />
      {!isSearching && isKnown && (
        <>
          <GameChips
            label={text.games}
            games={games}
            chosen={game}
            named={games[0]}
            onChoose={(id) => {
              choice.value = { game: id, inHand };
            }}
          />
          <MostAsked game={game} />
        </>
      )}
    </Page>
  );
}

function MostAsked({ game }: { readonly game: string }) {
  const text = deskText.value.desk;
  const screens = deskIfLoaded(game);
  if (screens === undefined) return <p class="quiet">{appText.value.loading}</p>;
  return (
    <section class="stack">
      <h2 class="list-heading">{`${titleOf(game)} · ${text.mostAsked}`}</h2>
      <QuestionRows game={game} questions={screens.desk.questions.slice(0, MOST_ASKED)} />
      <ul>
        <ListRow icon={List} label={text.allQuestions(titleOf(game))} href={href('desk', game)} />
      </ul>
    </section>
  );
}
