import { BookOpen } from 'lucide-preact';
import { manifestOf } from '#registry';
import { Page } from '#screens/shell/Page';
import { href } from '#screens/shell/route';
import { appText, language } from '#screens/state/app-state';
import { ListRow } from '#ui/ListRow';
import { bookNow, TABLE_BOOK } from './books';
import './rules.css';
import { bookTitle } from './book-title';
import { RuleRow, RuleSearch } from './RuleSearch';

/** Every rule of a book, chapter by chapter. */
export function RulesScreen({ book: id }: { readonly book: string | undefined }) {
  const game = manifestOf(id);
  const shown = game?.id ?? TABLE_BOOK;
  const book = bookNow(shown);
  return (
    <Page title={bookTitle(shown)} up={game === undefined ? ['desk'] : ['desk', game.id]} name="rules">
      <RuleSearch game={shown} />
      {book === undefined ? (
        <p class="quiet">{appText.value.loading}</p>
      ) : (
        chaptersOf(book.rules, book.chapters[language.value]).map(({ name, rules }) => (
          <section key={name} class="stack">
            <h2>{name}</h2>
            <ol class="rule-list">
              {rules.map((rule) => (
                <RuleRow key={rule} rule={rule} />
              ))}
            </ol>
          </section>
        ))
      )}
      {shown !== TABLE_BOOK && (
        <ul>
          <ListRow icon={BookOpen} label={bookTitle(TABLE_BOOK)} href={href('rules', TABLE_BOOK)} />
        </ul>
      )}
    </Page>
  );
}

interface Chapter {
  readonly name: string;
  readonly rules: readonly string[];
}

/** The rules under the names of their chapters, both in the order of the rulebook. */
function chaptersOf(rules: readonly string[], names: Readonly<Record<string, string>>): readonly Chapter[] {
  const nameOf = (rule: string): string => names[rule.split('.')[1] ?? ''] ?? '';
  return [...new Set(rules.map(nameOf))].map((name) => ({ name, rules: rules.filter((rule) => nameOf(rule) === name) }));
}
