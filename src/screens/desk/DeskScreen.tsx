import { BookOpen, ChevronRight, FlaskConical, Handshake } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import { manifestOf, manifests } from '#registry';
import { Emblem } from '#screens/Emblem';
import { deskNow, screensNow } from '#screens/loaded';
import { Page } from '#screens/Page';
import { Agreements } from '#screens/rules/Agreements';
import { RuleSearch } from '#screens/rules/Search';
import '../rules/rules.css';
import type { DeskScreens, Manifest } from '#contract';
import { href } from '#screens/route';
import { language, text } from '#screens/state';
import { Answer, Grounds } from './Answer';
import './desk.css';
import { useCopy } from './copy';
import { lastPut, putTo } from './desks';
import { deskText } from './text';

interface DeskProps {
  readonly game: string | undefined;
  readonly question: string | undefined;
}

/** The referee's desk: a rule looked up, a question put, a ruling. */
export function DeskScreen({ game, question }: DeskProps) {
  const manifest = manifestOf(game);
  if (manifest === undefined) return <DeskHome />;
  const { id } = manifest;
  const screens = deskNow(id);
  if (screens === undefined) return <p class="page quiet">{text.value.loading}</p>;
  if (question === undefined || !screens.desk.questions.includes(question)) return <Questions manifest={manifest} screens={screens} />;
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
  const spoken = screens.text[language.value];
  return (
    <Page title={manifest.title} up={['desk']} name="desk-questions">
      <section class="stack">
        <h2>{said.questions}</h2>
        <ul class="desk-games">
          {screens.desk.questions.map((question) => {
            const { title, hint } = spoken.question(question);
            return (
              <li key={question}>
                <a class="desk-row" href={href('desk', game, question)}>
                  <span class="desk-row-text">
                    <strong>{title}</strong>
                    <span class="quiet">{hint}</span>
                  </span>
                  <ChevronRight aria-hidden="true" />
                </a>
              </li>
            );
          })}
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
      <RuleSearch game={game} />
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
  const { desk, Form } = screens;
  const copy = useCopy(game);
  const begun = useMemo(() => ({ asked: desk.begin(question, copy?.kept), agreements: {} }), [desk, question, copy]);
  const kept = lastPut(game, question);
  const { asked, agreements } = kept ?? begun;
  // Nobody has asked anything before the first tap.
  const finding = useMemo(() => (kept === undefined ? undefined : desk.find(asked, agreements)), [desk, asked, agreements, kept]);
  const example = Object.values(desk.examples).find((each) => each.asked.question === question);
  const { title, hint } = screens.text[language.value].question(question);
  const texts = screensNow(game)?.text[language.value].agreements ?? {};
  const shown = { game, asked, agreements, screens, finding };
  if (kept === undefined && copy === undefined) return <p class="page quiet">{text.value.loading}</p>;
  return (
    <Page title={title} up={['desk', game]} returns name="desk-question">
      <div class="desk-case">
        <div class="stack desk-form">
          <p class="quiet">{hint}</p>
          {kept === undefined && example !== undefined && (
            <button
              type="button"
              class="button"
              onClick={() => putTo(game, question, { asked: example.asked, agreements: example.agreements ?? {} })}
            >
              <FlaskConical aria-hidden="true" />
              {said.example}
            </button>
          )}
          <Form
            asked={asked}
            finding={finding}
            language={language.value}
            onChange={(next) => putTo(game, question, { asked: next, agreements })}
          />
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
        </div>
        <Answer {...shown} />
        <Grounds {...shown} />
      </div>
    </Page>
  );
}
