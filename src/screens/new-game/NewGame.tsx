import { useEffect, useState } from 'preact/hooks';
import type { Manifest } from '#contract/manifest';
import { manifestOf } from '#registry';
import { useBeginGame } from '#screens/game/begin-game';
import { Home } from '#screens/home/Home';
import { LoadingNotice } from '#screens/notices/StoreNotice';
import { navigate, navigateBack, replaceRoute } from '#screens/shell/route';
import type { GameDraft } from '#session/formats/game-draft';
import type { Game } from '#session/game';
import { type StoreFailure, storeFailureOf } from '#store/database/store-failure';
import './NewGame.css';
import { PlayModeStep } from './PlayModeStep';
import { PeopleStep } from './people/PeopleStep';
import { SetupStep } from './SetupStep';
import { canSeat, loadNextDraft, loadSetupContext } from './setup-context';
import { readDraft, removeDraft, saveDraft } from './setup-draft';

export type LoadedSetup = NonNullable<Awaited<ReturnType<typeof loadSetupContext>>>;

interface NewGameProps {
  readonly game: string | undefined;
  /** One of the steps, or one of what is already chosen to be changed; the people come first. */
  readonly step: string | undefined;
  /** The game whose table plays again. */
  readonly last: string | undefined;
}

export function NewGame({ game: id, step, last }: NewGameProps) {
  const [loaded, setLoaded] = useState<LoadedSetup | undefined>(undefined);
  const [failure, setFailure] = useState<StoreFailure | undefined>(undefined);
  const manifest = manifestOf(id);
  useEffect(() => {
    if (manifest !== undefined) loadSetupContext(manifest).then(setLoaded, (error: unknown) => setFailure(storeFailureOf(error)));
  }, [manifest]);
  if (manifest === undefined) return <Home />;
  if (loaded === undefined) return <LoadingNotice failure={failure} />;
  return step === 'again' && last !== undefined ? (
    <SameTable manifest={manifest} known={loaded} last={last} />
  ) : (
    <Steps manifest={manifest} known={loaded} step={step} />
  );
}

export interface StepProps {
  readonly manifest: Manifest;
  readonly known: LoadedSetup;
  readonly draft: GameDraft;
  /** Which step it is, and of how many; left out where it is no step on the way but a look back. */
  readonly count?: readonly [step: number, of: number] | undefined;
  onChange(draft: GameDraft): void;
}

/** The table of an earlier game plays again: what it chose is a draft, and the set-up shows it. */
function SameTable({ manifest, known, last }: Pick<StepProps, 'manifest' | 'known'> & { readonly last: string }) {
  const [failure, setFailure] = useState<StoreFailure | undefined>(undefined);
  useEffect(() => {
    loadNextDraft(known, last).then(
      (draft) => {
        if (draft !== undefined) saveDraft(manifest.id, draft);
        replaceRoute('new', manifest.id, ...(draft === undefined ? [] : ['ready']));
      },
      (error: unknown) => setFailure(storeFailureOf(error)),
    );
  }, [manifest, known, last]);
  return <LoadingNotice failure={failure} />;
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

/** The steps that need to know who plays. */
const LATER_STEPS: readonly (string | undefined)[] = ['mode', 'setup', 'ready', 'change-mode'];

function Steps({ manifest, known, step }: Pick<StepProps, 'manifest' | 'known'> & { readonly step: string | undefined }) {
  const { id, playModes } = manifest;
  const [draft, setDraft] = useSetupDraft(id, known.game);
  const { refused, begin } = useBeginGame();
  /** What was refused of a set-up that has been changed since. */
  const [outdated, setOutdated] = useState<string | undefined>(undefined);
  const hasModes = playModes.length > 1;
  const isPremature = LATER_STEPS.includes(step) && !canSeat(known, draft.players);
  useEffect(() => {
    if (isPremature) replaceRoute('new', id);
  }, [isPremature, id]);

  const change = (next: GameDraft): void => {
    setDraft(next);
    setOutdated(refused);
  };
  const start = (): void => {
    const { players, setup } = draft;
    setOutdated(undefined);
    begin(known.game, { game: id, players, setup }, { replaces: ['new', id], onBegun: () => removeDraft(id) });
  };
  const props = { manifest, known, draft, onChange: change };
  const countOf = (at: number) => [at, hasModes ? 3 : 2] as const;
  const goTo = (next: string) => (): void => navigate('new', id, next);
  const goBack = (): void => navigateBack('new', id, 'setup');
  if (isPremature) return null;
  switch (step) {
    case 'mode':
      return <PlayModeStep {...props} count={countOf(2)} onDone={goTo('setup')} />;
    case 'change-mode':
      return <PlayModeStep {...props} onDone={goBack} />;
    case 'change-people':
      return <PeopleStep {...props} onDone={goBack} />;
    case 'setup':
    case 'ready':
      return (
        <SetupStep
          {...props}
          count={step === 'setup' ? countOf(hasModes ? 3 : 2) : undefined}
          refused={refused === outdated ? undefined : refused}
          onStart={start}
        />
      );
    default:
      return <PeopleStep {...props} count={countOf(1)} onDone={goTo(hasModes ? 'mode' : 'setup')} />;
  }
}
