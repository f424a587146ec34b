import type { CaseDraft, Question } from '#desk/desk';
import { createFieldBuilder } from '#desk/form-fields';
import { createGameQuestion, playEvents } from '#desk/table-cases';
import { game, type KingsTricktakers, readBox } from '#games/kings-tricktakers/game';
import { type BoxFigures, figuresOf, type SetColour } from '#games/kings-tricktakers/law/box';
import type { PlayCard } from '#games/kings-tricktakers/law/position';
import type { TricktakersDeskText } from '#games/kings-tricktakers/text/desk-en';
import { forPlayer } from '#law/by-player';
import type { EventBase } from '#law/game';
import { stateOf } from '#session/log/table';
import {
  type CardPlay,
  type CountCase,
  completeCountCase,
  type FinalHolding,
  hasNamedPlayers,
  namelessPlayers,
  type ReviveCase,
  type TrickCase,
  type WinnerCase,
} from './cases';
import { caseSourceOf, countCaseFrom, reviveCaseFrom, trickCaseFrom, winnerCaseFrom } from './cases-from-table';
import { nameFinder, playersIn, questionWords, refusalOf, screenTexts, texts } from './desk-texts';
import { countFields, MOST_POINTS, MOST_PRINTED, seatingField, setOptions } from './fields';
import { findRevive, findWinner, type ReviveResult, type WinnerResult } from './find-revive-and-winner';
import { type BetResult, findBet, findRound, type RoundResult } from './find-score';
import { findTrick, layOutTrick, type TrickResult } from './find-trick';
import { passQuestion } from './pass-question';

type TrickDraft = CaseDraft<TrickCase>;

const isPlay = (event: EventBase): event is PlayCard => event.type === 'play';

const playsOf = ({ plays = [] }: TrickDraft): readonly PlayCard[] => plays.map((each) => ({ type: 'play', ...each }));

/** A card after a complete trick opens the next one. */
function withNextTrick(draft: TrickDraft, playedCards: readonly PlayCard[], card: PlayCard): TrickDraft {
  const table = layOutTrick(draft, {});
  if (table === undefined) return draft;
  const before = playEvents(table, playedCards);
  const opens = stateOf(before).phase === 'opening' ? [{ type: 'open' as const, by: card.by }] : [];
  const nextTrick = trickCaseFrom(caseSourceOf(playEvents(before, [...opens, card])));
  return nextTrick?.plays.length === 1 ? { ...nextTrick, players: draft.players } : draft;
}

/** The draft with the events played on the board: cards, and a swap of hands. */
function withEvents(draft: TrickDraft, events: readonly EventBase[]): TrickDraft {
  const { players = [], areas = {} } = draft;
  const plays = events.filter(isPlay);
  const [before, last] = [plays.slice(0, -1), plays.at(-1)];
  if (last !== undefined && before.filter(({ card }) => card !== undefined).length === players.length)
    return withNextTrick(draft, before, last);
  const swap = events.find((event) => event.type === 'ability' && 'use' in event && event.use === 'swap')?.by;
  return {
    ...draft,
    areas: swap === undefined ? areas : { ...areas, [swap]: { ...forPlayer(areas, swap), swapped: true } },
    plays: plays.map(({ type: _, by = '', ...play }): CardPlay => ({ by, ...play })),
  };
}

const trickQuestion: Question<KingsTricktakers, TrickCase, TrickResult> = {
  id: 'trick',
  words: questionWords('trick'),
  initialDraft: () => ({ question: 'trick' }),
  fields(draft, language) {
    const { board, choice } = createFieldBuilder<TrickCase>();
    const { form } = texts[language];
    const { players, plays = [] } = draft;
    const seating = seatingField<TrickDraft>(draft, language, { areas: {}, plays: [], earlierCards: [] });
    if (players === undefined) return seating;
    return [
      ...seating,
      ...(hasNamedPlayers(draft) && plays.length === 0
        ? [choice('opener', { label: form.opens, options: players.map(({ id, name }) => ({ value: id, label: name })), isOptional: true })]
        : []),
      board('plays', {
        label: form.cards,
        isLaidOut: () => true,
        isComplete: () => plays.some(({ card }) => card !== undefined),
        events: playsOf,
        withEvents,
      }),
    ];
  },
  ask: findTrick,
  formatAnswer(trickCase, finding, language) {
    const { answer, no } = texts[language];
    const name = nameFinder(trickCase, language);
    const { winner, led, leader } = finding.result;
    const trickSentence = answer.trick(name(winner), finding.result);
    const refusal = refusalOf(trickCase, finding, language);
    return refusal === ''
      ? `${trickSentence} ${answer.led(led, name(leader ?? ''))}`
      : `${no(refusal)} ${answer.ifItStands(trickSentence)}`;
  },
  draftFromTable: (table) => trickCaseFrom(caseSourceOf(table)),
};

const startCount = <Id extends CountCase['question']>(question: Id, box: unknown) => ({ question, copy: readBox(box) });

const roundQuestion: Question<KingsTricktakers, CountCase, RoundResult> = {
  id: 'round',
  words: questionWords('round'),
  initialDraft: (box) => startCount('round', box),
  fields: countFields,
  ask: (countCase, agreements) => findRound(completeCountCase(countCase), agreements),
  formatAnswer(draft, finding, language) {
    const countCase = completeCountCase(draft);
    const { answer, no } = texts[language];
    const name = nameFinder(countCase, language);
    const { result } = finding;
    const sentence = answer.round({ ...result, player: name(result.player), ally: result.ally && name(result.ally) });
    const refusal = refusalOf(countCase, finding, language);
    return refusal === '' ? sentence : `${no(refusal)} ${answer.asTold(sentence)}`;
  },
  draftFromTable: (table) => countCaseFrom('round', caseSourceOf(table)),
};

const betQuestion: Question<KingsTricktakers, CountCase, BetResult> = {
  id: 'bet',
  words: questionWords('bet'),
  initialDraft: (box) => startCount('bet', box),
  fields: countFields,
  ask: (countCase, agreements) => findBet(completeCountCase(countCase), agreements),
  formatAnswer(draft, finding, language) {
    const countCase = completeCountCase(draft);
    const { answer, no } = texts[language];
    const name = nameFinder(countCase, language);
    const refusal = refusalOf(countCase, finding, language);
    if (refusal !== '') return no(refusal);
    const { player, ally, cards, failed, ...rest } = finding.result;
    return answer.bet({
      ...rest,
      player: name(player),
      ally: ally && name(ally),
      cards: cards.map((each) => ({ ...each, copied: each.copied === '' ? '' : name(each.copied) })),
      failed: failed.map(name),
    });
  },
  draftFromTable: (table) => countCaseFrom('bet', caseSourceOf(table)),
};

const QUEEN_FACES = ['down', 'up'] as const;
/** What a Queen costs by the rulebook, where it says so. */
const PRINTED_QUEEN_COSTS = figuresOf({}, 5, 'declared').queens;

const reviveQuestion: Question<KingsTricktakers, ReviveCase, ReviveResult> = {
  id: 'revive',
  words: questionWords('revive'),
  initialDraft: (box) => ({ question: 'revive', players: namelessPlayers(1), copy: readBox(box) }),
  fields({ set, down }, language) {
    const { choice, choiceOf, number, numbersOf } = createFieldBuilder<ReviveCase>();
    const { form } = texts[language];
    return [
      choice('set', { label: form.set, options: setOptions(language) }),
      choiceOf<(typeof QUEEN_FACES)[number]>('down', {
        label: form.queenLies,
        options: QUEEN_FACES.map((value) => ({ value, label: form.faces[value] })),
        get: (draft) => (draft.down === undefined ? undefined : draft.down ? 'down' : 'up'),
        set: (draft, face) => ({ ...draft, down: face === 'down' }),
      }),
      number('points', { label: form.pointsNow, most: MOST_POINTS }),
      ...(set === undefined || down !== true || PRINTED_QUEEN_COSTS[set] !== undefined
        ? []
        : [
            numbersOf('cost', {
              label: screenTexts[language].copy.ask({ kind: 'queen', card: set }),
              hint: form.figuresHint,
              rows: [{ value: set, label: screenTexts[language].court('queen', set) }],
              most: MOST_PRINTED,
              get: (draft) => draft.copy?.queens?.[set],
              set: (draft, _, cost) => ({ ...draft, copy: { ...draft.copy, queens: { ...draft.copy?.queens, [set]: cost ?? undefined } } }),
            }),
          ]),
    ];
  },
  ask: findRevive,
  formatAnswer(reviveCase, finding, language) {
    const { answer, no } = texts[language];
    const { set, cost, points } = finding.result;
    if (finding.isAllowed !== true) return no(refusalOf(reviveCase, finding, language));
    return answer.revived(nameFinder(reviveCase, language)(reviveCase.players[0]?.id ?? ''), set, cost, points);
  },
  draftFromTable: (table) => reviveCaseFrom(caseSourceOf(table)),
};

const NO_HOLDING: FinalHolding = { kingDown: false };

const holdingOf = ({ ends = {} }: CaseDraft<WinnerCase>, player: string): FinalHolding => forPlayer(ends, player) ?? NO_HOLDING;
const withHolding = (draft: CaseDraft<WinnerCase>, player: string, changes: Partial<FinalHolding>): CaseDraft<WinnerCase> => ({
  ...draft,
  ends: { ...draft.ends, [player]: { ...holdingOf(draft, player), ...changes } },
});

/** The rank of a King on the face that shows: the other one does not matter here. */
function withRank(copy: BoxFigures = {}, set: SetColour, isDown: boolean, rank: number | undefined): BoxFigures {
  const [rankUp = rank, rankDown = rank] = copy.ranks?.[set] ?? [];
  const ranks = [isDown ? rankUp : rank, isDown ? rank : rankDown];
  return { ...copy, ranks: { ...copy.ranks, [set]: rank === undefined ? undefined : ranks.filter((each) => each !== undefined) } };
}

/** Everybody's points; sets and ranks only where points are equal. */
const winnerQuestion: Question<KingsTricktakers, WinnerCase, WinnerResult> = {
  id: 'winner',
  words: questionWords('winner'),
  initialDraft: (box) => ({ question: 'winner', copy: readBox(box) }),
  fields(draft, language) {
    const { choiceOf, severalOf, numbersOf } = createFieldBuilder<WinnerCase>();
    const { form } = texts[language];
    const { setup, court } = screenTexts[language];
    const seating = seatingField<CaseDraft<WinnerCase>>(draft, language, { ends: {} });
    if (draft.players === undefined) return seating;
    const { players, ends = {}, copy = {} } = draft;
    const name = nameFinder(draft, language);
    const winnerFinding = findWinner({ question: 'winner', players, ends, copy }, {});
    const tied = (winnerFinding?.result.ties ?? []).flatMap(({ ranks }) => ranks.map(({ player }) => player));
    const kings = tied.flatMap((id) => {
      const { set, kingDown } = holdingOf(draft, id);
      return set === undefined ? [] : [{ id, set, kingDown }];
    });
    return [
      ...seating,
      numbersOf('points', {
        label: form.pointsOf,
        rows: playersIn(draft, language).map(({ id, name: label }) => ({ value: id, label })),
        most: MOST_POINTS,
        get: (old, id) => holdingOf(old, id).points,
        set: (old, id, points) => withHolding(old, id, { points: points ?? undefined }),
      }),
      ...tied.map((id) =>
        choiceOf<SetColour>(`set-${id}`, {
          label: setup.setOf(name(id)),
          options: setOptions(language),
          isOptional: true,
          get: (old) => holdingOf(old, id).set,
          set: (old, set) => withHolding(old, id, { set }),
        }),
      ),
      ...(kings.length === 0
        ? []
        : [
            severalOf<string>('kings', {
              label: form.kingsDown,
              options: kings.map(({ id, set }) => ({ value: id, label: `${court('king', set)} (${name(id)})` })),
              isOptional: true,
              get: () => kings.flatMap(({ id, kingDown }) => (kingDown ? [id] : [])),
              set: (old, playersDown) =>
                kings.reduce((draft, { id }) => withHolding(draft, id, { kingDown: playersDown.includes(id) }), old),
            }),
            numbersOf('ranks', {
              label: form.ranks,
              hint: form.figuresHint,
              rows: kings.map(({ id, set }) => ({ value: id, label: court('king', set) })),
              most: MOST_PRINTED,
              isOptional: true,
              get(old, id) {
                const king = kings.find((each) => each.id === id);
                return king && old.copy?.ranks?.[king.set]?.[king.kingDown ? 1 : 0];
              },
              set(old, id, rank) {
                const king = kings.find((each) => each.id === id);
                return king === undefined ? old : { ...old, copy: withRank(old.copy, king.set, king.kingDown, rank ?? undefined) };
              },
            }),
          ]),
    ];
  },
  ask: findWinner,
  formatAnswer: (winnerCase, { result }, language) => describeWinner(result, texts[language], nameFinder(winnerCase, language)),
  draftFromTable: (table) => winnerCaseFrom(caseSourceOf(table)),
};

function describeWinner({ winners, standings, ties }: WinnerResult, { answer }: TricktakersDeskText, name: (id: string) => string): string {
  const [winner = ''] = winners;
  const points = standings[0]?.points ?? 0;
  const tied = ties.find((tie) => tie.points === points)?.ranks ?? [];
  if (winners.length > 1) {
    const areRanksKnown = winners.every((player) => tied.find((each) => each.player === player)?.rank !== undefined);
    return areRanksKnown ? answer.shared(winners.map(name), points) : answer.undecided(winners.map(name), points);
  }
  const rank = tied.find(({ player }) => player === winner)?.rank;
  const others = tied.filter(({ player }) => player !== winner).map(({ player }) => name(player));
  return rank === undefined || others.length === 0
    ? answer.won(name(winner), points)
    : answer.wonByRank(name(winner), others, points, rank);
}

export const questions = [trickQuestion, roundQuestion, betQuestion, reviveQuestion, winnerQuestion, passQuestion];
export const unlisted = [createGameQuestion(game, questionWords('log'))];
