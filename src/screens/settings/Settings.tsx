import { useEffect, useState } from 'preact/hooks';
import { InstallCard } from '#screens/home/InstallCard';
import { offlineReady } from '#screens/home/pwa';
import { UpdateCard } from '#screens/home/UpdateCard';
import { Page } from '#screens/Page';
import { change, settings, store, text } from '#screens/state';
import { Choice } from '#ui/Choice';
import { LICENCES } from './licences';

type Persistence = 'persisted' | 'not-persisted' | 'unknown';

export function Settings() {
  const words = text.value.settings;
  const now = settings.value;
  const onOff = (label: string, hint: string, value: boolean, set: (value: boolean) => void) => (
    <Choice
      label={label}
      hint={hint}
      options={[
        { value: 'on', label: words.on },
        { value: 'off', label: words.off },
      ]}
      value={value ? 'on' : 'off'}
      onChoose={(choice) => set(choice === 'on')}
    />
  );
  return (
    <Page title={words.title} up={[]} name="new-game">
      <UpdateCard />
      <Choice
        label={words.language}
        options={[
          { value: 'device', label: words.deviceLanguage },
          { value: 'en', label: <span lang="en">English</span> },
          { value: 'fr', label: <span lang="fr">Français</span> },
        ]}
        value={now.language ?? 'device'}
        onChoose={(choice) => change({ language: choice === 'device' ? undefined : choice })}
      />
      <Choice
        label={words.theme}
        options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: words.themes[value] }))}
        value={now.theme}
        onChoose={(theme) => change({ theme })}
      />
      <Choice
        label={words.referee}
        hint={words.refereeHint}
        options={(['strict', 'advising'] as const).map((value) => ({ value, label: words.referees[value] }))}
        value={now.referee}
        onChoose={(referee) => change({ referee })}
      />
      {onOff(words.wakeLock, words.wakeLockHint, now.wakeLock, (wakeLock) => change({ wakeLock }))}
      {onOff(words.boardTurns, words.boardTurnsHint, now.boardTurns, (boardTurns) => change({ boardTurns }))}
      {onOff(words.spoken, words.spokenHint, now.spoken, (spoken) => change({ spoken }))}
      <InstallCard sayInstalled />
      <Storage />
      <section class="stack">
        <h2>{words.licences}</h2>
        <p>{words.licencesHint}</p>
        <ul>
          {LICENCES.map(({ name, licence }) => (
            <li key={name}>
              {name} <span class="quiet">({licence})</span>
            </li>
          ))}
        </ul>
        <p class="quiet">{words.version(__APP_VERSION__)}</p>
      </section>
    </Page>
  );
}

function Storage() {
  const words = text.value.settings;
  const [state, setState] = useState<{ readonly games: number; readonly persistence: Persistence } | undefined>(undefined);
  useEffect(() => {
    const from = store.value;
    if (from === undefined) return;
    void Promise.all([from.games(), from.persistence()]).then(([games, persistence]) => setState({ games: games.length, persistence }));
  }, []);
  return (
    <section class="stack">
      <h2>{words.storage}</h2>
      {state !== undefined && (
        <p>
          {words.storageUse(state.games)} {words.storageStates[state.persistence]}
        </p>
      )}
      {offlineReady.value && <p>{words.offline}</p>}
    </section>
  );
}
