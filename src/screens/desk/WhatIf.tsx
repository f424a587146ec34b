import { signal } from '@preact/signals';
import { ArrowLeft, Undo2 } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import { type Attempt, findAlternativeAttempts, tryAct } from '#desk/what-if';
import type { EventBase } from '#law/game';
import type { BoardPlace, Reason } from '#law/ruling';
import { titleOf } from '#screens/game/game-title';
import { AgreementsDisclosure } from '#screens/rules/AgreementsDisclosure';
import { bookNow, ruleText } from '#screens/rules/books';
import { RuleSearch } from '#screens/rules/RuleSearch';
import { describeActSureness } from '#screens/rules/sureness';
import { isInputError } from '#session/formats/input-error';
import { chosenAgreements } from '#session/log/deciding-agreements';
import type { Act } from '#session/log/effective-log';
import { ruleOn, turnOf } from '#session/log/rule-on';
import { stateOf, type Table } from '#session/log/table';
import { refusalSentence } from '#session/sentences/error-sentences';
import { namesOf, reasonSentence } from '#session/sentences/reason-sentences';
import type { LiveGame } from '#store/live/live-game';
import { surenessTexts } from '#text/sureness';
import { TableViewContext } from '#ui/TableView';
import { RuleLink } from '#ui/verdict/RuleNote';
import { SurenessChip } from '#ui/verdict/SurenessChip';
import { VerdictCard } from '#ui/verdict/VerdictCard';
import '../rules/rules.css';
import type { GameScreens } from '#contract/screens';
import { shouldHidePoints } from '#screens/game/hidden-points';
import { PointChanges } from '#screens/game/PointChanges';
import { href } from '#screens/shell/route';
import { appText, language, settings } from '#screens/state/app-state';
import '../table/Frame.css';
import { withConsent } from '#screens/table/view';
import './desk.css';
import { basisOf } from './ruling/ruling-basis';
import { ShareRuling } from './ruling/ShareRuling';
import { deskText } from './text';

interface WhatIfProps {
  readonly id: string;
  readonly liveGame: LiveGame;
  readonly screens: GameScreens;
}

/** What was tried on the game as it then stood: a look at a rule keeps it, a move at the table ends it. */
interface WhatIfTrial {
  readonly base: Table;
  /** What stands, each on the one before. */
  readonly accepted: readonly Attempt[];
  readonly last: Attempt | undefined;
}

const currentTrial = signal<WhatIfTrial | undefined>(undefined);

/** The present position to try things on, with the referee's answer to each; what lies face down is left alone. */
export function WhatIf(props: WhatIfProps) {
  const { id, liveGame } = props;
  const table = liveGame.table.value;
  if (table.game.law.hasHidden?.(stateOf(table)) !== true) return <WhatIfBoard {...props} />;
  const text = deskText.value.whatIf;
  return (
    <main class="what-if">
      <header class="what-if-head">
        <h1>{text.title}</h1>
      </header>
      <p class="notice">{text.faceDown}</p>
      <RuleSearch game={liveGame.storedGame.value.game} />
      <a class="button primary" href={href('game', id)}>
        {text.back}
      </a>
    </main>
  );
}

function WhatIfBoard({ id, liveGame, screens }: WhatIfProps) {
  const base = liveGame.table.value;
  const text = deskText.value.whatIf;
  const now: WhatIfTrial = currentTrial.value?.base === base ? currentTrial.value : { base, accepted: [], last: undefined };
  const { accepted, last } = now;
  const table = accepted.at(-1)?.after ?? base;
  const state = stateOf(table);
  const { Board } = screens;
  const { players } = table.effective.header;

  const attemptAct = (act: Act): void => {
    // Two events of one tap (a move and the end of its turn) come before the screen is drawn again.
    const held = currentTrial.value?.base === base ? currentTrial.value : now;
    const attempt = tryAct(held.accepted.at(-1)?.after ?? base, act);
    currentTrial.value = { base, accepted: attempt.after === undefined ? held.accepted : [...held.accepted, attempt], last: attempt };
  };
  /** A turn in which nothing more can be done ends here as it does at the table. */
  const playOut = (event: EventBase, leading: readonly EventBase[] = []): void => {
    for (const each of leading) attemptAct({ kind: 'happened', event: each });
    attemptAct({ kind: 'happened', event });
    const moved = currentTrial.value?.last;
    // What was only implied is not tried where it led to nothing.
    if (moved?.after === undefined && leading.length > 0) currentTrial.value = { base, accepted, last: moved };
    const ends =
      moved?.after === undefined || !settings.value.turnsEnd ? undefined : screens.turnEndingEvent?.(moved.after, stateOf(moved.after));
    if (ends === undefined) return;
    attemptAct({ kind: 'happened', event: ends });
    if (currentTrial.value !== undefined) currentTrial.value = { ...currentTrial.value, last: moved };
  };
  const takeBack = (): void => {
    const left = accepted.slice(0, -1);
    currentTrial.value = { base, accepted: left, last: left.at(-1) };
  };
  const changeAgreements = (choices: Readonly<Record<string, string>>): void => {
    for (const [agreement, choice] of Object.entries(choices))
      if (table.setup.agreements[agreement] !== choice) attemptAct({ kind: 'agree', agreement, choice });
  };
  const lit: readonly BoardPlace[] = last?.refusal !== undefined && !isInputError(last.refusal) ? last.refusal.places : [];

  return (
    <main class="what-if">
      <header class="what-if-head">
        <a class="button plain icon" href={href('game', id)} aria-label={text.back}>
          <ArrowLeft aria-hidden="true" />
        </a>
        <h1>{text.title}</h1>
      </header>
      <div class="frame-play">
        <TableViewContext.Provider value={{ closeLabel: appText.value.close }}>
          <Board
            table={table}
            state={state}
            lastEvent={table.steps.at(-1)?.event}
            isInteractive={!state.isFinished && table.conflict === undefined}
            highlightedPlaces={lit}
            names={namesOf(players)}
            language={language.value}
            play={playOut}
            replaceLast={(event) => {
              const entry = table.steps.at(-1)?.entry;
              if (entry !== undefined) attemptAct({ kind: 'amend', entry, event });
            }}
          />
        </TableViewContext.Provider>
      </div>
      <AttemptAnswer attempt={last} screens={screens} onConsent={attemptAct} />
      <div class="what-if-tools stack">
        {accepted.length > 0 && (
          <div class="row">
            <button type="button" class="button" onClick={takeBack}>
              <Undo2 aria-hidden="true" />
              {text.takeBack}
            </button>
            <button type="button" class="button" onClick={() => (currentTrial.value = undefined)}>
              {text.again}
            </button>
            <span class="quiet">{text.tried(accepted.length)}</span>
          </div>
        )}
        {last !== undefined && last.act.kind === 'happened' && (
          <ShareAttempt attempt={last} screens={screens} game={liveGame.storedGame.value.game} />
        )}
        <AgreementsDisclosure
          game={table.game}
          texts={screens.text[language.value].agreements}
          chosen={table.setup.agreements}
          about={liveGame.storedGame.value.game}
          onChange={changeAgreements}
        />
        <a class="button primary wide" href={href('game', id)}>
          {text.back}
        </a>
      </div>
    </main>
  );
}

interface AttemptAnswerProps {
  readonly attempt: Attempt | undefined;
  readonly screens: GameScreens;
  onConsent(act: Act): void;
}

/** The rules that forbid what was tried, or that allow it. */
function reasonsFor({ act, before, refusal, warnings }: Attempt): readonly Reason[] {
  if (refusal !== undefined) return isInputError(refusal) ? [] : [refusal];
  if (act.kind !== 'happened') return warnings;
  const answer = ruleOn(before.game, stateOf(before), act.event);
  return answer.outcome === 'accepted' && answer.ruling.isLegal ? [...answer.ruling.reasons, ...warnings] : warnings;
}

function AttemptAnswer({ attempt, screens, onConsent }: AttemptAnswerProps) {
  const text = deskText.value.whatIf;
  const others = useMemo(() => (attempt === undefined ? [] : findAlternativeAttempts(attempt)), [attempt]);
  if (attempt === undefined)
    return (
      <section class="what-if-answer stack">
        <p>{text.empty}</p>
        <p class="quiet">{text.hint}</p>
      </section>
    );
  const { game, effective } = attempt.before;
  const speaker = { game, players: effective.header.players };
  const isAllowed = attempt.after !== undefined;
  const texts = screens.text[language.value].agreements;
  const description = describeAttempt(attempt, screens);
  const sure = describeActSureness(attempt.before, attempt.act, reasonsFor(attempt));
  return (
    <div class="what-if-answer">
      <VerdictCard
        label={deskText.value.desk.answer}
        isAllowed={isAllowed}
        headline={isAllowed ? text.yes(description) : text.no(description)}
      >
        {sure !== undefined && <SurenessChip key={description} {...sure} />}
        {attempt.refusal !== undefined && (
          <div class="rule-note">
            <p>{refusalSentence(speaker, attempt.refusal, language.value)}</p>
            {!isInputError(attempt.refusal) && <RuleLink rule={attempt.refusal.rule} />}
          </div>
        )}
        {attempt.warnings.map((reason) => (
          <div key={reason.rule} class="rule-note">
            <p>{reasonSentence(speaker, reason, language.value)}</p>
            <RuleLink rule={reason.rule} />
          </div>
        ))}
        <AttemptPoints attempt={attempt} screens={screens} />
        {others.map(({ agreement, choice, tryAct: other }) => (
          <div key={`${agreement}-${choice}`} class="what-if-other">
            <p class="quiet">{text.changed(texts[agreement]?.question ?? agreement, texts[agreement]?.choices[choice] ?? choice)}</p>
            <p>
              <strong>{other.after === undefined ? text.no('') : text.yes('')}</strong>
            </p>
            <AttemptPoints attempt={other} screens={screens} />
          </div>
        ))}
        {attempt.isWaivable && (
          <button type="button" class="button" onClick={() => onConsent(withConsent(attempt.act))}>
            {text.allowRefused}
          </button>
        )}
      </VerdictCard>
    </div>
  );
}

interface ShareAttemptProps {
  readonly attempt: Attempt;
  readonly screens: GameScreens;
  readonly game: string;
}

function ShareAttempt({ attempt, screens, game }: ShareAttemptProps) {
  const text = deskText.value.whatIf;
  const { Picture } = screens;
  const { players } = attempt.before.effective.header;
  const why = attempt.refusal === undefined ? attempt.warnings : isInputError(attempt.refusal) ? [] : [attempt.refusal];
  const sentences = why.map((reason) => reasonSentence({ game: attempt.before.game, players }, reason, language.value));
  return (
    <ShareRuling
      ruling={{
        name: `regent-ruling-${game}-${attempt.act.kind === 'happened' ? attempt.act.event.type : attempt.act.kind}`,
        question: text.asked(describeAttempt(attempt, screens)),
        caseText: '',
        answer: [attempt.after === undefined ? text.no('') : text.yes(''), ...sentences].join(' '),
        rules: why.flatMap(({ rule }) => ruleText(rule, language.value) ?? []),
        basis: basisOf({
          game: attempt.before.game,
          book: bookNow(game),
          texts: screens.text[language.value].agreements,
          agreements: chosenAgreements(attempt.before),
          rules: why.map(({ rule }) => rule),
          figures: [],
        }),
        signature: deskText.value.desk.byRegent(titleOf(game)),
        readingMark: surenessTexts[language.value].chip.reading,
      }}
      drawing={<Picture state={stateOf(attempt.after ?? attempt.before)} names={namesOf(players)} language={language.value} />}
    />
  );
}

/** What was tried, in words. */
function describeAttempt({ act, before }: Attempt, screens: GameScreens): string {
  const text = screens.text[language.value];
  const state = stateOf(before);
  if (act.kind === 'happened') {
    const by = act.event.by ?? turnOf(before.game, state);
    return text.describeEvent({ ...act.event, by }, namesOf(before.effective.header.players), state, state);
  }
  if (act.kind !== 'agree') return '';
  const found = text.agreements[act.agreement];
  return deskText.value.whatIf.changed(found?.question ?? act.agreement, found?.choices[act.choice] ?? act.choice);
}

function AttemptPoints({ attempt: { before, after, points }, screens }: { readonly attempt: Attempt; readonly screens: GameScreens }) {
  const text = deskText.value.whatIf;
  if (after === undefined) return null;
  const over = stateOf(after).isFinished && !stateOf(before).isFinished;
  const hidden = shouldHidePoints(before, screens);
  return (
    <>
      {over && <p>{text.over}</p>}
      {!hidden && points.length === 0 && <p class="quiet">{text.noPoints}</p>}
      {!hidden && points.length > 0 && (
        <div class="what-if-points">
          <PointChanges points={points} names={namesOf(after.effective.header.players)} />
        </div>
      )}
    </>
  );
}
