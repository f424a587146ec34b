import type { DeskScreens, DeskText, IconProps } from '#contract/desk-screens';
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
const isCount = (deskCase: TricktakersDraft): deskCase is CaseDraft<CountCase> =>
  deskCase.question === 'round' || deskCase.question === 'bet';

/** The players' areas, and the cards played before the last. */
function describeTrick(deskCase: CaseDraft<TrickCase>, language: Language): string {
  const { players = [], areas = {}, plays = [] } = deskCase;
  const { told: text } = texts[language];
  const name = nameFinder(deskCase, language);
  const faceSentences = players.flatMap(({ id }) => {
    const { up: faceUp = [], kingDown, queenDown } = forPlayer(areas, id) ?? {};
    return [
      ...(faceUp.length === 0 ? [] : [text.up(name(id), faceUp)]),
      ...(kingDown === true ? [text.kingDown(name(id))] : []),
      ...(queenDown === true ? [text.queenDown(name(id))] : []),
    ];
  });
  const playSentences = plays.slice(0, -1).map(({ by, card, king = false, queen = false, flip = false }) => {
    return `${screenTexts[language].events.played(name(by), card, { king, queen, flip }, forPlayer(areas, by)?.set)}.`;
  });
  return [...faceSentences, ...playSentences].join(' ');
}

const pointsByTricks = (byTricks: PointsByTricks): readonly (readonly [string, number])[] =>
  Object.entries(byTricks).flatMap(([tricks, points]) => (points === undefined ? [] : [[tricks, points] as const]));

/** The figures of the table's own box that this case uses. */
function describeFigures(deskCase: TricktakersDraft, language: Language): readonly string[] {
  const { copied } = texts[language];
  const { bets = {}, jacks = {}, queens = {}, ranks = {} }: BoxFigures = ('copy' in deskCase && deskCase.copy) || {};
  if (isCount(deskCase)) {
    const reports = completeCountCase(deskCase).players.map(({ id }) => reportOf(completeCountCase(deskCase), id));
    const betCards = BET_CARDS.filter((card) => reports.some(({ bet }) => bet.includes(card)));
    const sets = SETS.filter((set) => deskCase.question === 'round' && reports.some((each) => each.set === set));
    return [
      ...betCards.flatMap((card) => (bets[card] === undefined ? [] : [copied.bet(card, pointsByTricks(bets[card]))])),
      ...sets.flatMap((set) => (jacks[set] === undefined ? [] : [copied.jack(set, pointsByTricks(jacks[set]))])),
    ];
  }
  if (deskCase.question === 'revive')
    return SETS.flatMap((set) => (set === deskCase.set && queens[set] !== undefined ? [copied.queen(set, queens[set])] : []));
  if (deskCase.question !== 'winner') return [];
  const sets = Object.values(deskCase.ends ?? {}).map(({ set }) => set);
  return SETS.flatMap((set) => (sets.includes(set) && ranks[set] !== undefined ? [copied.king(set, ranks[set])] : []));
}

const createDeskText = (language: Language): DeskText<TricktakersDraft> => ({
  players(deskCase) {
    if (isCount(deskCase)) return playersIn(completeCountCase(deskCase), language);
    return playersIn(deskCase.question === 'pass' ? { players: namelessPlayers(3) } : deskCase, language);
  },
  describePosition: (deskCase) => (deskCase.question === 'trick' ? describeTrick(deskCase, language) : ''),
  describeFigures: (deskCase) => describeFigures(deskCase, language),
  examples: EXAMPLES[language],
});

export const deskScreens: DeskScreens<KingsTricktakers, TricktakersDraft> = {
  desk,
  Icon,
  Layout: ({ deskCase, ...props }) => (deskCase.question === 'trick' ? <Layout deskCase={deskCase} {...props} /> : null),
  Picture,
  text: { en: createDeskText('en'), fr: createDeskText('fr') },
};
