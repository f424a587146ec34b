import { computed, effect } from '@preact/signals';
import { Search as SearchIcon, X } from 'lucide-preact';
import { useId, useMemo, useRef } from 'preact/hooks';
import { deskText } from '#screens/desk/text';
import { href, route } from '#screens/shell/route';
import { language } from '#screens/state/app-state';
import { bookTitle } from './book-title';
import { bookOf, ruleHref, ruleText } from './books';
import { findHits, type Hit, searchNow, wordsNow } from './find-rules';
import { clearTypedWords, rememberTypedWords, typedWords } from './typed-words';

const READING_SCREENS = new Set(['desk', 'rules', 'rule', 'agreements']);

effect(() => {
  const [screen = '', , part] = route.value;
  if (!READING_SCREENS.has(screen) && !(screen === 'game' && part !== undefined)) clearTypedWords();
});

/** A field that finds rules by anybody's words, and what it found, the game in hand first. */
export function RuleSearch({ game }: { readonly game?: string | undefined }) {
  const text = deskText.value.rules;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const typed = typedWords.value;
  const hits = useMemo(() => computed(() => findHits(typedWords.value, game)), [game]).value;
  const nearest = hits?.length === 0 ? (searchNow.value?.nearest(typed, game) ?? []) : [];
  const shownHits: readonly Hit[] = [...(hits ?? []), ...nearest.map((rule) => ({ rule }))];
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
          {shownHits.map(({ rule, excerpt }) =>
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
  const questionText = wordsNow(game)?.questions?.[language.value][address];
  if (questionText === undefined) return null;
  const [ours, ...others] = questionText.choices ?? [];
  return (
    <li>
      <a class="rule-row" href={href(kind, game, ...rest)} onClick={() => rememberTypedWords(address)}>
        <strong>{questionText.title}</strong>
        <span class="rule-row-book">{`${bookTitle(game)}, ${kind === 'desk' ? text.asDesk : text.asAgreement}`}</span>
        {ours === undefined ? (
          <span class="quiet rule-row-text">{questionText.text}</span>
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
