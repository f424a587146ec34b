import type { Line } from '#law/score';
import { language, text } from '#screens/state';
import { lineSentence, namesOf } from '#session/say';
import { RuleNote } from '#ui/RuleNote';
import { Sheet } from '#ui/Sheet';
import type { PanelProps } from './Frame';

/** Every figure with its reason, player by player; a tap lights what was counted. */
export function ScoreSheet({ view, screens, onClose }: PanelProps) {
  const table = view.live.table.value;
  const { game, effective } = table;
  const names = namesOf(effective.header.players);
  const { position } = view.stand.value;
  const lines = game.law.lines(position);
  const hidden = !view.stand.value.finished && screens.hidesPoints?.(table) === true;
  const standings = hidden ? [] : game.law.standings(position);
  return (
    <Sheet title={text.value.table.scores} closeLabel={text.value.close} onClose={onClose}>
      {hidden && <p>{text.value.table.hiddenPoints}</p>}
      {hidden && <p>{text.value.table.hidden}</p>}
      {(hidden ? [] : standings).map(({ player, rank, points }) => (
        <section key={player} class="stack">
          <h3>{text.value.table.standing(rank, names.player(player), points)}</h3>
          <Lines lines={lines.filter((line) => line.player === player)} view={view} />
        </section>
      ))}
    </Sheet>
  );
}

export function Lines({ lines, view }: { readonly lines: readonly Line[] } & Pick<PanelProps, 'view'>) {
  const { game, effective } = view.live.table.value;
  const speaker = { game, players: effective.header.players };
  if (lines.length === 0) return <p class="quiet">{text.value.table.noLines}</p>;
  return (
    <ul class="lines">
      {lines.map((line, index) => (
        <li key={`${line.reason.rule}-${index}`}>
          <button type="button" class={line.paid ? 'line' : 'line line-unpaid'} onClick={() => (view.lit.value = line.reason.places)}>
            <span class="line-figure">{line.paid ? line.points : '–'}</span>
            <span>{lineSentence(speaker, line.reason, language.value)}</span>
          </button>
          {view.lit.value === line.reason.places && <RuleNote rule={line.reason.rule} />}
        </li>
      ))}
    </ul>
  );
}
