import { computed, effect } from '@preact/signals';
import { Search as SearchIcon, X } from 'lucide-preact';
import { useId, useMemo, useRef } from 'preact/hooks';
import type { SearchResult } from '#rulebook/search';
import { deskText } from '#screens/desk/text';
import { titleOf } from '#screens/game/game-title';
import { createLazyResource } from '#screens/shell/lazy-resource';
import { href, route } from '#screens/shell/route';
import { language } from '#screens/state/app-state';
import { bookIds, bookNow, bookOf, fetchBook, ruleHref, ruleText, TABLE_BOOK } from './books';
import { clearTypedWords, rememberTypedWords, typedWords } from './typed-words';

export const bookTitle = (id: string): string => (id === TABLE_BOOK ? deskText.value.rules.table : titleOf(id));

const READING_SCREENS = new Set(['desk', 'rules', 'rule', 'agreements']);

effect(() => {
  const [screen = '', , part] = route.value;
  if (!READING_SCREENS.has(screen) && !(screen === 'game' && part !== undefined)) clearTypedWords();
});

/** How people speak of a game is asked for once its book is there. */
const wordsNow = createLazyResource(async (id: string) => (await fetchBook(id)).loadSearchWords?.());

const searchableBooks = computed(() => {
  const found = bookIds().flatMap((id) => {
    const book = bookNow(id);
    const words = wordsNow(id);
    return book === undefined || (book.loadSearchWords !== undefined && words === undefined)
      ? []
      : [{ game: id, title: id === TABLE_BOOK ? '' : titleOf(id), book, words }];
  });
  return found.length < bookIds().length ? undefined : found;
});

/** What searches is fetched once somebody types. */
const loadSearch = createLazyResource(async (_: 'search') => {
  const [{ createSearch }, { createNearestQuestions: createNearest }, { excerptOf }] = await Promise.all([
    import('#rulebook/search'),
    import('#rulebook/nearest-questions'),
    import('#rulebook/excerpt'),
  ]);
  return { createSearch, createNearest, excerptOf };
});

const searchNow = computed(() => {
  const parts = loadSearch('search');
  const all = searchableBooks.value;
  return parts && all && { search: parts.createSearch(all), nearest: parts.createNearest(all), excerptOf: parts.excerptOf };
});

interface Hit extends Pick<SearchResult, 'rule'> {
  readonly excerpt?: string;
}

function findHits(typed: string, game: string | undefined): readonly Hit[] | undefined {
  const now = typed.trim() === '' ? undefined : searchNow.value;
  return now?.search(typed, game).map(({ rule, senses }) => {
    const { statement, house = '' } = ruleText(rule, language.value) ?? { statement: '' };
    return { rule, excerpt: now.excerptOf(`${statement} ${house}`, senses, language.value) };
  });
}

/** A field that finds rules by anybody's words, and what it found, the game in hand first. */
export function RuleSearch({ game }: { readonly game?: string | undefined }) {
  const text = deskText.value.rules;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const typed = typedWords.value;
  const hits = useMemo(() => computed(() => findHits(typedWords.value, game)), [game]).value;
  const nearest = hits?.length === 0 ? (searchNow.value?.nearest(typed, game) ?? []) : [];
  const shown: readonly Hit[] = [...(hits ?? []), ...nearest.map((rule) => ({ rule }))];
  return (
    <search class="rule-search stack">
      <div class="field">
        <label for={id} class="visually-hidden">
          {text.search}
        </label>
        <span class="rule-search-field">
          <SearchIcon aria-hidden="true" />
          <input
            id={id}
            ref={field}
            type="search"
            value={typed}
            placeholder={text.searchHint}
            autocomplete="off"
            enterkeyhint="search"
            onInput={(event) => {
              typedWords.value = event.currentTarget.value;
            }}
          />
          {typed !== '' && (
            <button
              type="button"
              class="button plain icon"
              aria-label={text.clear}
              onClick={() => {
                clearTypedWords();
                field.current?.focus();
              }}
            >
              <X aria-hidden="true" />
            </button>
          )}
        </span>
      </div>
      <p role="status" class={hits === undefined ? 'visually-hidden' : 'quiet'}>
        {hits !== undefined && (hits.length === 0 ? text.none : text.found(hits.length))}
      </p>
      {hits !== undefined && (
        <ol class="rule-list">
          {shown.map(({ rule, excerpt }) =>
            isAddress(rule) ? <AddressRow key={rule} address={rule} /> : <RuleRow key={rule} rule={rule} book excerpt={excerpt} />,
          )}
        </ol>
      )}
    </search>
  );
}

/** A question for the desk, or an agreement, is found by its address. */
const isAddress = (hit: string): boolean => hit.includes('/');

function AddressRow({ address }: { readonly address: string }) {
  const text = deskText.value.rules;
  const [kind = '', game = '', ...rest] = address.split('/');
  const asked = wordsNow(game)?.questions?.[language.value][address];
  if (asked === undefined) return null;
  const [ours, ...others] = asked.choices ?? [];
  return (
    <li>
      <a class="rule-row" href={href(kind, game, ...rest)} onClick={() => rememberTypedWords(address)}>
        <strong>{asked.title}</strong>
        <span class="rule-row-book">{`${bookTitle(game)}, ${kind === 'desk' ? text.asDesk : text.asAgreement}`}</span>
        {ours === undefined ? (
          <span class="quiet rule-row-text">{asked.text}</span>
        ) : (
          <>
            <span class="quiet rule-row-choice">{text.ourChoice(ours)}</span>
            {others.map((choice) => (
              <span key={choice} class="quiet rule-row-choice">
                {text.otherChoice(choice)}
              </span>
            ))}
          </>
        )}
      </a>
    </li>
  );
}

interface RuleRowProps {
  readonly rule: string;
  /** Says which game it is of, where that is not plain. */
  readonly book?: boolean;
  /** What is shown of it, else how it begins. */
  readonly excerpt?: string | undefined;
}

/** A rule in a list: its title, and what it says. */
export function RuleRow({ rule, book = false, excerpt }: RuleRowProps) {
  const text = ruleText(rule, language.value);
  if (text === undefined) return null;
  return (
    <li>
      <a class="rule-row" href={ruleHref(rule)}>
        <strong>{text.title}</strong>
        {book && <span class="rule-row-book">{bookTitle(bookOf(rule))}</span>}
        <span class={excerpt === undefined ? 'quiet rule-row-text' : 'quiet rule-row-excerpt'}>{excerpt ?? text.statement}</span>
      </a>
    </li>
  );
}
