import type { EndCase, Seat } from '#games/kings-gate/desk/cases';
import { CountPick, isNamed, LocationPick, OrderPick, Shapes } from './Fields';
import { Figures } from './Figures';
import { type FormOf, resultIn } from './Picture';
import { nameOf, screenTexts, texts } from './sentences';

/** Points, tiles, and where points are equal what the last location gave. */
export function EndForm({ asked, finding, language, onChange }: FormOf<EndCase>) {
  const text = texts[language];
  const { players, points, prizes, out, n } = asked;
  const equal = (resultIn(finding, 'end')?.equal ?? []).length > 1;
  const seat = (next: readonly Seat[]): void => {
    const kept = (figures: EndCase['points'], other: number) => Object.fromEntries(next.map(({ id }) => [id, figures[id] ?? other]));
    onChange({
      ...asked,
      players: next,
      points: kept(points, 10),
      prizes: kept(prizes, 0),
      out: out.filter((id) => next.some((each) => each.id === id)),
    });
  };
  const figures = (of: EndCase['points']) =>
    players.map((each) => ({ key: each.id, colours: each.colours, name: nameOf(text, each), value: of[each.id] ?? 0 }));
  return (
    <div class="kgdesk-form">
      <CountPick players={players} language={language} onChange={seat} />
      {players.length === 3 && <OrderPick players={players} language={language} onChange={seat} />}
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
        figures={figures(points)}
        text={screenTexts[language]}
        none={text.form.zero}
        onEnter={(key, value) => onChange({ ...asked, points: { ...points, [key]: value ?? 0 } })}
      />
      {equal && (
        <>
          <Figures
            label={text.form.prizesThere}
            figures={figures(prizes)}
            text={screenTexts[language]}
            none={text.form.zero}
            onEnter={(key, value) => onChange({ ...asked, prizes: { ...prizes, [key]: value ?? 0 } })}
          />
          <p class="quiet">{text.form.prizesHint}</p>
        </>
      )}
    </div>
  );
}
