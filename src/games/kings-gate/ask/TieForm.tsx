import { isTold, saying } from '#desk/desk';
import type { Seat, TieCase } from '#games/kings-gate/desk/cases';
import type { Colour } from '#games/kings-gate/law/box';
import { Choice } from '#ui/Choice';
import { LocationPick, SeatsPick, WhoPick } from './Fields';
import { type FormOf, resultIn } from './Picture';
import { RING_BOX, Ring, SPOT, spotsOf } from './Ring';
import { sideOf, texts } from './sentences';

/** Who sits where, which colours are tied, who placed the last tile: the ring answers as it is tapped. */
export function TieForm({ asked, finding, language, onChange }: FormOf<TieCase>) {
  const text = texts[language];
  const { players, tied, last, ahead, n } = asked;
  const all = players.flatMap(({ colours }) => colours);
  const toggle = (colour: Colour): void => {
    const next = tied.includes(colour) ? tied.filter((each) => each !== colour) : [...tied, colour];
    onChange({ ...asked, tied: next, ahead: ahead === undefined ? undefined : Math.min(ahead, Math.max(0, all.length - next.length)) });
  };
  const seat = (next: readonly Seat[]): void => {
    const colours = next.flatMap((each) => each.colours);
    onChange(
      saying(asked, 'players', {
        players: next,
        tied: tied.filter((colour) => colours.includes(colour)),
        last: next.some(({ id }) => id === last) ? last : undefined,
        ahead: undefined,
      }),
    );
  };
  const { left, top, width, height } = RING_BOX;
  const part = (length: number, of: number): string => `${(length / of) * 100}%`;
  const others = all.length - tied.length;
  const told = isTold(asked, 'players');
  const seats = <SeatsPick players={players} told={told} inOrder language={language} onChange={seat} />;
  if (!told) return <div class="kgdesk-form">{seats}</div>;
  return (
    <div class="kgdesk-form">
      {seats}
      <fieldset class="kgdesk-field">
        <legend>{text.form.tied}</legend>
        <div class="kgdesk-ring" style={{ aspectRatio: `${width} / ${height}` }}>
          <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
            <Ring asked={asked} order={resultIn(finding, 'tie')?.order ?? []} text={text} />
          </svg>
          {spotsOf(players).map(({ colour, x, y }) => (
            <button
              key={colour}
              type="button"
              aria-pressed={tied.includes(colour)}
              aria-label={text.form.seat(text.side(sideOf(players, colour)), tied.includes(colour))}
              style={{
                left: part(x - left - SPOT / 2, width),
                top: part(y - top - SPOT / 2, height),
                width: part(SPOT, width),
                height: part(SPOT, height),
              }}
              onClick={() => toggle(colour)}
            />
          ))}
        </div>
      </fieldset>
      <WhoPick
        players={players}
        language={language}
        label={text.form.last}
        value={last}
        onChoose={(id) => onChange({ ...asked, last: id })}
      />
      {tied.length > 1 && others > 0 && (
        <Choice
          label={text.form.ahead}
          options={Array.from({ length: others + 1 }, (_, index) => ({ value: String(index), label: text.form.nobodyAhead(index) }))}
          value={ahead === undefined ? undefined : String(ahead)}
          onChoose={(value) => onChange({ ...asked, ahead: Number(value) })}
        />
      )}
      <LocationPick
        label={text.form.forPrizes}
        value={n}
        copy={asked.copy}
        language={language}
        any={text.form.anyLocation}
        onPick={(next) => onChange({ ...asked, n: next })}
      />
    </div>
  );
}
