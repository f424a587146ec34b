import { Box, Pencil } from 'lucide-preact';
import { AgreementsDisclosure } from '#screens/rules/AgreementsDisclosure';
import { Page } from '#screens/shell/Page';
import { href } from '#screens/shell/route';
import { appText, language } from '#screens/state/app-state';
import type { Header } from '#session/log/effective-log';
import { ListRow } from '#ui/ListRow';
import { HabitChoice } from './habits/HabitChoice';
import { pickValidChoices } from './habits/habits';
import type { StepProps } from './NewGame';
import { newGameText } from './new-game-text';
import { PLAY_MODE_ICONS } from './play-mode-icons';
import { StepCount } from './StepCount';
import { changeSetup, followGroup, playModeOf } from './setup-context';

interface SetupStepProps extends StepProps {
  readonly refused: string | undefined;
  onStart(): void;
}

/** The game's own set-up, below who plays and how; for who plays again it is the whole of a new game. */
export function SetupStep({ manifest, known, draft, count, refused, onChange, onStart }: SetupStepProps) {
  const { id, title } = manifest;
  const { game, screens } = known;
  const { SetupFields } = screens;
  const text = appText.value.create;
  const texts = screens.text[language.value].agreements;
  const change = (setup: Header['setup']): void => onChange(changeSetup(known, draft, setup));
  // Said at the first game; whoever has played knows it.
  const guess = known.earlierSetups.length === 0 ? screens.describeGuesses?.(known.box, language.value) : undefined;
  return (
    <Page
      key="setup"
      title={title}
      up={['new', id]}
      actions={
        <>
          <StepCount count={count} />
          <ChosenSteps {...{ manifest, known, draft }} />
        </>
      }
      name="new-game new-game-setup"
      footer={
        <div class="stack">
          {refused !== undefined && (
            <p class="card new-game-refusal" role="alert">
              {refused}
            </p>
          )}
          <button type="button" class="button primary wide" onClick={onStart}>
            {text.start}
          </button>
        </div>
      }
    >
      <SetupFields
        players={draft.players}
        setup={draft.setup}
        language={language.value}
        earlierSetups={known.earlierSetups}
        playMode={playModeOf(known, draft)}
        onChange={change}
      />
      <div>
        {screens.BoxFields !== undefined && (
          <ul>
            <ListRow href={href('copy', id)} icon={Box} label={guess === undefined ? text.copy : text.checkCopy} hint={guess} />
          </ul>
        )}
        <HabitChoice context={known} texts={texts} draft={draft} onFollow={(group) => onChange(followGroup(known, draft, group))} />
        <AgreementsDisclosure
          game={game}
          texts={texts}
          chosen={pickValidChoices(game, draft.setup.agreements)}
          about={id}
          onChange={(agreements) => change({ ...draft.setup, agreements })}
        />
      </div>
    </Page>
  );
}

/** Who plays and how, each one tap from being changed. */
function ChosenSteps({ manifest, known, draft: { players, first, ...draft } }: Pick<StepProps, 'manifest' | 'known' | 'draft'>) {
  const { id, playModes, startingPlayer } = manifest;
  const text = newGameText.value;
  const playMode = playModeOf(known, { players, first, ...draft });
  const Icon = PLAY_MODE_ICONS[playMode];
  const begins = startingPlayer === 'asked' ? players.findIndex((player) => player.id === first) : -1;
  const names = [...players.slice(Math.max(0, begins)), ...players.slice(0, Math.max(0, begins))].map(({ name }) => name);
  return (
    <>
      <a class="chosen-people" href={href('new', id, 'change-people')}>
        <span class="quiet caption">
          <span class="visually-hidden">{text.changePlayers}</span> {begins < 0 ? text.tableOf(names) : text.playingOrder(names)}
          {playModes.length > 1 && ` · ${text.playModes[playMode].title}`}
        </span>
        <Pencil aria-hidden="true" size={16} />
      </a>
      {playModes.length > 1 && (
        <a
          class="button plain icon chosen-mode"
          href={href('new', id, 'change-mode')}
          aria-label={text.changePlayMode(text.playModes[playMode].title)}
        >
          <Icon aria-hidden="true" size={24} />
        </a>
      )}
    </>
  );
}
