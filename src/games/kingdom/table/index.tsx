import type { GameScreens, Mark, ScreenText } from '#contract/screens';
import type { Kingdom } from '#games/kingdom/game';
import type { Side } from '#games/kingdom/law/board';
import { formatReplacement, formatTurn } from '#games/kingdom/law/notation';
import { countRepetitions, type Event } from '#games/kingdom/law/position';
import type { KingdomScreenText } from '#games/kingdom/text/screen-en';
import type { GameStateOf } from '#session/game';
import type { PlayerNames } from '#text/language';
import { describeMove, texts } from './describe-position';
import { Board } from './play/Board';
import { startingPlayer, withStartingPlayer } from './setup/custom-position';
import { SetupFields } from './setup/SetupFields';
import { TablePicture } from './TablePicture';

/** Describes an event; falls back to the notation where no piece stands on the first square. */
function describeEvent(
  text: KingdomScreenText,
  event: Event,
  names: PlayerNames,
  { position: { board, taken } }: GameStateOf<Kingdom>,
): string {
  const player = names.player(event.by ?? '');
  switch (event.type) {
    case 'move': {
      const description = describeMove(board, event);
      return description === undefined ? formatTurn(board, event) : text.moved(description);
    }
    case 'replace':
      return taken === undefined ? formatReplacement(event) : text.put(taken, event.at);
    case 'adjust':
      return text.adjusted(player, event.points, event.reason);
    case 'resign':
      return text.resigned(player);
    case 'draw':
      return text.drawn;
  }
}

const createScreenText = (text: KingdomScreenText): ScreenText<Kingdom> => ({
  agreements: text.agreements,
  describeEvent: (event, names, before) => describeEvent(text, event, names, before),
});

export const screens: GameScreens<Kingdom> = {
  Board,
  SetupFields,
  Picture: TablePicture,
  initialSetup(players, first, _copy, defaults) {
    const side = defaults?.agreements.first === 'black' ? 'black' : 'white';
    const other = players.find((player) => player !== first) ?? first;
    return { white: side === 'white' ? first : other, agreements: { first: side } };
  },
  startingPlayer: { get: startingPlayer, set: withStartingPlayer },
  mark({ setup }, player, language): Mark {
    const side: Side = setup.white === player ? 'w' : 'b';
    return {
      colour: `var(--kd-${side === 'w' ? 'white' : 'black'})`,
      rim: `var(--kd-rim-${side})`,
      shape: '●',
      label: texts[language].letters[side],
    };
  },
  notice(table, language) {
    const positions = [table.start, ...table.steps.map(({ state }) => state)].map(({ position }) => position);
    const times = countRepetitions(positions);
    return times < 3 ? undefined : { sentence: texts[language].repetition(times), event: { type: 'draw' } };
  },
  scoring: async () => (await import('./ending')).scoring,
  text: { en: createScreenText(texts.en), fr: createScreenText(texts.fr) },
};
