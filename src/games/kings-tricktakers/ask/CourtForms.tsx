import { isTold, saying, unsaid } from '#desk/desk';
import type { End, ReviveCase, WinnerCase } from '#games/kings-tricktakers/desk/cases';
import { figuresOf, type SetColour } from '#games/kings-tricktakers/law/box';
import type { Wanted } from '#games/kings-tricktakers/law/outlook';
import { NumberField } from '#games/kings-tricktakers/table/FigureField';
import { SetPicks } from '#games/kings-tricktakers/table/Picks';
import { texts as screenTexts } from '#games/kings-tricktakers/table/texts';
import { forPlayer } from '#law/by-player';
import { Choice } from '#ui/Choice';
import { Figures, HowMany, type PartProps } from './parts';
import { deskTexts, nameIn } from './sentences';

const LIES = ['down', 'up'] as const;

/** A Queen: her colour, her face, the points there are, and her cost where the rulebook is silent. */
export function ReviveForm({ asked, language, onChange }: PartProps<ReviveCase>) {
  const text = screenTexts[language];
  const { form } = deskTexts[language];
  const { set, down, points, copy } = asked;
  const known = figuresOf({}, 5, 'declared').queens;
  const wanted: readonly Wanted[] = set === undefined || !down || known[set] !== undefined ? [] : [{ kind: 'queen', card: set }];
  return (
    <div class="stack ktdesk">
      <fieldset>
        <legend>{form.set}</legend>
        <SetPicks text={text} chosen={set} holder={() => undefined} onTap={(each) => onChange({ ...asked, set: each })} />
      </fieldset>
      <Choice
        label={form.queenLies}
        options={LIES.map((value) => ({ value, label: form.faces[value] }))}
        value={isTold(asked, 'down') ? (down ? 'down' : 'up') : undefined}
        onChoose={(face) => onChange(saying(asked, 'down', { down: face === 'down' }))}
      />
      <div class="kt-numbers">
        <NumberField
          label={form.pointsNow}
          value={isTold(asked, 'points') ? points : undefined}
          onChange={(value) =>
            onChange(value === undefined ? unsaid(asked, 'points', { points: 0 }) : saying(asked, 'points', { points: value }))
          }
        />
      </div>
      <Figures wanted={wanted} copy={copy} language={language} onChange={(next) => onChange({ ...asked, copy: next })} />
    </div>
  );
}

const NO_END: End = { kingDown: false };

/** Everybody's points; sets and ranks only where points are equal. */
export function WinnerForm({ asked, finding, language, onChange }: PartProps<WinnerCase>) {
  const text = screenTexts[language];
  const { form } = deskTexts[language];
  const name = nameIn(asked, language);
  const { players, ends, copy } = asked;
  const endOf = (id: string): End => forPlayer(ends, id) ?? NO_END;
  const tell = (id: string, part: Partial<End>): void => onChange({ ...asked, ends: { ...ends, [id]: { ...endOf(id), ...part } } });
  const tied = new Set(
    (finding?.result.of === 'winner' ? finding.result.ties : []).flatMap(({ ranks }) => ranks.map(({ player }) => player)),
  );
  const sets = [...new Set(players.flatMap(({ id }): readonly SetColour[] => (tied.has(id) ? [endOf(id).set ?? []].flat() : [])))];
  return (
    <div class="stack ktdesk">
      <HowMany asked={asked} language={language} onChoose={(nobodies) => onChange(saying(asked, 'players', { players: nobodies }))} />
      <div class="kt-numbers">
        {(isTold(asked, 'players') ? players : []).map(({ id }) => (
          <NumberField
            key={id}
            label={text.setup.points(name(id))}
            value={endOf(id).points}
            onChange={(value) => tell(id, { points: value })}
          />
        ))}
      </div>
      {players
        .filter(({ id }) => tied.has(id))
        .map(({ id }) => (
          <fieldset key={id}>
            <legend>{text.setup.setOf(name(id))}</legend>
            <SetPicks
              text={text}
              chosen={endOf(id).set}
              holder={(set) => {
                const other = players.find((each) => each.id !== id && endOf(each.id).set === set);
                return other && name(other.id);
              }}
              onTap={(set) => tell(id, { set })}
            />
            <div class="kt-options ktdesk-below">
              <button
                type="button"
                class="button"
                aria-pressed={endOf(id).kingDown}
                onClick={() => tell(id, { kingDown: !endOf(id).kingDown })}
              >
                {form.kingDown}
              </button>
            </div>
          </fieldset>
        ))}
      <Figures
        wanted={sets.map((card) => ({ kind: 'rank', card }))}
        copy={copy}
        language={language}
        onChange={(next) => onChange({ ...asked, copy: next })}
      />
    </div>
  );
}
