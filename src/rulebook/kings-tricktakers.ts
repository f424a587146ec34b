import type { RuleId } from '#law/kings-tricktakers/rules';
import type { Language } from '#text/common/language';
import type { Rulebook, Rules } from './rulebook';

/** Title and statement, in our own words. */
type Words = readonly [title: string, statement: string];

/** The pages of the French rulebook; '' where it is silent. */
const PAGES: Readonly<Record<RuleId, string>> = {
  'kt.flow.rounds': '9',
  'kt.company.shape': '7, 11',
  'kt.company.keep-set': '12',
  'kt.company.not-again': '12',
  'kt.draft.order': '10-11',
  'kt.bet.one-character': '13',
  'kt.bet.round-three': '13',
  'kt.bet.own': '13',
  'kt.bet.diplomat': '26',
  'kt.ally.after-bets': '26-27',
  'kt.queen.revive': '14, 18',
  'kt.trick.order': '8, 15',
  'kt.trick.assassin': '23',
  'kt.card.exists': '8, 23',
  'kt.trick.follow': '4-5',
  'kt.trick.leading-colour': '6',
  'kt.king.card': '16',
  'kt.king.once': '16',
  'kt.queen.once': '18',
  'kt.queen.yellow': '18',
  'kt.queen.blue': '19',
  'kt.queen.green': '19',
  'kt.queen.black': '19',
  'kt.queen.white': '20',
  'kt.character.rebel': '22-23',
  'kt.character.oppressor': '24',
  'kt.character.hermit': '22, 26',
  'kt.trick.winner': '5, 16, 24',
  'kt.score.tricks': '18, 25',
  'kt.score.bet': '12-14',
  'kt.score.devil-bet': '26-27',
  'kt.score.gambler': '22',
  'kt.score.hermit': '22',
  'kt.score.berserker': '23',
  'kt.score.assassin': '23',
  'kt.score.healer': '24',
  'kt.score.collector': '25',
  'kt.score.devil': '25',
  'kt.score.jack': '20',
  'kt.score.king': '16-17',
  'kt.score.king-unplayed': '15, 17',
  'kt.score.diplomat': '26-27',
  'kt.pad.sum': '',
  'kt.end.winner': '17',
};

const en: Readonly<Record<RuleId, Words>> = {
  'kt.flow.rounds': ['Three rounds', 'Each of the three rounds has a hand, a company, bets, preparation, five tricks and a count.'],
  'kt.company.shape': [
    'What a company is',
    'A company is one set of King, Queen and Jack and three characters. No set is had twice, and no character more often than the game holds it.',
  ],
  'kt.company.keep-set': ['The set stays', 'A player keeps the same set for all three rounds; only the characters change.'],
  'kt.company.not-again': [
    'Nothing taken back',
    'In rounds 2 and 3 nobody takes a card held the round before. Another copy of the same character is fine.',
  ],
  'kt.draft.order': [
    'Order of the open draft',
    'In round 1 everybody picks four times, a set or a character, clockwise from the starter, then back, and so on. In rounds 2 and 3 there are three passes of one character each, from the lowest King rank up.',
  ],
  'kt.bet.one-character': ['One character a bet', 'In rounds 1 and 2 exactly one of your three characters is turned over as your bet.'],
  'kt.bet.round-three': ['The last bet', 'In round 3 the bet is one or two cards out of your three characters and your Jack.'],
  'kt.bet.own': ['Your own cards', 'You bet only cards of your own company.'],
  'kt.bet.diplomat': ['The Diplomat makes no bet', 'Whoever leaves the Diplomat face up bets nothing at all this round.'],
  'kt.ally.after-bets': [
    'Ally or copied bet',
    'Once the bets lie open a face-up Diplomat names another player as ally; a Diplomat that was bet names a card another player bet and copies it. Another Diplomat cannot be copied.',
  ],
  'kt.queen.revive': [
    'A Queen turned up again',
    'In preparation a Queen that lies face down may be turned up for the points printed on her, if you have them.',
  ],
  'kt.trick.order': [
    'Who plays when',
    'The lowest King rank opens the first trick, the winner of a trick the next, and play goes clockwise. If ranks are equal or unknown the table names the opener.',
  ],
  'kt.trick.assassin': [
    'The Assassin and the opening',
    'Whoever must open and has an Assassin face up may name another player instead. A named Assassin may name on, each once a trick; that last part is a house rule.',
  ],
  'kt.card.exists': [
    'The cards there are',
    'Each card is played as often as the deck of this player count holds it. A Berserker’s Black 10 is only for a player with a Berserker face up: one each, two in a game of two.',
  ],
  'kt.trick.follow': [
    'Following',
    'Play the leading colour if you have it; Mystic and Surrender may always be played. Hands are hidden, so failing to follow is reported when a later card of that colour proves it.',
  ],
  'kt.trick.leading-colour': [
    'The leading colour',
    'The first card with a value sets it. A card made Mystic or Surrender by a Queen sets none (house rule).',
  ],
  'kt.king.card': ['Where a King goes', 'A King is laid onto a card of his own colour, the White King onto a printed Mystic or Surrender.'],
  'kt.king.once': ['A King once', 'Each King is played once a game and then stays face down.'],
  'kt.queen.once': ['A Queen once a round', 'A Queen is played at most once a round, and only while face up.'],
  'kt.queen.yellow': ['The Yellow Queen', 'Her owner counts one trick more.'],
  'kt.queen.blue': ['The Blue Queen', 'The card she comes with counts as a Surrender in the trick.'],
  'kt.queen.green': ['The Green Queen', 'She is laid instead of a card; her owner’s card follows after everybody else’s.'],
  'kt.queen.black': ['The Black Queen', 'The card she comes with need not follow.'],
  'kt.queen.white': ['The White Queen', 'The card she comes with counts as a Mystic in the trick.'],
  'kt.character.rebel': [
    'The Rebel',
    'Face up, he may make a 1 a 10 and a 10 a 1, a Mystic a Surrender and back, after any change by a Queen. The colour stays.',
  ],
  'kt.character.oppressor': [
    'The Oppressor',
    'Face up, he makes your yellow cards as strong as black ones; they stay yellow. The table may agree that everybody’s count so.',
  ],
  'kt.character.hermit': [
    'Changing cards',
    'A face-up Hermit changes three cards of the hand once a round; a Diplomat swaps one card with the ally once a round.',
  ],
  'kt.trick.winner': [
    'Who wins a trick',
    'The last King; failing that the first Mystic; then the highest trump; then the highest card of the leading colour; with only Surrenders the first. Of equal cards the first played wins.',
  ],
  'kt.score.tricks': [
    'Tricks counted',
    'Your piles, one more if your Yellow Queen was played this round, and two more for a Devil face up.',
  ],
  'kt.score.bet': [
    'The bet',
    'A bet card pays the points printed for exactly the number of tricks counted. In round 3 each of two cards pays on its own.',
  ],
  'kt.score.devil-bet': [
    'The Devil as a bet',
    'It pays 3 points for each other player whose bet failed. Players without a bet and other Devils are not judged, nor the player a Diplomat is allied to.',
  ],
  'kt.score.gambler': ['Gambler', 'Face up: 2 points if your bet succeeded, however many of its cards were met.'],
  'kt.score.hermit': ['Hermit', 'Face up: 2 points with no trick.'],
  'kt.score.berserker': ['Berserker', 'Face up: 2 points with exactly 1 trick.'],
  'kt.score.assassin': ['Assassin', 'Face up: 3 points with exactly 2 tricks.'],
  'kt.score.healer': ['Healer', 'Face up: 1 point for each blue or green card collected, at most 5.'],
  'kt.score.collector': ['Collector', 'Face up: 2, 5 or 8 points for 1, 2 or at least 3 Mystics and Surrenders collected.'],
  'kt.score.devil': ['Devil', 'Face up: 2 points are lost with exactly 3 tricks.'],
  'kt.score.jack': ['Jack', 'A Jack that was not bet pays by his own table for the exact number of tricks.'],
  'kt.score.king': [
    'A King face down',
    'He pays 1 point for each card of his colour collected this round, the White King 2, 5, 8 or 15 for 1 to 4 Mystics and Surrenders.',
  ],
  'kt.score.king-unplayed': ['A King never played', 'After round 3 he pays: white 6, yellow 5, blue 4, green 3, black 2.'],
  'kt.score.diplomat': [
    'The Diplomat counts the ally',
    'With the Diplomat face up all your lines use the ally’s tricks, cards and bet; your own count for nothing. A Yellow Queen of either adds 1.',
  ],
  'kt.pad.sum': ['The sums of the pad', 'The tricks of a round add up to five, and everybody’s cards to tricks times players.'],
  'kt.end.winner': [
    'Winning',
    'Most points win. A tie goes to the lower King rank on the face now showing; equal or unknown ranks share the place.',
  ],
};

const fr: Readonly<Record<RuleId, Words>> = {
  'kt.flow.rounds': [
    'Trois manches',
    'Chaque manche comporte une main, une compagnie, des paris, une préparation, cinq plis et un décompte.',
  ],
  'kt.company.shape': [
    'Ce qu’est une compagnie',
    'Un set de Valet, Dame et Roi et trois personnages. Aucun set n’est pris deux fois, aucun personnage plus souvent que le jeu n’en compte.',
  ],
  'kt.company.keep-set': ['Le set reste', 'On garde le même set pendant les trois manches ; seuls les personnages changent.'],
  'kt.company.not-again': [
    'Rien ne se reprend',
    'Aux manches 2 et 3, personne ne reprend une carte qu’il avait à la manche précédente. Un autre exemplaire du même personnage est permis.',
  ],
  'kt.draft.order': [
    'Ordre de la sélection ouverte',
    'À la manche 1, chacun choisit quatre fois, un set ou un personnage, dans le sens horaire depuis le premier, puis en sens inverse, et ainsi de suite. Aux manches 2 et 3, trois tours d’un personnage chacun, du Roi de plus petit rang au plus grand.',
  ],
  'kt.bet.one-character': [
    'Un personnage par pari',
    'Aux manches 1 et 2, on retourne pour son pari exactement un de ses trois personnages.',
  ],
  'kt.bet.round-three': ['Le dernier pari', 'À la manche 3, on parie une ou deux cartes parmi ses trois personnages et son Valet.'],
  'kt.bet.own': ['Ses propres cartes', 'On ne parie que des cartes de sa compagnie.'],
  'kt.bet.diplomat': ['Le Diplomate ne parie pas', 'Qui garde le Diplomate face visible ne fait aucun pari dans la manche.'],
  'kt.ally.after-bets': [
    'Allié ou pari imité',
    'Les paris dévoilés, un Diplomate visible désigne un autre joueur comme allié ; un Diplomate parié désigne une carte pariée par un autre et l’imite. Un Diplomate ne s’imite pas.',
  ],
  'kt.queen.revive': [
    'Une Dame réactivée',
    'En préparation, une Dame retournée peut être remise face visible pour les points imprimés sur elle, si on les a.',
  ],
  'kt.trick.order': [
    'Qui joue quand',
    'Le Roi de plus petit rang ouvre le premier pli, le gagnant d’un pli ouvre le suivant, et l’on joue dans le sens horaire. Si les rangs sont égaux ou inconnus, la table désigne.',
  ],
  'kt.trick.assassin': [
    'L’Assassin et l’ouverture',
    'Qui doit ouvrir et a un Assassin visible peut désigner un autre joueur. Un Assassin désigné peut désigner à son tour, chacun une fois par pli ; ce dernier point est une règle maison.',
  ],
  'kt.card.exists': [
    'Les cartes qui existent',
    'Une carte se joue autant de fois que la pioche à ce nombre de joueurs la contient. Le 10 noir de l’Enragé est réservé à qui a l’Enragé visible : un chacun, deux à deux joueurs.',
  ],
  'kt.trick.follow': [
    'Fournir',
    'On joue la couleur demandée si on l’a ; Mystique et Reddition se jouent toujours. Les mains sont cachées : une renonce est signalée quand une carte suivante de cette couleur la prouve.',
  ],
  'kt.trick.leading-colour': [
    'La couleur demandée',
    'La première carte à valeur la fixe. Une carte changée en Mystique ou Reddition par une Dame n’en fixe aucune (règle maison).',
  ],
  'kt.king.card': ['Où se pose un Roi', 'Un Roi se pose sur une carte de sa couleur, le Roi blanc sur une vraie Mystique ou Reddition.'],
  'kt.king.once': ['Un Roi, une fois', 'Chaque Roi se joue une fois par partie, puis reste retourné.'],
  'kt.queen.once': ['Une Dame, une fois par manche', 'Une Dame se joue au plus une fois par manche, et seulement face visible.'],
  'kt.queen.yellow': ['La Dame jaune', 'Son propriétaire compte un pli de plus.'],
  'kt.queen.blue': ['La Dame bleue', 'La carte qu’elle accompagne compte comme une Reddition dans le pli.'],
  'kt.queen.green': ['La Dame verte', 'Elle se pose à la place d’une carte ; celle de son propriétaire vient après toutes les autres.'],
  'kt.queen.black': ['La Dame noire', 'La carte qu’elle accompagne n’a pas à fournir.'],
  'kt.queen.white': ['La Dame blanche', 'La carte qu’elle accompagne compte comme une Mystique dans le pli.'],
  'kt.character.rebel': [
    'Le Résistant',
    'Visible, il peut faire d’un 1 un 10 et d’un 10 un 1, d’une Mystique une Reddition et inversement, après l’effet d’une Dame. La couleur reste.',
  ],
  'kt.character.oppressor': [
    'L’Oppresseur',
    'Visible, il rend vos cartes jaunes aussi fortes que les noires ; elles restent jaunes. La table peut convenir que cela vaut pour tous.',
  ],
  'kt.character.hermit': [
    'Changer des cartes',
    'Un Ermite visible change trois cartes de la main une fois par manche ; un Diplomate échange une carte avec son allié une fois par manche.',
  ],
  'kt.trick.winner': [
    'Qui remporte le pli',
    'Le dernier Roi ; sinon la première Mystique ; sinon le plus fort atout ; sinon la plus forte carte de la couleur demandée ; s’il n’y a que des Redditions, la première. À force égale, la première jouée.',
  ],
  'kt.score.tricks': [
    'Plis comptés',
    'Vos tas, un de plus si votre Dame jaune a été jouée dans la manche, deux de plus pour un Diable visible.',
  ],
  'kt.score.bet': [
    'Le pari',
    'Une carte pariée rapporte les points imprimés pour exactement ce nombre de plis. À la manche 3, chacune de deux cartes rapporte pour elle-même.',
  ],
  'kt.score.devil-bet': [
    'Le Diable parié',
    'Il rapporte 3 points par autre joueur dont le pari a échoué. Les joueurs sans pari et les autres Diables ne sont pas jugés, ni le joueur auquel un Diplomate est allié.',
  ],
  'kt.score.gambler': ['Flambeur', 'Visible : 2 points si votre pari est réussi, quel que soit le nombre de cartes réussies.'],
  'kt.score.hermit': ['Ermite', 'Visible : 2 points sans aucun pli.'],
  'kt.score.berserker': ['Enragé', 'Visible : 2 points avec exactement 1 pli.'],
  'kt.score.assassin': ['Assassin', 'Visible : 3 points avec exactement 2 plis.'],
  'kt.score.healer': ['Guérisseur', 'Visible : 1 point par carte bleue ou verte ramassée, 5 au plus.'],
  'kt.score.collector': ['Collectionneur', 'Visible : 2, 5 ou 8 points pour 1, 2 ou au moins 3 Mystiques et Redditions ramassées.'],
  'kt.score.devil': ['Diable', 'Visible : 2 points de perdus avec exactement 3 plis.'],
  'kt.score.jack': ['Valet', 'Un Valet non parié rapporte selon sa table pour le nombre exact de plis.'],
  'kt.score.king': [
    'Un Roi retourné',
    'Il rapporte 1 point par carte de sa couleur ramassée dans la manche, le Roi blanc 2, 5, 8 ou 15 pour 1 à 4 Mystiques et Redditions.',
  ],
  'kt.score.king-unplayed': ['Un Roi jamais joué', 'Après la manche 3 il rapporte : blanc 6, jaune 5, bleu 4, vert 3, noir 2.'],
  'kt.score.diplomat': [
    'Le Diplomate compte l’allié',
    'Avec le Diplomate visible, toutes vos lignes prennent les plis, les cartes et le pari de l’allié ; les vôtres ne comptent pas. Une Dame jaune de l’un ou de l’autre ajoute 1.',
  ],
  'kt.pad.sum': [
    'Les sommes de la feuille',
    'Les plis d’une manche font cinq, et les cartes de chacun ses plis fois le nombre de joueurs.',
  ],
  'kt.end.winner': [
    'Gagner',
    'Le plus de points l’emporte. À égalité, le Roi de plus petit rang sur la face visible ; rangs égaux ou inconnus : place partagée.',
  ],
};

const SOURCE: Readonly<Record<Language, { page(pages: string): string; readonly silent: string }>> = {
  en: { page: (pages) => `p. ${pages}`, silent: 'Regent’s own check: the rulebook has no pad' },
  fr: { page: (pages) => `p. ${pages}`, silent: 'Contrôle propre à Regent : la règle ne connaît pas de feuille' },
};

function written(words: Readonly<Record<RuleId, Words>>, language: Language): Rules {
  const pages: Readonly<Record<string, string>> = PAGES;
  return Object.fromEntries(
    Object.entries(words).map(([rule, [title, statement]]) => {
      const on = pages[rule] ?? '';
      return [rule, { title, statement, source: on === '' ? SOURCE[language].silent : SOURCE[language].page(on) }];
    }),
  );
}

export const tricktakersRules: Rulebook = { en: written(en, 'en'), fr: written(fr, 'fr') };
