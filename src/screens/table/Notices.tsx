import { X } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import type { GameScreens } from '#contract';
import { language, text } from '#screens/state';
import { namesOf, sentenceOf } from '#session/say';
import { standOf } from '#session/table';
import { RuleLink } from '#ui/RuleNote';
import { keepLearned } from './copy';
import type { View } from './view';

/** What the table should hear now, in the place of the line: an amendment under way, a look back, a note, a remark of the game. */
export function noticeOf(view: View, screens: GameScreens): ComponentChildren {
  const table = view.live.table.value;
  const said = text.value;
  const speaker = { game: table.game, players: table.effective.header.players };
  if (view.amending.value !== undefined) {
    const amended = table.effective.events.find(({ entry }) => entry === view.amending.value);
    const names = namesOf(speaker.players);
    return (
      <Notice action={{ label: said.cancel, act: () => (view.amending.value = undefined) }}>
        {said.log.amending} {amended && screens.text[language.value].event(amended.event, names, view.stand.value, standOf(table))}
      </Notice>
    );
  }
  if (view.at.value !== undefined)
    return (
      <Notice action={{ label: said.log.playOn, act: () => (view.at.value = undefined) }}>
        {said.log.step(view.index.value, table.steps.length)}
      </Notice>
    );
  if (view.learned.value !== undefined)
    return (
      <Notice action={{ label: said.table.keep, act: () => void keepLearned(view) }} onClose={() => (view.learned.value = undefined)}>
        {said.table.keepCopy}
      </Notice>
    );
  if (view.noted.value.length > 0)
    return (
      <Notice onClose={() => (view.noted.value = [])}>
        <strong>{said.table.warning}</strong>{' '}
        {view.noted.value.map((reason, index) => (
          <span key={`${reason.rule}-${index}`}>
            {sentenceOf(speaker, reason, language.value)} <RuleLink rule={reason.rule} />{' '}
          </span>
        ))}
      </Notice>
    );
  const remark = view.open.value && !standOf(table).finished ? screens.notice(table, language.value) : undefined;
  if (remark === undefined || remark.sentence === view.heard.value) return undefined;
  const { event, sentence } = remark;
  return (
    <Notice action={event && { label: said.table.answer, act: () => view.play(event) }} onClose={() => (view.heard.value = sentence)}>
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
        <button type="button" class="button plain icon" aria-label={text.value.close} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
