import { X } from 'lucide-preact';
import { useRef } from 'preact/hooks';
import { isTold, saying } from '#desk/desk';
import { type CountCase, type Told, toldOf } from '#games/kings-tricktakers/desk/cases';
import { kindsCounted, type Lacking, lackingFor } from '#games/kings-tricktakers/desk/count';
import { betting, staked } from '#games/kings-tricktakers/law/bets';
import { BET_CARDS, type BetCard, CHARACTERS, type Character, count, type SetColour, without } from '#games/kings-tricktakers/law/box';
import { COMPANY_SIZE } from '#games/kings-tricktakers/law/company';
import type { Missing } from '#games/kings-tricktakers/law/score';
import { sign } from '#games/kings-tricktakers/pieces/cards';
import { NumberField } from '#games/kings-tricktakers/table/FigureField';
import { SetPicks } from '#games/kings-tricktakers/table/Picks';
import { texts as screenTexts } from '#games/kings-tricktakers/table/texts';
import { Choice } from '#ui/Choice';
import { Disclosure } from '#ui/Disclosure';
import { Others } from './Others';
import { Cards, Figures, Gathered, type PartProps, Tricks } from './parts';
import { deskTexts, playersIn } from './sentences';
import { isCharacter, isNamed, tidy } from './telling';

const ROUNDS = ['1', '2', '3'] as const;

/** The figures to ask for: one that was asked stays while it is being typed. */
function useAsked(asked: CountCase): Lacking {
  const shown = useRef(new Set<string>());
  const keyOf = ({ kind, card }: Missing): string => `${kind} ${card}`;
  const lacking = lackingFor(asked);
  for (const each of [...lacking.needed, ...lacking.optional]) shown.current.add(keyOf(each));
  const all = lackingFor({ ...asked, copy: {} });
  const stays = (each: Missing): boolean => shown.current.has(keyOf(each));
  return { needed: all.needed.filter(stays), optional: all.optional.filter(stays) };
}

/** A round or a bet: only what counts for the answer is asked. */
export function CountForm(props: PartProps<CountCase>) {
  const { asked, language, onChange } = props;
  const text = screenTexts[language];
  const { form } = deskTexts[language];
  const { about, question } = asked;
  const told = toldOf(asked, about);
  const tell = (part: Partial<Told>): void => onChange({ ...asked, told: { ...asked.told, [about]: tidy({ ...told, ...part }) } });
  const figures = useAsked(asked);
  const up = without(told.characters, told.bet);
  // With the Diplomat face up one's own tricks and cards count for nothing.
  const counts = !up.includes('diplomat');
  return (
    <div class="stack ktdesk">
      {isNamed(asked) && (
        <Choice
          label={form.about}
          options={playersIn(asked, language).map(({ id, name }) => ({ value: id, label: name }))}
          value={about}
          onChoose={(id) => onChange({ ...asked, about: id })}
        />
      )}
      <div class="ktdesk-six">
        <Choice
          label={form.round}
          options={ROUNDS.map((value) => ({ value, label: value }))}
          value={isTold(asked, 'round') ? ROUNDS.find((each) => Number(each) === asked.round) : undefined}
          onChoose={(value) => onChange(saying(asked, 'round', { round: Number(value) }))}
        />
      </div>
      {question === 'bet' ? <BetFields {...props} told={told} tell={tell} /> : <CompanyFields {...props} told={told} tell={tell} />}
      {counts && <Tricks label={form.tricks} value={told.tricks} onChoose={(tricks) => tell({ tricks })} />}
      {counts && question === 'round' && (
        <Gathered
          label={form.collected}
          kinds={kindsCounted(told)}
          told={told}
          language={language}
          onChange={(collected) => tell({ collected })}
        />
      )}
      {question === 'round' && up.includes('devil') && (
        <div class="kt-numbers">
          <NumberField
            label={form.points}
            value={asked.points[about]}
            onChange={(value) => onChange({ ...asked, points: { ...asked.points, [about]: value } })}
          />
        </div>
      )}
      <Others {...props} />
      <Figures wanted={figures.needed} copy={asked.copy} language={language} onChange={(copy) => onChange({ ...asked, copy })} />
      {figures.optional.length > 0 && (
        <Disclosure title={text.copy.jacks}>
          <Figures
            wanted={figures.optional}
            copy={asked.copy}
            language={language}
            hint={form.optional}
            onChange={(copy) => onChange({ ...asked, copy })}
          />
        </Disclosure>
      )}
    </div>
  );
}

interface FieldsProps extends PartProps<CountCase> {
  readonly told: Told;
  tell(part: Partial<Told>): void;
}

/** The bet alone: its cards, and what else changes the count of tricks. */
function BetFields({ asked, language, told, tell }: FieldsProps) {
  const { form } = deskTexts[language];
  const { bet, characters, queen, set } = told;
  const up = without(characters, bet);
  // A running game has told whole companies: nobody has other cards to bet, and what is not bet is face up.
  const whole = isNamed(asked) && characters.length > 0;
  const pick = (card: BetCard): void => {
    const next = staked(bet, card, 2);
    tell(whole ? { bet: next } : { bet: next, characters: [...next.filter(isCharacter), ...up.filter((one) => !next.includes(one))] });
  };
  const turnUp = (one: Character): void => {
    const next = up.includes(one) ? without(up, [one]) : [...up, one];
    if (one === 'diplomat' && !up.includes(one)) tell({ bet: [], characters: next });
    else tell({ characters: [...bet.filter(isCharacter), ...next] });
  };
  const yellow = queen && set === 'yellow';
  return (
    <>
      <Cards
        label={form.betCards}
        cards={whole ? [...new Set<BetCard>([...characters, 'jack'])] : BET_CARDS}
        chosen={bet}
        language={language}
        onTap={pick}
      />
      <div class="kt-options">
        {!whole && !bet.includes('devil') && (
          <button type="button" class="button" aria-pressed={up.includes('devil')} onClick={() => turnUp('devil')}>
            {sign('devil')} {form.devilUp}
          </button>
        )}
        {!whole && !bet.includes('diplomat') && (
          <button type="button" class="button" aria-pressed={up.includes('diplomat')} onClick={() => turnUp('diplomat')}>
            {sign('diplomat')} {form.diplomatUp}
          </button>
        )}
        {(!whole || set === 'yellow') && (
          <button
            type="button"
            class="button"
            aria-pressed={yellow}
            onClick={() => tell(yellow ? { queen: false } : { queen: true, set: 'yellow' })}
          >
            {form.queenPlayed}
          </button>
        )}
      </div>
    </>
  );
}

/** The whole company: its set, its characters face up or turned, its King and Queen. */
function CompanyFields({ asked, language, told, tell }: FieldsProps) {
  const text = screenTexts[language];
  const { form } = deskTexts[language];
  const { set, characters, bet, kingDown, queen } = told;
  const up = without(characters, bet);
  const add = (card: BetCard): void => {
    if (isCharacter(card) && characters.length < COMPANY_SIZE) tell({ characters: [...characters, card] });
  };
  const takeSet = (each: SetColour): void => (each === set ? tell({ set: undefined, kingDown: false, queen: false }) : tell({ set: each }));
  const shown = [...up.map((card) => ({ card, turned: false })), ...bet.filter(isCharacter).map((card) => ({ card, turned: true }))];
  return (
    <>
      <Cards label={form.characters} cards={CHARACTERS} chosen={characters} language={language} onTap={add} />
      {shown.length > 0 && (
        <fieldset>
          <legend>{form.company}</legend>
          <ul class="ktdesk-company">
            {shown.map(({ card, turned }, at) => (
              <li
                key={`${card}-${turned}-${count(
                  shown.slice(0, at).map((each) => each.card),
                  card,
                )}`}
              >
                <button
                  type="button"
                  class="kt-portrait"
                  data-bet={turned}
                  aria-pressed={turned}
                  onClick={() => tell({ bet: turned ? without(bet, [card]) : [...bet, card] })}
                >
                  {sign(card)}
                  <span>{text.names[card]}</span>
                  <span class="unseen">, </span>
                  <small>{turned ? form.turned : form.faceUp}</small>
                </button>
                <button
                  type="button"
                  class="button icon plain"
                  aria-label={form.remove(text.names[card])}
                  onClick={() => tell({ characters: without(characters, [card]), bet: turned ? without(bet, [card]) : bet })}
                >
                  <X size={18} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <fieldset>
        <legend>{form.set}</legend>
        <SetPicks text={text} chosen={set} holder={() => undefined} onTap={takeSet} />
      </fieldset>
      <div class="kt-options">
        {set !== undefined && (
          <button type="button" class="button" aria-pressed={kingDown} onClick={() => tell({ kingDown: !kingDown })}>
            {form.kingDown}
          </button>
        )}
        {set === 'yellow' && (
          <button type="button" class="button" aria-pressed={queen} onClick={() => tell({ queen: !queen })}>
            {form.queenPlayed}
          </button>
        )}
        {betting(asked.round, characters).cards.includes('jack') && (
          <button
            type="button"
            class="button"
            aria-pressed={bet.includes('jack')}
            onClick={() => tell({ bet: bet.includes('jack') ? without(bet, ['jack']) : [...bet, 'jack'] })}
          >
            {sign('jack')} {form.jackBet}
          </button>
        )}
      </div>
    </>
  );
}
