/** What people type who look for a rule, in whole questions and in pieces of them. */
export const en = {
  'kt.flow.rounds':
    'how many rounds, when does it stop, length, order of a round, phases, steps, what comes next, turn order, how long is a game, deal five cards, when do I bet, when do we score, preparation phase, draw two cards, discard, how many tricks in a round, what is the order of a round, what comes after the bets, when is it over, how many cards in hand, number of tricks, how does a round work',
  'kt.company.shape':
    'team, crew, party, tableau, court, how many characters, three heroes, two sets, same colour as another player, two of the same character, duplicate, how many copies, which characters with 3 players, with 4 players, removed cards, what is a company, how many characters do I have, can I have the same character twice, two people with the same king, three characters and a set, what cards do I get, two players want the same king, can somebody else have my set',
  'kt.company.keep-set':
    'change my King, swap sets, other colour in round 2, new set, trade Queen, do I keep my King, do I keep my king in the next round, change my queen, same colour all game, can I swap sets, do I keep the same king, same queen next round',
  'kt.company.not-again':
    'same guy again, keep my characters, take the same character next round, same character again, take back my card, keep a character, reuse, pick the same hero twice, held last round, another copy, second copy, may I have the Devil again, can I take the same character again, do I keep my characters, must I change all three, take back a card from last round, keep the same characters, take my assassin again, can I choose the devil twice in a row',
  'kt.draft.order':
    'clockwise then back, which way do we pick, snake draft, who picks first, picking order, drafting, choose characters, selection, back and forth, whose pick, last player picks twice, round 2 draft, round 3 draft, lowest King first, how do we choose characters, order of choosing, draft again in round two, who chooses first, pick order, how do we pick characters',
  'kt.bet.one-character':
    'how do I bid, what may I bid, how to bet, bid, bidding, wager, prediction, contract, two cards in round 1, bet the Jack in round 1, must I bet, may I skip the bet, no bet, turn over, flip, face down, secret, how do I bet, how many cards do I bet, bet with two cards in round one, do I have to bet, can I bet my jack now, turn a character face down, what can I bet, bet two characters in round one, bet with the jack in the first round, is betting mandatory, can I bid nothing',
  'kt.bet.round-three':
    'two cards in the last round, last bid, two cards, double bet, bet both, final round bid, last round, bet the Jack, three cards, Jack and character, all in, bet with two cards, last round bet, use the jack as a bet, two bets in the third round, bet two cards in the last round, jack bet, ten points with the jack',
  'kt.bet.own':
    'bet another player’s card, someone else’s character, card I do not have, which cards can I bet, bet with another player’s card, bet somebody else’s card',
  'kt.bet.diplomat':
    'diplomat and bet, no bet with diplomat, can the diplomat bid, the diplomat may not bid, ally and bet, must the diplomat bet, diplomat face up, parchment, does the diplomat bet, I have the diplomat can I bet, no bet with the diplomat, diplomat face up and a bet',
  'kt.ally.after-bets':
    'alliance, partner, partnership, choose an ally, parchment token, scroll, copy a bet, imitate, mimic, copy the Devil, copy a diplomat, when does the diplomat choose, who can be my ally, choose a partner, copy somebody’s bet, when do I choose my ally, diplomat as a bet, diplomat picks an ally, who do I copy, choose somebody’s bet to copy',
  'kt.queen.revive':
    'use my queen again, wake her up, queen is grey, reactivate, revive, refresh, flip the Queen back, use the Queen again, cost of the Queen, pay points, how much does a Queen cost, not enough points, second use, pay points to get the queen back, how much for the queen, can I turn my queen back up, flip my queen back, price of the queen, my queen is face down',
  'kt.trick.order':
    'who leads, who plays the first card, who starts, who opens, first player token, whose turn, out of turn, lead, leader, lowest King, King rank, start player, next trick, who starts the round, does the winner start next, who leads the next trick, who goes first, who opens the second trick, lowest king starts',
  'kt.trick.assassin':
    'make somebody else start, let another lead, assassin ability, someone else opens, make another player lead, name the leader, pass the lead, refuse to open, endless, ping pong, two assassins, let somebody else start, what does the assassin do, I do not want to lead, I do not want to start, force another player to start, assassin sends the lead to somebody else',
  'kt.card.exists':
    'how many cards, deck, which cards are removed, no 8 and 9, 44 cards, 36 cards, 28 cards, two black tens, extra ten, second black 10, berserker card, number of players, same card twice, how many cards are there, is there a second black ten, which cards are taken out, how many jokers in the deck, which numbers are not used with four players, which cards are in the deck, the same card twice, no 8 in the deck, a black ten more, extra black ten, additional ten',
  'kt.trick.follow':
    'did not follow but had the colour, throw anything, may I throw what I want, follow suit, must I follow, revoke, renege, cheat, void, out of suit, discard, trump when I cannot follow, must I trump, any card, play Mystic any time, free play, forgot to follow, do I have to play the same colour, I do not have that colour, can I play anything, he had the colour but did not play it, can I throw a joker any time, no card of the colour, I have the colour but want to play another, he should have played blue, play a trump although I have the colour, I forgot to follow, somebody could have followed, nobody has that colour, she had the suit',
  'kt.trick.leading-colour':
    'first card was a flag, what colour counts after a surrender, lead suit, dominant colour, which colour leads, colour asked, suit led, Mystic opens, Surrender opens, no colour, first card, which colour do we follow, first card is a joker, a flag was led what colour, opened with a mystic, what is the leading colour, first card was surrender, which suit counts',
  'kt.king.card':
    'play the King, king on which card, king colour, white King, King on a wrong colour, King and Queen together, King on Mystic, king without following, does the King go to the winner, when can I play my king, can I put the king on any card, king on another colour, white king on what, put my king on a blue card, can I play the king now, king needs which card',
  'kt.king.once':
    'already played my king, play my king again, second time with the king, King again, second time, King twice, used King, King face down, once per game, turn the King up, can I play my king again, how often can the king be used, king already used, one king per game, my king was already played',
  'kt.queen.once':
    'Queen twice, Queen again, used Queen, once per round, Queen face down, lady, dame, Queen in the pile, how often may I use my queen, queen twice in a round, is my queen gone now, queen used twice',
  'kt.queen.yellow':
    'yellow lady, extra trick, one more trick, plus one trick, count a trick more, what does the yellow queen do, yellow queen extra trick',
  'kt.queen.blue':
    'blue lady, lose the trick, duck, make my card a Surrender, white flag, does it count for the Collector, what does the blue queen do, lose the trick on purpose, card becomes a flag, blue queen makes me lose',
  'kt.queen.green':
    'play after everybody, see the others first, green lady, play last, wait, see all cards first, card later, last position, delay, what does the green queen do, play my card last, wait and see, green queen waits',
  'kt.queen.black':
    'not follow on purpose, black lady, do not follow, ignore the suit, free card, trump although I could follow, escape following, what does the black queen do, do not have to follow, play any colour, black queen lets me play anything, trump with the black queen',
  'kt.queen.white':
    'white lady, make my card a Mystic, win for sure, joker, does it count for the Collector, White King on it, what does the white queen do, card becomes a joker, white queen is a joker',
  'kt.character.rebel':
    'resistance, resistant, turn a card, one becomes ten, ten becomes one, reverse, swap 1 and 10, Mystic to Surrender, forgot to announce, change the value, Berserker 10 as 1, what does the rebel do, change a 1 into a 10, turn a ten into a one, joker becomes flag, turn my 1 into a 10',
  'kt.character.oppressor':
    'my yellows are trumps, yellow counts as black, yellow ten against black ten, yellow trump, yellow as strong as black, second trump, tyrant, whose yellow cards, everybody’s yellow, yellow 10 against black 10, must I follow yellow with black, what does the oppressor do, is yellow trump, do other players’ yellow cards count as trump, yellow beats, yellow is as good as trump',
  'kt.character.hermit':
    'change three cards, swap my hand, exchange cards, draw three cards, redraw, mulligan, new cards, swap with the ally, trade a card, discard three, hermit ability, once per round, diplomat swap, talk to my ally, change cards from my hand, what does the hermit do, draw three new cards, swap a card with my ally, replace three cards, bad hand change, swap with my partner',
  'kt.trick.winner':
    'black beats everything, cut with black, two jokers, yellow against black, highest card, strongest card, who takes it, trump, black, wolves, atout, two Kings, King against Mystic, two Mystics, all Surrenders, tie, equal cards, same value, precedence, ranking of cards, hierarchy, who takes the trick, which card is strongest, two jokers who wins, does black beat everything, king against joker, two kings in one trick, everybody played a flag, is a king stronger, highest card wins, trump or higher number, who wins this, he played a king after my king, last king wins, black 10 against a joker, two equal cards, only flags were played, does a king beat a mystic, highest blue against lowest black, who gets the cards, nobody followed who takes the cards, who picks up the cards, which colour is trump, no trump was played',
  'kt.score.tricks':
    'two more tricks because of the devil, how many tricks, number of tricks, piles, extra tricks, plus two, plus three, does the Devil count, zero tricks with the Devil, count tricks, how many tricks did I make, do devil tricks count, does the yellow queen count as a trick, two extra tricks, how many tricks count, devil adds tricks, queen adds a trick',
  'kt.score.bet':
    'made exactly what I bid, bid two and made two, bet met, bet failed, exact tricks, bid made, contract made, how much does the bet pay, points of a bet, two cards one met, Gambler bet, Assassin bet, Jack 10 points, lose points for a failed bet, my bet was right how many points, I missed my bet, bet failed do I lose points, exact number of tricks, bet two and made three, one of two bets was right, did I make it, I bid two and took one, points for my bet, do I lose points when I miss, one card of two was right',
  'kt.score.devil-bet':
    'devil bet, others failed, three points each, nobody failed, devil against diplomat, copied devil, devil and gambler, how does the devil succeed, sabotage, bet on the devil, points when others fail, nobody failed their bet, devil turned over, devil as my bet, others missed their bets',
  'kt.score.gambler':
    'gambler draws two cards, draw two discard two, takes cards, flamboyant, high roller, bonus for the bet, plus two, two gamblers, both cards met, does the Jack count as a bet, what does the gambler do, gambler bonus, two extra points for a good bet, draw two cards at the start, gambler and a missed bet, gambler two cards, gambler face up',
  'kt.score.hermit':
    'zero tricks, no tricks, null, misère, hermit points, points for no tricks, hermit with zero tricks, took no trick, zero tricks with the hermit',
  'kt.score.berserker':
    'enraged, rage, one trick, exactly one, berserker points, points for one trick, what does the berserker do, berserker extra ten, exactly one trick, add a ten to my hand, only one trick',
  'kt.score.assassin':
    'killer, two tricks, exactly two, assassin points, assassin and bet, points for two tricks, assassin and two tricks, exactly two tricks',
  'kt.score.healer':
    'blue and green cards pay, doctor, medic, blue and green cards, maximum five, two healers, healer and King, card under a Queen, points for blue and green cards, what does the healer do, healer maximum, blue and green cards I won, most from the healer',
  'kt.score.collector':
    'collectionneur, white cards, Mystics collected, Surrenders collected, 2 5 8, two collectors, collector and White King, card under the White Queen, card under the Blue Queen, points for jokers and flags, what does the collector do, collect mystics, jokers I won, four special cards, collector points',
  'kt.score.devil':
    'minus two, lose points, negative points, below zero, debt, three tricks, demon, satan, devil face up, what does the devil do, minus two with three tricks, is the devil bad, three tricks with the devil, devil takes two points away',
  'kt.score.jack':
    'exactly three tricks with the jack, valet, knave, jack points, what does my Jack pay, jack table, jack face up, is the Jack a bet, points of the jack, what does the jack do, my jack is face up, jack at the end of the round',
  'kt.score.king':
    'king power, king points, coloured cards collected, White King 15, every round, king in rounds 2 and 3, black cards, used King pays, points of my king, what does a played king give, king face down each round, a point per card of his colour, face-down king gives points, how much does my king pay every round',
  'kt.score.king-unplayed':
    'king I never used, never played my king, unused King, king still face up, keep the King, king at the end, red King, 6 5 4 3 2, bonus for not playing, never used my king, king still there at the end, points for keeping the king, did not play my king, king unused at the end, still have my king',
  'kt.score.diplomat':
    'ally’s tricks, ally’s bet, ally’s cards, my own tricks, partner score, diplomat and Yellow Queen, diplomat and healer, diplomat and King, alliance points, how does the diplomat score, points of my ally, do my own tricks count with the diplomat, score with a partner, my own tricks with the diplomat, points with an ally',
  'kt.pad.sum':
    'numbers do not add up, wrong total, five tricks, score sheet, count cards, too many cards, missing trick, our tricks do not add up, six tricks were written, somebody counted wrong, tricks do not add up to five, wrong number of tricks',
  'kt.end.winner':
    'same points at the end, lowest king wins, who wins the game, tie, tiebreak, tie-breaker, equal points, draw, end of the game, true King of tricks, victory, lowest King, shared victory, second place, tie at the end, lowest king wins ties, same score at the end, who wins the whole game, king rank',
  'kt.setup.layout':
    'set up, setup, start of the game, prepare, lay out, which cards are removed, how many cards each, deal, five cards, number of players, two players, three players, four players, five players, first player token, who begins, beginners, how do we set up, how many cards do we deal, which cards for three players, take out the eights and nines, cards for four players, deal the cards',
  'kt.setup.characters':
    'who goes back in the box, take characters out, which characters go out, characters removed, back in the box, leave in the box, by number of players, with four players, with three players, with two players, how many characters, who is not in the game, take out, which characters go out with three players, characters for four players, remove characters, who is out with three, which characters do we remove',
  'kt.ally.talk':
    'may we talk, tell my partner what I have, table talk, talk to my ally, speak with my partner, tell my cards, discuss, chat, allowed to talk, show my hand, hint, whisper, secret signals, may I talk with my ally, tell my partner my cards, what can we say to each other, show my cards to my ally, tell my ally a card, can we speak, show a card to my ally',
};
