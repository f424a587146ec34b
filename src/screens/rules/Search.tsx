import { computed, effect, signal } from '@preact/signals';
import { Search as SearchIcon } from 'lucide-preact';
import type { Found } from '#rulebook/search';
import { deskText } from '#screens/desk/text';
import { fetched } from '#screens/fetched';
import { href, route } from '#screens/route';
import { language } from '#screens/state';
import { titleOf } from '#screens/title';
import { bookIds, bookNow, bookOf, fetchBook, ruleHref, ruleText, TABLE_BOOK } from './books';

export const bookTitle = (id: string): string => (id === TABLE_BOOK ? deskText.value.rules.table : titleOf(id));

/** What is typed stays while rules are read and left again; who comes back later begins afresh. */
const typed = signal('');

const READING = new Set(['desk', 'rules', 'rule', 'agreements']);

effect(() => {
  const [screen = '', , part] = route.value;
  if (!READING.has(screen) && !(screen === 'game' && part !== undefined)) typed.value = '';
});

/** How people speak of a game is asked for once its book is there. */
const wordsNow = fetched(async (id: string) => (await fetchBook(id)).words?.());

const shelves = computed(() => {
  const found = bookIds().flatMap((id) => {
    const book = bookNow(id);
    const words = wordsNow(id);
    return book === undefined || (book.words !== undefined && words === undefined)
      ? []
      : [{ title: id === TABLE_BOOK ? '' : titleOf(id), book, words }];
  });
  return found.length < bookIds().length ? undefined : found;
});

/** What finds, once somebody types. */
const finderNow = fetched(async (_: 'search') => ({ ...(await import('#rulebook/search')), ...(await import('#rulebook/nearest')) }));

const finder = computed(() => {
  const parts = finderNow('search');
  const on = shelves.value;
  return parts && on && { search: parts.searchIn(on), nearest: parts.nearestIn(on) };
});

const found = computed<readonly Found[] | undefined>(() => (typed.value.trim() === '' ? undefined : finder.value?.search(typed.value)));

/** A field that finds rules by anybody's words, and what it found; those of the game in hand come first. */
export function RuleSearch({ game }: { readonly game?: string | undefined }) {
  const said = deskText.value.rules;
  const isOurs = ({ rule }: Found): boolean => gameOfHit(rule) === game;
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
      {hits !== undefined && (
        <ol class="rule-list">
          {(hits.length > 0 ? hits.map(({ rule }) => rule) : (finder.value?.nearest(typed.value) ?? [])).map((hit) =>
            isAddress(hit) ? <AskedRow key={hit} address={hit} /> : <RuleRow key={hit} rule={hit} book />,
          )}
        </ol>
      )}
    </search>
  );
}

/** A question for the desk, or an agreement, is found by its address. */
const isAddress = (hit: string): boolean => hit.includes('/');

const gameOfHit = (hit: string): string => (isAddress(hit) ? (hit.split('/')[1] ?? '') : bookOf(hit));

function AskedRow({ address }: { readonly address: string }) {
  const said = deskText.value.rules;
  const game = gameOfHit(address);
  const asked = wordsNow(game)?.asks?.[language.value][address];
  if (asked === undefined) return null;
  const [kind = '', , ...rest] = address.split('/');
  return (
    <li>
      <a class="rule-row" href={kind === 'desk' ? href(kind, game, ...rest) : href(kind, game)}>
        <strong>{asked.title}</strong>
        <span class="rule-row-book">{`${bookTitle(game)}, ${kind === 'desk' ? said.asDesk : said.asAgreement}`}</span>
        <span class="quiet rule-row-text">{asked.text}</span>
      </a>
    </li>
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
