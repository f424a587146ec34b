import { useMemo } from 'preact/hooks';
import { type AlternativeEnding as Ended, findAlternativeEndings } from '#desk/what-if';
import type { Standing } from '#law/score';
import { memoryText } from '#screens/memory/memory-text';
import { language } from '#screens/state/app-state';
import { namesOf } from '#session/sentences/reason-sentences';
import { compareStandings } from './JudgeAgain';
import type { PastGameProps } from './RecordViews';

interface OtherAgreementsProps extends PastGameProps {
  readonly standings: readonly Standing[];
}

/** What the same events would have come to, had the table agreed otherwise; nothing of the game changes. */
export function OtherAgreements({ past: { table, screens }, standings }: OtherAgreementsProps) {
  const text = memoryText.value.game;
  const texts = screens.text[language.value].agreements;
  const { player } = namesOf(table.effective.header.players);
  const all = useMemo(() => findAlternativeEndings(table), [table]);
  const changed = all.filter((each) => each.standings === undefined || compareStandings(standings, each.standings).length > 0);
  const formatStanding = (standing: Standing | undefined): string =>
    standing === undefined ? '–' : text.standing(standing.rank, standing.points);
  const lines = ({ standings: other }: Ended) =>
    other === undefined ? (
      <li>{text.otherwiseStuck}</li>
    ) : (
      compareStandings(standings, other).map((each) => (
        <li key={each.player}>{text.judgedChange(player(each.player), formatStanding(each.before), formatStanding(each.after))}</li>
      ))
    );
  return (
    <div class="stack">
      {changed.map((each) => (
        <section key={`${each.agreement} ${each.choice}`}>
          <p>
            <span class="quiet">{texts[each.agreement]?.question ?? each.agreement}</span>{' '}
            <strong>{texts[each.agreement]?.choices[each.choice] ?? each.choice}</strong>
          </p>
          <ul>{lines(each)}</ul>
        </section>
      ))}
      <p class="quiet">{text.otherwiseSame(all.length - changed.length)}</p>
    </div>
  );
}
