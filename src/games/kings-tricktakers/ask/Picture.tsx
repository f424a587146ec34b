import type { CaseProps } from '#contract/desk-screens';
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
import { stateOf, type Table } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';

type PictureProps = Pick<CaseProps, 'deskCase' | 'language'>;

const isTrick = (deskCase: Case): deskCase is CaseDraft<TrickCase> => deskCase.question === 'trick';
const isRound = (event: EventBase | undefined): event is NoteRound => event?.type === 'round';

/** The position with the companies and bets of a pad round. */
function withNotes(position: Position, event: EventBase | undefined): Position {
  if (!isRound(event)) return position;
  const notes = Object.entries(event.players);
  return {
    ...position,
    companies: Object.fromEntries(notes.map(([player, { set, characters }]) => [player, { set, characters }])),
    bets: Object.fromEntries(notes.map(([player, { bet }]) => [player, bet])),
  };
}

/** The position a case is about: the companies that are known, and the trick. */
export function Picture({ deskCase, language }: PictureProps) {
  const table: Table<KingsTricktakers> | undefined = desk.layOut(deskCase, {});
  if (table === undefined) return null;
  const events: readonly EventBase[] = isGameCase(deskCase) ? deskCase.events : [];
  const state = stateOf(playEvents(table, events.slice(0, -1) as readonly Event[]));
  const position = isTrick(deskCase) ? playOutTrick(deskCase, {}).position : withNotes(state.position, events.at(-1));
  const { players, trick, tricks } = position;
  const places = trick.length > 0 || isTrick(deskCase) ? trick : (tricks.at(-1)?.cards ?? []);
  const playersWithCompany = players.filter((player) => {
    const { set, characters } = companyOf(position, player);
    return set !== undefined || characters.length > 0;
  });
  const boardProps = {
    position,
    text: texts[language],
    names: namesOf(isTrick(deskCase) ? playersIn(deskCase, language) : table.effective.header.players),
  };
  return (
    <div class="kt">
      {playersWithCompany.length > 0 && (
        <Companies {...boardProps} position={{ ...position, players: playersWithCompany }} state={state} isCompact />
      )}
      {places.length > 0 && (
        <TrickCards
          {...boardProps}
          order={clockwise(players, places[0]?.by)}
          places={places}
          winner={isTrick(deskCase) ? trickOutcome(position) : undefined}
        />
      )}
    </div>
  );
}
