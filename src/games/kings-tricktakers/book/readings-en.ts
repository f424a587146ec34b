import type { Readings } from '#rulebook/rulebook';
import type { PageId } from './guides';

export const readings = {
  'kt.flow.rounds': {
    house: 'What a card puts under “Mise en place” is done in preparation, after the bets.',
    missing:
      'Page 6 lists the steps that a character can belong to, and “Mise en place” is none of them; pages 22 and 23 use it all the same.',
    others: 'Some read it as the deal of the hand: then cards are changed before the bets.',
  },
  'kt.draft.order': {
    house: 'If ranks are equal or unknown, the order within a pass is free.',
    missing: 'Page 11 goes by ascending King rank and does not provide for equal ones.',
    others: 'Some go clockwise among them.',
  },
  'kt.ally.after-bets': {
    house: 'Another Diplomat cannot be copied.',
    missing: 'Page 27 lets a Diplomat copy a card that another player bet. It does not say whether that may be a Diplomat.',
    others: 'If you allow it, copy what the other Diplomat copies.',
  },
  'kt.trick.order': {
    house: 'If ranks are equal or unknown, the table says who leads.',
    missing: 'Pages 8 and 17 name the lowest King rank and do not provide for equal ones.',
    others: 'You can also draw lots.',
  },
  'kt.trick.assassin': {
    house: 'Each Assassin passes the lead on once a trick.',
    missing: 'Page 23 lets an Assassin pass the lead on, even back to the one it came from, and sets no limit.',
    others: 'Without a limit, two Assassins pass the lead back and forth until one gives in.',
  },
  'kt.card.exists': {
    house: 'After a Diplomat’s swap the partner may play it.',
    missing:
      'Page 23 adds the reserved Black 10 to the hand of the Berserker’s player. It does not say whether a Diplomat’s swap may give it to somebody else.',
    others: 'Some leave this card with its Berserker: then it can’t be swapped.',
  },
  'kt.trick.leading-colour': {
    house: 'A card that a Queen made Mystic or Surrender sets none.',
    missing:
      'Page 6 says that a Mystic or Surrender that is led sets no colour, and pages 19 and 20 have a card under a Queen count as one. They do not say whether such a card leads its printed colour.',
    others: 'If the printed card counts, everybody follows its colour.',
  },
  'kt.king.card': {
    house: 'The printed card counts, not what a Queen makes of it.',
    missing: 'Page 16 asks the White King for a Mystic or Surrender. It does not say whether a card that a Queen made one will do.',
    others: 'If what the card became counts, the White King may go on it.',
  },
  'kt.queen.blue': {
    house: 'If she is led, her card sets no leading colour: the next card with a value does.',
    missing:
      'Page 19 has the card count as a Surrender in the trick. It does not say whether such a card, when led, still sets its printed colour.',
    others: 'If the printed card counts, everybody follows its colour.',
  },
  'kt.queen.green': {
    house:
      'If she is led, the next card with a value sets the leading colour. Her owner’s card, which comes last, follows it like any other.',
    missing:
      'Page 4 says the first card sets the colour, and page 19 lets that card come last. They do not say who then sets the colour, or whether that last card must follow.',
    others:
      'If only the leader’s card can set it, such a trick has no colour to follow; if the last card need not follow, the Green Queen has the power of the black one as well.',
  },
  'kt.queen.white': {
    house: 'If she is led, her card sets no leading colour: the next card with a value does.',
    missing:
      'Page 20 has the card count as a Mystic in the trick. It does not say whether such a card, when led, still sets its printed colour.',
    others: 'If the printed card counts, everybody follows its colour.',
  },
  'kt.score.devil-bet': {
    house: 'Another Devil is not judged.',
    missing: 'Page 26 looks at the bets of all the others. Two Devils would each wait for the other, and the rules don’t say what then.',
    others: 'Some judge one Devil first, by the other cards.',
  },
  'kt.score.king-unplayed': {
    house: 'The 5 points are the Yellow King’s.',
    missing: 'Page 15 and page 17 give them to a red King. The game has none, and the yellow one is missing from that list.',
    others: 'The card itself decides: the number is printed on it.',
  },
  'kt.score.diplomat': {
    house: 'The ally’s Devil counts for both, your own adds nothing.',
    missing: 'Page 27 speaks of a Yellow Queen on either side and of a Devil that the ally bet. It says nothing of a face-up Devil.',
    others: 'If all your own abilities work, add your own Devil to the ally’s tricks.',
  },
  'kt.pad.sum': {
    house: 'What is entered must fit: five tricks a round, and from each trick a card of every player.',
    missing: 'The rulebook does not mention it. Five tricks, and one card from everybody in each, follow from page 15.',
    others: 'If nobody remembers who won what, enter it as well as the table can.',
  },
  'kt.end.winner': {
    house: 'Equal or unknown ranks share the place. This goes for every place.',
    missing: 'Page 17 gives a tie for the victory to the lower King rank. It says nothing about equal ranks or the places after the first.',
    others: 'Some break only the tie for the victory and share the other places.',
  },
} as const satisfies Readings<PageId>;
