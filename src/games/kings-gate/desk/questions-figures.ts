import type { CaseDraft, Question } from '#desk/desk';
import { createFieldBuilder, type Field } from '#desk/form-fields';
import type { KingsGate } from '#games/kings-gate/game';
import { effectiveBox, TOURNEY } from '#games/kings-gate/law/box';
import { locationOf, type Play, type Position } from '#games/kings-gate/law/position';
import { ownerOf } from '#games/kings-gate/law/score';
import { capitalize, type Language } from '#text/language';
import type { EndCase, EndResult, LocationCase, LocationResult, MoveResult, PassCase, Payout, Seat, TieCase, TieResult } from './cases';
import { endCaseFrom, locationCaseFrom, passCaseFrom, tieCaseFrom } from './cases-from-table';
import {
  hasNames,
  locationOptionLabel,
  locationOptions,
  namedColour,
  pick,
  playerOptions,
  readBox,
  type SeatedParts,
  screenTexts,
  seatedColours,
  seatNames,
  seatsByKey,
  seatsField,
  texts,
} from './fields';
import { judgePassCase } from './judge-moves';
import { isLastNeeded, judgeEndCase, judgeLocationCase, judgeTieCase, layOutLocationCase } from './judge-scores';
import { ASKING_COLOUR, bareLocation } from './lay-out';

export const locationLabel = (position: Position, n: number) => ({ n, name: locationOf(position, n).name });

const playerName = (parts: SeatedParts, id: string, language: Language): string =>
  seatNames(parts, language).find((each) => each.id === id)?.name ?? id;

/** A scoring in words: who is paid, in rank order, and who takes a character. */
export function payoutText(parts: SeatedParts, position: Position, pay: Payout, language: Language) {
  const owners = pay.ranking.flatMap((colour) => ownerOf(position, colour) ?? []);
  const awards = position.box.locations[pay.n - 1]?.awards ?? [];
  return {
    place: locationLabel(position, pay.n),
    gains: [...new Set(owners)].map((id) => ({ name: playerName(parts, id, language), points: pay.gains[id] ?? 0 })),
    characters: awards.flatMap((character) => {
      const owner = pay.characters[character];
      return owner === undefined ? [] : [{ name: playerName(parts, owner, language), character }];
    }),
  };
}

const ifSeated = (id: string | undefined, players: readonly Seat[]): string | undefined =>
  players.some((seat) => seat.id === id) ? id : undefined;

export const tieQuestion: Question<KingsGate, TieCase, TieResult> = {
  id: 'tie',
  words: (language) => texts[language].questions.tie,
  initialDraft: (box) => ({ question: 'tie', ...readBox(box) }),
  fields(draft, language) {
    const { choice, choiceOf, several } = createFieldBuilder<TieCase>();
    const { form, side } = texts[language];
    const { players, tied = [], n } = draft;
    const order = choiceOf<string>('players', {
      ...seatsField(true, language),
      set(before, key) {
        const seats = seatsByKey(key);
        const colours = seatedColours({ players: seats });
        const left = before.tied?.filter((colour) => colours.includes(colour));
        return { ...before, players: seats, tied: left, last: ifSeated(before.last, seats), ahead: undefined };
      },
    });
    const others = seatedColours(draft).length - tied.length;
    const seated: readonly Field<CaseDraft<TieCase>>[] = [
      several('tied', {
        label: form.tied,
        least: 2,
        options: seatedColours(draft).map((colour) => ({ value: colour, label: side(namedColour(draft, colour)) })),
      }),
      choice('last', { label: form.last, options: playerOptions(draft, language) }),
      ...(tied.length > 1 && others > 0
        ? [
            choice('ahead', {
              label: form.ahead,
              isOptional: true,
              options: Array.from({ length: others + 1 }, (_, ahead) => ({ value: ahead, label: form.place(ahead + 1) })),
            }),
          ]
        : []),
      choiceOf<number>('n', {
        label: form.forPrizes,
        hint: locationOptionLabel(draft, n, language),
        isOptional: true,
        options: [...locationOptions(draft, language), { value: 0, label: form.anyLocation }],
        get: (before) => before.n,
        set: (before, value) => ({ ...before, n: value === 0 ? undefined : value }),
      }),
    ];
    return [...(hasNames(draft) ? [] : [order]), ...(players === undefined ? [] : seated)];
  },
  ask: judgeTieCase,
  formatAnswer: (deskCase, { result }, language) =>
    texts[language].answers.tie(
      result.order.map(({ colour, rank, paid = false, points, characters = [], loss = 0 }) => ({
        ...namedColour(deskCase, colour),
        rank,
        paid,
        points,
        characters,
        loss,
      })),
    ),
  draftFromTable: tieCaseFrom,
};

/** A colour never has more around a location, nor a player in a game, than this: no third digit is waited for, and often no second. */
const MOST_TOTAL = 39;
const MOST_POINTS = 49;
const MOST_POINTS_OF_TWO = 89;

export const locationQuestion: Question<KingsGate, LocationCase, LocationResult> = {
  id: 'location',
  words: (language) => texts[language].questions.location,
  initialDraft: (box) => ({ question: 'location', ...readBox(box) }),
  fields(draft, language) {
    const { board, choice, choiceOf, numbersOf } = createFieldBuilder<LocationCase>();
    const { form, player } = texts[language];
    const { n, players, laid, totals } = draft;
    const isByTotals = laid === undefined;
    const place = choiceOf<number>('n', {
      label: form.location,
      hint: locationOptionLabel(draft, n, language),
      options: locationOptions(draft, language),
      get: (before) => before.n,
      set: (before, value) => ({ ...before, n: value, laid: before.laid && { ...before.laid, n: value } }),
    });
    const seatFields: readonly Field<CaseDraft<LocationCase>>[] = [
      place,
      choiceOf<string>('players', {
        ...seatsField(true, language),
        set(before, key) {
          const seats = seatsByKey(key);
          const colours = seatedColours({ players: seats });
          const tiles = Object.entries(before.laid?.tiles ?? {}).filter(([, tile]) => colours.includes(tile.colour));
          return {
            ...before,
            players: seats,
            totals: before.totals && pick(before.totals, colours),
            laid: before.laid && { ...before.laid, tiles: Object.fromEntries(tiles) },
            last: ifSeated(before.last, seats),
            points: undefined,
          };
        },
      }),
      choiceOf<'totals' | 'tiles'>('count', {
        label: form.count,
        options: [
          { value: 'totals', label: form.byTotals },
          { value: 'tiles', label: form.byTiles },
        ],
        get: (before) => (before.laid !== undefined ? 'tiles' : before.totals && 'totals'),
        set: (before, by) => ({
          ...before,
          totals: before.totals ?? {},
          laid: by === 'tiles' ? (before.laid ?? bareLocation(before.n ?? 1)) : undefined,
        }),
      }),
    ];
    if (players === undefined || totals === undefined) return seatFields;
    const totalsField = numbersOf('totals', {
      label: form.byTotals,
      rows: seatedColours(draft).map((colour) => ({ value: colour, label: namedColour(draft, colour).name || player([colour]) })),
      most: MOST_TOTAL,
      noneLabel: capitalize(screenTexts[language].now.absent),
      get: (before, colour) => Object.entries(before.totals ?? {}).find(([each]) => each === colour)?.[1],
      set: (before, colour, value) => ({ ...before, totals: { ...before.totals, [colour]: value } }),
    });
    const counted: readonly Field<CaseDraft<LocationCase>>[] = [
      isByTotals ? totalsField : board('laid', { label: form.byTiles, isLaidOut: () => true, isComplete: () => true }),
      choice('last', { label: form.last, options: playerOptions(draft, language), isOptional: !isLastNeeded(draft) }),
      ...(n === TOURNEY
        ? [
            numbersOf('points', {
              label: form.pointsBefore,
              rows: playerOptions(draft, language),
              most: MOST_POINTS,
              isOptional: true,
              get: (before, id) => before.points?.[id],
              set: (before, id, value) => ({ ...before, points: { ...before.points, [id]: value ?? undefined } }),
            }),
          ]
        : []),
    ];
    return [...(!hasNames(draft) ? seatFields : isByTotals ? [place] : []), ...counted];
  },
  ask: judgeLocationCase,
  formatAnswer(deskCase, { result }, language) {
    const position = layOutLocationCase(deskCase, {});
    return position && texts[language].answers.pay(payoutText(deskCase, position, result.pay, language), result.surrounded);
  },
  draftFromTable: locationCaseFrom,
};

export const endQuestion: Question<KingsGate, EndCase, EndResult> = {
  id: 'end',
  words: (language) => texts[language].questions.end,
  initialDraft: (box) => ({ question: 'end', ...readBox(box) }),
  fields(draft, language) {
    const { choice, choiceOf, numbersOf, several } = createFieldBuilder<EndCase>();
    const { form } = texts[language];
    const { players, n, points = {} } = draft;
    const rows = playerOptions(draft, language);
    const company = choiceOf<string>('players', {
      ...seatsField(false, language),
      set(before, key) {
        const ids = seatsByKey(key).map(({ id }) => id);
        const out = before.out?.filter((id) => ids.includes(id));
        return { ...before, players: seatsByKey(key), points: pick(before.points, ids), prizes: pick(before.prizes, ids), out };
      },
    });
    const most = Math.max(...rows.map(({ value }) => points[value] ?? 0));
    const equal = rows.filter(({ value }) => points[value] === most);
    const isTold = rows.every(({ value }) => points[value] !== undefined);
    const prizes = effectiveBox(draft.copy ?? {}).locations[(n ?? 1) - 1]?.prizes ?? [0, 0, 0];
    const seated: readonly Field<CaseDraft<EndCase>>[] = [
      choice('n', { label: form.scoredLast, hint: locationOptionLabel(draft, n, language), options: locationOptions(draft, language) }),
      several('out', { label: form.out, options: rows, isOptional: true }),
      numbersOf('points', {
        label: form.points,
        rows,
        most: rows.length === 2 ? MOST_POINTS_OF_TWO : MOST_POINTS,
        get: (before, id) => before.points?.[id],
        set: (before, id, value) => ({ ...before, points: { ...before.points, [id]: value ?? undefined } }),
      }),
      ...(isTold && equal.length > 1
        ? [
            numbersOf('prizes', {
              label: form.prizesThere,
              hint: form.prizesHint,
              rows: equal,
              most: rows.length === 2 ? prizes[0] + prizes[1] : prizes[0],
              isOptional: true,
              get: (before, id) => before.prizes?.[id],
              set: (before, id, value) => ({ ...before, prizes: { ...before.prizes, [id]: value ?? undefined } }),
            }),
          ]
        : []),
    ];
    return [...(hasNames(draft) ? [] : [company]), ...(players === undefined ? [] : seated)];
  },
  ask: (deskCase, agreements) => judgeEndCase({ ...deskCase, prizes: deskCase.prizes ?? {}, out: deskCase.out ?? [] }, agreements),
  formatAnswer(deskCase, { result: { ending, winners, equal, most, open } }, language) {
    const { answers } = texts[language];
    const namesOfPlayers = (ids: readonly string[]): readonly string[] => ids.map((id) => playerName(deskCase, id, language));
    const [winner] = winners;
    if (ending === undefined) return answers.goesOn(namesOfPlayers(equal), most);
    if (open) return answers.overButOpen(ending, namesOfPlayers(equal), most);
    const others = equal.filter((id) => id !== winner);
    return winner !== undefined && winners.length === 1 && others.length > 0
      ? answers.overByLast(ending, playerName(deskCase, winner, language), namesOfPlayers(others), most)
      : answers.over(ending, namesOfPlayers(winners), most);
  },
  draftFromTable: endCaseFrom,
};

const DOINGS = ['nothing', 'tile', 'dragon', 'moved'] as const;
const PLAYED: Readonly<Record<(typeof DOINGS)[number], readonly Play[]>> = {
  nothing: [],
  tile: [{ colour: ASKING_COLOUR, kind: 0, character: undefined }],
  dragon: [{ colour: ASKING_COLOUR, kind: 'dragon', character: undefined }],
  moved: [{ colour: ASKING_COLOUR, kind: 1, character: 'sorceress' }],
};

function doingOf(played: readonly Play[]): (typeof DOINGS)[number] {
  if (played.some(({ character, kind }) => character !== 'sorceress' && kind !== 'dragon')) return 'tile';
  if (played.some(({ kind }) => kind === 'dragon')) return 'dragon';
  return played.length > 0 ? 'moved' : 'nothing';
}

export const passQuestion: Question<KingsGate, PassCase, MoveResult> = {
  id: 'pass',
  words: (language) => texts[language].questions.pass,
  initialDraft: () => ({ question: 'pass' }),
  fields: (_, language) => [
    createFieldBuilder<PassCase>().choiceOf<(typeof DOINGS)[number]>('played', {
      label: texts[language].form.done,
      options: DOINGS.map((doing) => ({ value: doing, label: texts[language].form.doings[doing] })),
      get: ({ played }) => played && doingOf(played),
      set: (draft, doing) => ({ ...draft, played: PLAYED[doing] }),
    }),
  ],
  ask: judgePassCase,
  formatAnswer: (_, { isAllowed }, language) => (isAllowed === true ? texts[language].answers.passed : undefined),
  draftFromTable: passCaseFrom,
};
