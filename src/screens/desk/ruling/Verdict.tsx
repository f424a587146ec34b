import { useMemo } from 'preact/hooks';
import type { DeskScreens } from '#contract';
import { type Case, type ChoicesByAgreement, decidingChoices, type Finding, type FindingNote, findAlternatives, ruleOf } from '#desk/desk';
import { firstMissingField } from '#desk/form-fields';
import type { CitedRule } from '#rulebook/sureness';
import { screensIfLoaded } from '#screens/game/game-parts';
import { titleOf } from '#screens/game/game-title';
import { bookNow, bookOf, ruleText } from '#screens/rules/books';
import { describeSureness } from '#screens/rules/sureness';
import { appText, language } from '#screens/state/app-state';
import { lineSentence, namesOf, reasonSentence } from '#session/sentences/reason-sentences';
import { grammar } from '#text/language';
import { surenessTexts } from '#text/sureness';
import { RuleLink, RuleNote } from '#ui/verdict/RuleNote';
import { SurenessChip } from '#ui/verdict/SurenessChip';
import { VerdictCard } from '#ui/verdict/VerdictCard';
import { fieldElementId } from '../form/QuestionForm';
import { deskText } from '../text';
import { CasePicture } from './CasePicture';
import { describeAnswer, describeCase, playersOf } from './case-sentences';
import { basisOf } from './ruling-basis';
import { ShareRuling } from './ShareRuling';

interface VerdictProps {
  /** The game. */
  readonly id: string;
  readonly screens: DeskScreens;
  readonly deskCase: Case;
  readonly agreements: ChoicesByAgreement;
  /** None while something is missing. */
  readonly finding: Finding | undefined;
}

/** Goes to a field of the form: what the verdict waits for. */
function goToField(id: string): void {
  const field = document.getElementById(fieldElementId(id));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** The ruling, or the first thing that is missing for it. */
export function Verdict({ id, screens, deskCase, agreements, finding }: VerdictProps) {
  const text = deskText.value.desk;
  const game = screensIfLoaded(id);
  const missing = firstMissingField(screens.desk.fields(deskCase, language.value), deskCase);
  if (game === undefined) return <VerdictCard label={text.answer} isWaiting headline={appText.value.loading} />;
  if (finding === undefined)
    return (
      <VerdictCard label={text.answer} isWaiting headline={text.missing}>
        {missing !== undefined && (
          <button type="button" class="button" onClick={() => goToField(missing.id)}>
            {missing.label}
          </button>
        )}
      </VerdictCard>
    );
  const sure = describeSureness({
    book: id,
    rules: finding.notes.map(citedRuleOf),
    agreements: decidingChoices(screens.desk, deskCase, agreements),
  });
  return (
    <VerdictCard
      label={text.answer}
      isAllowed={finding.isAllowed}
      headline={describeAnswer({ id, desk: screens, game, language: language.value }, deskCase, finding, agreements)}
    >
      {sure !== undefined && <SurenessChip {...sure} />}
    </VerdictCard>
  );
}

/** A rule that the answer rests on, with the figures of its reason where it has one. */
const citedRuleOf = (note: FindingNote): CitedRule => ({
  rule: ruleOf(note),
  ...(note.kind === 'rule' ? {} : { params: (note.kind === 'broken' ? note.reason : note.line.reason).params }),
});

/** The rules in the order in which they decide, what another agreement would change, and a way to pass it on. */
export function Grounds({ id, screens, deskCase, agreements, finding }: VerdictProps) {
  const { desk } = screens;
  const text = deskText.value.desk;
  const spoken = screens.text[language.value];
  const game = screensIfLoaded(id);
  const speech = game && { id, desk: screens, game, language: language.value };
  const changed = useMemo(
    () =>
      speech === undefined
        ? []
        : findAlternatives(desk, deskCase, agreements, (other) => describeAnswer(speech, deskCase, other, agreements)),
    [desk, deskCase, agreements, game, language.value],
  );
  if (finding === undefined || game === undefined || speech === undefined) return null;
  const paid = new Set(finding.notes.flatMap((note) => (note.kind === 'paid' ? [note.line.player] : [])));
  const texts = game.text[language.value].agreements;
  const rules = [...new Set(finding.notes.map(ruleOf))];
  // What is passed on names its rules: they are there first.
  const isWhole = [id, ...rules.map(bookOf)].every((book) => bookNow(book) !== undefined);
  const figures = spoken.describeFigures?.(deskCase) ?? [];
  const basis = basisOf({ game: desk.game, book: bookNow(id), texts, agreements, rules, figures });
  return (
    <div class="stack">
      <section class="stack">
        <h2>{text.because}</h2>
        <ol class="desk-notes">
          {finding.notes.map((note, index) => (
            <li key={`${ruleOf(note)}-${index}`}>
              <Ground note={note} speaker={{ game: desk.game, players: playersOf(speech, deskCase) }} hasName={paid.size > 1} />
            </li>
          ))}
        </ol>
      </section>
      <section class="stack">
        <h2>{text.otherwise}</h2>
        {changed.length === 0 ? (
          decidingChoices(desk, deskCase, agreements).length === 0 && <p class="quiet">{text.sameOtherwise}</p>
        ) : (
          <ul class="desk-otherwise">
            {changed.map(({ agreement, choice, finding: other }) => (
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
        <h2>{basis.title}</h2>
        <ul class="desk-basis">
          {basis.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {isWhole && (
        <ShareRuling
          ruling={{
            name: `regent-ruling-${id}-${deskCase.question}`,
            question: desk.questionOf(deskCase.question)?.words(language.value).title ?? '',
            caseText: describeCase(speech, deskCase, agreements),
            answer: describeAnswer(speech, deskCase, finding, agreements),
            rules: rules.flatMap((rule) => ruleText(rule, language.value) ?? []),
            basis,
            signature: text.byRegent(titleOf(id)),
            readingMark: surenessTexts[language.value].chip.reading,
          }}
          drawing={<CasePicture id={id} screens={screens} game={game} deskCase={deskCase} agreements={agreements} finding={finding} />}
        />
      )}
    </div>
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
