import { computed, signal } from '@preact/signals';
import { Search as SearchIcon } from 'lucide-preact';
import { type Found, searchIn } from '#rulebook/search';
import { deskText } from '#screens/desk/text';
import { language } from '#screens/state';
import { titleOf } from '#screens/title';
import { bookIds, bookNow, bookOf, ruleHref, ruleText, TABLE_BOOK } from './books';

export const bookTitle = (id: string): string => (id === TABLE_BOOK ? deskText.value.rules.table : titleOf(id));

/** What is typed stays while rules are read and left again. */
const typed = signal('');

const search = computed(() => {
  const shelves = bookIds().flatMap((id) => {
    const book = bookNow(id);
    return book === undefined ? [] : [{ title: id === TABLE_BOOK ? '' : titleOf(id), book }];
  });
  return shelves.length < bookIds().length ? undefined : searchIn(shelves);
});

const found = computed<readonly Found[] | undefined>(() => (typed.value.trim() === '' ? undefined : search.value?.(typed.value)));

/** A field that finds rules by anybody's words, and what it found; those of the game in hand come first. */
export function RuleSearch({ game }: { readonly game?: string | undefined }) {
  const said = deskText.value.rules;
  const isOurs = ({ rule }: Found): boolean => bookOf(rule) === game;
  const hits = found.value && [...found.value.filter(isOurs), ...found.value.filter((hit) => !isOurs(hit))];
  return (
    <search class="rule-search stack">
      <label class="field">
        <span>{said.search}</span>
        <span class="rule-search-field">
          <SearchIcon aria-hidden="true" />
          <input
            type="search"
            value={typed.value}
            placeholder={said.searchHint}
            autocomplete="off"
            enterkeyhint="search"
            onInput={(event) => {
              typed.value = event.currentTarget.value;
            }}
          />
        </span>
      </label>
      <p role="status" class={hits === undefined ? 'unseen' : 'quiet'}>
        {hits !== undefined && (hits.length === 0 ? said.none : said.found(hits.length))}
      </p>
      {hits !== undefined && hits.length > 0 && (
        <ol class="rule-list">
          {hits.map(({ rule }) => (
            <RuleRow key={rule} rule={rule} book />
          ))}
        </ol>
      )}
    </search>
  );
}

/** A rule in a list: its title, the beginning of what it says, and the game where that is not plain. */
export function RuleRow({ rule, book = false }: { readonly rule: string; readonly book?: boolean }) {
  const text = ruleText(rule, language.value);
  if (text === undefined) return null;
  return (
    <li>
      <a class="rule-row" href={ruleHref(rule)}>
        <strong>{text.title}</strong>
        {book && <span class="rule-row-book">{bookTitle(bookOf(rule))}</span>}
        <span class="quiet rule-row-text">{text.statement}</span>
      </a>
    </li>
  );
}
