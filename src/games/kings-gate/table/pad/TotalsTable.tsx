import type { ComponentChildren } from 'preact';
import { locationOf, type Position } from '#games/kings-gate/law/position';
import { coloursIn } from '#games/kings-gate/law/score';
import type { LocationLabel } from '#games/kings-gate/law/score-sheet';
import type { Language } from '#text/language';
import { setupTexts } from '../../text/setup-texts';
import { COLOUR_SYMBOLS } from '../play/open-events';
import './pad.css';

interface TotalsTableProps {
  readonly position: Position;
  readonly language: Language;
  readonly isNewestFirst?: boolean;
  /** How the name of a location is drawn. */
  title?(title: string, index: number): ComponentChildren;
  /** What stands at the end of a row. */
  readonly end?: { readonly label: string; cell(place: LocationLabel, index: number): ComponentChildren };
}

/** Each location that was scored: the totals, and what they took. */
export function TotalsTable({ position, language, isNewestFirst = false, title = (name) => name, end }: TotalsTableProps) {
  const text = setupTexts[language];
  const colours = coloursIn(position);
  const rows = position.scored.map((scored, index) => ({ scored, index }));
  return (
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
            {end !== undefined && (
              <th scope="col">
                <span class="visually-hidden">{end.label}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {(isNewestFirst ? rows.reverse() : rows).map(({ scored, index }) => {
            const place = { n: scored.n, name: locationOf(position, scored.n).name };
            return (
              <tr key={scored.n}>
                <td>{title(`${scored.n}. ${text.location(place)}`, index)}</td>
                {colours.map((colour) => {
                  const rank = scored.ranked.find((each) => each.colour === colour);
                  const taken = (rank?.prize ?? 0) - (rank?.loss ?? 0);
                  return (
                    <td key={colour} class="figure">
                      {rank?.total ?? '–'}
                      {taken !== 0 && <b class="kg-took"> {text.pad.signed(taken)}</b>}
                    </td>
                  );
                })}
                {end !== undefined && <td class="figure">{end.cell(place, index)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
