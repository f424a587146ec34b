import type { ScoringProps } from '#contract/scoring';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { agreements } from '#games/kingdom-builder/law/position';
import { countLines } from '#games/kingdom-builder/law/scoring/score';
import { lordsTexts } from '#games/kingdom-builder/text/lords';
import { chosenAgreements } from '#session/log/deciding-agreements';
import { texts } from '../screen-texts';
import { paysEmptyPlace } from './lords-table';

const AGREEMENT = 'lords-zero';

/** Asked once, when agreement lords-zero decides points and the table has not said how it plays. */
export function LordsQuestion({ table, state: { position }, language, agree }: ScoringProps<KingdomBuilder>) {
  const isAssumed = !Object.hasOwn(chosenAgreements(table), AGREEMENT);
  if (agree === undefined || !isAssumed || !countLines(position).some(({ reason }) => paysEmptyPlace(reason))) return null;
  const { question, choices } = texts[language].agreements[AGREEMENT];
  return (
    <section class="card stack" aria-label={question}>
      <p>{lordsTexts[language].ask}</p>
      <p class="quiet">{question}</p>
      <div class="actions">
        {agreements[AGREEMENT].map((choice) => (
          <button key={choice} type="button" class="button" onClick={() => agree(AGREEMENT, choice)}>
            {choices[choice]}
          </button>
        ))}
      </div>
    </section>
  );
}
