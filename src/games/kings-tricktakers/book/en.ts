import type { rules } from '#games/kings-tricktakers/law/rules';
import type { RuleTexts } from '#rulebook/rulebook';

export const en: RuleTexts<(typeof rules)[number]> = {
  'kt.flow.rounds': {
    title: 'Three rounds',
    statement:
      'A game has three rounds, each of six steps: a hand of five cards, the companies, the bets, preparation, five tricks, scoring. In preparation Queens may be revived, a face-up Gambler takes two cards and discards two, a face-up Berserker takes his Black 10 and discards a card.',
    source: 'p. 3 and 9 (course of a round), p. 14 (preparation), p. 22-23 (Gambler, Berserker)',
  },
  'kt.company.shape': {
    title: 'What a company is',
    statement:
      'A company is one set of King, Queen and Jack in one colour, and three characters. Nobody has two sets and no two players have the same set; two copies of one character are fine as long as the game has them. For the open draft some characters stay in the box, by the number of players.',
    source: 'p. 7 (company), p. 8 (which characters stay out), p. 11 (draft)',
  },
  'kt.company.keep-set': {
    title: 'The set stays',
    statement:
      'A player keeps the same King, Queen and Jack for all three rounds; only the characters change. With initiation companies each round brings new ones, sets too.',
    source: 'p. 12 (open draft, rounds 2 and 3), p. 9 (initiation companies)',
  },
  'kt.company.not-again': {
    title: 'Not the same card again',
    statement:
      'In rounds 2 and 3 nobody takes a card they had the round before. Another copy of the same character is fine: only the copies you had yourself are out for you. This does not apply to initiation companies.',
    source: 'p. 12 (open draft, rounds 2 and 3)',
  },
  'kt.draft.order': {
    title: 'Order of the open draft',
    statement:
      'In round 1 everybody picks four times, each time a set or a character: clockwise from a player chosen as you like, then back from the last, and so on. In rounds 2 and 3 there are three passes of one character each, from the lowest King rank up.',
    source: 'p. 10-11 (open draft), p. 17 (King rank)',
  },
  'kt.bet.one-character': {
    title: 'One character per bet',
    statement:
      'In rounds 1 and 2 everybody turns over exactly one of the three characters as a bet, in secret and at the same time. The Jack cannot be bet yet. The card turned has no ability this round.',
    source: 'p. 13 (course of a bet)',
  },
  'kt.bet.round-three': {
    title: 'The last bet',
    statement:
      'In round 3 the bet is one or two cards out of your three characters and your Jack: a character, the Jack, two characters, or a character and the Jack.',
    source: 'p. 13 (round 3), p. 14 (examples)',
  },
  'kt.bet.own': {
    title: 'Only your own cards',
    statement: 'You bet only cards of your own company, each as often as you have it.',
    source: 'p. 12-13 (bets)',
  },
  'kt.bet.diplomat': {
    title: 'The Diplomat makes no bet',
    statement:
      'A player who leaves the Diplomat face up bets nothing at all this round; the two other characters stay face up and may be used.',
    source: 'p. 26 (Diplomat)',
  },
  'kt.ally.after-bets': {
    title: 'Ally or copied bet',
    statement:
      'Once all bets are revealed, a face-up Diplomat gives the parchment to another player, the ally. A Diplomat that was bet names a card another player bet and copies it.',
    source: 'p. 26-27 (Diplomat)',
  },
  'kt.queen.revive': {
    title: 'Reviving a Queen',
    statement:
      'A Queen that was played is face down from the end of that round. In preparation she may be revived: turned face up again for the points printed on her, if you have them. Blue 2, green 1, black 1; for yellow and white, see the card.',
    source: 'p. 14 (preparation), p. 18-20 (playing a Queen)',
  },
  'kt.trick.order': {
    title: 'Who plays when',
    statement: 'The lowest King rank leads the first trick of a round, the winner of a trick leads the next, and play goes clockwise.',
    source: 'p. 8 (first player), p. 15 (course of a trick), p. 17 (King rank)',
  },
  'kt.trick.assassin': {
    title: 'The Assassin and the lead',
    statement:
      'A player who must lead and has a face-up Assassin may make another player lead instead. That player may pass the lead on with an Assassin too, even back.',
    source: 'p. 23 (Assassin)',
  },
  'kt.card.exists': {
    title: 'The cards in the deck',
    statement:
      'The deck has 1 to 10 in four colours, two Mystics and two Surrenders; with four players no 8 and 9, with two or three no 6 to 9. A Berserker’s Black 10 is only for a player with a Berserker face up: one for each, two in a game of two, never more than two.',
    source: 'p. 5 (base cards), p. 8 (set-up), p. 23 (Berserker)',
  },
  'kt.trick.follow': {
    title: 'Following the leading colour',
    statement:
      'Play the leading colour if you have it, any card of it; otherwise play what you like. Mystic and Surrender may always be played. Cards under a Yellow, Blue or White Queen must follow; under the Black Queen they need not. Hands are hidden, so a revoke is reported when a later card of that colour proves it, unless cards were changed in between.',
    source: 'p. 4-5 (a trick-taking game, base cards), p. 18-20 (Queens)',
  },
  'kt.trick.leading-colour': {
    title: 'The leading colour',
    statement:
      'The first card with a value sets it, even if a Mystic or Surrender was led. A 1 or 10 that the Rebel changed keeps its colour and sets it.',
    source: 'p. 4 (a trick-taking game), p. 6 (remark), p. 19-20 (Queens)',
  },
  'kt.king.card': {
    title: 'Where a King goes',
    statement:
      'Play a card of the King’s colour and put him on top; the White King goes on a Mystic or Surrender. After the trick he returns to his owner.',
    source: 'p. 16 (playing a King)',
  },
  'kt.king.once': {
    title: 'A King, once a game',
    statement: 'Each King is played once a game. After that trick he is face down, has a higher rank and pays at the end of every round.',
    source: 'p. 16 (after a trick)',
  },
  'kt.queen.once': {
    title: 'A Queen, once a round',
    statement:
      'A Queen is played at most once a round, on her owner’s turn, and only while face up. Except for the Yellow Queen she counts for no trick; she belongs to no pile, and after scoring she is face down.',
    source: 'p. 18 (playing a Queen)',
  },
  'kt.queen.yellow': {
    title: 'The Yellow Queen',
    statement:
      'Play a card as usual and put her on top: her owner counts one trick more at the end of the round. Together with a Devil that makes three.',
    source: 'p. 18 (Yellow Queen)',
  },
  'kt.queen.blue': {
    title: 'The Blue Queen',
    statement:
      'Play a card as usual, following suit, and put her on top: the card counts as a Surrender in the trick, and only there. A Rebel may turn it into a Mystic.',
    source: 'p. 19 (Blue Queen)',
  },
  'kt.queen.green': {
    title: 'The Green Queen',
    statement:
      'Play her on your turn instead of a card; when everybody else has played, a card from her owner’s hand takes her place and is the one that counts.',
    source: 'p. 19 (Green Queen)',
  },
  'kt.queen.black': {
    title: 'The Black Queen',
    statement: 'Play her with a card on top of her: that card need not follow the leading colour.',
    source: 'p. 19 (Black Queen)',
  },
  'kt.queen.white': {
    title: 'The White Queen',
    statement:
      'Play a card as usual, following suit, and put her on top: the card counts as a Mystic in the trick, and only there. A Rebel may turn it into a Surrender.',
    source: 'p. 20 (White Queen)',
  },
  'kt.character.rebel': {
    title: 'The Rebel',
    statement:
      'Face up, he may make a 1 a 10 and a 10 a 1, a Mystic a Surrender and back, as often as you like, said aloud as the card is played and after any change by a Queen. The colour stays, and for scoring so does what is printed.',
    source: 'p. 22-23 (Rebel)',
  },
  'kt.character.oppressor': {
    title: 'The Oppressor',
    statement:
      'Face up, he makes yellow cards as strong as black ones; they stay yellow for following and for the Yellow King. Of equal cards the first played wins. Whose yellow cards, yours or everybody’s, is for the table to agree.',
    source: 'p. 24 (Oppressor)',
  },
  'kt.character.hermit': {
    title: 'Changing cards',
    statement:
      'On your turn a face-up Hermit lets you take three cards and discard three, once a round for each Hermit. A face-up Diplomat may swap one card with the ally once a round: each gives one face down, and the ally may give back the card received.',
    source: 'p. 22 (Hermit), p. 26 (Diplomat)',
  },
  'kt.trick.winner': {
    title: 'Who wins a trick',
    statement:
      'The last King; failing that the first Mystic; then the highest black card (and a yellow one made as strong by an Oppressor); then the highest card of the leading colour; if all are Surrenders, the first. Of equal cards the first played wins.',
    source: 'p. 4-5 (a trick-taking game, base cards), p. 16 (Kings), p. 24 (equal strength)',
  },
  'kt.score.tricks': {
    title: 'Tricks counted',
    statement:
      'Your piles, one more if your Yellow Queen was played this round, and two more for each Devil face up. This number counts for bets, characters and Jacks.',
    source: 'p. 18 (Yellow Queen), p. 25 (Devil)',
  },
  'kt.score.bet': {
    title: 'The bet',
    statement:
      'A bet card pays the points printed for exactly the number of tricks counted: Gambler 3 for none and 6 for two, Assassin 7 for two, a Jack 10 for three; for the others, see the cards. In round 3 each of two cards pays on its own. For a copied card the copier’s own tricks count.',
    source: 'p. 12-14 (bets), p. 21 (Jack), p. 27 (Diplomat)',
  },
  'kt.score.devil-bet': {
    title: 'The Devil as a bet',
    statement:
      'It pays 3 points for each other player whose bet failed and is met if at least one did. Players without a bet are not judged. A Diplomat who scores somebody’s Devil, as ally or copier, leaves that player out as well.',
    source: 'p. 26-27 (Devil, Diplomat)',
  },
  'kt.score.gambler': {
    title: 'Gambler',
    statement:
      'Face up he takes two cards in preparation and discards two of your hand, and pays 2 points if your bet succeeded, once however many of its cards were met; each Gambler face up pays. A Jack face up is no bet.',
    source: 'p. 22 (Gambler), p. 13 (remark)',
  },
  'kt.score.hermit': {
    title: 'Hermit',
    statement: 'Face up: 2 points with no trick counted; each Hermit pays.',
    source: 'p. 22 (Hermit)',
  },
  'kt.score.berserker': {
    title: 'Berserker',
    statement: 'Face up: 2 points with exactly 1 trick counted; each Berserker pays.',
    source: 'p. 23 (Berserker)',
  },
  'kt.score.assassin': {
    title: 'Assassin',
    statement: 'Face up: 3 points with exactly 2 tricks counted, whatever the bet; this is no bet. Each Assassin pays.',
    source: 'p. 14 (remark), p. 23 (Assassin)',
  },
  'kt.score.healer': {
    title: 'Healer',
    statement:
      'Face up: 1 point for each blue or green card collected, at most 5. Two Healers pay separately, and so do a Healer and a Blue or Green King. It is the printed colour that counts.',
    source: 'p. 24 (Healer)',
  },
  'kt.score.collector': {
    title: 'Collector',
    statement:
      'Face up: 2, 5 or 8 points for 1, 2 or at least 3 Mystics and Surrenders collected. Two Collectors pay separately, and so do a Collector and the White King. Only printed ones count, not those made by a Queen or the Rebel.',
    source: 'p. 25 (Collector), p. 19-20 (Queens)',
  },
  'kt.score.devil': {
    title: 'Devil',
    statement:
      'Face up he adds two tricks to your count, so that a bet of 0 or 1 cannot be met, and takes 2 points with exactly 3 tricks counted. Whether points may fall below 0 is for the table to agree.',
    source: 'p. 25 (Devil)',
  },
  'kt.score.jack': {
    title: 'Jack',
    statement:
      'A Jack that was not bet pays what his front says for the exact number of tricks counted. Each colour has its own numbers: see your card.',
    source: 'p. 20-21 (playing a Jack)',
  },
  'kt.score.king': {
    title: 'A King face down',
    statement:
      'Played this round or before, he pays at the end of every round: 1 point for each card of his colour collected in it, the White King 2, 5, 8 or 15 for 1, 2, 3 or 4 Mystics and Surrenders. Printed cards count; a Berserker’s Black 10 is a black card.',
    source: 'p. 16-17 (a King’s power)',
  },
  'kt.score.king-unplayed': {
    title: 'A King never played',
    statement: 'After round 3 a King who was not played in the whole game pays: white 6, yellow 5, blue 4, green 3, black 2.',
    source: 'p. 15 (scoring), p. 17 (remarks)',
  },
  'kt.score.diplomat': {
    title: 'The Diplomat counts the ally',
    statement:
      'With the Diplomat face up your round is scored by the ally’s tricks, collected cards and bet, both cards in round 3; your own count for nothing. A Yellow Queen of either adds 1 to the ally’s tricks.',
    source: 'p. 27 (Diplomat, scoring)',
  },
  'kt.pad.sum': {
    title: 'A round must add up',
    statement: 'A round has five tricks, and in each every player plays one card: with four players, two tricks make eight cards.',
    source: 'p. 15 (course of a trick)',
  },
  'kt.end.winner': {
    title: 'Who wins',
    statement: 'After three rounds most points win. A tie goes to the lower King rank on the face now showing.',
    source: 'p. 3 (aim), p. 17 (King rank)',
  },
};
