import { BookOpen, FlaskConical, Handshake } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import { manifestOf, manifests } from '#registry';
import { Emblem } from '#screens/game/Emblem';
import { deskIfLoaded, screensIfLoaded } from '#screens/game/game-parts';
import { AgreementsDisclosure } from '#screens/rules/AgreementsDisclosure';
import { RuleSearch } from '#screens/rules/RuleSearch';
import { Page } from '#screens/shell/Page';
import '../rules/rules.css';
import type { DeskScreens, Manifest } from '#contract';
import { href } from '#screens/shell/route';
import { appText, language } from '#screens/state/app-state';
import './desk.css';
import { ListRow } from '#ui/ListRow';
import { findDeskCase, saveDeskCase } from './desk-cases';
import { useDeviceBox } from './form/device-box';
import { useFillFromTypedWords } from './form/fill-from-typed-words';
import { QuestionForm } from './form/QuestionForm';
import { Grounds, Verdict } from './ruling/Verdict';
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
  const screens = deskIfLoaded(id);
  if (screens === undefined) return <p class="page quiet">{appText.value.loading}</p>;
  if (question === undefined || screens.desk.questions.every((each) => each.id !== question))
    return <QuestionListPage manifest={manifest} screens={screens} />;
  return <QuestionPage key={question} game={id} screens={screens} question={question} />;
}

function DeskHome() {
  const text = deskText.value.desk;
  return (
    <Page title={text.title} up={[]} name="desk-home">
      <RuleSearch />
      <p class="quiet">{text.hint}</p>
      <ul>
        {manifests().map(({ id, title }) => (
          <ListRow key={id} picture={<Emblem game={id} />} label={title} href={href('desk', id)} />
        ))}
      </ul>
      <a class="button" href={href('rules', 'table')}>
        <BookOpen aria-hidden="true" />
        {deskText.value.rules.table}
      </a>
    </Page>
  );
}

function QuestionListPage({ manifest, screens }: { readonly manifest: Manifest; readonly screens: DeskScreens }) {
  const { id: game } = manifest;
  const text = deskText.value.desk;
  return (
    <Page title={manifest.title} up={['desk']} name="desk-questions">
      <RuleSearch game={game} />
      <section class="stack">
        <h2>{text.questions}</h2>
        <ul>
          {screens.desk.questions.map((question) => {
            const { title, hint } = question.words(language.value);
            return <ListRow key={question.id} label={title} hint={hint} href={href('desk', game, question.id)} />;
          })}
        </ul>
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

interface QuestionPageProps {
  readonly game: string;
  readonly screens: DeskScreens;
  readonly question: string;
}

function QuestionPage({ game, screens, question }: QuestionPageProps) {
  const text = deskText.value.desk;
  const { desk } = screens;
  const box = useDeviceBox(game);
  const started = useMemo(
    () => ({ deskCase: desk.questionOf(question)?.initialDraft(box?.kept) ?? { question }, agreements: {} }),
    [desk, question, box],
  );
  const kept = findDeskCase(game, question);
  const { deskCase, agreements } = kept ?? started;
  useFillFromTypedWords(game, desk, started.deskCase);
  const finding = useMemo(() => desk.ask(deskCase, agreements), [desk, deskCase, agreements]);
  const example = Object.values(desk.examples).find((each) => each.deskCase.question === question);
  const words = desk.questionOf(question)?.words(language.value);
  const texts = screensIfLoaded(game)?.text[language.value].agreements ?? {};
  const shown = { id: game, screens, deskCase, agreements, finding };
  if (kept === undefined && box === undefined) return <p class="page quiet">{appText.value.loading}</p>;
  return (
    <Page title={words?.title} up={['desk', game]} name="desk-question">
      <div class="desk-case">
        <div class="stack desk-form">
          {kept === undefined && (
            <div class="row desk-hint">
              <p class="quiet">{words?.hint}</p>
              {example !== undefined && (
                <button
                  type="button"
                  class="button"
                  onClick={() => saveDeskCase(game, question, { deskCase: example.deskCase, agreements: example.agreements ?? {} })}
                >
                  <FlaskConical aria-hidden="true" />
                  {text.example}
                </button>
              )}
            </div>
          )}
          <QuestionForm {...shown} onChange={(next) => saveDeskCase(game, question, { deskCase: next, agreements })} />
          {kept !== undefined && (
            <button type="button" class="button" onClick={() => saveDeskCase(game, question, undefined)}>
              {text.fresh}
            </button>
          )}
          <AgreementsDisclosure
            game={desk.game}
            texts={texts}
            chosen={agreements}
            about={game}
            onChange={(chosen) => saveDeskCase(game, question, { deskCase, agreements: chosen })}
          />
          <Grounds {...shown} />
        </div>
        <Verdict {...shown} />
      </div>
    </Page>
  );
}
