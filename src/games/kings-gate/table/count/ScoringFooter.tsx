import type { ScoringProps } from '#contract/scoring';
import type { KingsGate } from '#games/kings-gate/game';
import { locationOf } from '#games/kings-gate/law/position';
import { hasTie } from '#games/kings-gate/law/score';
import { RuleNote } from '#ui/verdict/RuleNote';
import { texts } from '../../text/screen-texts';
import { TieRing } from './TieRing';

/** What a scored location leaves to say: the characters that nobody could take, and after a tie how it went around the table. */
export function ScoringFooter({ state: { position }, names, language, index }: ScoringProps<KingsGate>) {
  const text = texts[language];
  const scored = position.scored[index];
  if (scored === undefined) return null;
  const taken = scored.ranked.flatMap(({ characters }) => characters);
  const left = locationOf(position, scored.n).awards.filter((character) => !taken.includes(character));
  return (
    <>
      {left.map((character) => (
        <p key={character} class="quiet">
          {text.scoring.lost(character)}
        </p>
      ))}
      {scored.last !== undefined && hasTie(scored) && (
        <>
          <TieRing position={position} last={scored.last} text={text} names={names} />
          <RuleNote rule="kg.score.tie" />
        </>
      )}
    </>
  );
}
