/** What people type who look for a rule, in whole questions and in pieces of them. */
export const fr = {
  'kt.flow.rounds':
    'combien de manches, quand ça s’arrête, durée, ordre d’une manche, phases, étapes, qu’est-ce qui vient ensuite, tour de jeu, durée de la partie, distribuer cinq cartes, donne, quand parie-t-on, quand compte-t-on, piocher deux cartes, défausser, combien de plis par manche, dans quel ordre se joue une manche, que faire après les paris, quand c’est fini, combien de cartes en main, combien dure une partie, nombre de plis, comment marche une manche',
  'kt.company.shape':
    'équipe, groupe, cour, combien de personnages, trois persos, deux sets, même couleur qu’un autre, deux fois le même personnage, doublon, combien d’exemplaires, personnages à 3 joueurs, à 4 joueurs, cartes retirées, VDR, c’est quoi une compagnie, combien de personnages j’ai, avoir deux fois le même personnage, deux joueurs avec le même roi, trois personnages et un set, quelles cartes j’ai, deux joueurs veulent le même roi, quelqu’un d’autre a mon set',
  'kt.company.keep-set':
    'changer de Roi, échanger les sets, autre couleur à la manche 2, nouveau set, garder son Roi, changer de Dame, je garde mon roi à la manche suivante, même couleur toute la partie, je garde le même roi, même dame à la manche d’après',
  'kt.company.not-again':
    'garder mes persos, reprendre le même perso, mêmes personnages la manche suivante, reprendre le même personnage, garder un personnage, rejouer le même, deux manches de suite, avoir encore le Diable, autre exemplaire, deuxième exemplaire, manche précédente, je garde mes personnages, il faut changer les trois, reprendre une carte de la manche d’avant, garder les mêmes personnages, reprendre mon assassin, choisir le diable deux fois de suite',
  'kt.draft.order':
    'dans un sens puis dans l’autre, dans quel sens on choisit, draft, serpent, serpentin, qui choisit en premier, ordre de choix, aller-retour, à qui de choisir, le dernier choisit deux fois, sélection manche 2, manche 3, plus petit Roi, comment on choisit les personnages, ordre du choix, choisir à la manche deux, qui choisit d’abord, ordre de sélection, comment on prend les personnages',
  'kt.bet.one-character':
    'comment miser, que puis-je miser, comment parier, mise, miser, enchère, annonce, contrat, deux cartes à la manche 1, parier le Valet à la manche 1, est-on obligé de parier, passer, sans pari, retourner, face cachée, secret, comment on parie, combien de cartes on parie, parier deux cartes en manche un, obligé de parier, parier mon valet maintenant, retourner un personnage, je peux parier quoi, parier deux personnages en manche un, parier avec le valet au début, le pari est obligatoire, ne rien annoncer',
  'kt.bet.round-three':
    'deux cartes au dernier tour, miser deux cartes, dernière manche, deux cartes, double pari, parier les deux, parier le Valet, trois cartes, Valet et personnage, parier avec deux cartes, pari de la dernière manche, utiliser le valet comme pari, deux paris en manche trois, parier deux cartes à la dernière manche, pari du valet, dix points avec le valet',
  'kt.bet.own':
    'parier la carte d’un autre, personnage d’un adversaire, carte que je n’ai pas, quelles cartes parier, parier avec la carte d’un autre, quelles cartes je peux parier, parier la carte de quelqu’un',
  'kt.bet.diplomat':
    'le diplomate ne mise pas, le diplomate doit-il parier, mise du diplomate, diplomate et pari, pas de pari, parier avec le diplomate, diplomate visible, parchemin, allié et pari, le diplomate parie, j’ai le diplomate je peux parier, pas de pari avec le diplomate, diplomate visible et pari',
  'kt.ally.after-bets':
    'alliance, partenaire, choisir un allié, jeton parchemin, copier un pari, imiter, recopier, copier le Diable, copier un diplomate, quand le diplomate choisit, qui peut être mon allié, choisir un partenaire, copier le pari de quelqu’un, quand je choisis mon allié, diplomate en pari, le diplomate prend un allié, je copie qui, choisir un pari à copier',
  'kt.queen.revive':
    'réutiliser ma dame, dame retournée, dame grise, réactivation, coût de réactivation, remettre la Dame, réutiliser la Dame, prix de la Dame, payer des points, combien coûte la Dame, pas assez de points, reine, payer des points pour récupérer la dame, combien pour la dame, remettre ma dame face visible, retourner ma dame, ma dame est face cachée',
  'kt.trick.order':
    'qui entame, qui joue la première carte, qui commence le pli, qui commence, qui ouvre, jeton premier joueur, à qui de jouer, jouer hors de son tour, entame, plus petit Roi, rang du Roi, pli suivant, qui commence la manche, le gagnant recommence, qui entame le pli suivant, qui ouvre le deuxième pli, le plus petit roi commence',
  'kt.trick.assassin':
    'faire commencer un autre, quelqu’un d’autre entame, capacité de l’assassin, faire ouvrir un autre, désigner l’ouvreur, refuser d’ouvrir, passer l’entame, sans fin, deux assassins, ping-pong, faire commencer quelqu’un d’autre, que fait l’assassin, je ne veux pas entamer, obliger un autre à entamer, je ne veux pas commencer, forcer un autre à commencer, l’assassin passe la main',
  'kt.card.exists':
    'combien de cartes, paquet, pioche, quelles cartes retirer, sans 8 ni 9, 44 cartes, 36 cartes, 28 cartes, deux 10 noirs, 10 supplémentaire, carte de l’enragé, nombre de joueurs, deux fois la même carte, combien de cartes en tout, il y a un deuxième dix noir, quelles cartes on enlève, combien de jokers dans le paquet, quels chiffres on retire à quatre, quelles cartes dans le paquet, deux dix noirs, pas de 8 dans le paquet, un dix noir de plus, dix noir en plus, dix supplémentaire',
  'kt.trick.follow':
    'il a coupé alors qu’il en avait, il avait la couleur, n’a pas fourni, renoncer, tricher, pisser, jouer n’importe quoi, je n’ai plus la couleur, suivre, fournir à la couleur, obligation de suivre, renonce, triche, se défausser, couper, obligé de couper, monter à l’atout, Mystique à tout moment, oublié de suivre, obligé de jouer la même couleur, je n’ai pas cette couleur, il avait la couleur et n’a pas suivi, mettre un joker n’importe quand, pas de carte de la couleur, faut suivre, j’ai la couleur mais je veux jouer autre chose, il aurait dû jouer bleu, couper alors que j’ai la couleur, j’ai oublié de fournir, quelqu’un aurait pu suivre, personne n’a la couleur, elle avait la couleur',
  'kt.trick.leading-colour':
    'première carte blanche, quelle couleur compte après une reddition, couleur dominante, couleur d’entame, quelle couleur suivre, Mystique en ouverture, Reddition en ouverture, pas de couleur, première carte, quelle couleur on suit, la première carte est un joker, entame avec une reddition, ouvrir avec une mystique, c’est quoi la couleur demandée, la première carte est une reddition, quelle couleur compte',
  'kt.king.card':
    'jouer le Roi, Roi sur quelle carte, couleur du Roi, Roi blanc, Roi sur une mauvaise couleur, Roi et Dame ensemble, Roi sur Mystique, Roi sans fournir, le gagnant garde-t-il le Roi, quand je peux jouer mon roi, le roi sur quelle carte, le roi sur n’importe quelle carte, le roi sur une autre couleur, roi blanc sur quoi, mettre mon roi sur une carte bleue, je peux jouer le roi maintenant, le roi va sur quelle carte',
  'kt.king.once':
    'déjà joué mon roi, rejouer mon roi, rejouer le Roi, deuxième fois, Roi deux fois, Roi utilisé, Roi retourné, Roi face verso, une fois par partie, remettre le Roi, combien de fois le roi, roi déjà utilisé, un roi par partie, une deuxième fois le roi, mon roi est déjà joué',
  'kt.queen.once':
    'Dame deux fois, rejouer la Dame, reine, Dame utilisée, une fois par manche, Dame retournée, Dame dans le pli, combien de fois la dame, dame deux fois dans la manche, ma dame est perdue, dame utilisée deux fois',
  'kt.queen.yellow':
    'reine jaune, pli supplémentaire, un pli de plus, compter un pli en plus, que fait la dame jaune, un pli en plus, dame jaune pli en plus',
  'kt.queen.blue':
    'reine bleue, perdre le pli, transformer en Reddition, drapeau blanc, compte-t-elle pour le Collectionneur, que fait la dame bleue, perdre exprès le pli, la carte devient reddition, dame bleue me fait perdre',
  'kt.queen.green':
    'jouer après tout le monde, jouer en dernier, voir les autres d’abord, reine verte, attendre, voir toutes les cartes, carte plus tard, dernière position, que fait la dame verte, jouer ma carte en dernier, attendre de voir, dame verte attend',
  'kt.queen.black':
    'ne pas fournir exprès, reine noire, ne pas fournir, ignorer la couleur, carte libre, couper alors que je peux fournir, sans suivre, que fait la dame noire, pas obligé de fournir, jouer n’importe quelle couleur, dame noire me laisse jouer tout, couper avec la dame noire',
  'kt.queen.white':
    'reine blanche, transformer en Mystique, gagner à coup sûr, joker, compte-t-elle pour le Collectionneur, Roi blanc dessus, que fait la dame blanche, la carte devient mystique, dame blanche est un joker',
  'kt.character.rebel':
    'rebelle, résistance, retourner une carte, 1 devient 10, 10 devient 1, inverser, Mystique en Reddition, oublié d’annoncer, changer la valeur, 10 de l’Enragé en 1, que fait le résistant, changer un 1 en 10, un dix devient un un, mystique devient reddition, changer mon 1 en 10',
  'kt.character.oppressor':
    'mes jaunes sont des atouts, jaune comme noir, 10 jaune contre 10 noir, jaune atout, jaune aussi fort que noir, deuxième atout, tyran, les cartes jaunes de qui, jaunes de tout le monde, fournir du jaune avec du noir, que fait l’oppresseur, le jaune est atout, les jaunes des autres sont des atouts, le jaune bat, dix jaune contre dix noir, le jaune vaut l’atout',
  'kt.character.hermit':
    'changer trois cartes, échanger ma main, échanger des cartes, piocher trois cartes, repiocher, nouvelles cartes, échange avec l’allié, donner une carte, défausser trois, capacité de l’ermite, une fois par manche, parler à son allié, changer des cartes de ma main, que fait l’ermite, piocher trois nouvelles cartes, échanger une carte avec mon allié, remplacer trois cartes, changer une mauvaise main, échanger avec mon partenaire',
  'kt.trick.winner':
    'couper avec du noir, noir bat tout, deux jokers, deux mystiques, carte la plus forte, plus haute carte, qui ramasse, levée, atout, noir, loups, deux Rois, Roi contre Mystique, que des Redditions, égalité, même valeur, hiérarchie, ordre des cartes, qui prend le pli, quelle carte est la plus forte, deux jokers qui gagne, le noir bat tout, roi contre joker, deux rois dans un pli, le roi est plus fort, la plus haute gagne, atout ou plus grand chiffre, qui gagne ça, il a joué un roi après mon roi, le dernier roi gagne, dix noir contre joker, deux cartes égales, un roi bat une mystique, plus haut bleu contre plus petit noir, qui ramasse les cartes, personne n’a suivi qui ramasse, qui prend les cartes, on coupe avec quelle couleur, pas d’atout joué',
  'kt.score.tricks':
    'deux plis de plus à cause du diable, combien de plis, nombre de plis, tas, piles, plis en plus, plus deux, plus trois, le Diable compte-t-il, zéro pli avec le Diable, levées, combien j’ai fait de plis, les plis du diable comptent, la dame jaune compte pour un pli, deux plis en plus, combien de plis comptent, le diable ajoute des plis, la dame ajoute un pli',
  'kt.score.bet':
    'fait exactement mon annonce, annonce réussie, combien de points pour le pari, pari réussi, pari manqué, pari raté, nombre exact de plis, contrat rempli, combien rapporte le pari, points du pari, deux cartes dont une réussie, pari du Flambeur, pari de l’Assassin, Valet 10 points, perdre des points pour un pari raté, mon pari est bon combien de points, j’ai raté mon pari, pari perdu je perds des points, parié deux et fait trois, un pari sur deux réussi, j’ai réussi, annoncé deux et fait un, points pour mon pari, je perds des points si je rate, une carte sur deux était bonne',
  'kt.score.devil-bet':
    'pari du diable, paris ratés des autres, trois points chacun, personne n’a échoué, diable contre diplomate, diable imité, diable et flambeur, comment réussir le diable, parier le diable, points quand les autres ratent, personne n’a raté, diable retourné, le diable comme pari, les autres ont raté leur pari',
  'kt.score.gambler':
    'joueur, parieur, bonus de pari, plus deux, deux flambeurs, deux cartes réussies, le Valet compte-t-il comme pari, que fait le flambeur, bonus du flambeur, deux points de plus pour un pari réussi, piocher deux cartes au début, flambeur et pari raté, flambeur deux cartes, flambeur visible',
  'kt.score.hermit':
    'zéro pli, aucun pli, misère, points de l’ermite, points sans pli, ermite avec zéro pli, je n’ai fait aucun pli, zéro pli avec l’ermite',
  'kt.score.berserker':
    'berserker, rage, un seul pli, exactement un, points de l’enragé, points pour un pli, que fait l’enragé, le dix de l’enragé, exactement un pli, un dix de plus dans ma main',
  'kt.score.assassin':
    'tueur, deux plis, exactement deux, points de l’assassin, assassin et pari, points pour deux plis, assassin et deux plis, exactement deux plis',
  'kt.score.healer':
    'cartes bleues et vertes rapportent, soigneur, médecin, cartes bleues et vertes, maximum cinq, deux guérisseurs, guérisseur et Roi, carte sous une Dame, points pour les cartes bleues et vertes, que fait le guérisseur, maximum du guérisseur, cartes bleues et vertes gagnées',
  'kt.score.collector':
    'cartes blanches, Mystiques ramassées, Redditions ramassées, 2 5 8, deux collectionneurs, collectionneur et Roi blanc, carte sous la Dame blanche, carte sous la Dame bleue, points pour les mystiques et les redditions, que fait le collectionneur, jokers gagnés, quatre cartes spéciales, points du collectionneur',
  'kt.score.devil':
    'moins deux, perdre des points, points négatifs, sous zéro, dette, trois plis, démon, diable visible, que fait le diable, moins deux avec trois plis, le diable c’est mauvais, trois plis avec le diable, le diable enlève deux points',
  'kt.score.jack':
    'exactement trois plis avec le valet, jack, points du valet, que rapporte mon valet, tableau du valet, valet visible, le valet est-il un pari, que fait le valet, mon valet face visible, que paie mon valet, table du valet',
  'kt.score.king':
    'capacité du Roi, points du Roi, cartes de couleur ramassées, Roi blanc 15, chaque manche, Roi aux manches 2 et 3, cartes noires, Roi utilisé, points de mon roi, que rapporte un roi joué, roi retourné chaque manche, un point par carte de sa couleur, le roi retourné donne des points, combien paie mon roi à chaque manche',
  'kt.score.king-unplayed':
    'roi jamais joué, roi pas utilisé, pas joué mon roi, Roi non joué, Roi encore visible, garder son Roi, Roi en fin de partie, Roi rouge, 6 5 4 3 2, bonus sans jouer le Roi, jamais utilisé mon roi, roi encore là à la fin, points pour avoir gardé le roi, je n’ai pas joué mon roi, roi pas utilisé à la fin, j’ai encore mon roi',
  'kt.score.diplomat':
    'plis de l’allié, pari de l’allié, cartes de l’allié, mes propres plis, score du partenaire, diplomate et Dame jaune, diplomate et guérisseur, diplomate et Roi, points de l’alliance, comment compte le diplomate, points de mon allié, mes plis comptent avec le diplomate, compter avec un partenaire, mes plis avec le diplomate, points avec un allié',
  'kt.pad.sum':
    'le compte n’y est pas, mauvais total, cinq plis, feuille de score, compter les cartes, trop de cartes, il manque un pli, nos plis ne font pas cinq, on a écrit six plis, quelqu’un a mal compté, les plis ne font pas cinq, mauvais nombre de plis',
  'kt.end.winner':
    'mêmes points à la fin, rang des rois, qui gagne la partie, égalité, départager, ex aequo, match nul, fin de partie, vrai Roi des plis, victoire, plus petit Roi, victoire partagée, deuxième place, égalité à la fin, le plus petit roi gagne l’égalité, même score à la fin, qui gagne toute la partie, rang du roi',
  'kt.setup.layout':
    'installer, installation, préparer la partie, début de partie, disposer, quelles cartes enlever, combien de cartes chacun, distribuer, cinq cartes, nombre de joueurs, à deux, à trois, à quatre, à cinq, jeton premier joueur, qui commence, débutants, comment on installe, combien de cartes on distribue, quelles cartes à trois joueurs, enlever les 8 et les 9, cartes à quatre joueurs, distribuer les cartes',
  'kt.setup.characters':
    'quels personnages restent, quelles cartes on enlève, quels personnages on enlève, personnages écartés, remettre dans la boîte, laisser dans la boîte, selon le nombre de joueurs, à quatre, à trois, à deux, combien de personnages, qui ne joue pas, retirer, quels personnages on enlève à trois, personnages à quatre joueurs, retirer des personnages, qui sort à trois, quels personnages on retire',
  'kt.ally.talk':
    'on a le droit de parler, dire à mon partenaire, parler avec son allié, discuter, se parler, dire ses cartes, montrer sa main, droit de parler, communiquer, partenaire, indices, chuchoter, parler avec mon allié, dire mes cartes à mon partenaire, qu’est-ce qu’on peut se dire, montrer mes cartes à mon allié, dire une carte à mon allié, on peut se parler, montrer une carte à mon allié',
};
