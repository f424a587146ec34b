import type { DeskScreens, DeskText, IconProps } from '#contract';
import type { CaseDraft } from '#desk/desk';
import {
  type CountCase,
  completeCountCase,
  namelessPlayers,
  reportOf,
  type TrickCase,
  type TricktakersCase,
} from '#games/kings-tricktakers/desk/cases';
import { desk } from '#games/kings-tricktakers/desk/desk';
import { nameFinder, playersIn, screenTexts, texts } from '#games/kings-tricktakers/desk/desk-texts';
import type { KingsTricktakers } from '#games/kings-tricktakers/game';
import { BET_CARDS, type BoxFigures, type PointsByTricks, SETS } from '#games/kings-tricktakers/law/box';
import { EMBLEMS, renderEmblem, renderSign, type Tint } from '#games/kings-tricktakers/pieces/cards';
import { examplesEn } from '#games/kings-tricktakers/text/desk-examples-en';
import { examplesFr } from '#games/kings-tricktakers/text/desk-examples-fr';
import { forPlayer } from '#law/by-player';
import type { Language } from '#text/language';
import '../table/kings-tricktakers.css';
import './kings-tricktakers-desk.css';
import { Layout } from './Layout';
import { Picture } from './Picture';

const EXAMPLES = { en: examplesEn, fr: examplesFr };

const isTint = (value: string | number): value is Tint => Object.keys(EMBLEMS).includes(String(value));

function Icon({ value }: IconProps) {
  const card = BET_CARDS.find((each) => each === value);
  if (card !== undefined) return renderSign(card);
  return isTint(value) ? renderEmblem(value) : null;
}

type TricktakersDraft = CaseDraft<TricktakersCase>;
const isCount = (asked: TricktakersDraft): asked is CaseDraft<CountCase> => asked.question === 'round' || asked.question === 'bet';

/** What lies before everybody, and the cards laid before the last. */
function describeTrick(asked: CaseDraft<TrickCase>, language: Language): string {
  const { players = [], areas = {}, plays = [] } = asked;
  const { told } = texts[language];
  const name = nameFinder(asked, language);
  const faces = players.flatMap(({ id }) => {
    const { up = [], kingDown, queenDown } = forPlayer(areas, id) ?? {};
    return [
      ...(up.length === 0 ? [] : [told.up(name(id), up)]),
      ...(kingDown === true ? [told.kingDown(name(id))] : []),
      ...(queenDown === true ? [told.queenDown(name(id))] : []),
    ];
  });
  const laid = plays.slice(0, -1).map(({ by, card, king = false, queen = false, flip = false }) => {
    return `${screenTexts[language].events.played(name(by), card, { king, queen, flip }, forPlayer(areas, by)?.set)}.`;
  });
  return [...faces, ...laid].join(' ');
}

const pointsByTricks = (byTricks: PointsByTricks): readonly (readonly [string, number])[] =>
  Object.entries(byTricks).flatMap(([tricks, paid]) => (paid === undefined ? [] : [[tricks, paid] as const]));

/** The figures of their box that the table told, and that this case looks at. */
function describeFigures(asked: TricktakersDraft, language: Language): readonly string[] {
  const { copied } = texts[language];
  const { bets = {}, jacks = {}, queens = {}, ranks = {} }: BoxFigures = ('copy' in asked && asked.copy) || {};
  if (isCount(asked)) {
    const told = completeCountCase(asked).players.map(({ id }) => reportOf(completeCountCase(asked), id));
    const staked = BET_CARDS.filter((card) => told.some(({ bet }) => bet.includes(card)));
    const sets = SETS.filter((set) => asked.question === 'round' && told.some((each) => each.set === set));
    return [
      ...staked.flatMap((card) => (bets[card] === undefined ? [] : [copied.bet(card, pointsByTricks(bets[card]))])),
      ...sets.flatMap((set) => (jacks[set] === undefined ? [] : [copied.jack(set, pointsByTricks(jacks[set]))])),
    ];
  }
  if (asked.question === 'revive')
    return SETS.flatMap((set) => (set === asked.set && queens[set] !== undefined ? [copied.queen(set, queens[set])] : []));
  if (asked.question !== 'winner') return [];
  const held = Object.values(asked.ends ?? {}).map(({ set }) => set);
  return SETS.flatMap((set) => (held.includes(set) && ranks[set] !== undefined ? [copied.king(set, ranks[set])] : []));
}

const createDeskText = (language: Language): DeskText<TricktakersDraft> => ({
  players(asked) {
    if (isCount(asked)) return playersIn(completeCountCase(asked), language);
    return playersIn(asked.question === 'pass' ? { players: namelessPlayers(3) } : asked, language);
  },
  position: (asked) => (asked.question === 'trick' ? describeTrick(asked, language) : ''),
  figures: (asked) => describeFigures(asked, language),
  examples: EXAMPLES[language],
});

export const deskScreens: DeskScreens<KingsTricktakers, TricktakersDraft> = {
  desk,
  Icon,
  Layout: ({ deskCase, ...props }) => (deskCase.question === 'trick' ? <Layout deskCase={deskCase} {...props} /> : null),
  Picture,
  text: { en: createDeskText('en'), fr: createDeskText('fr') },
};
