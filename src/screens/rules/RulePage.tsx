import { FlaskConical } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import type { DeskScreens } from '#contract/desk-screens';
import type { Example } from '#desk/desk';
import type { RuleLinks } from '#rulebook/rulebook';
import { openDesk } from '#screens/desk/desk-cases';
import { CasePicture } from '#screens/desk/ruling/CasePicture';
import { describeAnswer } from '#screens/desk/ruling/case-sentences';
import { deskText } from '#screens/desk/text';
import { deskIfLoaded, screensIfLoaded } from '#screens/game/game-parts';
import { Page } from '#screens/shell/Page';
import { href, route } from '#screens/shell/route';
import { appText, language } from '#screens/state/app-state';
import { bookNow, bookOf, ruleText, TABLE_BOOK } from './books';
import './rules.css';
import { SurenessChip } from '#ui/verdict/SurenessChip';
import { formatChangedAgreements } from './agreement-text';
import { bookTitle } from './book-title';
import { RuleRow } from './RuleSearch';
import { SetupPicture } from './SetupPicture';
import { describeRule } from './sureness';

/** The page of one rule. */
export function RulePage({ rule }: { readonly rule: string }) {
  const id = bookOf(rule);
  return (
    <Page title={ruleText(rule, language.value)?.title ?? ''} up={id === TABLE_BOOK ? ['desk'] : ['rules', id]} name="rule-page">
      <RuleBody rule={rule} />
    </Page>
  );
}

/** All that there is to say about a rule, on a page of its own or beside the table. */
export function RuleBody({ rule }: { readonly rule: string }) {
  const text = deskText.value.rules;
  const id = bookOf(rule);
  const book = bookNow(id);
  if (book === undefined) return <p class="quiet">{appText.value.loading}</p>;
  const found = ruleText(rule, language.value);
  if (found === undefined) return <p role="alert">{text.gone}</p>;
  const links: RuleLinks = book.links[rule] ?? { related: [] };
  return (
    <article class="rule stack">
      <p class="rule-statement">{found.statement}</p>
      {id !== TABLE_BOOK && (
        <section class={found.house === undefined ? 'rule-sureness' : 'card stack rule-sureness'}>
          <SurenessChip key={rule} {...describeRule(found, bookTitle(id))} />
          {found.house !== undefined && <p>{found.house}</p>}
        </section>
      )}
      {book.setupExamples?.[rule] !== undefined && <SetupPicture key={rule} game={id} example={book.setupExamples[rule]} />}
      <p class="quiet">
        {text.source(id === TABLE_BOOK ? found.source : `${bookTitle(id)}, ${found.source}`)} <span class="rule-id">{rule}</span>
      </p>
      {id !== TABLE_BOOK && <RuleExamples game={id} rule={rule} />}
      {id !== TABLE_BOOK && links.agreements !== undefined && <RuleAgreements game={id} agreements={links.agreements} />}
      <section class="stack">
        <h2>{text.related}</h2>
        <ul class="rule-list">
          {links.related.map((each) => (
            <RuleRow key={each} rule={each} />
          ))}
        </ul>
      </section>
    </article>
  );
}

function RuleAgreements({ game, agreements }: { readonly game: string; readonly agreements: readonly string[] }) {
  const texts = screensIfLoaded(game)?.text[language.value].agreements ?? {};
  const [screen, id] = route.value;
  const hrefOf = (agreement: string): string =>
    screen === 'game' && id !== undefined ? href('game', id, 'agreements') : href('agreements', game, agreement);
  return (
    <section class="stack">
      <h2>{deskText.value.rules.depends}</h2>
      <ul class="rule-list">
        {agreements.map((agreement) => (
          <li key={agreement}>
            <a class="rule-row" href={hrefOf(agreement)}>
              <strong>{texts[agreement]?.question ?? agreement}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RuleExamples({ game, rule }: { readonly game: string; readonly rule: string }) {
  const screens = deskIfLoaded(game);
  if (screens === undefined) return <p class="quiet">{appText.value.loading}</p>;
  const examples = Object.entries(screens.desk.examples).filter(([, { rules }]) => rules.includes(rule));
  if (examples.length === 0) return null;
  return (
    <section class="stack">
      <h2>{deskText.value.rules.examples}</h2>
      {examples.map(([name, example]) => (
        <ExampleFigure key={name} game={game} name={name} example={example} screens={screens} />
      ))}
    </section>
  );
}

interface ExampleFigureProps {
  readonly game: string;
  readonly name: string;
  readonly example: Example;
  readonly screens: DeskScreens;
}

function ExampleFigure({ game, name, example: { deskCase, agreements = {} }, screens }: ExampleFigureProps) {
  const { desk } = screens;
  const finding = useMemo(() => desk.ask(deskCase, agreements), [desk, deskCase, agreements]);
  const table = screensIfLoaded(game);
  if (table === undefined) return <p class="quiet">{appText.value.loading}</p>;
  return (
    <figure class="rule-example card stack">
      <CasePicture id={game} screens={screens} game={table} deskCase={deskCase} agreements={agreements} finding={finding} />
      <figcaption class="stack">
        <p>{screens.text[language.value].examples[name]}</p>
        {formatChangedAgreements(desk.game, table.text[language.value].agreements, agreements).map((each) => (
          <p key={each} class="quiet">
            {deskText.value.rules.agreed(each)}
          </p>
        ))}
        {finding !== undefined && (
          <p>
            <strong>
              {describeAnswer({ id: game, desk: screens, game: table, language: language.value }, deskCase, finding, agreements)}
            </strong>
          </p>
        )}
      </figcaption>
      {desk.questions.some(({ id }) => id === deskCase.question) && (
        <button type="button" class="button" onClick={() => openDesk(game, { deskCase, agreements })}>
          <FlaskConical aria-hidden="true" />
          {deskText.value.rules.tryIt}
          <span class="visually-hidden">{` ${screens.text[language.value].examples[name]}`}</span>
        </button>
      )}
    </figure>
  );
}
