import type { CaseProps } from '#contract';
import type { Case, CaseDraft } from '#desk/desk';
import { isGameCase, playEvents } from '#desk/table-cases';
import type { TrickCase } from '#games/kings-tricktakers/desk/cases';
import { desk } from '#games/kings-tricktakers/desk/desk';
import { playersIn } from '#games/kings-tricktakers/desk/desk-texts';
import { playOutTrick } from '#games/kings-tricktakers/desk/find-trick';
import type { KingsTricktakers } from '#games/kings-tricktakers/game';
import { clockwise, companyOf, type Event, type NoteRound, type Position } from '#games/kings-tricktakers/law/position';
import { trickOutcome } from '#games/kings-tricktakers/law/trick/play';
import { Companies } from '#games/kings-tricktakers/table/companies/Companies';
import { texts } from '#games/kings-tricktakers/table/texts';
import { TrickCards } from '#games/kings-tricktakers/table/trick/TrickCards';
import type { EventBase } from '#law/game';
import { standOf, type Table } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';

type PictureProps = Pick<CaseProps, 'deskCase' | 'language'>;

const isTrick = (asked: Case): asked is CaseDraft<TrickCase> => asked.question === 'trick';
const isRound = (event: EventBase | undefined): event is NoteRound => event?.type === 'round';

/** The companies of a round as they are noted down. */
function withNotes(position: Position, event: EventBase | undefined): Position {
  if (!isRound(event)) return position;
  const notes = Object.entries(event.players);
  return {
    ...position,
    companies: Object.fromEntries(notes.map(([player, { set, characters }]) => [player, { set, characters }])),
    bets: Object.fromEntries(notes.map(([player, { bet }]) => [player, bet])),
  };
}

/** What lies there before what is asked about: the companies, as far as somebody said them, and the trick. */
export function Picture({ deskCase, language }: PictureProps) {
  const table: Table<KingsTricktakers> | undefined = desk.layOut(deskCase, {});
  if (table === undefined) return null;
  const events: readonly EventBase[] = isGameCase(deskCase) ? deskCase.events : [];
  const stand = standOf(playEvents(table, events.slice(0, -1) as readonly Event[]));
  const position = isTrick(deskCase) ? playOutTrick(deskCase, {}).position : withNotes(stand.position, events.at(-1));
  const { players, trick, tricks } = position;
  const places = trick.length > 0 || isTrick(deskCase) ? trick : (tricks.at(-1)?.cards ?? []);
  const said = players.filter((player) => {
    const { set, characters } = companyOf(position, player);
    return set !== undefined || characters.length > 0;
  });
  const part = {
    position,
    text: texts[language],
    names: namesOf(isTrick(deskCase) ? playersIn(deskCase, language) : table.effective.header.players),
  };
  return (
    <div class="kt">
      {said.length > 0 && <Companies {...part} position={{ ...position, players: said }} stand={stand} isCompact />}
      {places.length > 0 && (
        <TrickCards
          {...part}
          order={clockwise(players, places[0]?.by)}
          places={places}
          winner={isTrick(deskCase) ? trickOutcome(position) : undefined}
        />
      )}
    </div>
  );
}
