import type { GameScreens } from '#contract';
import { language, text } from '#screens/state';
import { sentenceOf } from '#session/say';
import { standOf } from '#session/table';
import { RuleLink } from '#ui/RuleNote';
import type { View } from './view';

/** What the table should hear now: an amendment under way, a look back, a note, a remark of the game. */
export function Notices({ view, screens }: { readonly view: View; readonly screens: GameScreens }) {
  const table = view.live.table.value;
  const said = text.value;
  const speaker = { game: table.game, players: table.effective.header.players };
  const remark = view.open.value && !standOf(table).finished ? screens.notice(table, language.value) : undefined;
  const { event } = remark ?? {};
  return (
    <>
      {view.amending.value !== undefined && (
        <p class="notice" role="status">
          <span>{said.log.amending}</span>
          <button type="button" class="button" onClick={() => (view.amending.value = undefined)}>
            {said.cancel}
          </button>
        </p>
      )}
      {view.at.value !== undefined && (
        <p class="notice" role="status">
          <span>{said.log.step(view.index.value, table.steps.length)}</span>
          <button type="button" class="button" onClick={() => (view.at.value = undefined)}>
            {said.log.playOn}
          </button>
        </p>
      )}
      {view.noted.value.length > 0 && (
        <div class="notice" role="status">
          <strong>{said.table.warning}</strong>
          <ul>
            {view.noted.value.map((reason, index) => (
              <li key={`${reason.rule}-${index}`}>
                {sentenceOf(speaker, reason, language.value)} <RuleLink rule={reason.rule} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {remark !== undefined && (
        <p class="notice" role="status">
          <span>{remark.sentence}</span>
          {event !== undefined && (
            <button type="button" class="button" onClick={() => view.play(event)}>
              {said.table.answer}
            </button>
          )}
        </p>
      )}
    </>
  );
}
