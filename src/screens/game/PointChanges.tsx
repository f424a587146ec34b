import type { comparePoints } from '#session/log/points';

import { grammar, type PlayerNames } from '#text/language';
import { appText, language } from '../state/app-state';

interface PointChangesProps {
  readonly points: ReturnType<typeof comparePoints>['points'];
  readonly names: PlayerNames;
}

/** Whose points a change alters, from what to what. */
export function PointChanges({ points, names }: PointChangesProps) {
  const { range } = grammar(language.value);
  return (
    <ul>
      {points.map(({ player, before, after }) => (
        <li key={player}>{appText.value.change.points(names.player(player), range(before), range(after))}</li>
      ))}
    </ul>
  );
}
