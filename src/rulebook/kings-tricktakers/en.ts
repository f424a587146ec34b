import type { rules } from '#law/kings-tricktakers/rules';
import type { Rules } from '../rulebook';

export const en: Rules<(typeof rules)[number]> = {
  'kt.flow.rounds': {
    title: 'Three rounds',
    statement: 'Each of the three rounds has a hand, a company, bets, preparation, five tricks and a count.',
    source: 'p. 9',
  },
  'kt.company.shape': {
    title: 'What a company is',
    statement:
      'A company is one set of King, Queen and Jack and three characters. No set is had twice, and no character more often than the game holds it.',
    source: 'p. 7, 11',
  },
  'kt.company.keep-set': {
    title: 'The set stays',
    statement: 'A player keeps the same set for all three rounds; only the characters change.',
    source: 'p. 12',
  },
  'kt.company.not-again': {
    title: 'Nothing taken back',
    statement: 'In rounds 2 and 3 nobody takes a card held the round before. Another copy of the same character is fine.',
    source: 'p. 12',
  },
  'kt.draft.order': {
    title: 'Order of the open draft',
    statement:
      'In round 1 everybody picks four times, a set or a character, clockwise from the starter, then back, and so on. In rounds 2 and 3 there are three passes of one character each, from the lowest King rank up.',
    source: 'p. 10-11',
  },
  'kt.bet.one-character': {
    title: 'One character a bet',
    statement: 'In rounds 1 and 2 exactly one of your three characters is turned over as your bet.',
    source: 'p. 13',
  },
  'kt.bet.round-three': {
    title: 'The last bet',
    statement: 'In round 3 the bet is one or two cards out of your three characters and your Jack.',
    source: 'p. 13',
  },
  'kt.bet.own': { title: 'Your own cards', statement: 'You bet only cards of your own company.', source: 'p. 13' },
  'kt.bet.diplomat': {
    title: 'The Diplomat makes no bet',
    statement: 'Whoever leaves the Diplomat face up bets nothing at all this round.',
    source: 'p. 26',
  },
  'kt.ally.after-bets': {
    title: 'Ally or copied bet',
    statement:
      'Once the bets lie open a face-up Diplomat names another player as ally; a Diplomat that was bet names a card another player bet and copies it. Another Diplomat cannot be copied.',
    source: 'p. 26-27',
  },
  'kt.queen.revive': {
    title: 'A Queen turned up again',
    statement: 'In preparation a Queen that lies face down may be turned up for the points printed on her, if you have them.',
    source: 'p. 14, 18',
  },
  'kt.trick.order': {
    title: 'Who plays when',
    statement:
      'The lowest King rank opens the first trick, the winner of a trick the next, and play goes clockwise. If ranks are equal or unknown the table names the opener.',
    source: 'p. 8, 15',
  },
  'kt.trick.assassin': {
    title: 'The Assassin and the opening',
    statement:
      'Whoever must open and has an Assassin face up may name another player instead. A named Assassin may name on, each once a trick; that last part is a house rule.',
    source: 'p. 23',
  },
  'kt.card.exists': {
    title: 'The cards there are',
    statement:
      'Each card is played as often as the deck of this player count holds it. A Berserker’s Black 10 is only for a player with a Berserker face up: one each, two in a game of two.',
    source: 'p. 8, 23',
  },
  'kt.trick.follow': {
    title: 'Following',
    statement:
      'Play the leading colour if you have it; Mystic and Surrender may always be played. Hands are hidden, so failing to follow is reported when a later card of that colour proves it.',
    source: 'p. 4-5',
  },
  'kt.trick.leading-colour': {
    title: 'The leading colour',
    statement: 'The first card with a value sets it. A card made Mystic or Surrender by a Queen sets none (house rule).',
    source: 'p. 6',
  },
  'kt.king.card': {
    title: 'Where a King goes',
    statement: 'A King is laid onto a card of his own colour, the White King onto a printed Mystic or Surrender.',
    source: 'p. 16',
  },
  'kt.king.once': { title: 'A King once', statement: 'Each King is played once a game and then stays face down.', source: 'p. 16' },
  'kt.queen.once': {
    title: 'A Queen once a round',
    statement: 'A Queen is played at most once a round, and only while face up.',
    source: 'p. 18',
  },
  'kt.queen.yellow': { title: 'The Yellow Queen', statement: 'Her owner counts one trick more.', source: 'p. 18' },
  'kt.queen.blue': { title: 'The Blue Queen', statement: 'The card she comes with counts as a Surrender in the trick.', source: 'p. 19' },
  'kt.queen.green': {
    title: 'The Green Queen',
    statement: 'She is laid instead of a card; her owner’s card follows after everybody else’s.',
    source: 'p. 19',
  },
  'kt.queen.black': { title: 'The Black Queen', statement: 'The card she comes with need not follow.', source: 'p. 19' },
  'kt.queen.white': { title: 'The White Queen', statement: 'The card she comes with counts as a Mystic in the trick.', source: 'p. 20' },
  'kt.character.rebel': {
    title: 'The Rebel',
    statement: 'Face up, he may make a 1 a 10 and a 10 a 1, a Mystic a Surrender and back, after any change by a Queen. The colour stays.',
    source: 'p. 22-23',
  },
  'kt.character.oppressor': {
    title: 'The Oppressor',
    statement:
      'Face up, he makes your yellow cards as strong as black ones; they stay yellow. The table may agree that everybody’s count so.',
    source: 'p. 24',
  },
  'kt.character.hermit': {
    title: 'Changing cards',
    statement: 'A face-up Hermit changes three cards of the hand once a round; a Diplomat swaps one card with the ally once a round.',
    source: 'p. 22, 26',
  },
  'kt.trick.winner': {
    title: 'Who wins a trick',
    statement:
      'The last King; failing that the first Mystic; then the highest trump; then the highest card of the leading colour; with only Surrenders the first. Of equal cards the first played wins.',
    source: 'p. 5, 16, 24',
  },
  'kt.score.tricks': {
    title: 'Tricks counted',
    statement: 'Your piles, one more if your Yellow Queen was played this round, and two more for a Devil face up.',
    source: 'p. 18, 25',
  },
  'kt.score.bet': {
    title: 'The bet',
    statement: 'A bet card pays the points printed for exactly the number of tricks counted. In round 3 each of two cards pays on its own.',
    source: 'p. 12-14',
  },
  'kt.score.devil-bet': {
    title: 'The Devil as a bet',
    statement:
      'It pays 3 points for each other player whose bet failed. Players without a bet and other Devils are not judged, nor the player a Diplomat is allied to.',
    source: 'p. 26-27',
  },
  'kt.score.gambler': {
    title: 'Gambler',
    statement: 'Face up: 2 points if your bet succeeded, however many of its cards were met.',
    source: 'p. 22',
  },
  'kt.score.hermit': { title: 'Hermit', statement: 'Face up: 2 points with no trick.', source: 'p. 22' },
  'kt.score.berserker': { title: 'Berserker', statement: 'Face up: 2 points with exactly 1 trick.', source: 'p. 23' },
  'kt.score.assassin': { title: 'Assassin', statement: 'Face up: 3 points with exactly 2 tricks.', source: 'p. 23' },
  'kt.score.healer': { title: 'Healer', statement: 'Face up: 1 point for each blue or green card collected, at most 5.', source: 'p. 24' },
  'kt.score.collector': {
    title: 'Collector',
    statement: 'Face up: 2, 5 or 8 points for 1, 2 or at least 3 Mystics and Surrenders collected.',
    source: 'p. 25',
  },
  'kt.score.devil': { title: 'Devil', statement: 'Face up: 2 points are lost with exactly 3 tricks.', source: 'p. 25' },
  'kt.score.jack': {
    title: 'Jack',
    statement: 'A Jack that was not bet pays by his own table for the exact number of tricks.',
    source: 'p. 20',
  },
  'kt.score.king': {
    title: 'A King face down',
    statement:
      'He pays 1 point for each card of his colour collected this round, the White King 2, 5, 8 or 15 for 1 to 4 Mystics and Surrenders.',
    source: 'p. 16-17',
  },
  'kt.score.king-unplayed': {
    title: 'A King never played',
    statement: 'After round 3 he pays: white 6, yellow 5, blue 4, green 3, black 2.',
    source: 'p. 15, 17',
  },
  'kt.score.diplomat': {
    title: 'The Diplomat counts the ally',
    statement:
      'With the Diplomat face up all your lines use the ally’s tricks, cards and bet; your own count for nothing. A Yellow Queen of either adds 1.',
    source: 'p. 26-27',
  },
  'kt.pad.sum': {
    title: 'The sums of the pad',
    statement: 'The tricks of a round add up to five, and everybody’s cards to tricks times players.',
    source: 'Regent’s own check: the rulebook has no pad',
  },
  'kt.end.winner': {
    title: 'Winning',
    statement: 'Most points win. A tie goes to the lower King rank on the face now showing; equal or unknown ranks share the place.',
    source: 'p. 17',
  },
};
