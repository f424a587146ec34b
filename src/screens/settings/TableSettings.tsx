import { changeSettings, language, settings } from '#screens/state/app-state';
import { settingsTexts } from '#text/settings';
import { Choice } from '#ui/form/Choice';
import { Switch } from '#ui/form/Switch';

/** What may be changed in the middle of a game, too: language, colours, sound, how turns end and the board lies. */
export function TableSettings() {
  const text = settingsTexts[language.value];
  const now = settings.value;
  return (
    <>
      <Choice
        label={text.language}
        options={[
          { value: 'device', label: text.deviceLanguage },
          { value: 'en', label: <span lang="en">English</span> },
          { value: 'fr', label: <span lang="fr">Français</span> },
        ]}
        value={now.language ?? 'device'}
        onChoose={(choice) => changeSettings({ language: choice === 'device' ? undefined : choice })}
      />
      <Choice
        label={text.theme}
        options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: text.themes[value] }))}
        value={now.theme}
        onChoose={(theme) => changeSettings({ theme })}
      />
      <div>
        {navigator.vibrate !== undefined && (
          <Switch
            label={text.vibrates}
            hint={text.vibratesHint}
            isOn={now.vibrates}
            onChange={(vibrates) => changeSettings({ vibrates })}
          />
        )}
        <Switch label={text.sounds} hint={text.soundsHint} isOn={now.sounds} onChange={(sounds) => changeSettings({ sounds })} />
        <Switch label={text.spoken} hint={text.spokenHint} isOn={now.spoken} onChange={(spoken) => changeSettings({ spoken })} />
        <Switch label={text.turnsEnd} hint={text.turnsEndHint} isOn={now.turnsEnd} onChange={(turnsEnd) => changeSettings({ turnsEnd })} />
        <Switch
          label={text.boardTurns}
          hint={text.boardTurnsHint}
          isOn={now.boardTurns}
          onChange={(boardTurns) => changeSettings({ boardTurns })}
        />
        <Switch
          label={text.showsDanger}
          hint={text.showsDangerHint}
          isOn={now.showsDanger}
          onChange={(showsDanger) => changeSettings({ showsDanger })}
        />
        <Switch
          label={text.shortcuts}
          hint={text.shortcutsHint}
          isOn={now.shortcuts}
          onChange={(shortcuts) => changeSettings({ shortcuts })}
        />
      </div>
    </>
  );
}
