import { BookOpen, ChevronRight, FlaskConical, Handshake } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import { manifestOf, manifests } from '#registry';
import { Emblem } from '#screens/Emblem';
import { deskIfLoaded, screensIfLoaded } from '#screens/loaded';
import { Page } from '#screens/Page';
import { Agreements } from '#screens/rules/Agreements';
import { RuleSearch } from '#screens/rules/Search';
import '../rules/rules.css';
import type { DeskScreens, Manifest } from '#contract';
import { href } from '#screens/route';
import { language, text } from '#screens/state';
import './desk.css';
import { useCopy } from './copy';
import { lastPut, putTo } from './desks';
import { Form } from './Form';
import { QuestionRow } from './QuestionRow';
import { deskText } from './text';
import { useTypedWords } from './typed-question';
import { Grounds, Verdict } from './Verdict';

interface DeskProps {
  readonly game: string | undefined;
  readonly question: string | undefined;
}

/** The referee's desk: a rule looked up, a question put, a ruling. */
export function DeskScreen({ game, question }: DeskProps) {
  const manifest = manifestOf(game);
  if (manifest === undefined) return <DeskHome />;
  const { id } = manifest;
  const screens = deskIfLoaded(id);
  if (screens === undefined) return <p class="page quiet">{text.value.loading}</p>;
  if (question === undefined || screens.desk.questions.every((each) => each.id !== question))
    return <Questions manifest={manifest} screens={screens} />;
  return <QuestionPage key={question} game={id} screens={screens} question={question} />;
}

function DeskHome() {
  const said = deskText.value.desk;
  return (
    <Page title={said.title} up={[]} name="desk-home">
      <p class="quiet">{said.hint}</p>
      <RuleSearch />
      <ul class="desk-games">
        {manifests().map(({ id, title }) => (
          <li key={id}>
            <a class="desk-row" href={href('desk', id)}>
              <Emblem game={id} />
              <strong>{title}</strong>
              <ChevronRight aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
      <a class="button" href={href('rules', 'table')}>
        <BookOpen aria-hidden="true" />
        {deskText.value.rules.table}
      </a>
    </Page>
  );
}

function Questions({ manifest, screens }: { readonly manifest: Manifest; readonly screens: DeskScreens }) {
  const { id: game } = manifest;
  const said = deskText.value.desk;
  return (
    <Page title={manifest.title} up={['desk']} name="desk-questions">
      <RuleSearch game={game} />
      <section class="stack">
        <h2>{said.questions}</h2>
        <ul class="desk-games">
          {screens.desk.questions.map((question) => (
            <li key={question.id}>
              <QuestionRow words={question.words(language.value)} href={href('desk', game, question.id)} />
            </li>
          ))}
        </ul>
      </section>
      <nav class="row">
        <a class="button" href={href('rules', game)}>
          <BookOpen aria-hidden="true" />
          {said.rules}
        </a>
        <a class="button" href={href('agreements', game)}>
          <Handshake aria-hidden="true" />
          {said.agreements}
        </a>
      </nav>
    </Page>
  );
}

interface QuestionProps {
  readonly game: string;
  readonly screens: DeskScreens;
  readonly question: string;
}

function QuestionPage({ game, screens, question }: QuestionProps) {
  const said = deskText.value.desk;
  const { desk } = screens;
  const copy = useCopy(game);
  const started = useMemo(
    () => ({ asked: desk.questionOf(question)?.start(copy?.kept) ?? { question }, agreements: {} }),
    [desk, question, copy],
  );
  const kept = lastPut(game, question);
  const { asked, agreements } = kept ?? started;
  useTypedWords(game, desk, started.asked);
  const finding = useMemo(() => desk.find(asked, agreements), [desk, asked, agreements]);
  const example = Object.values(desk.examples).find((each) => each.asked.question === question);
  const words = desk.questionOf(question)?.words(language.value);
  const texts = screensIfLoaded(game)?.text[language.value].agreements ?? {};
  const shown = { id: game, screens, asked, agreements, finding };
  if (kept === undefined && copy === undefined) return <p class="page quiet">{text.value.loading}</p>;
  return (
    <Page title={words?.title} up={['desk', game]} returns name="desk-question">
      <div class="desk-case">
        <div class="stack desk-form">
          {kept === undefined && (
            <div class="row desk-hint">
              <p class="quiet">{words?.hint}</p>
              {example !== undefined && (
                <button
                  type="button"
                  class="button"
                  onClick={() => putTo(game, question, { asked: example.asked, agreements: example.agreements ?? {} })}
                >
                  <FlaskConical aria-hidden="true" />
                  {said.example}
                </button>
              )}
            </div>
          )}
          <Form {...shown} onChange={(next) => putTo(game, question, { asked: next, agreements })} />
          {kept !== undefined && (
            <button type="button" class="button" onClick={() => putTo(game, question, undefined)}>
              {said.fresh}
            </button>
          )}
          <Agreements
            game={desk.game}
            texts={texts}
            chosen={agreements}
            about={game}
            onChange={(chosen) => putTo(game, question, { asked, agreements: chosen })}
          />
          <Grounds {...shown} />
        </div>
        <Verdict {...shown} />
      </div>
    </Page>
  );
}
