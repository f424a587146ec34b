import type { FinalHolding, ReviveCase, WinnerCase } from '../cases';
import { betCase, createExample, createPlayers, roundCase } from './example-builders';

const reviveCase = (overrides: Partial<ReviveCase>): ReviveCase => ({
  question: 'revive',
  players: createPlayers(1),
  set: 'blue',
  down: true,
  points: 0,
  copy: {},
  ...overrides,
});

const winnerCase = (ends: Readonly<Record<string, FinalHolding>>): WinnerCase => ({
  question: 'winner',
  players: createPlayers(3),
  ends,
  copy: {},
});

const TWO_CARD_BET = { gambler: ['gambler', 'assassin', 'gambler'], bet: ['gambler', 'assassin'] } as const;

/** Bets and rounds of the rulebook (p. 13-27), and some that show a rule at work; the figures are printed ones only. */
export const countExamples = {
  'pass-a-card': createExample(['kt.trick.order', 'kt.trick.follow'], { question: 'pass', moment: 'card' }),
  'pass-the-bet': createExample(['kt.bet.one-character'], { question: 'pass', moment: 'bet' }),
  'pass-with-diplomat': createExample(['kt.bet.diplomat'], { question: 'pass', moment: 'diplomat' }),

  'gambler-bet-no-trick': createExample(
    ['kt.score.bet', 'kt.bet.one-character'],
    betCase({ ana: { characters: ['gambler'], bet: ['gambler'] } }),
  ),
  'gambler-bet-two-tricks': createExample(['kt.score.bet'], betCase({ ana: { characters: ['gambler'], bet: ['gambler'], tricks: 2 } })),
  'gambler-bet-one-trick': createExample(['kt.score.bet'], betCase({ ana: { characters: ['gambler'], bet: ['gambler'], tricks: 1 } })),
  'assassin-bet': createExample(['kt.score.bet'], betCase({ ana: { characters: ['assassin'], bet: ['assassin'], tricks: 2 } })),
  'assassin-face-up': createExample(
    ['kt.score.assassin'],
    roundCase({ ana: { characters: ['assassin', 'gambler'], bet: ['gambler'], tricks: 2 } }),
  ),
  'assassin-and-failed-bet': createExample(
    ['kt.score.assassin', 'kt.score.gambler'],
    roundCase({ ana: { characters: ['assassin', 'gambler'], bet: ['jack'], tricks: 2 } }, { round: 3 }),
  ),
  'jack-bet': createExample(['kt.score.bet', 'kt.bet.round-three'], betCase({ ana: { bet: ['jack'], tricks: 3 } }, { round: 3 })),
  'two-cards-both-met': createExample(
    ['kt.score.gambler', 'kt.score.bet', 'kt.bet.round-three'],
    roundCase({ ana: { characters: TWO_CARD_BET.gambler, bet: TWO_CARD_BET.bet, tricks: 2 } }, { round: 3 }),
  ),
  'two-cards-one-met': createExample(
    ['kt.bet.round-three', 'kt.score.bet'],
    betCase({ ana: { characters: TWO_CARD_BET.gambler, bet: TWO_CARD_BET.bet, tricks: 0 } }, { round: 3 }),
  ),
  'two-cards-too-early': createExample(
    ['kt.bet.one-character'],
    betCase({ ana: { characters: TWO_CARD_BET.gambler, bet: TWO_CARD_BET.bet, tricks: 2 } }, { round: 2 }),
  ),
  'jack-too-early': createExample(['kt.bet.one-character'], betCase({ ana: { bet: ['jack'], tricks: 3 } })),
  'character-and-jack': createExample(
    ['kt.bet.round-three'],
    betCase({ ana: { characters: ['assassin', 'rebel', 'healer'], bet: ['assassin', 'jack'], tricks: 3 } }, { round: 3 }),
  ),

  'healer-three-cards': createExample(
    ['kt.score.healer'],
    roundCase({ ana: { characters: ['healer'], tricks: 1, collected: { blue: 1, green: 2 } } }),
  ),
  'healer-six-cards': createExample(
    ['kt.score.healer'],
    roundCase({ ana: { characters: ['healer'], tricks: 2, collected: { blue: 3, green: 3 } } }),
  ),
  'two-healers': createExample(
    ['kt.score.healer'],
    roundCase({ ana: { characters: ['healer', 'healer'], tricks: 1, collected: { blue: 3 } } }),
  ),
  'healer-and-blue-king': createExample(
    ['kt.score.healer', 'kt.score.king'],
    roundCase({ ana: { set: 'blue', kingDown: true, characters: ['healer'], tricks: 2, collected: { blue: 3, green: 1 } } }),
  ),
  'collector-two-cards': createExample(
    ['kt.score.collector'],
    roundCase({ ana: { characters: ['collector'], tricks: 1, collected: { mystic: 1, surrender: 1 } } }),
  ),
  'collector-four-cards': createExample(
    ['kt.score.collector'],
    roundCase({ ana: { characters: ['collector'], tricks: 2, collected: { mystic: 2, surrender: 2 } } }),
  ),
  'two-collectors': createExample(
    ['kt.score.collector'],
    roundCase({ ana: { characters: ['collector', 'collector'], tricks: 1, collected: { mystic: 1, surrender: 2 } } }),
  ),
  'collector-and-white-king': createExample(
    ['kt.score.collector', 'kt.score.king'],
    roundCase({ ana: { set: 'white', kingDown: true, characters: ['collector'], tricks: 2, collected: { mystic: 2, surrender: 2 } } }),
  ),
  'yellow-king': createExample(
    ['kt.score.king'],
    roundCase({ ana: { set: 'yellow', kingDown: true, characters: [], tricks: 2, collected: { yellow: 4, black: 2 } } }, { round: 2 }),
  ),

  'devil-and-yellow-queen': createExample(
    ['kt.score.tricks', 'kt.queen.yellow', 'kt.score.devil'],
    roundCase({ ana: { set: 'yellow', queen: true, characters: ['devil'] } }, { points: { ana: 4 } }),
  ),
  'devil-spoils-low-bets': createExample(
    ['kt.score.tricks', 'kt.score.bet'],
    betCase({ ana: { characters: ['devil', 'gambler'], bet: ['gambler'], tricks: 1 } }),
  ),
  'devil-below-zero': createExample(['kt.score.devil'], roundCase({ ana: { characters: ['devil'], tricks: 1 } }, { points: { ana: 0 } })),
  'devil-bet-two-failed': createExample(
    ['kt.score.devil-bet'],
    betCase(
      { ana: { characters: ['devil'], bet: ['devil'] }, ben: { fate: 'failed' }, cleo: { fate: 'failed' }, dan: { fate: 'met' } },
      { players: createPlayers(4) },
    ),
  ),
  'devil-bet-with-gambler': createExample(
    ['kt.score.devil-bet', 'kt.score.gambler'],
    roundCase({ ana: { characters: ['devil', 'gambler'], bet: ['devil'] }, ben: { fate: 'failed' }, cleo: { fate: 'met' } }),
  ),
  'devil-bet-nobody-failed': createExample(
    ['kt.score.devil-bet'],
    betCase({ ana: { characters: ['devil'], bet: ['devil'] }, ben: { fate: 'met' }, cleo: { characters: ['diplomat'], ally: 'ben' } }),
  ),
  'devil-ally': createExample(
    ['kt.score.devil-bet', 'kt.score.diplomat', 'kt.bet.diplomat'],
    betCase(
      {
        ana: { characters: ['diplomat'], ally: 'ben', tricks: 2 },
        ben: { characters: ['devil'], bet: ['devil'] },
        cleo: { fate: 'failed' },
        dan: { fate: 'met' },
      },
      { players: createPlayers(4) },
    ),
  ),
  'copied-devil': createExample(
    ['kt.score.devil-bet', 'kt.ally.after-bets'],
    betCase(
      {
        ana: { characters: ['diplomat'], bet: ['diplomat'], copy: { player: 'ben', card: 'devil' } },
        ben: { characters: ['devil'], bet: ['devil'] },
        cleo: { fate: 'failed' },
        dan: { fate: 'met' },
      },
      { players: createPlayers(4) },
    ),
  ),
  'copied-assassin': createExample(
    ['kt.ally.after-bets', 'kt.score.bet'],
    betCase({
      ana: { characters: ['diplomat'], bet: ['diplomat'], copy: { player: 'ben', card: 'assassin' }, tricks: 2 },
      ben: { characters: ['assassin'], bet: ['assassin'], tricks: 1 },
    }),
  ),
  'ally-counts': createExample(
    ['kt.score.diplomat', 'kt.score.healer'],
    roundCase({
      ana: { characters: ['diplomat', 'healer'], ally: 'ben', tricks: 1, collected: { blue: 3 } },
      ben: { characters: ['gambler'], bet: ['gambler'], tricks: 2, collected: { green: 2, yellow: 4 } },
    }),
  ),
  'ally-two-cards': createExample(
    ['kt.score.diplomat'],
    betCase(
      {
        ana: { characters: ['diplomat'], ally: 'ben' },
        ben: { characters: ['gambler', 'assassin'], bet: ['gambler', 'assassin'], tricks: 2 },
      },
      { round: 3 },
    ),
  ),
  'ally-and-yellow-queen': createExample(
    ['kt.score.diplomat', 'kt.score.tricks', 'kt.queen.yellow'],
    betCase({
      ana: { set: 'yellow', queen: true, characters: ['diplomat'], ally: 'ben' },
      ben: { characters: ['assassin'], bet: ['assassin'], tricks: 1 },
    }),
  ),

  'hermit-no-trick': createExample(
    ['kt.score.hermit', 'kt.character.hermit'],
    roundCase({ ana: { characters: ['hermit', 'gambler'], bet: ['gambler'] } }),
  ),
  'berserker-one-trick': createExample(
    ['kt.score.berserker'],
    roundCase({ ana: { characters: ['berserker', 'gambler'], bet: ['gambler'], tricks: 1 } }),
  ),
  'jack-face-up': createExample(
    ['kt.score.jack', 'kt.score.gambler'],
    roundCase({ ana: { set: 'blue', characters: ['gambler', 'assassin'], bet: ['assassin'], tricks: 1 } }),
  ),
  'king-never-played': createExample(
    ['kt.score.king-unplayed'],
    roundCase({ ana: { set: 'white', bet: ['jack'], tricks: 3 } }, { round: 3 }),
  ),
  'black-king-never-played': createExample(
    ['kt.score.king-unplayed'],
    roundCase({ ana: { set: 'black', bet: ['jack'], tricks: 3 } }, { round: 3 }),
  ),

  'blue-queen-revived': createExample(['kt.queen.revive', 'kt.queen.once'], reviveCase({ points: 5 })),
  'blue-queen-too-dear': createExample(['kt.queen.revive'], reviveCase({ points: 1 })),
  'queen-still-up': createExample(['kt.queen.revive'], reviveCase({ set: 'green', down: false, points: 3 })),

  'most-points': createExample(
    ['kt.end.winner'],
    winnerCase({
      ana: { points: 24, set: 'white', kingDown: true },
      ben: { points: 21, set: 'blue', kingDown: false },
      cleo: { points: 17, set: 'green', kingDown: true },
    }),
  ),
  'tie-without-ranks': createExample(
    ['kt.end.winner'],
    winnerCase({
      ana: { points: 24, set: 'white', kingDown: true },
      ben: { points: 24, set: 'blue', kingDown: false },
      cleo: { points: 17, set: 'green', kingDown: true },
    }),
  ),
};
