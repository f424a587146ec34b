import type { rules } from '#law/kings-tricktakers/rules';
import type { Rules } from '../rulebook';

export const fr: Rules<(typeof rules)[number]> = {
  'kt.flow.rounds': {
    title: 'Trois manches',
    statement: 'Chaque manche comporte une main, une compagnie, des paris, une préparation, cinq plis et un décompte.',
    source: 'p. 9',
  },
  'kt.company.shape': {
    title: 'Ce qu’est une compagnie',
    statement:
      'Un set de Valet, Dame et Roi et trois personnages. Aucun set n’est pris deux fois, aucun personnage plus souvent que le jeu n’en compte.',
    source: 'p. 7, 11',
  },
  'kt.company.keep-set': {
    title: 'Le set reste',
    statement: 'On garde le même set pendant les trois manches ; seuls les personnages changent.',
    source: 'p. 12',
  },
  'kt.company.not-again': {
    title: 'Rien ne se reprend',
    statement:
      'Aux manches 2 et 3, personne ne reprend une carte qu’il avait à la manche précédente. Un autre exemplaire du même personnage est permis.',
    source: 'p. 12',
  },
  'kt.draft.order': {
    title: 'Ordre de la sélection ouverte',
    statement:
      'À la manche 1, chacun choisit quatre fois, un set ou un personnage, dans le sens horaire depuis le premier, puis en sens inverse, et ainsi de suite. Aux manches 2 et 3, trois tours d’un personnage chacun, du Roi de plus petit rang au plus grand.',
    source: 'p. 10-11',
  },
  'kt.bet.one-character': {
    title: 'Un personnage par pari',
    statement: 'Aux manches 1 et 2, on retourne pour son pari exactement un de ses trois personnages.',
    source: 'p. 13',
  },
  'kt.bet.round-three': {
    title: 'Le dernier pari',
    statement: 'À la manche 3, on parie une ou deux cartes parmi ses trois personnages et son Valet.',
    source: 'p. 13',
  },
  'kt.bet.own': { title: 'Ses propres cartes', statement: 'On ne parie que des cartes de sa compagnie.', source: 'p. 13' },
  'kt.bet.diplomat': {
    title: 'Le Diplomate ne parie pas',
    statement: 'Qui garde le Diplomate face visible ne fait aucun pari dans la manche.',
    source: 'p. 26',
  },
  'kt.ally.after-bets': {
    title: 'Allié ou pari imité',
    statement:
      'Les paris dévoilés, un Diplomate visible désigne un autre joueur comme allié ; un Diplomate parié désigne une carte pariée par un autre et l’imite. Un Diplomate ne s’imite pas.',
    source: 'p. 26-27',
  },
  'kt.queen.revive': {
    title: 'Une Dame réactivée',
    statement: 'En préparation, une Dame retournée peut être remise face visible pour les points imprimés sur elle, si on les a.',
    source: 'p. 14, 18',
  },
  'kt.trick.order': {
    title: 'Qui joue quand',
    statement:
      'Le Roi de plus petit rang ouvre le premier pli, le gagnant d’un pli ouvre le suivant, et l’on joue dans le sens horaire. Si les rangs sont égaux ou inconnus, la table désigne.',
    source: 'p. 8, 15',
  },
  'kt.trick.assassin': {
    title: 'L’Assassin et l’ouverture',
    statement:
      'Qui doit ouvrir et a un Assassin visible peut désigner un autre joueur. Un Assassin désigné peut désigner à son tour, chacun une fois par pli ; ce dernier point est une règle maison.',
    source: 'p. 23',
  },
  'kt.card.exists': {
    title: 'Les cartes qui existent',
    statement:
      'Une carte se joue autant de fois que la pioche à ce nombre de joueurs la contient. Le 10 noir de l’Enragé est réservé à qui a l’Enragé visible : un chacun, deux à deux joueurs.',
    source: 'p. 8, 23',
  },
  'kt.trick.follow': {
    title: 'Fournir',
    statement:
      'On joue la couleur demandée si on l’a ; Mystique et Reddition se jouent toujours. Les mains sont cachées : une renonce est signalée quand une carte suivante de cette couleur la prouve.',
    source: 'p. 4-5',
  },
  'kt.trick.leading-colour': {
    title: 'La couleur demandée',
    statement:
      'La première carte à valeur la fixe. Une carte changée en Mystique ou Reddition par une Dame n’en fixe aucune (règle maison).',
    source: 'p. 6',
  },
  'kt.king.card': {
    title: 'Où se pose un Roi',
    statement: 'Un Roi se pose sur une carte de sa couleur, le Roi blanc sur une vraie Mystique ou Reddition.',
    source: 'p. 16',
  },
  'kt.king.once': { title: 'Un Roi, une fois', statement: 'Chaque Roi se joue une fois par partie, puis reste retourné.', source: 'p. 16' },
  'kt.queen.once': {
    title: 'Une Dame, une fois par manche',
    statement: 'Une Dame se joue au plus une fois par manche, et seulement face visible.',
    source: 'p. 18',
  },
  'kt.queen.yellow': { title: 'La Dame jaune', statement: 'Son propriétaire compte un pli de plus.', source: 'p. 18' },
  'kt.queen.blue': {
    title: 'La Dame bleue',
    statement: 'La carte qu’elle accompagne compte comme une Reddition dans le pli.',
    source: 'p. 19',
  },
  'kt.queen.green': {
    title: 'La Dame verte',
    statement: 'Elle se pose à la place d’une carte ; celle de son propriétaire vient après toutes les autres.',
    source: 'p. 19',
  },
  'kt.queen.black': { title: 'La Dame noire', statement: 'La carte qu’elle accompagne n’a pas à fournir.', source: 'p. 19' },
  'kt.queen.white': {
    title: 'La Dame blanche',
    statement: 'La carte qu’elle accompagne compte comme une Mystique dans le pli.',
    source: 'p. 20',
  },
  'kt.character.rebel': {
    title: 'Le Résistant',
    statement:
      'Visible, il peut faire d’un 1 un 10 et d’un 10 un 1, d’une Mystique une Reddition et inversement, après l’effet d’une Dame. La couleur reste.',
    source: 'p. 22-23',
  },
  'kt.character.oppressor': {
    title: 'L’Oppresseur',
    statement:
      'Visible, il rend vos cartes jaunes aussi fortes que les noires ; elles restent jaunes. La table peut convenir que cela vaut pour tous.',
    source: 'p. 24',
  },
  'kt.character.hermit': {
    title: 'Changer des cartes',
    statement:
      'Un Ermite visible change trois cartes de la main une fois par manche ; un Diplomate échange une carte avec son allié une fois par manche.',
    source: 'p. 22, 26',
  },
  'kt.trick.winner': {
    title: 'Qui remporte le pli',
    statement:
      'Le dernier Roi ; sinon la première Mystique ; sinon le plus fort atout ; sinon la plus forte carte de la couleur demandée ; s’il n’y a que des Redditions, la première. À force égale, la première jouée.',
    source: 'p. 5, 16, 24',
  },
  'kt.score.tricks': {
    title: 'Plis comptés',
    statement: 'Vos tas, un de plus si votre Dame jaune a été jouée dans la manche, deux de plus pour un Diable visible.',
    source: 'p. 18, 25',
  },
  'kt.score.bet': {
    title: 'Le pari',
    statement:
      'Une carte pariée rapporte les points imprimés pour exactement ce nombre de plis. À la manche 3, chacune de deux cartes rapporte pour elle-même.',
    source: 'p. 12-14',
  },
  'kt.score.devil-bet': {
    title: 'Le Diable parié',
    statement:
      'Il rapporte 3 points par autre joueur dont le pari a échoué. Les joueurs sans pari et les autres Diables ne sont pas jugés, ni le joueur auquel un Diplomate est allié.',
    source: 'p. 26-27',
  },
  'kt.score.gambler': {
    title: 'Flambeur',
    statement: 'Visible : 2 points si votre pari est réussi, quel que soit le nombre de cartes réussies.',
    source: 'p. 22',
  },
  'kt.score.hermit': { title: 'Ermite', statement: 'Visible : 2 points sans aucun pli.', source: 'p. 22' },
  'kt.score.berserker': { title: 'Enragé', statement: 'Visible : 2 points avec exactement 1 pli.', source: 'p. 23' },
  'kt.score.assassin': { title: 'Assassin', statement: 'Visible : 3 points avec exactement 2 plis.', source: 'p. 23' },
  'kt.score.healer': { title: 'Guérisseur', statement: 'Visible : 1 point par carte bleue ou verte ramassée, 5 au plus.', source: 'p. 24' },
  'kt.score.collector': {
    title: 'Collectionneur',
    statement: 'Visible : 2, 5 ou 8 points pour 1, 2 ou au moins 3 Mystiques et Redditions ramassées.',
    source: 'p. 25',
  },
  'kt.score.devil': { title: 'Diable', statement: 'Visible : 2 points de perdus avec exactement 3 plis.', source: 'p. 25' },
  'kt.score.jack': {
    title: 'Valet',
    statement: 'Un Valet non parié rapporte selon sa table pour le nombre exact de plis.',
    source: 'p. 20',
  },
  'kt.score.king': {
    title: 'Un Roi retourné',
    statement:
      'Il rapporte 1 point par carte de sa couleur ramassée dans la manche, le Roi blanc 2, 5, 8 ou 15 pour 1 à 4 Mystiques et Redditions.',
    source: 'p. 16-17',
  },
  'kt.score.king-unplayed': {
    title: 'Un Roi jamais joué',
    statement: 'Après la manche 3 il rapporte : blanc 6, jaune 5, bleu 4, vert 3, noir 2.',
    source: 'p. 15, 17',
  },
  'kt.score.diplomat': {
    title: 'Le Diplomate compte l’allié',
    statement:
      'Avec le Diplomate visible, toutes vos lignes prennent les plis, les cartes et le pari de l’allié ; les vôtres ne comptent pas. Une Dame jaune de l’un ou de l’autre ajoute 1.',
    source: 'p. 26-27',
  },
  'kt.pad.sum': {
    title: 'Les sommes de la feuille',
    statement: 'Les plis d’une manche font cinq, et les cartes de chacun ses plis fois le nombre de joueurs.',
    source: 'Contrôle propre à Regent : la règle ne connaît pas de feuille',
  },
  'kt.end.winner': {
    title: 'Gagner',
    statement:
      'Le plus de points l’emporte. À égalité, le Roi de plus petit rang sur la face visible ; rangs égaux ou inconnus : place partagée.',
    source: 'p. 17',
  },
};
