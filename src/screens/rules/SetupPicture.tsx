import { useMemo } from 'preact/hooks';
import type { SetupExample } from '#rulebook/rulebook';
import { gameIfLoaded, screensIfLoaded } from '#screens/game/game-parts';
import { appText, language } from '#screens/state/app-state';
import { isInputError } from '#session/formats/input-error';
import type { Game } from '#session/game';
import { append, isTable, openTable, stateOf, type Table } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';

interface SetupPictureProps {
  readonly game: string;
  readonly example: SetupExample;
}

/** A game as it is set up, drawn as its own table draws it. */
export function SetupPicture({ game: id, example }: SetupPictureProps) {
  const game = gameIfLoaded(id);
  const screens = screensIfLoaded(id);
  const table = useMemo(() => game && tableOf(game, example), [game, example]);
  if (table === undefined || screens === undefined) return <p class="quiet">{appText.value.loading}</p>;
  const { Picture } = screens;
  return (
    <figure class="rule-setup card stack" aria-label={example.caption[language.value]}>
      <div class="rule-setup-picture">
        <Picture state={stateOf(table)} names={namesOf(table.effective.header.players)} language={language.value} />
      </div>
      <figcaption class="quiet">{example.caption[language.value]}</figcaption>
    </figure>
  );
}

/** The example's table; none where its set-up is not of the box, which a test looks after. */
export function tableOf(game: Game, { players, setup, events = [] }: SetupExample): Table | undefined {
  const opened = openTable(game, { players, setup: { ...setup } });
  if (isInputError(opened)) return undefined;
  return events.reduce<Table | undefined>((table, event) => {
    const next = table && append(table, { kind: 'happened', event }, 0);
    return next !== undefined && isTable(next) ? next : undefined;
  }, opened);
}
