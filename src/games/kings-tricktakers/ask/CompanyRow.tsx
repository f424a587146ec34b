import { type BetCard, type Character, count, type SetColour } from '#games/kings-tricktakers/law/box';
import type { Collected } from '#games/kings-tricktakers/law/position';
import type { TricktakersDeskText } from '#games/kings-tricktakers/text/desk-en';
import type { TricktakersScreenText } from '#games/kings-tricktakers/text/screen-en';
import { CHIP, Chips, PALE, Piles, PORTRAIT, PortraitArt, SetArt, WIDE, Words } from './drawing';

/** What a card of a company pays, by the card and whether it is the bet. */
export type Pays = (card: BetCard | 'king', bet: boolean, copy: number) => number | undefined;

/** One player's part of a drawing. */
export interface RowOf {
  readonly id: string;
  readonly name: string;
  readonly set: SetColour | undefined;
  readonly kingDown: boolean;
  readonly up: readonly Character[];
  readonly bet: readonly BetCard[];
  readonly tricks: number | undefined;
  readonly collected: Readonly<Partial<Record<keyof Collected, number>>>;
  /** What stands below a Jack face up; undefined where none is drawn. */
  readonly jack: string | undefined;
  /** What else is to be known: an ally, a fate. */
  readonly notes: readonly string[];
}

const ABREAST = 4;
const cardsOf = ({ set, up, bet }: RowOf): number => (set === undefined ? 0 : 1) + up.length + bet.length;
const hasChips = ({ collected }: RowOf): boolean => Object.values(collected).some((cards) => cards > 0);
const HEAD = 26;

export const tallOf = (row: RowOf): number => HEAD + (cardsOf(row) > 0 ? PORTRAIT.tall + 6 : 0) + (hasChips(row) ? CHIP.tall + 6 : 0) + 8;

interface RowProps {
  readonly row: RowOf;
  readonly y: number;
  readonly pays: Pays;
  readonly text: TricktakersScreenText;
  readonly said: TricktakersDeskText;
}

/** A player's name and tricks, the company face up and turned, the cards collected. */
export function CompanyRow({ row, y, pays, text, said }: RowProps) {
  const { name, set, kingDown, up, bet, tricks, collected, jack, notes } = row;
  const left = (place: number): number => 6 + place * (PORTRAIT.wide + PORTRAIT.gap);
  const first = set === undefined ? 0 : 1;
  const cards = [...up.map((card) => ({ card, turned: false })), ...bet.map((card) => ({ card, turned: true }))];
  const told = [...notes, ...(tricks === undefined ? [] : [said.picture.tricks(tricks)])].join(' · ');
  const piles = tricks ?? 0;
  return (
    <g>
      <Words x={10} y={y + 19} size={15} bold most={100}>
        {name}
      </Words>
      <Piles x={WIDE - 8 - piles * 18} y={y + 2} number={piles} />
      <Words x={WIDE - 12 - piles * 18} y={y + 18} anchor="end" colour={PALE} most={190 - piles * 18}>
        {told}
      </Words>
      {set !== undefined && (
        <SetArt
          x={left(0)}
          y={y + HEAD}
          set={set}
          name={text.court('king', set)}
          note={kingDown ? said.picture.down : ''}
          pays={pays('king', false, 0)}
        />
      )}
      {cards.map(({ card, turned }, at) => {
        const copy = count(
          cards.slice(0, at).map((each) => `${each.card} ${each.turned}`),
          `${card} ${turned}`,
        );
        return (
          <PortraitArt
            key={`${card}-${turned}-${copy}`}
            x={left(first + at)}
            y={y + HEAD}
            of={card}
            name={text.names[card]}
            bet={turned ? said.picture.bet : undefined}
            pays={pays(card, turned, copy)}
          />
        );
      })}
      {set !== undefined && jack !== undefined && cardsOf(row) < ABREAST && (
        <SetArt x={left(cardsOf(row))} y={y + HEAD} set={set} name={text.court('jack', set)} note={jack} pays={pays('jack', false, 0)} />
      )}
      {hasChips(row) && <Chips x={8} y={y + HEAD + (cardsOf(row) > 0 ? PORTRAIT.tall + 6 : 0)} collected={collected} />}
    </g>
  );
}
