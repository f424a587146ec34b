import type { CaseDraft, Question } from '#desk/desk';
import { createFieldBuilder, type Field } from '#desk/form-fields';
import type { KingsGate } from '#games/kings-gate/game';
import { type Tile, tileAt } from '#games/kings-gate/law/board';
import { CHARACTERS, type Character, type Ground, TILE_KINDS, VALUES } from '#games/kings-gate/law/box';
import { type Move, type Position, targetOf } from '#games/kings-gate/law/position';
import { coloursIn } from '#games/kings-gate/law/score';
import type { TileLabel } from '#games/kings-gate/text/screen-en';
import type { EventBase } from '#law/game';
import type { Language } from '#text/language';
import { type LocateCase, type LocateResult, type MoveResult, type TileCase, type TurnCase, WHOSE } from './cases';
import { locateCaseFrom, tileCaseFrom, turnCaseFrom } from './cases-from-table';
import {
  characterOptions,
  hasNames,
  locationOptionLabel,
  locationOptions,
  pieceOptions,
  playerOptions,
  readBox,
  type SeatedParts,
  screenTexts,
  seatedColours,
  texts,
} from './fields';
import { isLocate, isMove, judgeLocateCase, judgeTileCase, judgeTurnCase, layOutTileCase } from './judge-moves';
import { ASKING_COLOUR, bareLocation, createPosition, FOUR_SEATS, OTHER_COLOUR, PAIR_SEATS, SURROUNDED_PALACE } from './lay-out';
import { locationLabel, payoutText } from './questions-figures';
import { formatPlays, parsePlays, playOf, withPlays } from './turn-pieces';

const tileLabel = (tile: Tile | undefined): TileLabel | undefined =>
  tile && { colour: tile.colour, kind: tile.value, character: tile.character };

const movesIn = (events: readonly EventBase[]): readonly Move[] => events.filter(isMove);

const NOBODY = 'nobody';

/** A character, or nobody. */
const characterField = (label: string, language: Language) => ({
  label,
  isOptional: true,
  options: [{ value: NOBODY, label: texts[language].form.nobody }, ...characterOptions(language)],
});
const characterOf = (value: string): Character | undefined => CHARACTERS.find((each) => each === value);

/** May this tile go there: by figures on a bare location. */
function figureFields(draft: CaseDraft<TileCase>, language: Language): readonly Field<CaseDraft<TileCase>>[] {
  const { choice, choiceOf } = createFieldBuilder<TileCase>();
  const { form } = texts[language];
  const { tile: tileName } = screenTexts[language];
  const { tile, there, n, whose = 'theirs' } = draft;
  const place = choiceOf<number | Ground>('n', {
    label: form.location,
    hint: locationOptionLabel(draft, n, language),
    options: [
      ...locationOptions(draft, language),
      ...(['safe', 'dangerous'] as const).map((ground) => ({ value: ground, label: form.anyGround[ground] })),
    ],
    get: (before) => before.n ?? before.ground,
    set: (before, value) =>
      typeof value === 'number' ? { ...before, n: value, ground: undefined } : { ...before, n: undefined, ground: value },
  });
  const mine = choiceOf<string>('character', {
    ...characterField(form.with, language),
    get: (before) => before.character,
    set: (before, value) => ({ ...before, character: characterOf(value) }),
  });
  const theirs = [
    choiceOf<(typeof WHOSE)[number]>('whose', {
      label: form.whose,
      isOptional: true,
      options: WHOSE.map((each) => ({ value: each, label: form.whoseTile[each] })),
      get: (before) => before.whose,
      set: (before, value) => ({ ...before, whose: value }),
    }),
    choiceOf<string>('thereWith', {
      ...characterField(form.thereWith, language),
      get: (before) => before.thereWith,
      set: (before, value) => ({ ...before, thereWith: characterOf(value) }),
    }),
  ];
  return [
    choice('tile', {
      label: form.yourTile,
      options: TILE_KINDS.map((kind) => ({ value: kind, label: tileName({ colour: ASKING_COLOUR, kind }) })),
    }),
    choice('there', {
      label: form.there,
      options: [
        ...VALUES.map((kind) => ({ value: kind, label: tileName({ colour: whose === 'mine' ? ASKING_COLOUR : OTHER_COLOUR, kind }) })),
        { value: 'nothing', label: form.nothing },
      ],
    }),
    place,
    ...(tile === undefined || tile === 'dragon' ? [] : [mine]),
    ...(there === undefined || there === 'nothing' ? [] : theirs),
  ];
}

/** Which characters who plays has. */
const heldField = (language: Language) => ({
  label: texts[language].form.held,
  isOptional: true,
  options: characterOptions(language),
  get: ({ by = ASKING_COLOUR, held }: Pick<CaseDraft<TileCase>, 'by' | 'held'>) => held?.[by] ?? [],
  set: <D extends Pick<CaseDraft<TileCase>, 'by' | 'held'>>(before: D, value: readonly Character[]): D => ({
    ...before,
    held: { ...before.held, [before.by ?? ASKING_COLOUR]: value },
  }),
});

/** May this tile go there: on the table, with whose turn it is, whom they have and what the turn has seen. */
function tableFields(draft: CaseDraft<TileCase>, language: Language): readonly Field<CaseDraft<TileCase>>[] {
  const { board, choice, sequenceOf, severalOf } = createFieldBuilder<TileCase>();
  const { form } = texts[language];
  const played = board('move', {
    label: form.playTile,
    isLaidOut: () => true,
    isComplete: ({ move }) => move !== undefined,
    events: ({ move, by }) => (move === undefined ? [] : [{ ...move, by }]),
    withEvents: (before, events) => ({ ...before, move: movesIn(events).at(-1) }),
  });
  if (hasNames(draft)) return [played];
  const mine = draft.players?.filter(({ id }) => id === draft.by);
  return [
    played,
    choice('onMove', { label: form.onMove, options: playerOptions(draft, language), isOptional: true }),
    severalOf<Character>('held', heldField(language)),
    sequenceOf<string>('played', {
      label: form.before,
      isOptional: true,
      options: pieceOptions(seatedColours({ players: mine }), language),
      get: (before) => formatPlays(before.played ?? []),
      set: (before, value) => ({ ...before, played: parsePlays(value) }),
    }),
  ];
}

/** What a scoring of the last space adds to an answer. */
function withPayout(said: string, parts: SeatedParts, position: Position, { pay }: MoveResult, language: Language): string {
  return pay === undefined ? said : `${said}${texts[language].answers.scored(payoutText(parts, position, pay, language))}`;
}

export const tileQuestion: Question<KingsGate, TileCase, MoveResult> = {
  id: 'tile',
  words: (language) => texts[language].questions.tile,
  initialDraft: (box) => ({ question: 'tile', ...readBox(box) }),
  fields: (draft, language) => (draft.laid === undefined ? figureFields(draft, language) : tableFields(draft, language)),
  ask: judgeTileCase,
  formatAnswer(deskCase, { isAllowed, result }, language) {
    const parts = layOutTileCase(deskCase);
    const { move } = parts;
    const position = move && createPosition(parts, [move], {});
    if (isAllowed !== true || position === undefined || move === undefined) return undefined;
    const { answers } = texts[language];
    const there = tileLabel(tileAt(position.board, targetOf(move)));
    const moved = move.type === 'conjure' ? tileLabel(tileAt(position.board, move.from)) : undefined;
    if (move.type === 'dragon') return answers.dragon(there);
    const [colour = ASKING_COLOUR] = seatedColours({ players: parts.players?.filter(({ id }) => id === parts.by) });
    const said =
      move.type === 'conjure'
        ? moved && answers.moved(moved, there)
        : answers.placed({ colour: move.colour ?? colour, kind: move.value, character: move.character }, there);
    return said && withPayout(said, parts, position, result, language);
  },
  draftFromTable: tileCaseFrom,
};

export const turnQuestion: Question<KingsGate, TurnCase, MoveResult> = {
  id: 'turn',
  words: (language) => texts[language].questions.turn,
  initialDraft: (box) => ({ question: 'turn', ...readBox(box) }),
  fields(draft, language) {
    const { board, choiceOf, sequenceOf, severalOf } = createFieldBuilder<TurnCase>();
    const { form } = texts[language];
    const { laid, players = FOUR_SEATS, by = ASKING_COLOUR, moves = [] } = draft;
    const isKnown = hasNames(draft);
    const played = board('table', {
      label: form.playTurn,
      isOptional: !isKnown,
      isLaidOut: (before) => isKnown || Object.keys(before.laid?.tiles ?? {}).length > 0,
      isComplete: (before) => (before.moves ?? []).length > 0,
      events: (before) => (before.moves ?? []).map((move) => ({ ...move, by })),
      withEvents: (before, events) => ({ ...before, moves: movesIn(events) }),
    });
    if (isKnown) return [played];
    const place = choiceOf<number>('n', {
      label: form.location,
      hint: locationOptionLabel(draft, laid?.n, language),
      options: locationOptions(draft, language),
      get: (before) => before.laid?.n,
      set: ({ laid: before = bareLocation(1), ...rest }, n) => ({ players, by, ...rest, laid: { ...before, n } }),
    });
    if (laid === undefined) return [place];
    return [
      place,
      sequenceOf<string>('moves', {
        label: form.plays,
        hint: form.playsHint,
        options: pieceOptions(seatedColours({ players: players.filter(({ id }) => id === by) }), language),
        get: () => formatPlays(moves.flatMap((move) => playOf(laid, move) ?? [])),
        set: (before, value) => withPlays(before, parsePlays(value)),
      }),
      choiceOf<number>('two', {
        label: form.coloursEach,
        isOptional: true,
        options: [
          { value: 1, label: form.one },
          { value: 2, label: form.two },
        ],
        get: () => (players.length === 2 ? 2 : undefined),
        set(before, each) {
          const seats = each === 2 ? PAIR_SEATS : FOUR_SEATS;
          return { ...before, players: seats, by: seats.find(({ colours }) => colours.includes(ASKING_COLOUR))?.id, held: undefined };
        },
      }),
      played,
      severalOf<Character>('held', heldField(language)),
    ];
  },
  ask: judgeTurnCase,
  formatAnswer(deskCase, { isAllowed, result }, language) {
    const position = createPosition(deskCase, deskCase.moves, {});
    return isAllowed === true && position ? withPayout(texts[language].answers.turn, deskCase, position, result, language) : undefined;
  },
  draftFromTable: turnCaseFrom,
};

export const locateQuestion: Question<KingsGate, LocateCase, LocateResult> = {
  id: 'locate',
  words: (language) => texts[language].questions.locate,
  initialDraft: (box) => ({ question: 'locate', ...readBox(box), players: FOUR_SEATS, laid: SURROUNDED_PALACE }),
  fields(draft, language) {
    const { board, choice } = createFieldBuilder<LocateCase>();
    const { form } = texts[language];
    const lying = board('lying', {
      label: form.lay,
      isLaidOut: hasNames,
      isComplete: (before) => before.lying !== undefined,
      events: (before) => (before.lying === undefined ? [] : [{ type: 'locate', by: before.by, ...before.lying }]),
      withEvents(before, events) {
        const laid = events.filter(isLocate).at(-1);
        return { ...before, lying: laid && { at: laid.at, lies: laid.lies } };
      },
    });
    if (hasNames(draft)) return [lying];
    const options = playerOptions(draft, language);
    return [
      lying,
      choice('by', { label: form.layer, options, isOptional: true }),
      choice('onMove', { label: form.last, options, isOptional: true }),
    ];
  },
  ask: judgeLocateCase,
  formatAnswer(deskCase, { isAllowed, result }, language) {
    const position = createPosition(deskCase, [], {});
    if (isAllowed !== true || position === undefined) return undefined;
    const worth = coloursIn(position).flatMap((colour) =>
      result.worth[colour] === undefined ? [] : [{ colour, total: result.worth[colour] }],
    );
    return withPayout(
      texts[language].answers.located(locationLabel(position, position.n + 1), worth),
      deskCase,
      position,
      result,
      language,
    );
  },
  draftFromTable: locateCaseFrom,
};
