import { describe, expect, test } from 'vitest';
import { game } from '#games/kingdom-builder/game';
import type { Game } from '#session/game';
import { ruleOn } from '#session/log/rule-on';
import { lineSentence, reasonSentence } from '#session/sentences/reason-sentences';
import { LANGUAGES } from '#text/language';
import { people, withPlainSpaces } from '../../../transcripts';
import { build, draw, ISLAND, move, type Scene, stageScene } from './scene';

/** As the referee knows it: of any game. */
const referee: Game = game;

const players = people('ana', 'ben');

function because(scene: Scene, event: Parameters<typeof ruleOn>[2]) {
  const answer = ruleOn(referee, stageScene(scene), event);
  if (answer.outcome !== 'refused') throw new Error('the event stands');
  return LANGUAGES.map((language) => withPlainSpaces(reasonSentence({ game, players }, answer.reason, language)));
}

describe('sentences carry the figures of the case', () => {
  test('violations carry the figures of the case', () => {
    const bound: Scene = { terrain: 'grass', settlements: { ana: [[7, 9]], ben: [[7, 8]] } };
    expect(because(bound, build([18, 10]))).toEqual([
      'You must build next to your settlements while you can: 4 free hexes touch them, 18,10 doesn’t.',
      'Il faut construire à côté de vos cités si possible : 4 cases libres les touchent, pas 18,10.',
    ]);
    expect(because(bound, build([7, 8]))).toEqual(['Ben already has a settlement on 7,8.', 'Ben a déjà une cité en 7,8.']);
    expect(because(bound, build([6, 10]))).toEqual([
      'This action needs grass: 6,10 is canyon.',
      'Cette action demande une prairie ; en 6,10, c’est un canyon.',
    ]);
    expect(because({ ...bound, island: ISLAND }, build(['island', 2, 3]))).toEqual([
      'island 2,3 is water: only the Harbor leads there.',
      'En 2,3 de l’île, c’est de l’eau : seul le Port y mène.',
    ]);
    expect(because(bound, move('barn', [7, 9], [6, 9]))).toEqual(['You don’t have a Barn tile.', 'Vous n’avez pas de plaquette Grange.']);
    expect(because(bound, draw('grass'))).toEqual(['Not now: a turn is under way.', 'Pas maintenant : un tour est en cours.']);
  });

  test('score lines carry their figures, paid or not', () => {
    const { position } = stageScene({
      cards: ['lords', 'knights', 'merchants'],
      settlements: {
        ana: [
          [0, 0],
          [0, 1],
        ],
      },
    });
    const sentencesIn = (language: 'en' | 'fr') =>
      game.law
        .lines(position)
        .slice(0, 4)
        .map(({ reason }) => withPlainSpaces(lineSentence({ game, players }, reason, language)));
    expect(sentencesIn('en')).toEqual([
      'Lords: top left 12 points with 2 settlements, top right 12 points with no settlement, bottom left 12 points with no settlement, and bottom right 12 points with no settlement.',
      'Knights: the best row is row 0 with 2 settlements, 2 points each.',
      'Merchants: no castle or location is joined to another.',
      'Castles: none has a settlement next to it.',
    ]);
    expect(sentencesIn('fr')[1]).toBe('Chevaliers : la meilleure ligne est la ligne 0 avec 2 cités, 2 points chacune.');
  });

  test('headlines carry the player, the round or the count', () => {
    const headline = (scene: Scene, phase: 'drawing' | 'settling' | 'finished') => game.law.headline(stageScene(scene).position, phase);
    expect(headline({}, 'drawing')).toEqual({ key: 'drawing', params: { player: 'ana', round: 1 } });
    expect(headline({ record: 'final', settlements: { ana: [[0, 0]] } }, 'settling')).toEqual({
      key: 'settling',
      params: { settlements: 1 },
    });
    expect(headline({}, 'finished')).toEqual({ key: 'finished', params: { winners: ['ana', 'ben'] } });
  });
});
