import { isTold, saying } from '#desk/desk';
import type { EndCase, Seat } from '#games/kings-gate/desk/cases';
import { Figures } from '#games/kings-gate/table/Figures';
import { Shapes } from '#games/kings-gate/table/Shapes';
import { isNamed, LocationPick, SeatsPick } from './Fields';
import { type FormOf, resultIn } from './Picture';
import { nameOf, screenTexts, texts } from './sentences';

/** Points, tiles, and where points are equal what the last location gave. */
export function EndForm({ asked, finding, language, onChange }: FormOf<EndCase>) {
  const text = texts[language];
  const { players, points, prizes, out, n } = asked;
  const result = resultIn(finding, 'end');
  const equal = result?.ending !== undefined && result.equal.length > 1 ? result.equal : [];
  const seat = (next: readonly Seat[]): void => {
    const kept = (figures: EndCase['points']) =>
      Object.fromEntries(Object.entries(figures).filter(([id]) => next.some((each) => each.id === id)));
    onChange(
      saying(asked, 'players', {
        players: next,
        points: kept(points),
        prizes: kept(prizes),
        out: out.filter((id) => next.some((each) => each.id === id)),
      }),
    );
  };
  const figures = (of: EndCase['points'], whose: readonly Seat[]) =>
    whose.map((each) => ({ key: each.id, colours: each.colours, name: nameOf(text, each), value: of[each.id] }));
  const told = isTold(asked, 'players');
  const seats = <SeatsPick players={players} told={told} language={language} onChange={seat} />;
  if (!told) return <div class="kgdesk-form">{seats}</div>;
  return (
    <div class="kgdesk-form">
      {seats}
      <LocationPick
        label={text.form.scoredLast}
        value={n}
        copy={asked.copy}
        language={language}
        onPick={(next = n) => onChange({ ...asked, n: next })}
      />
      <fieldset class={isNamed(players) || players.length < 3 ? 'choice kgdesk-who' : 'choice kgdesk-who kgdesk-who-short'}>
        <legend>{text.form.out}</legend>
        <div class="choice-options">
          {players.map((each) => (
            <button
              key={each.id}
              type="button"
              class="button"
              aria-pressed={out.includes(each.id)}
              onClick={() => onChange({ ...asked, out: out.includes(each.id) ? out.filter((id) => id !== each.id) : [...out, each.id] })}
            >
              <Shapes colours={each.colours} /> {nameOf(text, each)}
            </button>
          ))}
        </div>
      </fieldset>
      <Figures
        label={text.form.points}
        figures={figures(points, players)}
        text={screenTexts[language]}
        none={text.form.zero}
        onEnter={(key, value) => onChange({ ...asked, points: { ...points, [key]: value === null ? 0 : value } })}
      />
      {equal.length > 0 && (
        <>
          <Figures
            label={text.form.prizesThere}
            figures={figures(
              prizes,
              players.filter(({ id }) => equal.includes(id)),
            )}
            text={screenTexts[language]}
            none={text.form.zero}
            onEnter={(key, value) => onChange({ ...asked, prizes: { ...prizes, [key]: value === null ? 0 : value } })}
          />
          <p class="quiet">{text.form.prizesHint}</p>
        </>
      )}
    </div>
  );
}
