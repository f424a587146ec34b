import { Check, Scale, X } from 'lucide-preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { DeskScreens } from '#contract';
import { type Finding, type Note, otherwise, ruleOf } from '#desk/desk';
import { screensNow } from '#screens/loaded';
import { bookNow, bookOf, ruleText } from '#screens/rules/books';
import { language } from '#screens/state';
import { titleOf } from '#screens/title';
import { lineSentence, namesOf, sentenceOf } from '#session/say';
import { grammar } from '#text/language';
import { RuleLink, RuleNote } from '#ui/RuleNote';
import { basisOf } from './basis';
import type { Put } from './desks';
import { ShareRuling } from './ShareRuling';
import { deskText } from './text';

interface AnswerProps extends Put {
  readonly game: string;
  readonly screens: DeskScreens;
  readonly finding: Finding | undefined;
}

/** Yes, no or the figures, in sight while the case is being laid out. */
export function Answer({ asked, screens, finding }: AnswerProps) {
  const said = deskText.value.desk;
  const tone = finding?.allowed === undefined ? 'plain' : finding.allowed ? 'good' : 'bad';
  const Icon = tone === 'good' ? Check : tone === 'bad' ? X : Scale;
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    // Only an answer that scrolls needs to be reached by the keyboard.
    if (current !== null) current.tabIndex = current.scrollHeight > current.clientHeight ? 0 : -1;
  });
  return (
    <p ref={box} class={`desk-verdict desk-${finding === undefined ? 'waiting' : tone}`} role="status" aria-label={said.answer}>
      <Icon aria-hidden="true" />
      <span>{finding === undefined ? said.waiting : screens.text[language.value].answer(asked, finding)}</span>
    </p>
  );
}

/** The rules in the order in which they decide, what another agreement would change, and a way to pass it on. */
export function Grounds({ game, asked, agreements, screens, finding }: AnswerProps) {
  const { desk, Picture } = screens;
  const said = deskText.value.desk;
  const spoken = screens.text[language.value];
  const changed = useMemo(
    () => otherwise(desk, asked, agreements, (other) => spoken.answer(asked, other)),
    [desk, asked, agreements, spoken],
  );
  if (finding === undefined) return null;
  const paid = new Set(finding.notes.flatMap((note) => (note.kind === 'paid' ? [note.line.player] : [])));
  const words = screensNow(game)?.text[language.value];
  const texts = words?.agreements ?? {};
  const rules = [...new Set(finding.notes.map(ruleOf))];
  // What is passed on names its rules: they are there first.
  const isWhole = words !== undefined && [game, ...rules.map(bookOf)].every((book) => bookNow(book) !== undefined);
  const figures = spoken.figures?.(asked) ?? [];
  const basis = basisOf({ game: desk.game, book: bookNow(game), texts, agreements, rules, figures });
  return (
    <div class="stack">
      <section class="stack">
        <h2>{said.because}</h2>
        <ol class="desk-notes">
          {finding.notes.map((note, index) => (
            <li key={`${ruleOf(note)}-${index}`}>
              <Ground note={note} screens={screens} asked={asked} named={paid.size > 1} />
            </li>
          ))}
        </ol>
      </section>
      <section class="stack">
        <h2>{said.otherwise}</h2>
        {changed.length === 0 ? (
          <p class="quiet">{said.sameOtherwise}</p>
        ) : (
          <ul class="desk-otherwise">
            {changed.map(({ agreement, choice, finding: other }) => (
              <li key={`${agreement}-${choice}`} class="card">
                <p class="quiet">
                  {texts[agreement]?.question} {texts[agreement]?.choices[choice] ?? choice}
                </p>
                <p>
                  <strong>{spoken.answer(asked, other)}</strong>
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
            name: `regent-ruling-${game}-${asked.question}`,
            question: spoken.question(asked.question).title,
            told: spoken.told(asked),
            answer: spoken.answer(asked, finding),
            rules: rules.flatMap((rule) => ruleText(rule, language.value) ?? []),
            basis,
            by: said.byRegent(titleOf(game)),
            house: deskText.value.rules.house,
          }}
          drawn={<Picture asked={asked} finding={finding} language={language.value} />}
        />
      )}
    </div>
  );
}

interface GroundProps {
  readonly note: Note;
  readonly screens: DeskScreens;
  readonly asked: Put['asked'];
  /** Whether several people are paid, so that each line needs a name. */
  readonly named: boolean;
}

function Ground({ note, screens, asked, named }: GroundProps) {
  const speaker = { game: screens.desk.game, players: screens.text[language.value].players(asked) };
  if (note.kind === 'rule') return <RuleNote rule={note.rule} />;
  const { reason } = note.kind === 'broken' ? note : note.line;
  return (
    <div class="rule-note">
      {note.kind === 'broken' ? (
        <p>{sentenceOf(speaker, reason, language.value)}</p>
      ) : (
        <p class={note.line.paid ? 'line' : 'line line-unpaid'}>
          <span class="line-figure">{note.line.paid ? grammar(language.value).figure(note.line.points) : '–'}</span>
          <span>
            {named && <strong>{namesOf(speaker.players).player(note.line.player)}: </strong>}
            {lineSentence(speaker, reason, language.value)}
          </span>
        </p>
      )}
      <RuleLink rule={reason.rule} />
    </div>
  );
}
