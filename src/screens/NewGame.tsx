import { ArrowLeft } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import type { Game, Player } from '#session/game';
import type { Header } from '#session/log';
import { type GameId, isGameId, loadGame, registry } from '#session/registry';
import { troubleSentence } from '#session/say';
import { isTable, openTable } from '#session/table';
import { summaryOf } from '#store/live';
import type { StoredPlayer } from '#store/model';
import { Agreements } from './Agreements';
import { Beginner } from './Beginner';
import { draftKey, reseated } from './draft';
import { Home } from './Home';
import './NewGame.css';
import { PlayerPicker } from './PlayerPicker';
import { href, replaceWith } from './route';
import { language, store, text } from './state';
import { type GameScreens, SCREENS } from './table/contract';

interface Loaded {
  readonly game: Game;
  readonly screens: GameScreens;
  readonly copy: unknown;
}

export function NewGame({ game: id }: { readonly game: string | undefined }) {
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  const load = isGameId(id) ? SCREENS[id] : undefined;
  useEffect(() => {
    if (!isGameId(id) || load === undefined) return;
    void Promise.all([loadGame(id), load(), store.value?.copy(id)]).then(([game, { screens }, copy]) => setLoaded({ game, screens, copy }));
  }, [id, load]);
  if (!isGameId(id) || load === undefined) return <Home />;
  return loaded === undefined ? <p class="page quiet">{text.value.loading}</p> : <SetupForm id={id} {...loaded} />;
}

interface Draft {
  readonly players: readonly Player[];
  readonly first: string | undefined;
  readonly setup: Header['setup'];
}

const EMPTY: Draft = { players: [], first: undefined, setup: {} };

/** A set-up in the making outlives a reload of the page. */
function useDraft(id: GameId): [Draft, (draft: Draft) => void] {
  const key = draftKey(id);
  const [draft, setDraft] = useState<Draft>(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? EMPTY);
  return [
    draft,
    (next) => {
      sessionStorage.setItem(key, JSON.stringify(next));
      setDraft(next);
    },
  ];
}

function useKnownPlayers(): readonly StoredPlayer[] {
  const [known, setKnown] = useState<readonly StoredPlayer[]>([]);
  useEffect(() => {
    void store.value
      ?.players()
      .then((all) => setKnown(all.filter(({ hidden, mergedInto }) => hidden !== true && mergedInto === undefined)));
  }, []);
  return known;
}

function SetupForm({ id, game, screens, copy }: Loaded & { readonly id: GameId }) {
  const words = text.value.create;
  const [draft, setDraft] = useDraft(id);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const known = useKnownPlayers();
  const { least, most } = game.law.seats;
  const ready = draft.players.length >= least && draft.players.length <= most;
  const { SetupFields } = screens;

  /** What a set-up starts from for these people, with who begins; empty while there are too few or too many. */
  const initial = (players: readonly Player[], first: string | undefined): Header['setup'] => {
    const ids = players.map((player) => player.id);
    return first !== undefined && ids.length >= least && ids.length <= most ? screens.initialSetup(ids, first, copy) : {};
  };
  /** Other people or another beginner change only what depends on them. */
  const seat = (players: readonly Player[], chosen: string | undefined): void => {
    const first = players.find(({ id }) => id === chosen)?.id ?? players[0]?.id;
    const [before, after] = [initial(draft.players, draft.first), initial(players, first)];
    const sameTable =
      players.every(({ id }) => draft.players.some((player) => player.id === id)) && players.length === draft.players.length;
    setDraft({ players, first, setup: reseated(draft.setup, before, after, sameTable) });
    setTrouble(undefined);
  };
  const change = (setup: Header['setup']): void => {
    setDraft({ ...draft, setup });
    setTrouble(undefined);
  };

  const start = async (): Promise<void> => {
    const { players, setup } = draft;
    const table = openTable(game, { players, setup });
    if (!isTable(table)) {
      setTrouble(troubleSentence(table, language.value));
      return;
    }
    const stored = await store.value?.create({ game: id, players, setup }, summaryOf(table));
    sessionStorage.removeItem(draftKey(id));
    if (stored !== undefined) replaceWith('game', stored.id);
  };

  return (
    <main class="page new-game">
      <header class="page-head">
        <a class="button plain icon" href={href()} aria-label={text.value.back}>
          <ArrowLeft aria-hidden="true" />
        </a>
        <h1>{registry[id].title}</h1>
      </header>
      <PlayerPicker known={known} players={draft.players} least={least} most={most} onChange={(players) => seat(players, draft.first)} />
      {ready && draft.first !== undefined && (
        <>
          {screens.asksBeginner !== false && (
            <Beginner players={draft.players} first={draft.first} onChange={(first) => seat(draft.players, first)} />
          )}
          <SetupFields players={draft.players} setup={draft.setup} language={language.value} onChange={change} />
          {screens.Copy !== undefined && (
            <a class="button" href={href('copy', id)}>
              {words.copy}
            </a>
          )}
          <Agreements game={game} texts={screens.text[language.value].agreements} setup={draft.setup} onChange={change} />
        </>
      )}
      {trouble !== undefined && (
        <p class="card new-game-trouble" role="alert">
          {trouble}
        </p>
      )}
      <button type="button" class="button primary wide" disabled={!ready} onClick={() => void start()}>
        {words.start}
      </button>
    </main>
  );
}
