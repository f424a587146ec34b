import { changeSettings, language, settings } from '#screens/state/app-state';
import { settingsTexts } from '#text/settings';
import { Choice } from '#ui/form/Choice';

interface OnOffChoiceProps {
  readonly label: string;
  readonly hint: string;
  readonly value: boolean;
  onChoose(value: boolean): void;
}

export function OnOffChoice({ label, hint, value, onChoose }: OnOffChoiceProps) {
  const said = settingsTexts[language.value];
  return (
    <Choice
      label={label}
      hint={hint}
      options={[
        { value: 'on', label: said.on },
        { value: 'off', label: said.off },
      ]}
      value={value ? 'on' : 'off'}
      onChoose={(choice) => onChoose(choice === 'on')}
    />
  );
}

/** What may be changed in the middle of a game, too: language, colours, sound, how turns end and the board lies. */
export function TableSettings() {
  const said = settingsTexts[language.value];
  const now = settings.value;
  return (
    <>
      <Choice
        label={said.language}
        options={[
          { value: 'device', label: said.deviceLanguage },
          { value: 'en', label: <span lang="en">English</span> },
          { value: 'fr', label: <span lang="fr">Français</span> },
        ]}
        value={now.language ?? 'device'}
        onChoose={(choice) => changeSettings({ language: choice === 'device' ? undefined : choice })}
      />
      <Choice
        label={said.theme}
        options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: said.themes[value] }))}
        value={now.theme}
        onChoose={(theme) => changeSettings({ theme })}
      />
      <OnOffChoice label={said.spoken} hint={said.spokenHint} value={now.spoken} onChoose={(spoken) => changeSettings({ spoken })} />
      <OnOffChoice
        label={said.turnsEnd}
        hint={said.turnsEndHint}
        value={now.turnsEnd}
        onChoose={(turnsEnd) => changeSettings({ turnsEnd })}
      />
      <OnOffChoice
        label={said.boardTurns}
        hint={said.boardTurnsHint}
        value={now.boardTurns}
        onChoose={(boardTurns) => changeSettings({ boardTurns })}
      />
      <OnOffChoice
        label={said.showsDanger}
        hint={said.showsDangerHint}
        value={now.showsDanger}
        onChoose={(showsDanger) => changeSettings({ showsDanger })}
      />
    </>
  );
}
