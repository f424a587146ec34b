import { manifests } from '#registry';
import { SaveAll } from '#screens/Boundary';
import { BackupCard } from '#screens/backup/BackupCard';
import { InstallCard } from '#screens/home/InstallCard';
import { offlineReady } from '#screens/home/pwa';
import { UpdateCard } from '#screens/home/UpdateCard';
import { Page } from '#screens/Page';
import { href } from '#screens/route';
import { troubleSentence } from '#screens/StoreNotice';
import { change, language, settings, text } from '#screens/state';
import { useStored } from '#screens/stored';
import { readRows } from '#store/read-rows';
import { settingsTexts } from '#text/settings';
import { Choice } from '#ui/Choice';
import { AtTheTable, OnOff } from './AtTheTable';
import { LICENCES } from './licences';
import { SetAside } from './SetAside';

export function Settings() {
  const said = settingsTexts[language.value];
  const now = settings.value;
  return (
    <Page title={said.title} up={[]} name="new-game">
      <UpdateCard />
      <AtTheTable />
      <Choice
        label={said.referee}
        hint={said.refereeHint}
        options={(['strict', 'advising'] as const).map((value) => ({ value, label: said.referees[value] }))}
        value={now.referee}
        onChoose={(referee) => change({ referee })}
      />
      <OnOff label={said.wakeLock} hint={said.wakeLockHint} value={now.wakeLock} onChoose={(wakeLock) => change({ wakeLock })} />
      <Copies />
      <BackupCard />
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

/** The copies of the games whose boxes print what Regent cannot know. */
function Copies() {
  const said = text.value.create;
  const kept = manifests().filter(({ hasCopy }) => hasCopy === true);
  return (
    <section class="stack">
      <h2>{said.copy}</h2>
      <p class="quiet">{said.copyHint}</p>
      <div class="row">
        {kept.map(({ id, title }) => (
          <a key={id} class="button" href={href('copy', id)}>
            {title}
          </a>
        ))}
      </div>
    </section>
  );
}

function Storage() {
  const said = settingsTexts[language.value];
  const { value: state, trouble } = useStored(async (from) => {
    const [{ rows }, persistence] = await Promise.all([readRows(from), from.persistence()]);
    return { games: rows.length, persistence };
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
