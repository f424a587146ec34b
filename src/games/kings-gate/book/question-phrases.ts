import { deskEn } from '#games/kings-gate/text/desk-en';
import { deskFr } from '#games/kings-gate/text/desk-fr';
import { screenEn } from '#games/kings-gate/text/screen-en';
import { screenFr } from '#games/kings-gate/text/screen-fr';
import { createSearchableQuestions } from '#rulebook/searchable-questions';

/** Other words for a question of the desk or an agreement. */
const en = {
  tie: 'tie, tied, draw, same total, equal totals, both have the same, we both have 7, two colours equal, who is first, who gets the prize, even, two of us got the same, we have equal numbers around the card, who is ahead when equal, both got 9, tied at the graveyard, who wins equal totals, break a tie, who is ahead, neck and neck, we are level, both on eleven',
  tile: 'may I cover, put on top, stack, 4 on 4, 5 on 3, can I place this here, is this space allowed, dragon there, cover his tile, can this go there, can I beat that tile, may a 5 go on a 4, his 3 is in the way, somebody is on that space, can I take his space, go over his tile, strong enough, may I squash it, may I take it over, allowed on this spot',
  location:
    'how many points, score this location, count a location, who gets what, what is it worth, totals, prizes, count now, add up this location, how much did everybody win, points around the card, who got what here, payout here, who gets what here, score it for me',
  turn: 'is my turn allowed, may I play these together, several tiles in one turn, combination, a 2 and a pub, tile and dragon together, legal turn, can I play these tiles together, is it legal to play both, a 4 and a pub, two tiles in one turn, what may I play this turn, is that too much for one turn, may I add this, combine tiles',
  locate:
    'where does the next location go, next card, place the next location, diagonal, corner, new location allowed, can the next card lie here, is this place good for the new location, put the new card in a corner, does the card fit here, point to point, may I put the card here',
  end: 'is it over, who won, final tie, tie at the end, equal points at the end, we finished equal, end of the game, winner, did we finish, who is the winner, are we done, same score at the end, is the game finished now, do we stop now, are we finished, who takes the game',
  pass: 'may I pass, skip my turn, end my turn, do I have to place a tile, play nothing this turn, nothing fits, must I play, I do not want to place anything, is one tile enough, can I wait, nothing useful to play, stop here, finish my turn early',
  'dragon-on-safe':
    'dragon at a white location, dragon on safe ground, monster on white, dragon where the number is white, dragon eats on a white location, is white safe from the dragon, beast at a peaceful place',
  graveyard: 'two tiles at the graveyard, any two, cap of two, can the two be different, a 4 and a 5 at the cemetery, which two',
  'sorceress-turn':
    'does the sorceress take the whole turn, sorceress and another tile, witch uses my turn, does the witch count as my tile, sorceress plus a tile in the same turn, play another tile beside the witch, sorceress and then something else, is my turn over after the sorceress',
  'king-at-once':
    'does the king work at once, right away, own tile of the king, immediately, the tile that comes with the king may already cover, king and cover at once, cover with the king’s tile, does the king’s ground hold for his own tile',
  'tourney-absent':
    'no tile at the tourney, absent at the tournament, stay away, not there pays, I have no tile at the tournament do I lose 3, nothing placed at the tourney, absent and lowest, not at the tourney, I was not there do I pay',
  debt: 'negative points, below zero, minus points, go into the red, debt, less than zero, negative score, can I go below zero, I have 1 point and lose 3, points under zero, I have nothing and must pay, can I owe points, below nothing, only one point and pay three',
  'hidden-points':
    'hide points, secret points, keep points secret, face down tokens, show my points, hidden score, do we show our tokens, may I see how many points he has, open or closed points',
};

const fr = {
  tie: 'égalité, ex aequo, même total, à égalité, on a tous les deux pareil, on a le même nombre, qui est premier, qui gagne, départager, on a pareil tous les deux, mêmes chiffres autour de la carte, qui est devant à égalité, on a 9 tous les deux, à égalité au cimetière, départager deux joueurs, qui est devant, à 11 partout, coude à coude, c’est pour qui',
  tile: 'puis-je recouvrir, poser dessus, mettre par-dessus, empiler, 4 sur un 4, 5 sur un 3, j’ai le droit de poser là, dragon ici, cette case est permise, ça peut aller là, je peux battre cette tuile, un 5 sur un 4, son 3 me bloque, il y a quelqu’un sur la case, prendre sa place, passer par-dessus sa tuile, assez fort, je peux l’écraser, prendre le dessus',
  location:
    'combien de points, compter le lieu, décompte, qui gagne quoi, ça rapporte combien, totaux, gains, additionner ce lieu, qui a gagné combien, points autour de la carte, qui a quoi ici, qui touche quoi ici, le lot de chacun, compte pour moi',
  turn: 'mon tour est-il permis, jouer ces tuiles ensemble, plusieurs tuiles dans le même tour, un 2 et une taverne, tuile et dragon ensemble, tour valable, jouer ces tuiles ensemble, c’est permis de jouer les deux, un 4 et une taverne, deux tuiles dans un tour, que puis-je jouer ce tour, c’est trop pour un tour, ajouter ça, combiner des tuiles',
  locate:
    'où va le prochain lieu, carte suivante, placer le lieu d’après, diagonale, coin, nouveau lieu, la carte suivante peut aller ici, bonne place pour le nouveau lieu, nouvelle carte dans un coin, la carte rentre ici, pointe contre pointe, mettre la carte ici',
  end: 'la partie est finie, qui a gagné, égalité à la fin, égalité finale, vainqueur, est-ce que j’ai gagné, c’est fini, on a fini, c’est qui le gagnant, même score à la fin, la partie est terminée, on arrête maintenant, on a terminé, qui l’emporte',
  pass: 'passer son tour, sauter mon tour, finir mon tour, obligé de poser une tuile, ne rien jouer ce tour, rien ne va, je dois jouer, je ne veux rien poser, une seule tuile suffit, je peux attendre, rien d’utile à jouer, m’arrêter là, finir plus tôt',
  'dragon-on-safe':
    'dragon sur un lieu blanc, dragon sur un lieu sûr, monstre en lieu blanc, dragon quand le numéro est blanc, le dragon mange sur un lieu blanc, le blanc protège du dragon, bête en lieu paisible',
  graveyard: 'deux tuiles au cimetière, maximum de deux, les deux peuvent être différentes, un 4 et un 5 au cimetière, lesquelles',
  'sorceress-turn':
    'la sorcière prend tout le tour, sorcière et une autre tuile, tour entier, la sorcière compte comme ma tuile, sorcière plus une tuile au même tour, jouer une autre tuile avec la sorcière, sorcière puis autre chose, mon tour est fini après la sorcière',
  'king-at-once':
    'le roi agit tout de suite, immédiatement, la tuile du roi, aussitôt, la tuile qui vient avec le roi peut déjà recouvrir, roi et recouvrir aussitôt, recouvrir avec la tuile du roi',
  'tourney-absent':
    'aucune tuile au tournoi, absent du tournoi, ne pas venir, pas de tuile au tournoi je perds 3, rien posé au tournoi, absent et dernier, je n’étais pas au tournoi je paie',
  debt: 'points négatifs, sous zéro, moins que zéro, dette, dans le rouge, score négatif, en négatif, descendre sous zéro, j’ai 1 point et j’en perds 3, points en dessous de zéro, j’ai rien et je dois payer, devoir des points, sous la barre, en dessous de rien',
  'hidden-points':
    'cacher ses points, points secrets, garder secret, jetons face cachée, montrer ses points, score caché, on montre ses jetons, voir les points des autres, points ouverts ou cachés',
};

export const questionPhrases = {
  en: createSearchableQuestions('kings-gate', { questions: deskEn.questions, agreements: screenEn.agreements }, en),
  fr: createSearchableQuestions('kings-gate', { questions: deskFr.questions, agreements: screenFr.agreements }, fr),
};
