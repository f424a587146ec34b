import { BookOpen, Handshake } from 'lucide-preact';
import type { DeskScreens } from '#contract/desk-screens';
import type { Manifest } from '#contract/manifest';
import { manifestOf } from '#registry';
import { deskIfLoaded } from '#screens/game/game-parts';
import { RuleSearch } from '#screens/rules/RuleSearch';
import { Page } from '#screens/shell/Page';
import '../rules/rules.css';
import { href } from '#screens/shell/route';
import { appText } from '#screens/state/app-state';
import './desk.css';
import { QuestionPage } from './QuestionPage';
import { QuestionRows } from './QuestionRows';
import { RefereeTab } from './RefereeTab';
import { deskText } from './text';

interface DeskProps {
  readonly game: string | undefined;
  readonly question: string | undefined;
}

/** The referee's desk: a rule looked up, a question put, a ruling. */
export function DeskScreen({ game, question }: DeskProps) {
  const manifest = manifestOf(game);
  if (manifest === undefined) return <RefereeTab />;
  const { id } = manifest;
  const screens = deskIfLoaded(id);
  if (screens === undefined) return <p class="page quiet">{appText.value.loading}</p>;
  if (question === undefined || screens.desk.questions.every((each) => each.id !== question))
    return <QuestionListPage manifest={manifest} screens={screens} />;
  return <QuestionPage key={question} game={id} screens={screens} question={question} />;
}

function QuestionListPage({ manifest, screens }: { readonly manifest: Manifest; readonly screens: DeskScreens }) {
  const { id: game } = manifest;
  const text = deskText.value.desk;
  return (
    <Page title={manifest.title} up={['desk']} name="desk-questions">
      <RuleSearch game={game} />
      <section class="stack">
        <h2>{text.questions}</h2>
        <QuestionRows game={game} questions={screens.desk.questions} hasHints />
      </section>
      <nav class="actions">
        <a class="button" href={href('rules', game)}>
          <BookOpen aria-hidden="true" />
          {text.rules}
        </a>
        <a class="button" href={href('agreements', game)}>
          <Handshake aria-hidden="true" />
          {text.agreements}
        </a>
      </nav>
    </Page>
  );
}
