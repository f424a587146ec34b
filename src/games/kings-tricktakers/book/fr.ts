import type { rules } from '#games/kings-tricktakers/law/rules';
import type { RuleTexts } from '#rulebook/rulebook';
import { typeset } from '#text/french';

export const fr: RuleTexts<(typeof rules)[number]> = typeset({
  'kt.flow.rounds': {
    title: 'Trois manches',
    statement:
      'Une partie compte trois manches de six étapes : une main de cinq cartes, les compagnies, les paris, la préparation, cinq plis, le décompte. En préparation, on peut réactiver sa Dame ; un Flambeur visible prend deux cartes et en défausse deux, un Enragé visible prend son 10 noir et défausse une carte.',
    source: 'p. 3 et 9 (déroulement), p. 14 (préparation), p. 22-23 (Flambeur, Enragé)',
  },
  'kt.company.shape': {
    title: 'Ce qu’est une compagnie',
    statement:
      'Un set de Valet, Dame et Roi d’une couleur et trois personnages. Personne n’a deux sets, et aucun n’est pris deux fois ; deux exemplaires d’un même personnage sont permis tant que le jeu en compte. Pour la sélection ouverte, certains personnages restent dans la boîte selon le nombre de joueurs.',
    source: 'p. 7 (compagnie), p. 8 (personnages retirés), p. 11 (sélection)',
  },
  'kt.company.keep-set': {
    title: 'Le set reste',
    statement:
      'On garde les mêmes Roi, Dame et Valet pendant les trois manches ; seuls les personnages changent. Avec les compagnies d’initiation, chaque manche en distribue de nouvelles, sets compris.',
    source: 'p. 12 (sélection ouverte, manches 2 et 3), p. 9 (compagnies d’initiation)',
  },
  'kt.company.not-again': {
    title: 'Jamais deux fois la même carte',
    statement:
      'Aux manches 2 et 3, personne ne reprend une carte qu’il avait à la manche précédente. Un autre exemplaire du même personnage est permis : seuls ceux que vous aviez vous sont interdits. Cela ne vaut pas pour les compagnies d’initiation.',
    source: 'p. 12 (sélection ouverte, manches 2 et 3)',
  },
  'kt.draft.order': {
    title: 'Ordre de la sélection ouverte',
    statement:
      'À la manche 1, chacun choisit quatre fois, un set ou un personnage : dans le sens horaire depuis un joueur désigné comme on veut, puis en sens inverse depuis le dernier, et ainsi de suite. Aux manches 2 et 3, trois tours d’un personnage chacun, du Roi de plus petit rang au plus grand.',
    source: 'p. 10-11 (sélection ouverte), p. 17 (rang du Roi)',
  },
  'kt.bet.one-character': {
    title: 'Un personnage par pari',
    statement:
      'Aux manches 1 et 2, chacun retourne pour son pari exactement un de ses trois personnages, en secret et en même temps. Le Valet ne se parie pas encore. La carte retournée n’a plus de capacité dans la manche.',
    source: 'p. 13 (déroulement d’un pari)',
  },
  'kt.bet.round-three': {
    title: 'Le dernier pari',
    statement:
      'À la manche 3, on parie une ou deux cartes parmi ses trois personnages et son Valet : un personnage, le Valet, deux personnages, ou un personnage et le Valet.',
    source: 'p. 13 (manche 3), p. 14 (exemples)',
  },
  'kt.bet.own': {
    title: 'Ses propres cartes',
    statement: 'On ne parie que des cartes de sa propre compagnie.',
    source: 'p. 12-13 (paris)',
  },
  'kt.bet.diplomat': {
    title: 'Le Diplomate ne parie pas',
    statement:
      'Un joueur qui garde le Diplomate face visible ne fait aucun pari de la manche ; ses deux autres personnages restent visibles et utilisables.',
    source: 'p. 26 (Diplomate)',
  },
  'kt.ally.after-bets': {
    title: 'Allié ou pari imité',
    statement:
      'Une fois tous les paris posés, un Diplomate visible donne le parchemin à un autre joueur, qui devient son allié. Un Diplomate parié désigne une carte pariée par un autre et l’imite.',
    source: 'p. 26-27 (Diplomate)',
  },
  'kt.queen.revive': {
    title: 'Une Dame réactivée',
    statement:
      'Une Dame jouée passe face cachée à la fin de la manche. En préparation, on peut la remettre face visible pour les points imprimés sur elle, si on les a : bleue 2, verte 1, noire 1 ; pour la jaune et la blanche, voyez la carte.',
    source: 'p. 14 (préparation), p. 18-20 (jouer une Dame)',
  },
  'kt.trick.order': {
    title: 'Qui joue quand',
    statement:
      'Le Roi de plus petit rang ouvre le premier pli d’une manche, le gagnant d’un pli ouvre le suivant, et l’on joue dans le sens horaire.',
    source: 'p. 8 (premier joueur), p. 15 (déroulement d’un pli), p. 17 (rang du Roi)',
  },
  'kt.trick.assassin': {
    title: 'L’Assassin et l’ouverture',
    statement:
      'Le joueur qui doit ouvrir et qui a un Assassin visible peut en désigner un autre pour ouvrir à sa place. Un joueur désigné qui a un Assassin peut désigner à son tour, même celui qui l’a désigné.',
    source: 'p. 23 (Assassin)',
  },
  'kt.card.exists': {
    title: 'Les cartes de la pioche',
    statement:
      'La pioche contient 1 à 10 en quatre couleurs, deux Mystiques et deux Redditions ; à quatre joueurs sans les 8 et 9, à deux ou trois sans les 6 à 9. Un 10 noir réservé n’est que pour un joueur qui a l’Enragé visible : un par Enragé, deux dans une partie à deux, jamais plus de deux.',
    source: 'p. 5 (cartes de base), p. 8 (mise en place), p. 23 (Enragé)',
  },
  'kt.trick.follow': {
    title: 'Fournir la couleur demandée',
    statement:
      'On joue la couleur demandée si on l’a, n’importe quelle carte de cette couleur ; sinon, ce qu’on veut. Mystique et Reddition se jouent toujours. Les cartes sous une Dame jaune, bleue ou blanche doivent fournir, pas celle de la Dame noire. Les mains sont cachées : une renonce est signalée quand une carte suivante de cette couleur la prouve, sauf si des cartes ont été changées entre-temps.',
    source: 'p. 4-5 (jeu de plis, cartes de base), p. 18-20 (Dames)',
  },
  'kt.trick.leading-colour': {
    title: 'La couleur demandée',
    statement:
      'La première carte Valeur la fixe, même si une Mystique ou une Reddition a ouvert. Un 1 ou un 10 transformé par le Résistant garde sa couleur et la fixe.',
    source: 'p. 4 (jeu de plis), p. 6 (remarque), p. 19-20 (Dames)',
  },
  'kt.king.card': {
    title: 'Où se pose un Roi',
    statement:
      'On joue une carte de la couleur du Roi et on le pose dessus ; le Roi blanc se pose sur une Mystique ou une Reddition. Après le pli, il revient à son propriétaire.',
    source: 'p. 16 (jouer un Roi)',
  },
  'kt.king.once': {
    title: 'Un Roi, une fois par partie',
    statement:
      'Chaque Roi se joue une fois par partie. Après ce pli, il reste face cachée, son rang est plus grand et il rapporte à la fin de chaque manche.',
    source: 'p. 16 (à l’issue d’un pli)',
  },
  'kt.queen.once': {
    title: 'Une Dame, une fois par manche',
    statement:
      'Une Dame se joue au plus une fois par manche, au tour de son propriétaire, et seulement face visible. Sauf la Dame jaune, elle ne compte pas pour un pli ; elle n’entre dans aucune pile et, après le décompte, elle passe face cachée.',
    source: 'p. 18 (jouer une Dame)',
  },
  'kt.queen.yellow': {
    title: 'La Dame jaune',
    statement:
      'On joue une carte comme d’habitude et on la pose dessus : son propriétaire compte un pli de plus au décompte. Avec un Diable, cela fait trois.',
    source: 'p. 18 (Dame jaune)',
  },
  'kt.queen.blue': {
    title: 'La Dame bleue',
    statement:
      'On joue une carte comme d’habitude, en fournissant, et on la pose dessus : la carte compte comme une Reddition dans le pli, et là seulement. Un Résistant peut en faire une Mystique.',
    source: 'p. 19 (Dame bleue)',
  },
  'kt.queen.green': {
    title: 'La Dame verte',
    statement:
      'On la pose à son tour à la place d’une carte ; quand tous les autres ont joué, on la remplace par une carte de sa main, et c’est cette carte qui compte pour le pli.',
    source: 'p. 19 (Dame verte)',
  },
  'kt.queen.black': {
    title: 'La Dame noire',
    statement: 'On la pose, puis une carte par-dessus : cette carte n’a pas à fournir la couleur demandée.',
    source: 'p. 19 (Dame noire)',
  },
  'kt.queen.white': {
    title: 'La Dame blanche',
    statement:
      'On joue une carte comme d’habitude, en fournissant, et on la pose dessus : la carte compte comme une Mystique dans le pli, et là seulement. Un Résistant peut en faire une Reddition.',
    source: 'p. 20 (Dame blanche)',
  },
  'kt.character.rebel': {
    title: 'Le Résistant',
    statement:
      'Visible, il peut faire d’un 1 un 10 et d’un 10 un 1, d’une Mystique une Reddition et inversement, autant de fois qu’on veut, en l’annonçant quand la carte est jouée et après l’effet d’une Dame. La couleur reste, et pour le décompte ce qui est imprimé aussi.',
    source: 'p. 22-23 (Résistant)',
  },
  'kt.character.oppressor': {
    title: 'L’Oppresseur',
    statement:
      'Visible, il rend les cartes jaunes aussi fortes que les noires ; elles restent jaunes pour fournir et pour le Roi jaune. À force égale, la première jouée l’emporte. C’est à la table de décider si cela vaut pour vos cartes jaunes ou pour celles de tous.',
    source: 'p. 24 (Oppresseur)',
  },
  'kt.character.hermit': {
    title: 'Changer des cartes',
    statement:
      'À votre tour, un Ermite visible permet de prendre trois cartes et d’en défausser trois, une fois par manche pour chaque Ermite. Un Diplomate visible peut échanger une carte avec son allié une fois par manche : chacun en donne une face cachée, et l’allié peut rendre celle qu’il a reçue.',
    source: 'p. 22 (Ermite), p. 26 (Diplomate)',
  },
  'kt.trick.winner': {
    title: 'Qui remporte le pli',
    statement:
      'Le dernier Roi ; sinon la première Mystique ; sinon la plus forte carte noire (ou jaune, rendue aussi forte par un Oppresseur) ; sinon la plus forte carte de la couleur demandée ; s’il n’y a que des Redditions, la première. À force égale, la première jouée.',
    source: 'p. 4-5 (jeu de plis, cartes de base), p. 16 (Rois), p. 24 (égalité de force)',
  },
  'kt.score.tricks': {
    title: 'Plis comptés',
    statement:
      'Vos tas, un de plus si votre Dame jaune a été jouée dans la manche, deux de plus pour chaque Diable visible. C’est ce nombre qui compte pour les paris, les personnages et les Valets.',
    source: 'p. 18 (Dame jaune), p. 25 (Diable)',
  },
  'kt.score.bet': {
    title: 'Le pari',
    statement:
      'Une carte pariée rapporte les points imprimés pour exactement ce nombre de plis : Flambeur 3 sans pli et 6 pour deux, Assassin 7 pour deux, Valet 10 pour trois ; les autres sont à lire sur les cartes. À la manche 3, quand on parie deux cartes, chacune rapporte séparément. Pour une carte imitée, ce sont les plis du Diplomate qui comptent.',
    source: 'p. 12-14 (paris), p. 21 (Valet), p. 27 (Diplomate)',
  },
  'kt.score.devil-bet': {
    title: 'Le Diable parié',
    statement:
      'Il rapporte 3 points par autre joueur dont le pari a échoué et est réussi s’il y en a au moins un. Les joueurs sans pari ne sont pas jugés. Un Diplomate qui marque le Diable d’un autre, parce qu’il en est l’allié ou l’imite, ne juge pas non plus ce joueur.',
    source: 'p. 26-27 (Diable, Diplomate)',
  },
  'kt.score.gambler': {
    title: 'Flambeur',
    statement:
      'Visible, il prend deux cartes à la préparation et en défausse deux de votre main, et rapporte 2 points si votre pari est réussi, une seule fois quel que soit le nombre de cartes réussies ; chaque Flambeur visible rapporte. Un Valet visible n’est pas un pari.',
    source: 'p. 22 (Flambeur), p. 13 (remarque)',
  },
  'kt.score.hermit': {
    title: 'Ermite',
    statement: 'Visible : 2 points si vous n’avez aucun pli ; chaque Ermite rapporte.',
    source: 'p. 22 (Ermite)',
  },
  'kt.score.berserker': {
    title: 'Enragé',
    statement: 'Visible : 2 points avec exactement 1 pli ; chaque Enragé rapporte.',
    source: 'p. 23 (Enragé)',
  },
  'kt.score.assassin': {
    title: 'Assassin',
    statement: 'Visible : 3 points avec exactement 2 plis, quel que soit le pari ; ce n’est pas un pari. Chaque Assassin rapporte.',
    source: 'p. 14 (remarque), p. 23 (Assassin)',
  },
  'kt.score.healer': {
    title: 'Guérisseur',
    statement:
      'Visible : 1 point par carte bleue ou verte ramassée, 5 au plus. Deux Guérisseurs rapportent séparément, de même un Guérisseur et le Roi bleu ou vert. La couleur imprimée compte.',
    source: 'p. 24 (Guérisseur)',
  },
  'kt.score.collector': {
    title: 'Collectionneur',
    statement:
      'Visible : 2, 5 ou 8 points pour 1, 2 ou au moins 3 Mystiques et Redditions ramassées. Deux Collectionneurs rapportent séparément, de même un Collectionneur et le Roi blanc. Seules comptent les vraies, pas celles faites par une Dame ou le Résistant.',
    source: 'p. 25 (Collectionneur), p. 19-20 (Dames)',
  },
  'kt.score.devil': {
    title: 'Diable',
    statement:
      'Visible, il ajoute deux plis à votre compte, si bien qu’un pari de 0 ou 1 ne peut être réussi, et coûte 2 points avec exactement 3 plis. C’est à la table de décider si les points peuvent passer sous 0.',
    source: 'p. 25 (Diable)',
  },
  'kt.score.jack': {
    title: 'Valet',
    statement:
      'Un Valet non parié rapporte selon le tableau de son recto pour le nombre exact de plis comptés. Chaque couleur a le sien : lisez-le sur votre carte.',
    source: 'p. 20-21 (jouer un Valet)',
  },
  'kt.score.king': {
    title: 'Un Roi face cachée',
    statement:
      'Joué dans la manche ou avant, il rapporte à la fin de chaque manche : 1 point par carte de sa couleur ramassée dans celle-ci, le Roi blanc 2, 5, 8 ou 15 pour 1, 2, 3 ou 4 Mystiques et Redditions. Les cartes imprimées comptent ; un 10 noir de l’Enragé est une carte noire.',
    source: 'p. 16-17 (capacité d’un Roi)',
  },
  'kt.score.king-unplayed': {
    title: 'Un Roi jamais joué',
    statement: 'Après la manche 3, un Roi qui n’a pas été joué de toute la partie rapporte : blanc 6, jaune 5, bleu 4, vert 3, noir 2.',
    source: 'p. 15 (décompte), p. 17 (remarques)',
  },
  'kt.score.diplomat': {
    title: 'Le Diplomate compte l’allié',
    statement:
      'Avec le Diplomate visible, tout votre décompte se fait avec les plis, les cartes ramassées et le pari de l’allié, avec ses deux cartes à la manche 3 ; les vôtres ne comptent pas. Une Dame jaune de l’un ou de l’autre ajoute 1 aux plis de l’allié.',
    source: 'p. 27 (Diplomate, décompte)',
  },
  'kt.pad.sum': {
    title: 'Le compte d’une manche',
    statement: 'Une manche compte cinq plis, et dans chaque pli chaque joueur joue une carte : à quatre, deux plis font huit cartes.',
    source: 'p. 15 (déroulement d’un pli)',
  },
  'kt.end.winner': {
    title: 'Qui gagne',
    statement:
      'Après trois manches, le joueur qui a le plus de points l’emporte. À égalité, c’est celui dont le Roi a le plus petit rang, sur sa face visible.',
    source: 'p. 3 (présentation), p. 17 (rang du Roi)',
  },
});
