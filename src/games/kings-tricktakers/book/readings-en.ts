import type { Readings } from '#rulebook/rulebook';
import type { PageId } from './guides';

export const readings = {
  'kt.flow.rounds': {
    house: 'What a card puts under “Mise en place” is done in preparation, after the bets.',
    missing:
      'Page 6 lists the steps that a character can belong to, and “Mise en place” is none of them; pages 22 and 23 use it all the same.',
    others: 'Who takes it for the deal of the hand changes cards before the bets are made.',
  },
  'kt.draft.order': {
    house: 'Where ranks are equal or unknown the order within a pass is free.',
    missing: 'Page 11 goes by ascending King rank and does not provide for equal ones.',
    others: 'Who wants an order goes clockwise among them.',
  },
  'kt.ally.after-bets': {
    house: 'Another Diplomat cannot be copied.',
    missing: 'Page 27 lets a Diplomat copy a card that another player bet. Whether that may be a Diplomat is not said.',
    others: 'Who allows it copies what the other Diplomat copies.',
  },
  'kt.trick.order': {
    house: 'Where ranks are equal or unknown the table names the opener.',
    missing: 'Pages 8 and 17 name the lowest King rank and do not provide for equal ones.',
    others: 'Who wants chance to decide draws lots.',
  },
  'kt.trick.assassin': {
    house: 'Each Assassin names once a trick.',
    missing: 'Page 23 lets a named Assassin name on, even the one who named them, and sets no end to it.',
    others: 'Who sets no limit lets two Assassins hand the opening to and fro until one gives in.',
  },
  'kt.card.exists': {
    house: 'After a Diplomat’s swap the partner may play it.',
    missing:
      'Page 23 adds the reserved Black 10 to the hand of the Berserker’s player. Whether it may change hands by a Diplomat’s swap is not said.',
    others: 'Who ties the card to its Berserker keeps it out of the swap.',
  },
  'kt.trick.leading-colour': {
    house: 'A card that a Queen made Mystic or Surrender sets none.',
    missing:
      'Page 6 says that a Mystic or Surrender that opens sets no colour, and pages 19 and 20 have a card under a Queen count as one. Whether such a card leads its printed colour is not said.',
    others: 'Who goes by the printed card has everybody follow its colour.',
  },
  'kt.king.card': {
    house: 'The printed card counts, not what a Queen makes of it.',
    missing: 'Page 16 asks the White King for a Mystic or Surrender. Whether a card that a Queen made one will do is not said.',
    others: 'Who goes by what the card counts as lays the White King onto such a card.',
  },
  'kt.queen.blue': {
    house: 'If she opens the trick her card sets no leading colour: the next card with a value does.',
    missing: 'Page 19 has the card count as a Surrender in the trick. Whether it still leads its printed colour when it opens is not said.',
    others: 'Who goes by the printed card has everybody follow its colour.',
  },
  'kt.queen.green': {
    house:
      'If she opens the trick, the next card with a value sets the leading colour. Her owner’s card, which comes last, follows it like any other.',
    missing:
      'Page 4 has the opening card lead, and page 19 has the opener’s card come last. Who then sets the colour, and whether that last card must follow, is not said.',
    others:
      'Who lets only the opener’s card lead plays such a trick without a colour to follow; who frees that card gives the Green Queen the power of the black one as well.',
  },
  'kt.queen.white': {
    house: 'If she opens the trick her card sets no leading colour: the next card with a value does.',
    missing: 'Page 20 has the card count as a Mystic in the trick. Whether it still leads its printed colour when it opens is not said.',
    others: 'Who goes by the printed card has everybody follow its colour.',
  },
  'kt.score.devil-bet': {
    house: 'Another Devil is not judged.',
    missing:
      'Page 26 looks at the bets of all the others. Two Devils would each wait for the other’s answer, which the print does not foresee.',
    others: 'Who wants an answer all the same judges one Devil first, by the cards that are left.',
  },
  'kt.score.king-unplayed': {
    house: 'The 5 points are the Yellow King’s.',
    missing: 'Page 15 and page 17 give them to a red King. The game has none, and the yellow one is missing from that list.',
    others: 'The card itself decides: it prints its figure.',
  },
  'kt.score.diplomat': {
    house: 'The ally’s Devil counts for both, your own adds nothing.',
    missing: 'Page 27 speaks of a Yellow Queen on either side and of a Devil that the ally bet. Of a Devil face up it says nothing.',
    others: 'Who lets every ability of one’s own work adds the Diplomat’s own Devil to the ally’s tricks.',
  },
  'kt.pad.sum': {
    house: 'What is entered must fit: five tricks a round, and from each trick a card of every player.',
    missing: 'The rulebook has no pad. Five tricks, and one card from everybody in each, follow from page 15.',
    others: 'Who no longer knows who won what enters it as well as the table remembers.',
  },
  'kt.end.winner': {
    house: 'Equal or unknown ranks share the place. The same orders every place.',
    missing: 'Page 17 gives a tie for the victory to the lower King rank. Equal ranks, and the places after the first, are not spoken of.',
    others: 'Who breaks only the tie for the victory lets the other places be shared.',
  },
} as const satisfies Readings<PageId>;
