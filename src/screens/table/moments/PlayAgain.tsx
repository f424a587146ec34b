import { useState } from 'preact/hooks';
import type { GameScreens } from '#contract';
import { useBeginGame } from '#screens/game/begin-game';
import { nextBeginner, nextSetup } from '#screens/new-game/next-game';
import { saveDraft } from '#screens/new-game/setup-draft';
import { navigate } from '#screens/shell/route';
import { appText, language } from '#screens/state/app-state';
import type { Game } from '#session/game';
import type { Header } from '#session/log/effective-log';
import { reseatByPerson } from '#session/seat-persons';
import { scoreTexts } from '#text/score';
import { Choice } from '#ui/form/Choice';

interface PlayAgainProps {
  readonly game: Game;
  readonly id: string;
  readonly screens: GameScreens;
  readonly header: Header;
}

/** The next game at this table: who begins comes next in turn, and all of it may be changed first. */
export function PlayAgain({ game, id, screens, header: played }: PlayAgainProps) {
  const header = reseatByPerson(played);
  const text = scoreTexts[language.value];
  const { refused, begin } = useBeginGame();
  const next = nextBeginner(screens, header);
  const [chosen, choose] = useState<string | undefined>(undefined);
  const first = chosen ?? next;
  const { players } = header;
  const changeSetup = (): void => {
    saveDraft(id, { players, first: first ?? players[0]?.id, setup: nextSetup(screens, header, first) });
    navigate('new', id, 'ready');
  };
  return (
    <section class="finish-again stack" aria-label={appText.value.finish.again}>
      {refused !== undefined && (
        <p class="notice notice-bad" role="alert">
          {refused}
        </p>
      )}
      {next !== undefined && (
        <Choice
          label={appText.value.create.begins}
          options={players.map((player) => ({ value: player.id, label: player.name }))}
          value={first}
          onChoose={choose}
        />
      )}
      <button
        type="button"
        class="button primary wide"
        onClick={() => begin(game, { game: id, players, setup: nextSetup(screens, header, first) })}
      >
        {appText.value.finish.again}
      </button>
      <button type="button" class="button wide" onClick={changeSetup}>
        {text.change}
      </button>
    </section>
  );
}
