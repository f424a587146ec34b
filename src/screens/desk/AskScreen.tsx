import { BookOpen, FlaskConical, List } from 'lucide-preact';
import { deskIfLoaded } from '#screens/game/game-parts';
import { RuleSearch } from '#screens/rules/RuleSearch';
import { Page } from '#screens/shell/Page';
import '../rules/rules.css';
import { href } from '#screens/shell/route';
import { appText, language } from '#screens/state/app-state';
import { chosenAgreements } from '#session/log/deciding-agreements';
import { stateOf } from '#session/log/table';
import { isReadOnlyGame, type LiveGame } from '#store/live/live-game';
import './desk.css';
import { ListRow } from '#ui/ListRow';
import { openDesk } from './desk-cases';
import { deskText } from './text';

/** The referee beside a running game: its question box first, then what can be asked about the present position. */
export function AskScreen({ id, liveGame }: { readonly id: string; readonly liveGame: LiveGame }) {
  const text = deskText.value;
  const { game } = liveGame.storedGame.value;
  const table = liveGame.table.value;
  const desk = deskIfLoaded(game)?.desk;
  const deskCase = desk?.questions.flatMap((question) => {
    const draft = desk.draftFromTable(question.id, table);
    return draft === undefined ? [] : [{ draft, words: question.words(language.value) }];
  });
  return (
    <Page
      title={text.desk.title}
      up={['game', id]}
      name="desk-questions"
      actions={
        <a class="button plain icon" href={href('rules', game)} aria-label={text.desk.rules}>
          <BookOpen aria-hidden="true" />
        </a>
      }
    >
      <RuleSearch game={game} />
      <nav class="actions">
        <a class="button" href={href('game', id, 'what-if')}>
          <FlaskConical aria-hidden="true" />
          {text.whatIf.title}
        </a>
        {!stateOf(table).isFinished && !table.effective.isAbandoned && !isReadOnlyGame(liveGame) && (
          <a class="button" href={href('game', id, 'moves')}>
            <List aria-hidden="true" />
            {appText.value.more.moves}
          </a>
        )}
      </nav>
      {deskCase !== undefined && deskCase.length > 0 && (
        <section class="stack">
          <h2>{text.whatIf.questions}</h2>
          <ul>
            {deskCase.map(({ draft, words: { title, hint } }) => (
              <ListRow
                key={draft.question}
                label={title}
                hint={hint}
                onClick={() => openDesk(game, { deskCase: draft, agreements: chosenAgreements(table) })}
              />
            ))}
          </ul>
        </section>
      )}
      <a class="button" href={href('desk', game)}>
        {text.whatIf.all}
      </a>
    </Page>
  );
}
