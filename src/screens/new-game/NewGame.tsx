import { Pencil } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import type { Manifest } from '#contract';
import { manifestOf } from '#registry';
import { useBeginGame } from '#screens/game/begin-game';
import { Home } from '#screens/home/Home';
import { AgreementsDisclosure } from '#screens/rules/AgreementsDisclosure';
import type { GameDraft } from '#session/formats/game-draft';
import type { Game, Player } from '#session/game';
import type { Header } from '#session/log/effective-log';
import { type StoreFailure, storeFailureOf } from '#store/database/store-failure';
import { StartingPlayerChoice } from '#ui/form/StartingPlayerChoice';
import { readDraft, removeDraft, saveDraft } from './setup-draft';
import './NewGame.css';
import { memoryText } from '#screens/memory/memory-text';
import { LoadingNotice } from '#screens/notices/StoreNotice';
import { Page } from '#screens/shell/Page';
import { href } from '#screens/shell/route';
import { appText, language } from '#screens/state/app-state';
import { HabitChoice, TableChooser } from './HabitChoice';
import { pickValidChoices } from './habits';
import { PlayerPicker } from './PlayerPicker';
import { canSeat, changeSetup, followGroup, loadSetupContext, seatPlayers } from './setup-context';

type LoadedSetup = NonNullable<Awaited<ReturnType<typeof loadSetupContext>>>;

export function NewGame({ game: id }: { readonly game: string | undefined }) {
  const [loaded, setLoaded] = useState<LoadedSetup | undefined>(undefined);
  const [trouble, setTrouble] = useState<StoreFailure | undefined>(undefined);
  const manifest = manifestOf(id);
  useEffect(() => {
    if (manifest !== undefined) loadSetupContext(manifest).then(setLoaded, (error: unknown) => setTrouble(storeFailureOf(error)));
  }, [manifest]);
  if (manifest === undefined) return <Home />;
  return loaded === undefined ? <LoadingNotice trouble={trouble} /> : <SetupForm manifest={manifest} known={loaded} />;
}

/** A set-up in the making outlives a reload of the page. */
function useSetupDraft(id: string, game: Game): [GameDraft, (draft: GameDraft) => void] {
  const [draft, setDraft] = useState<GameDraft>(() => readDraft(id, game));
  return [
    draft,
    (next) => {
      saveDraft(id, next);
      setDraft(next);
    },
  ];
}

function SetupForm({ manifest, known }: { readonly manifest: Manifest; readonly known: LoadedSetup }) {
  const { id, title, startingPlayer } = manifest;
  const text = appText.value.create;
  const { game, screens } = known;
  const [draft, setDraft] = useSetupDraft(id, game);
  const { refused, begin } = useBeginGame();
  /** What was refused of a set-up that has been changed since. */
  const [outdated, setOutdated] = useState<string | undefined>(undefined);
  const { least, most } = manifest.seats;
  const ready = canSeat(known, draft.players);
  /** Whoever plays is known: the people are one line, and the game's own set-up has the page. */
  const [complete, setComplete] = useState(false);
  const folded = ready && complete;
  const first = draft.players.find((player) => player.id === draft.first);
  const { SetupFields } = screens;
  const texts = screens.text[language.value].agreements;

  // Said at the first game; whoever has played knows it.
  const guess = known.earlierSetups.length === 0 ? screens.describeGuesses?.(known.box, language.value) : undefined;

  const make = (next: GameDraft): void => {
    setDraft(next);
    setOutdated(refused);
  };
  const seat = (players: readonly Player[], first: string | undefined): void => make(seatPlayers(known, draft, players, first));
  const change = (setup: Header['setup']): void => make(changeSetup(known, draft, setup));

  const start = (): void => {
    const { players, setup } = draft;
    setOutdated(undefined);
    begin(game, { game: id, players, setup }, { shouldReplaceScreen: true, onBegun: () => removeDraft(id) });
  };

  return (
    <Page title={title} up={[]} name="new-game">
      {draft.players.length === 0 && (
        <TableChooser
          known={known}
          onChoose={(next) => {
            make(next);
            setComplete(true);
          }}
        />
      )}
      {folded ? (
        <button type="button" class="button wide new-game-people" aria-expanded="false" onClick={() => setComplete(false)}>
          <span>
            <strong>{draft.players.map(({ name }) => name).join(', ')}</strong>{' '}
            {startingPlayer === 'asked' && first !== undefined && <small>{text.drawn(first.name)}</small>}
          </span>
          <Pencil aria-hidden="true" size={20} />
        </button>
      ) : (
        <PlayerPicker
          knownPlayers={known.players}
          players={draft.players}
          least={least}
          most={most}
          onChange={(players) => seat(players, draft.first)}
        />
      )}
      {ready && draft.first !== undefined && (
        <>
          {!folded && startingPlayer === 'asked' && (
            <StartingPlayerChoice
              players={draft.players}
              first={draft.first}
              language={language.value}
              onChange={(first) => seat(draft.players, first)}
            />
          )}
          {!folded && (
            <button type="button" class="button" onClick={() => setComplete(true)}>
              {memoryText.value.naming.complete}
            </button>
          )}
          <SetupFields
            players={draft.players}
            setup={draft.setup}
            language={language.value}
            earlierSetups={known.earlierSetups}
            onChange={change}
          />
          {guess !== undefined && <p class="card">{guess}</p>}
          {screens.BoxFields !== undefined && (
            <a class="button" href={href('copy', id)}>
              {guess === undefined ? text.copy : text.checkCopy}
            </a>
          )}
          <HabitChoice
            context={known}
            texts={texts}
            draft={draft}
            onFollow={(group) => make(followGroup(known, draft, group))}
            onSeat={(players) => seat(players, draft.first)}
          />
          <AgreementsDisclosure
            game={game}
            texts={texts}
            chosen={pickValidChoices(game, draft.setup.agreements)}
            about={id}
            onChange={(agreements) => change({ ...draft.setup, agreements })}
          />
        </>
      )}
      <div class="new-game-start">
        {refused !== undefined && refused !== outdated && (
          <p class="card new-game-refusal" role="alert">
            {refused}
          </p>
        )}
        {!ready && <p class="quiet">{memoryText.value.naming.seats(draft.players.length, least, most)}</p>}
        <button type="button" class="button primary wide" disabled={!ready} onClick={start}>
          {text.start}
        </button>
      </div>
    </Page>
  );
}
