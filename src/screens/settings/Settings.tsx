import { SaveAll } from '#screens/Boundary';
import { BackupCard } from '#screens/backup/BackupCard';
import { InstallCard } from '#screens/home/InstallCard';
import { offlineReady } from '#screens/home/pwa';
import { UpdateCard } from '#screens/home/UpdateCard';
import { Page } from '#screens/Page';
import { troubleSentence } from '#screens/StoreNotice';
import { change, settings, text } from '#screens/state';
import { useStored } from '#screens/stored';
import { Choice } from '#ui/Choice';
import { LICENCES } from './licences';
import { SetAside } from './SetAside';

export function Settings() {
  const said = text.value.settings;
  const now = settings.value;
  const onOff = (label: string, hint: string, value: boolean, set: (value: boolean) => void) => (
    <Choice
      label={label}
      hint={hint}
      options={[
        { value: 'on', label: said.on },
        { value: 'off', label: said.off },
      ]}
      value={value ? 'on' : 'off'}
      onChoose={(choice) => set(choice === 'on')}
    />
  );
  return (
    <Page title={said.title} up={[]} name="new-game">
      <UpdateCard />
      <Choice
        label={said.language}
        options={[
          { value: 'device', label: said.deviceLanguage },
          { value: 'en', label: <span lang="en">English</span> },
          { value: 'fr', label: <span lang="fr">Français</span> },
        ]}
        value={now.language ?? 'device'}
        onChoose={(choice) => change({ language: choice === 'device' ? undefined : choice })}
      />
      <Choice
        label={said.theme}
        options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: said.themes[value] }))}
        value={now.theme}
        onChoose={(theme) => change({ theme })}
      />
      <Choice
        label={said.referee}
        hint={said.refereeHint}
        options={(['strict', 'advising'] as const).map((value) => ({ value, label: said.referees[value] }))}
        value={now.referee}
        onChoose={(referee) => change({ referee })}
      />
      {onOff(said.wakeLock, said.wakeLockHint, now.wakeLock, (wakeLock) => change({ wakeLock }))}
      {onOff(said.turnsEnd, said.turnsEndHint, now.turnsEnd, (turnsEnd) => change({ turnsEnd }))}
      {onOff(said.boardTurns, said.boardTurnsHint, now.boardTurns, (boardTurns) => change({ boardTurns }))}
      {onOff(said.showsDanger, said.showsDangerHint, now.showsDanger, (showsDanger) => change({ showsDanger }))}
      {onOff(said.spoken, said.spokenHint, now.spoken, (spoken) => change({ spoken }))}
      <Backups />
      <InstallCard sayInstalled />
      <Storage />
      <SetAside />
      <section class="stack">
        <h2>{said.licences}</h2>
        <p>{said.licencesHint}</p>
        <ul>
          {LICENCES.map(({ name, licence }) => (
            <li key={name}>
              {name} <span class="quiet">({licence})</span>
            </li>
          ))}
        </ul>
        <p class="quiet">{said.version(__APP_VERSION__)}</p>
      </section>
    </Page>
  );
}

function Backups() {
  const { value: games } = useStored((from) => from.games());
  return games === undefined ? null : <BackupCard games={games} />;
}

function Storage() {
  const said = text.value.settings;
  const { value: state, trouble } = useStored(async (from) => {
    const [games, persistence] = await Promise.all([from.games(), from.persistence()]);
    return { games: games.length, persistence };
  });
  return (
    <section class="stack">
      <h2>{said.storage}</h2>
      {state !== undefined && (
        <p>
          {said.storageUse(state.games)} {said.storageStates[state.persistence]}
        </p>
      )}
      {trouble !== undefined && <p role="alert">{troubleSentence(trouble)}</p>}
      {offlineReady.value && <p>{said.offline}</p>}
      {globalThis.isSecureContext === false && <p>{said.plainHttp}</p>}
      {navigator.locks === undefined && <p>{said.oneTab}</p>}
      <SaveAll />
    </section>
  );
}
