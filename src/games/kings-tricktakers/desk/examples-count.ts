import type { End, ReviveCase, WinnerCase } from './cases';
import { bet, people, round, shows } from './examples-kit';

const revive = (rest: Partial<ReviveCase>): ReviveCase => ({
  question: 'revive',
  players: people(1),
  set: 'blue',
  down: true,
  points: 0,
  copy: {},
  ...rest,
});

const ended = (ends: Readonly<Record<string, End>>): WinnerCase => ({ question: 'winner', players: people(3), ends, copy: {} });

const TWO = { gambler: ['gambler', 'assassin', 'gambler'], bet: ['gambler', 'assassin'] } as const;

/** Bets and rounds of the rulebook (p. 13-27), and some that show a rule at work; the figures are printed ones only. */
export const countExamples = {
  'pass-a-card': shows(['kt.trick.order', 'kt.trick.follow'], { question: 'pass', moment: 'card' }),
  'pass-the-bet': shows(['kt.bet.one-character'], { question: 'pass', moment: 'bet' }),
  'pass-with-diplomat': shows(['kt.bet.diplomat'], { question: 'pass', moment: 'diplomat' }),

  'gambler-bet-no-trick': shows(['kt.score.bet', 'kt.bet.one-character'], bet({ ana: { characters: ['gambler'], bet: ['gambler'] } })),
  'gambler-bet-two-tricks': shows(['kt.score.bet'], bet({ ana: { characters: ['gambler'], bet: ['gambler'], tricks: 2 } })),
  'gambler-bet-one-trick': shows(['kt.score.bet'], bet({ ana: { characters: ['gambler'], bet: ['gambler'], tricks: 1 } })),
  'assassin-bet': shows(['kt.score.bet'], bet({ ana: { characters: ['assassin'], bet: ['assassin'], tricks: 2 } })),
  'assassin-face-up': shows(['kt.score.assassin'], round({ ana: { characters: ['assassin', 'gambler'], bet: ['gambler'], tricks: 2 } })),
  'assassin-and-failed-bet': shows(
    ['kt.score.assassin', 'kt.score.gambler'],
    round({ ana: { characters: ['assassin', 'gambler'], bet: ['jack'], tricks: 2 } }, { round: 3 }),
  ),
  'jack-bet': shows(['kt.score.bet', 'kt.bet.round-three'], bet({ ana: { bet: ['jack'], tricks: 3 } }, { round: 3 })),
  'two-cards-both-met': shows(
    ['kt.score.gambler', 'kt.score.bet', 'kt.bet.round-three'],
    round({ ana: { characters: TWO.gambler, bet: TWO.bet, tricks: 2 } }, { round: 3 }),
  ),
  'two-cards-one-met': shows(
    ['kt.bet.round-three', 'kt.score.bet'],
    bet({ ana: { characters: TWO.gambler, bet: TWO.bet, tricks: 0 } }, { round: 3 }),
  ),
  'two-cards-too-early': shows(['kt.bet.one-character'], bet({ ana: { characters: TWO.gambler, bet: TWO.bet, tricks: 2 } }, { round: 2 })),
  'jack-too-early': shows(['kt.bet.one-character'], bet({ ana: { bet: ['jack'], tricks: 3 } })),
  'character-and-jack': shows(
    ['kt.bet.round-three'],
    bet({ ana: { characters: ['assassin', 'rebel', 'healer'], bet: ['assassin', 'jack'], tricks: 3 } }, { round: 3 }),
  ),

  'healer-three-cards': shows(['kt.score.healer'], round({ ana: { characters: ['healer'], tricks: 1, collected: { blue: 1, green: 2 } } })),
  'healer-six-cards': shows(['kt.score.healer'], round({ ana: { characters: ['healer'], tricks: 2, collected: { blue: 3, green: 3 } } })),
  'two-healers': shows(['kt.score.healer'], round({ ana: { characters: ['healer', 'healer'], tricks: 1, collected: { blue: 3 } } })),
  'healer-and-blue-king': shows(
    ['kt.score.healer', 'kt.score.king'],
    round({ ana: { set: 'blue', kingDown: true, characters: ['healer'], tricks: 2, collected: { blue: 3, green: 1 } } }),
  ),
  'collector-two-cards': shows(
    ['kt.score.collector'],
    round({ ana: { characters: ['collector'], tricks: 1, collected: { mystic: 1, surrender: 1 } } }),
  ),
  'collector-four-cards': shows(
    ['kt.score.collector'],
    round({ ana: { characters: ['collector'], tricks: 2, collected: { mystic: 2, surrender: 2 } } }),
  ),
  'two-collectors': shows(
    ['kt.score.collector'],
    round({ ana: { characters: ['collector', 'collector'], tricks: 1, collected: { mystic: 1, surrender: 2 } } }),
  ),
  'collector-and-white-king': shows(
    ['kt.score.collector', 'kt.score.king'],
    round({ ana: { set: 'white', kingDown: true, characters: ['collector'], tricks: 2, collected: { mystic: 2, surrender: 2 } } }),
  ),
  'yellow-king': shows(
    ['kt.score.king'],
    round({ ana: { set: 'yellow', kingDown: true, characters: [], tricks: 2, collected: { yellow: 4, black: 2 } } }, { round: 2 }),
  ),

  'devil-and-yellow-queen': shows(
    ['kt.score.tricks', 'kt.queen.yellow', 'kt.score.devil'],
    round({ ana: { set: 'yellow', queen: true, characters: ['devil'] } }, { points: { ana: 4 } }),
  ),
  'devil-spoils-low-bets': shows(
    ['kt.score.tricks', 'kt.score.bet'],
    bet({ ana: { characters: ['devil', 'gambler'], bet: ['gambler'], tricks: 1 } }),
  ),
  'devil-below-zero': shows(['kt.score.devil'], round({ ana: { characters: ['devil'], tricks: 1 } }, { points: { ana: 0 } })),
  'devil-bet-two-failed': shows(
    ['kt.score.devil-bet'],
    bet(
      { ana: { characters: ['devil'], bet: ['devil'] }, ben: { fate: 'failed' }, cleo: { fate: 'failed' }, dan: { fate: 'met' } },
      { players: people(4) },
    ),
  ),
  'devil-bet-with-gambler': shows(
    ['kt.score.devil-bet', 'kt.score.gambler'],
    round({ ana: { characters: ['devil', 'gambler'], bet: ['devil'] }, ben: { fate: 'failed' }, cleo: { fate: 'met' } }),
  ),
  'devil-bet-nobody-failed': shows(
    ['kt.score.devil-bet'],
    bet({ ana: { characters: ['devil'], bet: ['devil'] }, ben: { fate: 'met' }, cleo: { characters: ['diplomat'], ally: 'ben' } }),
  ),
  'devil-ally': shows(
    ['kt.score.devil-bet', 'kt.score.diplomat', 'kt.bet.diplomat'],
    bet(
      {
        ana: { characters: ['diplomat'], ally: 'ben', tricks: 2 },
        ben: { characters: ['devil'], bet: ['devil'] },
        cleo: { fate: 'failed' },
        dan: { fate: 'met' },
      },
      { players: people(4) },
    ),
  ),
  'copied-devil': shows(
    ['kt.score.devil-bet', 'kt.ally.after-bets'],
    bet(
      {
        ana: { characters: ['diplomat'], bet: ['diplomat'], copy: { player: 'ben', card: 'devil' } },
        ben: { characters: ['devil'], bet: ['devil'] },
        cleo: { fate: 'failed' },
        dan: { fate: 'met' },
      },
      { players: people(4) },
    ),
  ),
  'copied-assassin': shows(
    ['kt.ally.after-bets', 'kt.score.bet'],
    bet({
      ana: { characters: ['diplomat'], bet: ['diplomat'], copy: { player: 'ben', card: 'assassin' }, tricks: 2 },
      ben: { characters: ['assassin'], bet: ['assassin'], tricks: 1 },
    }),
  ),
  'ally-counts': shows(
    ['kt.score.diplomat', 'kt.score.healer'],
    round({
      ana: { characters: ['diplomat', 'healer'], ally: 'ben', tricks: 1, collected: { blue: 3 } },
      ben: { characters: ['gambler'], bet: ['gambler'], tricks: 2, collected: { green: 2, yellow: 4 } },
    }),
  ),
  'ally-two-cards': shows(
    ['kt.score.diplomat'],
    bet(
      {
        ana: { characters: ['diplomat'], ally: 'ben' },
        ben: { characters: ['gambler', 'assassin'], bet: ['gambler', 'assassin'], tricks: 2 },
      },
      { round: 3 },
    ),
  ),
  'ally-and-yellow-queen': shows(
    ['kt.score.diplomat', 'kt.score.tricks', 'kt.queen.yellow'],
    bet({
      ana: { set: 'yellow', queen: true, characters: ['diplomat'], ally: 'ben' },
      ben: { characters: ['assassin'], bet: ['assassin'], tricks: 1 },
    }),
  ),

  'hermit-no-trick': shows(
    ['kt.score.hermit', 'kt.character.hermit'],
    round({ ana: { characters: ['hermit', 'gambler'], bet: ['gambler'] } }),
  ),
  'berserker-one-trick': shows(
    ['kt.score.berserker'],
    round({ ana: { characters: ['berserker', 'gambler'], bet: ['gambler'], tricks: 1 } }),
  ),
  'jack-face-up': shows(
    ['kt.score.jack', 'kt.score.gambler'],
    round({ ana: { set: 'blue', characters: ['gambler', 'assassin'], bet: ['assassin'], tricks: 1 } }),
  ),
  'king-never-played': shows(['kt.score.king-unplayed'], round({ ana: { set: 'white', bet: ['jack'], tricks: 3 } }, { round: 3 })),
  'black-king-never-played': shows(['kt.score.king-unplayed'], round({ ana: { set: 'black', bet: ['jack'], tricks: 3 } }, { round: 3 })),

  'blue-queen-revived': shows(['kt.queen.revive', 'kt.queen.once'], revive({ points: 5 })),
  'blue-queen-too-dear': shows(['kt.queen.revive'], revive({ points: 1 })),
  'queen-still-up': shows(['kt.queen.revive'], revive({ set: 'green', down: false, points: 3 })),

  'most-points': shows(
    ['kt.end.winner'],
    ended({
      ana: { points: 24, set: 'white', kingDown: true },
      ben: { points: 21, set: 'blue', kingDown: false },
      cleo: { points: 17, set: 'green', kingDown: true },
    }),
  ),
  'tie-without-ranks': shows(
    ['kt.end.winner'],
    ended({
      ana: { points: 24, set: 'white', kingDown: true },
      ben: { points: 24, set: 'blue', kingDown: false },
      cleo: { points: 17, set: 'green', kingDown: true },
    }),
  ),
};
