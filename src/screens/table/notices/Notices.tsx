import { X } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { GameScreens } from '#contract/screens';
import { appText, language } from '#screens/state/app-state';
import { stateOf } from '#session/log/table';
import { namesOf, reasonSentence } from '#session/sentences/reason-sentences';
import { RuleLink } from '#ui/verdict/RuleNote';
import type { PanelProps } from '../Frame';
import { saveLearnedBox } from '../learned-box';

type Remark = ReturnType<GameScreens['notice']>;

interface NoticesProps extends Pick<PanelProps, 'view' | 'screens'> {
  readonly remark: Remark;
}

/** What the table should hear now, in the place of the line: an amendment under way, a look back, a note, a remark of the game. */
export function Notices({ view, screens, remark }: NoticesProps) {
  const table = view.liveGame.table.value;
  const text = appText.value;
  const speaker = { game: table.game, players: table.effective.header.players };
  if (view.amendedEntry.value !== undefined) {
    const amended = table.effective.events.find(({ entry }) => entry === view.amendedEntry.value);
    const names = namesOf(speaker.players);
    return (
      <Notice action={{ label: text.back, act: () => (view.amendedEntry.value = undefined) }}>
        {text.log.amending} {amended && screens.text[language.value].describeEvent(amended.event, names, view.state.value, stateOf(table))}
      </Notice>
    );
  }
  if (view.lookBackIndex.value !== undefined)
    return (
      <Notice action={{ label: text.log.playOn, act: () => (view.lookBackIndex.value = undefined) }}>
        {text.log.step(view.index.value, table.steps.length)}
      </Notice>
    );
  if (table.conflict !== undefined && view.closedConflict.value === table)
    return (
      <Notice action={{ label: text.conflict.amend, act: () => (view.closedConflict.value = undefined) }}>{text.conflict.title}</Notice>
    );
  if (view.learnedBox.value !== undefined)
    return (
      <Notice action={{ label: text.table.keep, act: () => void saveLearnedBox(view) }} onClose={() => (view.learnedBox.value = undefined)}>
        {text.table.keepCopy}
      </Notice>
    );
  if (view.warnings.value.length > 0)
    return (
      <Notice onClose={() => (view.warnings.value = [])}>
        <strong>{text.table.warning}</strong>{' '}
        {view.warnings.value.map((reason, index) => (
          <span key={`${reason.rule}-${index}`}>
            {reasonSentence(speaker, reason, language.value)} <RuleLink rule={reason.rule} sign />{' '}
          </span>
        ))}
      </Notice>
    );
  return remark === undefined ? null : <RemarkNotice view={view} {...remark} />;
}

/** A remark that asks for no answer has been heard once the table goes on: the line then says again what is asked. */
function RemarkNotice({ view, event, sentence }: Pick<NoticesProps, 'view'> & NonNullable<Remark>) {
  const dismissRemark = (): void => {
    view.dismissedRemark.value = sentence;
  };
  useLayoutEffect(() => {
    if (event !== undefined) return undefined;
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('.table-board, .table-tray > :not(.table-more)') !== null) dismissRemark();
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [sentence]);
  return (
    <Notice action={event && { label: appText.value.table.answer, act: () => view.play(event) }} onClose={dismissRemark}>
      {sentence}
    </Notice>
  );
}

interface NoticeProps {
  readonly action?: { readonly label: string; act(): void } | undefined;
  readonly children: ComponentChildren;
  onClose?(): void;
}

function Notice({ action, children, onClose }: NoticeProps) {
  return (
    <div class="line-notice" role="status">
      <p>{children}</p>
      {action !== undefined && (
        <button type="button" class="button" onClick={action.act}>
          {action.label}
        </button>
      )}
      {onClose !== undefined && (
        <button type="button" class="button plain icon" aria-label={appText.value.table.hideNote} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
