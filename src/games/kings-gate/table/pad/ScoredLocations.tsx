import { Pencil } from 'lucide-preact';
import type { BoardProps } from '#contract';
import type { KingsGate } from '#games/kings-gate/game';
import { charactersHeldBy, locationOf, type Position } from '#games/kings-gate/law/position';
import { coloursIn } from '#games/kings-gate/law/score';
import { texts } from '../../text/screen-texts';
import { COLOUR_SYMBOLS } from '../play/open-events';

interface ScoredLocationsProps extends BoardProps<KingsGate> {
  readonly position: Position;
  /** Opens the sheet of a scored location. */
  onShow(index: number): void;
}

/** The locations scored so far, each to look at again and to amend. */
export function ScoredLocations({ table, state, names, language, position, amend, isInteractive, onShow }: ScoredLocationsProps) {
  const text = texts[language];
  const colours = coloursIn(position);
  const tallies = table.steps.filter(({ event }) => event.type === 'tally');
  const holders = position.players.filter((player) => charactersHeldBy(state.position, player).length > 0);
  if (position.scored.length === 0) return null;
  return (
    <section class="stack">
      <h2>{text.pad.past}</h2>
      <div class="kg-scored-locations">
        <table>
          <thead>
            <tr>
              <th scope="col">{text.pad.location}</th>
              {colours.map((colour) => (
                <th key={colour} scope="col" class="figure">
                  <span style={{ color: `var(--kg-${colour}-ink)` }} aria-hidden="true">
                    {COLOUR_SYMBOLS[colour]}
                  </span>
                  <span class="visually-hidden">{text.colours[colour]}</span>
                </th>
              ))}
              <th scope="col">
                <span class="visually-hidden">{text.pad.amend}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {position.scored.map((scored, index) => {
              const place = { n: scored.n, name: locationOf(position, scored.n).name };
              const entry = tallies[index]?.entry;
              return (
                <tr key={scored.n}>
                  <td>
                    <button type="button" class="kg-line-button" onClick={() => onShow(index)}>
                      {scored.n}. {text.location(place)}
                    </button>
                  </td>
                  {colours.map((colour) => (
                    <td key={colour} class="figure">
                      {scored.ranked.find((each) => each.colour === colour)?.total ?? '–'}
                    </td>
                  ))}
                  <td class="figure">
                    {amend !== undefined && entry !== undefined && (
                      <button
                        type="button"
                        class="button plain icon"
                        aria-label={text.pad.amendOf(place)}
                        disabled={!isInteractive && !state.isFinished}
                        onClick={() => amend(entry)}
                      >
                        <Pencil size={20} aria-hidden="true" />
                      </button>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {holders.length > 0 && (
        <>
          <h3>{text.pad.held}</h3>
          <ul>
            {holders.map((player) => (
              <li key={player}>{text.pad.holds(names.player(player), charactersHeldBy(position, player))}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
