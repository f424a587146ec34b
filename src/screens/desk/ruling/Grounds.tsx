import { useMemo } from 'preact/hooks';
import { decidingChoices, type FindingNote, findAlternatives, ruleOf } from '#desk/desk';
import { screensIfLoaded } from '#screens/game/game-parts';
import { bookNow } from '#screens/rules/books';
import { language } from '#screens/state/app-state';
import { lineSentence, namesOf, reasonSentence } from '#session/sentences/reason-sentences';
import { grammar } from '#text/language';
import { RuleLink, RuleNote } from '#ui/verdict/RuleNote';
import { deskText } from '../text';
import { describeAnswer, playersOf } from './case-sentences';
import { basisOf } from './ruling-basis';
import type { RulingProps } from './Verdict';

/** The rules in the order in which they decide, what another agreement would change, and what else the ruling rests on. */
export function Grounds({ id, screens, deskCase, agreements, finding }: RulingProps) {
  const { desk } = screens;
  const text = deskText.value.desk;
  const game = screensIfLoaded(id);
  const speech = game && { id, desk: screens, game, language: language.value };
  const changedAgreements = useMemo(
    () =>
      speech === undefined
        ? []
        : findAlternatives(desk, deskCase, agreements, (other) => describeAnswer(speech, deskCase, other, agreements)),
    [desk, deskCase, agreements, game, language.value],
  );
  if (finding === undefined || game === undefined || speech === undefined) return null;
  const paid = new Set(finding.notes.flatMap((note) => (note.kind === 'paid' ? [note.line.player] : [])));
  const texts = game.text[language.value].agreements;
  const basis = basisOf({
    game: desk.game,
    book: bookNow(id),
    texts,
    agreements,
    rules: [...new Set(finding.notes.map(ruleOf))],
    figures: screens.text[language.value].describeFigures?.(deskCase) ?? [],
  });
  return (
    <>
      <section class="stack">
        <h2 class="list-heading">{text.because}</h2>
        <ol class="desk-notes">
          {finding.notes.map((note, index) => (
            <li key={`${ruleOf(note)}-${index}`}>
              <Ground note={note} speaker={{ game: desk.game, players: playersOf(speech, deskCase) }} hasName={paid.size > 1} />
            </li>
          ))}
        </ol>
      </section>
      <section class="stack">
        <h2 class="list-heading">{text.otherwise}</h2>
        {changedAgreements.length === 0 ? (
          decidingChoices(desk, deskCase, agreements).length === 0 && <p class="quiet">{text.sameOtherwise}</p>
        ) : (
          <ul class="desk-otherwise">
            {changedAgreements.map(({ agreement, choice, finding: other }) => (
              <li key={`${agreement}-${choice}`} class="card">
                <p class="quiet">
                  {texts[agreement]?.question} {texts[agreement]?.choices[choice] ?? choice}
                </p>
                <p>
                  <strong>{describeAnswer(speech, deskCase, other, { ...agreements, [agreement]: choice })}</strong>
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section class="stack">
        <h2 class="list-heading">{basis.title}</h2>
        <ul class="desk-basis">
          {basis.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

interface GroundProps {
  readonly note: FindingNote;
  readonly speaker: Parameters<typeof reasonSentence>[0];
  /** Whether several people are paid, so that each line needs a name. */
  readonly hasName: boolean;
}

function Ground({ note, speaker, hasName }: GroundProps) {
  if (note.kind === 'rule') return <RuleNote rule={note.rule} />;
  const { reason } = note.kind === 'broken' ? note : note.line;
  return (
    <div class="rule-note">
      {note.kind === 'broken' ? (
        <p>{reasonSentence(speaker, reason, language.value)}</p>
      ) : (
        <p class={note.line.paid ? 'line' : 'line line-unpaid'}>
          <span class="line-figure">{note.line.paid ? grammar(language.value).figure(note.line.points) : '–'}</span>
          <span>
            {hasName && <strong>{namesOf(speaker.players).player(note.line.player)}: </strong>}
            {lineSentence(speaker, reason, language.value)}
          </span>
        </p>
      )}
      <RuleLink rule={reason.rule} />
    </div>
  );
}
