import { useEffect, useState } from 'preact/hooks';
import { type GameId, isGameId, registry } from '#registry';
import { Home } from '#screens/home/Home';
import { Agreements } from '#screens/rules/Agreements';
import type { Player } from '#session/game';
import type { Header } from '#session/log';
import { troubleSentence } from '#session/say';
import { isTable, openTable } from '#session/table';
import { summaryOf } from '#store/live';
import { Beginner } from './Beginner';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft';
import './NewGame.css';
import { Page } from '#screens/Page';
import { href, replaceWith } from '#screens/route';
import { language, store, text } from '#screens/state';
import { hasScreens } from '#screens/table/contract';
import { GroupHabit } from './Habit';
import { PlayerPicker } from './PlayerPicker';
import { following, isReady, knownOf, seated } from './start';

type Loaded = NonNullable<Awaited<ReturnType<typeof knownOf>>>;

export function NewGame({ game: id }: { readonly game: string | undefined }) {
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  useEffect(() => {
    if (isGameId(id)) void knownOf(id).then(setLoaded);
  }, [id]);
  if (!isGameId(id) || !hasScreens(id)) return <Home />;
  return loaded === undefined ? <p class="page quiet">{text.value.loading}</p> : <SetupForm id={id} known={loaded} />;
}

/** A set-up in the making outlives a reload of the page. */
function useDraft(id: GameId): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState<Draft>(() => readDraft(id));
  return [
    draft,
    (next) => {
      keepDraft(id, next);
      setDraft(next);
    },
  ];
}

function SetupForm({ id, known }: { readonly id: GameId; readonly known: Loaded }) {
  const words = text.value.create;
  const { game, screens } = known;
  const [draft, setDraft] = useDraft(id);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const { least, most } = game.law.seats;
  const ready = isReady(known, draft.players);
  const { SetupFields } = screens;
  const texts = screens.text[language.value].agreements;

  const make = (next: Draft): void => {
    setDraft(next);
    setTrouble(undefined);
  };
  const seat = (players: readonly Player[], first: string | undefined): void => make(seated(known, draft, players, first));
  const change = (setup: Header['setup']): void => make({ ...draft, setup });

  const start = async (): Promise<void> => {
    const { players, setup } = draft;
    const table = openTable(game, { players, setup });
    if (!isTable(table)) {
      setTrouble(troubleSentence(table, language.value));
      return;
    }
    const stored = await store.value?.create({ game: id, players, setup }, summaryOf(table));
    dropDraft(id);
    if (stored !== undefined) replaceWith('game', stored.id);
  };

  return (
    <Page title={registry[id].title} up={[]} name="new-game">
      <PlayerPicker
        known={known.players}
        players={draft.players}
        least={least}
        most={most}
        onChange={(players) => seat(players, draft.first)}
      />
      {ready && draft.first !== undefined && (
        <>
          <GroupHabit known={known} texts={texts} draft={draft} onFollow={(group) => make(following(known, draft, group))} />
          {screens.asksBeginner !== false && (
            <Beginner players={draft.players} first={draft.first} onChange={(first) => seat(draft.players, first)} />
          )}
          <SetupFields players={draft.players} setup={draft.setup} language={language.value} onChange={change} />
          {screens.Copy !== undefined && (
            <a class="button" href={href('copy', id)}>
              {words.copy}
            </a>
          )}
          <Agreements game={game} texts={texts} setup={draft.setup} about={id} onChange={change} />
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
    </Page>
  );
}
