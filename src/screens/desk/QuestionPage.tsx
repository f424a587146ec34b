import { useSignal } from '@preact/signals';
import { FlaskConical, Pencil, Share2 } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import type { DeskScreens } from '#contract/desk-screens';
import { screensIfLoaded } from '#screens/game/game-parts';
import { AgreementsDisclosure } from '#screens/rules/AgreementsDisclosure';
import { Page } from '#screens/shell/Page';
import { navigate } from '#screens/shell/route';
import { appText, language } from '#screens/state/app-state';
import { isWide } from '#ui/device/wide-screen';
import { ListRow } from '#ui/ListRow';
import { findDeskCase, saveDeskCase } from './desk-cases';
import { useDeviceBox } from './form/device-box';
import { useFillFromTypedWords } from './form/fill-from-typed-words';
import { QuestionForm } from './form/QuestionForm';
import { describeCase } from './ruling/case-sentences';
import { Grounds } from './ruling/Grounds';
import { RulingSheet } from './ruling/RulingSheet';
import { type RulingProps, Verdict } from './ruling/Verdict';
import { deskText } from './text';

interface QuestionPageProps {
  readonly game: string;
  readonly screens: DeskScreens;
  readonly question: string;
}

/** A question with its form until it is answered, then its ruling with the case in a line; side by side where there is room. */
export function QuestionPage({ game, screens, question }: QuestionPageProps) {
  const { desk } = screens;
  const box = useDeviceBox(game);
  const started = useMemo(
    () => ({ deskCase: desk.questionOf(question)?.initialDraft(box?.figures) ?? { question }, agreements: {} }),
    [desk, question, box],
  );
  const savedCase = findDeskCase(game, question);
  const { deskCase, agreements } = savedCase ?? started;
  useFillFromTypedWords(game, desk, started.deskCase);
  const finding = useMemo(() => desk.ask(deskCase, agreements), [desk, deskCase, agreements]);
  const isEdited = useSignal<boolean | undefined>(undefined);
  if (savedCase === undefined && box === undefined) return <p class="page quiet">{appText.value.loading}</p>;
  const ruling: RulingProps = { id: game, screens, deskCase, agreements, finding };
  const hasForm = finding === undefined || (isEdited.value ?? savedCase === undefined);
  const form = <CaseForm ruling={ruling} isBegun={savedCase !== undefined} onEdit={(edited) => (isEdited.value = edited)} />;
  return (
    <Page title={desk.questionOf(question)?.words(language.value).title} up={['desk', game]} name="desk-question">
      {isWide.value ? (
        <div class="desk-case">
          {form}
          <div class="desk-ruling stack">
            <Verdict {...ruling} />
            <Grounds {...ruling} />
            {finding !== undefined && <RulingActions {...ruling} />}
          </div>
        </div>
      ) : hasForm ? (
        <div class="desk-case">
          {form}
          <Verdict {...ruling}>
            <button type="button" class="button primary" onClick={() => (isEdited.value = false)}>
              {deskText.value.desk.showWhy}
            </button>
          </Verdict>
        </div>
      ) : (
        <div class="desk-ruling stack">
          <Verdict {...ruling} />
          <Grounds {...ruling} />
          <CaseRow {...ruling} onEdit={() => (isEdited.value = true)} />
          <RulingActions {...ruling} />
        </div>
      )}
    </Page>
  );
}

interface CaseFormProps {
  readonly ruling: RulingProps;
  /** Whether somebody has said anything yet. */
  readonly isBegun: boolean;
  /** Says whether the form is to stay open. */
  onEdit(isEdited: boolean): void;
}

function CaseForm({ ruling, isBegun, onEdit }: CaseFormProps) {
  const { id: game, screens, deskCase, agreements } = ruling;
  const text = deskText.value.desk;
  const { desk } = screens;
  const { question } = deskCase;
  const example = Object.values(desk.examples).find((each) => each.deskCase.question === question);
  const save = (next: Parameters<typeof saveDeskCase>[2]): void => {
    onEdit(true);
    saveDeskCase(game, question, next);
  };
  return (
    <div class="stack desk-form">
      {!isBegun && (
        <div class="row desk-hint">
          <p class="quiet">{desk.questionOf(question)?.words(language.value).hint}</p>
          {example !== undefined && (
            <button
              type="button"
              class="button"
              onClick={() => {
                save({ deskCase: example.deskCase, agreements: example.agreements ?? {} });
                onEdit(false);
              }}
            >
              <FlaskConical aria-hidden="true" />
              {text.example}
            </button>
          )}
        </div>
      )}
      <QuestionForm {...ruling} onChange={(next) => save({ deskCase: next, agreements })} />
      {isBegun && (
        <button type="button" class="button" onClick={() => save(undefined)}>
          {text.fresh}
        </button>
      )}
      <AgreementsDisclosure
        game={desk.game}
        texts={screensIfLoaded(game)?.text[language.value].agreements ?? {}}
        chosen={agreements}
        about={game}
        onChange={(chosen) => save({ deskCase, agreements: chosen })}
      />
    </div>
  );
}

/** The case that was ruled on, in a line that opens its form again. */
function CaseRow({ id, screens, deskCase, agreements, onEdit }: RulingProps & { onEdit(): void }) {
  const text = deskText.value.desk;
  const game = screensIfLoaded(id);
  const words = game === undefined ? '' : describeCase({ id, desk: screens, game, language: language.value }, deskCase, agreements);
  return (
    <ul>
      <ListRow icon={Pencil} label={text.theCase} hint={<span class="desk-case-words">{words}</span>} value={text.edit} onClick={onEdit} />
    </ul>
  );
}

function RulingActions(ruling: RulingProps) {
  const text = deskText.value.desk;
  const isShared = useSignal(false);
  return (
    <>
      <div class="actions">
        <button type="button" class="button" onClick={() => (isShared.value = true)}>
          <Share2 aria-hidden="true" />
          {text.share}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            saveDeskCase(ruling.id, ruling.deskCase.question, undefined);
            navigate('desk', ruling.id);
          }}
        >
          {text.another}
        </button>
      </div>
      {isShared.value && <RulingSheet {...ruling} onClose={() => (isShared.value = false)} />}
    </>
  );
}
