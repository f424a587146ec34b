import { type PadDraft, readPadDraft } from '#games/kings-tricktakers/game';
import { betting, copyable, leavesDiplomat, staked } from '#games/kings-tricktakers/law/bets';
import { type BetCard, type Character, COLOURS, count, type SetColour } from '#games/kings-tricktakers/law/box';
import { COMPANY_SIZE, keepsCompany } from '#games/kings-tricktakers/law/company';
import { type Collected, type CopiedBet, type Noted, type Position, type Round, setOf } from '#games/kings-tricktakers/law/position';
import { NOTHING_COLLECTED } from '#games/kings-tricktakers/law/score';
import { Sign } from '#games/kings-tricktakers/pieces/cards';
import { forPlayer } from '#law/by-player';
import { brokenIn } from '#law/ruling';
import { sentenceOf } from '#session/say';
import { Choice } from '#ui/Choice';
import { Disclosure } from '#ui/Disclosure';
import { useHalfWritten } from '#ui/half';
import { Count } from './Count';
import { Characters, SetPicks } from './Declare';
import type { PartProps } from './view';

type Note = PadDraft[string];

const KINDS: readonly (keyof Collected)[] = [...COLOURS, 'mystic', 'surrender'];

const blank = (set: SetColour | undefined): Note => ({
  set,
  characters: [],
  bet: [],
  tricks: 0,
  collected: NOTHING_COLLECTED,
  king: false,
  queen: false,
  revived: false,
});

const cardsOf = ({ collected }: Note): number => KINDS.reduce((sum, kind) => sum + collected[kind], 0);

function eventOf(notes: PadDraft): Round | undefined {
  const players: Record<string, Noted> = {};
  for (const [player, note] of Object.entries(notes)) {
    if (note.set === undefined) return undefined;
    players[player] = { ...note, set: note.set };
  }
  return { type: 'round', players };
}

/** One form a round: what everybody had and took; the sums are checked as they are typed. */
export function Pad(props: PartProps) {
  const { table, position, text, names, language, play } = props;
  const [written, write] = useHalfWritten(`round ${position.round}`, readPadDraft);
  const notes = written ?? Object.fromEntries(position.players.map((player) => [player, blank(setOf(position, player))]));
  const change = (player: string, note: Note): void => write({ ...notes, [player]: tidy(note) });
  const event = eventOf(notes);
  const broken = event === undefined ? [] : brokenIn(table.game.law.judge(position, event));
  const speaker = { game: table.game, players: table.effective.header.players };
  const tricks = Object.values(notes).reduce((sum, note) => sum + note.tricks, 0);
  return (
    <section class="kt-doing kt-pad stack">
      <h2>{text.pad.title(position.round)}</h2>
      {position.players.map((player, seat) => {
        const note = forPlayer(notes, player) ?? blank(undefined);
        return (
          <Disclosure
            key={player}
            open={seat === 0}
            title={`${names.player(player)} · ${text.copy.tricks(note.tricks)} · ${text.pad.cards(cardsOf(note), note.tricks * position.players.length)}`}
          >
            <PlayerNote {...props} player={player} note={note} notes={notes} onChange={(next) => change(player, next)} />
          </Disclosure>
        );
      })}
      <p class="kt-sum" role="status">
        {text.pad.sum(tricks)}
      </p>
      <ul class="kt-problems">
        {broken.map((reason, at) => (
          <li key={`${reason.rule}-${at}`}>{sentenceOf(speaker, reason, language)}</li>
        ))}
      </ul>
      {event !== undefined && broken.length === 0 && <p class="kt-right">{text.pad.right}</p>}
      <button type="button" class="button primary" disabled={event === undefined} onClick={() => event !== undefined && play({ ...event })}>
        {text.pad.save}
      </button>
    </section>
  );
}

/** What no longer goes with the company is dropped: a bet on a card that left, an ally nobody asks for. */
function tidy(note: Note): Note {
  const { ally, copy, ...rest } = note;
  const own: readonly BetCard[] = [...note.characters, 'jack'];
  const bet = note.bet.filter((card) => own.includes(card));
  return {
    ...rest,
    bet,
    ...(ally !== undefined && leavesDiplomat(note.characters, bet) && { ally }),
    ...(copy !== undefined && bet.includes('diplomat') && { copy }),
  };
}

interface PlayerNoteProps extends PartProps {
  readonly player: string;
  readonly note: Note;
  readonly notes: PadDraft;
  onChange(note: Note): void;
}

function PlayerNote({ position, text, names, player, note, notes, onChange }: PlayerNoteProps) {
  const change = (part: Partial<Note>): void => onChange({ ...note, ...part });
  const { characters, bet, collected, set } = note;
  const { cards, most } = betting(position.round, characters);
  const own = [...new Set(cards)];
  const bets = Object.fromEntries(Object.entries(notes).map(([each, other]) => [each, other.bet]));
  const others = position.players.filter((each) => each !== player);
  // What the others have is no longer left for this player.
  const seated: Position = {
    ...position,
    companies: Object.fromEntries(others.map((each) => [each, { set: undefined, characters: forPlayer(notes, each)?.characters ?? [] }])),
  };
  const add = (character: Character): void => {
    if (characters.length < COMPANY_SIZE) change({ characters: [...characters, character] });
  };
  return (
    <div class="stack">
      {keepsCompany(position) && setOf(position, player) !== undefined ? null : (
        <fieldset>
          <legend>{text.company.set}</legend>
          <SetPicks
            text={text}
            chosen={set}
            closed={(each) => others.some((other) => forPlayer(notes, other)?.set === each)}
            onTap={(each) => change({ set: each })}
          />
        </fieldset>
      )}
      <fieldset>
        <legend>{text.company.characters(characters.length)}</legend>
        <Characters position={seated} text={text} chosen={characters} onTap={add} />
        <div class="kt-options">
          {characters.map((each, at) => (
            <button
              key={`${each}-${count(characters.slice(0, at), each)}`}
              type="button"
              class="button"
              onClick={() => change({ characters: characters.filter((_, other) => other !== at) })}
            >
              {text.company.remove(text.names[each])}
            </button>
          ))}
        </div>
      </fieldset>
      {own.length > 0 && (
        <fieldset>
          <legend>{text.pad.bet}</legend>
          <div class="kt-options">
            {own.map((card) => (
              <button
                key={card}
                type="button"
                class="button"
                aria-pressed={bet.includes(card)}
                onClick={() => change({ bet: staked(bet, card, most) })}
              >
                <Sign of={card} /> {text.names[card]}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {leavesDiplomat(characters, bet) && (
        <Choice
          label={text.pad.ally}
          options={others.map((each) => ({ value: each, label: names.player(each) }))}
          value={note.ally}
          onChoose={(ally) => change({ ally })}
        />
      )}
      {bet.includes('diplomat') && (
        <fieldset>
          <legend>{text.pad.copied}</legend>
          <div class="kt-options">
            {copyable(position.players, bets, player).map((each: CopiedBet) => (
              <button
                key={`${each.player} ${each.card}`}
                type="button"
                class="button"
                aria-pressed={note.copy?.player === each.player && note.copy.card === each.card}
                onClick={() => change({ copy: each })}
              >
                {text.alliance.option(names.player(each.player), each.card)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <Count label={text.pad.tricks} value={note.tricks} most={5} text={text} onChange={(tricks) => change({ tricks })} />
      <fieldset>
        <legend>{text.pad.collected(text.pad.cards(cardsOf(note), note.tricks * position.players.length))}</legend>
        <div class="kt-counts">
          {KINDS.map((kind) => (
            <Count
              key={kind}
              label={text.kinds[kind]}
              tint={kind}
              value={collected[kind]}
              most={25}
              text={text}
              onChange={(value) => change({ collected: { ...collected, [kind]: value } })}
            />
          ))}
        </div>
      </fieldset>
      <div class="kt-options">
        {(['king', 'queen', 'revived'] as const)
          .filter((each) => set === undefined || each !== 'king' || !position.kingsDown.includes(set))
          .filter((each) => each !== 'revived' || (set !== undefined && position.queensDown.includes(set)))
          .map((each) => (
            <button key={each} type="button" class="button" aria-pressed={note[each]} onClick={() => change({ [each]: !note[each] })}>
              {text.pad[each]}
            </button>
          ))}
      </div>
    </div>
  );
}
