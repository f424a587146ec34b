import { useState } from 'preact/hooks';
import type { GameScreens } from '#contract/screens';
import type { Correction } from '#contract/setup';
import { manifestOf } from '#registry';
import { useMemory } from '#screens/memory/memory-state';
import { pickValidChoices } from '#screens/new-game/habits/habits';
import { SeatFields } from '#screens/players/SeatFields';
import { AgreementsDisclosure } from '#screens/rules/AgreementsDisclosure';
import { createLazyResource } from '#screens/shell/lazy-resource';
import { appText, language } from '#screens/state/app-state';
import { cleanName } from '#session/formats/clean-name';
import type { Player } from '#session/game';
import type { Header } from '#session/log/effective-log';
import { diffHeaders } from '#session/log/header-patch';
import { Choice } from '#ui/form/Choice';
import { PlayerList } from '#ui/people/PlayerList';
import { StartingPlayerChoice } from '#ui/people/StartingPlayerChoice';
import { Sheet } from '#ui/sheet/Sheet';
import type { PanelProps } from '../Frame';

const correctionLoaders = new WeakMap<GameScreens, (key: 'correction') => Correction | undefined>();

/** What a correction may mean in a game, once it has been fetched. */
function correctionOf(screens: GameScreens): Correction | undefined {
  if (screens.correction === undefined) return undefined;
  const loader = correctionLoaders.get(screens) ?? createLazyResource(screens.correction);
  correctionLoaders.set(screens, loader);
  return loader('correction');
}

/** Names, seats, agreements and the game's own set-up, put right with a look at what changes. */
export function CorrectSheet({ view, screens, onClose }: PanelProps) {
  const text = appText.value.more;
  const { game, effective } = view.liveGame.table.value;
  const [header, setHeader] = useState<Header>(effective.header);
  const memory = useMemory();
  const { SetupFields, startingPlayer } = screens;
  const ids = header.players.map(({ id }) => id);
  const first = startingPlayer?.get(header.setup, ids);
  const rename = (id: string, name: string): void =>
    setHeader({ ...header, players: header.players.map((player): Player => (player.id === id ? { ...player, name } : player)) });
  const reorder = (ids: readonly string[]): void =>
    setHeader({ ...header, players: ids.flatMap((id) => header.players.filter((player) => player.id === id)) });
  const changeSetup = (next: Header['setup']): void => setHeader({ ...header, setup: next });
  const isFirstAsked = manifestOf(view.liveGame.storedGame.value.game)?.startingPlayer === 'asked';
  const named = header.players.every(({ name }) => cleanName(name) !== '');
  const correction = correctionOf(screens);
  const along = correction?.rewriteEvents(effective.header.setup, header.setup, language.value);
  const [follows, setFollows] = useState(true);
  const propose = (): void => {
    const players = header.players.map((player) => ({ ...player, name: cleanName(player.name) }));
    const part = diffHeaders(effective.header, { ...header, players });
    onClose();
    if (part === undefined) return;
    const events =
      along === undefined || !follows ? [] : effective.events.map(({ entry, event }) => ({ entry, event: along.rewrite(event) }));
    view.propose(events.length === 0 ? { kind: 'correct', part } : { kind: 'correct', part, events });
  };
  return (
    <Sheet title={text.correct} closeLabel={appText.value.close} onClose={onClose}>
      <p class="quiet">{text.correctHint}</p>
      {memory !== undefined && (
        <SeatFields memory={memory} players={header.players} onChange={(players) => setHeader({ ...header, players })} />
      )}
      {header.players.map(({ id, name }, index) => (
        <label key={id} class="field">
          <span>
            {appText.value.create.name} {index + 1}
          </span>
          <input type="text" maxLength={40} value={name} onInput={(event) => rename(id, event.currentTarget.value)} />
        </label>
      ))}
      <h3>{appText.value.create.seats}</h3>
      <PlayerList seats={header.players} text={appText.value.create} onOrder={reorder} />
      {startingPlayer !== undefined && first !== undefined && isFirstAsked && (
        <StartingPlayerChoice
          players={header.players}
          first={first}
          language={language.value}
          onChange={(next) => changeSetup(startingPlayer.set(header.setup, ids, next))}
        />
      )}
      <SetupFields players={header.players} setup={header.setup} language={language.value} onChange={changeSetup} />
      <AgreementsDisclosure
        game={game}
        texts={screens.text[language.value].agreements}
        chosen={pickValidChoices(game, header.setup.agreements)}
        about={view.liveGame.storedGame.value.game}
        onChange={(agreements) => changeSetup({ ...header.setup, agreements })}
      />
      {along !== undefined && effective.events.length > 0 && (
        <Choice
          label={along.question}
          options={[
            { value: 'yes', label: along.yes },
            { value: 'no', label: along.no },
          ]}
          value={follows ? 'yes' : 'no'}
          onChoose={(answer) => setFollows(answer === 'yes')}
        />
      )}
      <button
        type="button"
        class="button primary"
        disabled={!named || (screens.correction !== undefined && correction === undefined)}
        onClick={propose}
      >
        {text.preview}
      </button>
    </Sheet>
  );
}
