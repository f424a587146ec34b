import type { SourceDetailProps } from '#contract/scoring';
import type { KingsGate } from '#games/kings-gate/game';
import { texts } from '../../text/screen-texts';
import { TieRing } from './TieRing';

/** For somebody who won or lost a tie, how ties went around the table. */
export function FigureDetail({ state: { position }, names, language, player, rowKey }: Omit<SourceDetailProps<KingsGate>, 'index'>) {
  const scored = position.scored.find(({ n }) => String(n) === rowKey);
  const hasTied = scored?.ranked.some((each) => each.player === player && each.over.length + each.under.length > 0) === true;
  if (scored?.last === undefined || !hasTied) return null;
  return <TieRing position={position} last={scored.last} text={texts[language]} names={names} />;
}
