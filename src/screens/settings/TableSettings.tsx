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
  const text = settingsTexts[language.value];
  return (
    <Choice
      label={label}
      hint={hint}
      options={[
        { value: 'on', label: text.on },
        { value: 'off', label: text.off },
      ]}
      value={value ? 'on' : 'off'}
      onChoose={(choice) => onChoose(choice === 'on')}
    />
  );
}

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
      <OnOffChoice label={text.spoken} hint={text.spokenHint} value={now.spoken} onChoose={(spoken) => changeSettings({ spoken })} />
      <OnOffChoice
        label={text.turnsEnd}
        hint={text.turnsEndHint}
        value={now.turnsEnd}
        onChoose={(turnsEnd) => changeSettings({ turnsEnd })}
      />
      <OnOffChoice
        label={text.boardTurns}
        hint={text.boardTurnsHint}
        value={now.boardTurns}
        onChoose={(boardTurns) => changeSettings({ boardTurns })}
      />
      <OnOffChoice
        label={text.showsDanger}
        hint={text.showsDangerHint}
        value={now.showsDanger}
        onChoose={(showsDanger) => changeSettings({ showsDanger })}
      />
    </>
  );
}
