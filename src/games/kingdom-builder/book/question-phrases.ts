import { deskEn } from '#games/kingdom-builder/text/desk/desk-en';
import { deskFr } from '#games/kingdom-builder/text/desk/desk-fr';
import { screenEn } from '#games/kingdom-builder/text/screen-en';
import { screenFr } from '#games/kingdom-builder/text/screen-fr';
import { createSearchableQuestions } from '#rulebook/searchable-questions';

/** Other words for a question of the desk or an agreement. */
const en = {
  card: 'how much is my card worth, points of a card, scoring card, count a card, what do I score, card value, how many points does this card give me, count the fishermen, what is it worth with these houses, what do I get for this card, worth of my card',
  lords:
    'lords, most houses in a section, second place in a corner, majority, tie in a section, both have the most, who has the most in this part, I am second in a corner, we are tied in a section, more houses than me in a quarter, most in this quarter, first and second in a part',
  adjacent:
    'must I build beside my houses, next to mine, where may I build, nothing free beside my guys, forced to build there, can I build anywhere, can I build here, do my houses have to touch, must it be next to mine, may I start somewhere new, can I go far away, am I stuck to my houses, free choice',
  tile: 'do I lose the token, keep my tile, move away from a location, give back the chip, get a tile, is my bonus gone, did I win a tile, I moved away what about my token, do I receive the tile, does my chip stay, chip after moving',
  use: 'can I use my tile now, use a token, twice, just got it, when can I use my bonus, may I use my bonus now, two bonuses in one turn, use my tile between houses, is my tile ready, chip ready now, chip twice, chip between houses',
  full: 'no space left on my terrain, terrain full, no free hex, cannot place three, ran out of desert, nothing free on my card, only one hex left, my terrain is used up, my ground is all taken, finish with another card',
  end: 'is it over, last round, last turn, last house placed, does everyone get another turn, another go, somebody has no houses left, was that the last turn, does somebody still play, all houses placed, do the others still play, someone is out of houses, stop now',
  count:
    'final score, count everything, who won, total points, end scoring, add up all points, winner, whole board, who has won, add up all cards, final result, final count, who takes it with this map, everything together',
  site: 'where to put a cave, where does the capitol go, place for a tunnel, cave allowed here, capitol allowed here',
  'lords-zero':
    'zero houses and second place, nobody in a section, none in a corner, lords with zero, none of mine there and still second, second with nothing, place without a house',
  'terrain-runs-out':
    'terrain runs out, only one hex left of my terrain, draw again for the rest, stop building, place fewer than three, only one field left do I draw again, two placed and no third field, draw another card to finish',
  pass: 'may I pass, skip my turn, end my turn, stop after two, build nothing, do I have to build, finish my turn early, stop before three, must I place all three, not use my tile, do nothing this turn, place only two',
};

const fr = {
  card: 'combien rapporte ma carte, points d’une carte, carte objectif, compter une carte, valeur de la carte, combien de points me donne cette carte, compter les pêcheurs, ça vaut combien avec ces maisons, j’ai quoi avec cette carte, valeur de ma carte',
  lords:
    'seigneurs, le plus de maisons dans une section, deuxième dans un coin, majorité, égalité dans une section, qui a le plus dans cette partie, je suis deuxième dans un coin, à égalité dans une section, plus de maisons que moi dans un quart, le plus dans ce quart, premier et second dans une partie',
  adjacent:
    'dois-je coller mes maisons, construire à côté, où construire, rien de libre à côté, obligé de construire là, construire n’importe où, je peux construire ici, mes maisons doivent se toucher, à côté des miennes, commencer ailleurs, aller loin, coincé à côté des miennes, choix libre',
  tile: 'je perds le jeton, garder ma plaquette, m’éloigner d’un lieu, rendre le jeton, gagner une plaquette, mon bonus est perdu, j’ai gagné une plaquette, je suis parti et mon jeton, je reçois la plaquette, mon jeton reste, jeton après déplacement',
  use: 'puis-je utiliser ma plaquette, utiliser un jeton, deux fois, je viens de la prendre, quand jouer mon bonus, utiliser mon bonus maintenant, deux bonus dans un tour, utiliser ma plaquette entre les maisons, ma plaquette est prête, jeton prêt, jeton deux fois, jeton entre les maisons',
  full: 'plus de place sur mon terrain, terrain plein, aucune case libre, je ne peux pas poser trois, plus de désert, rien de libre sur ma carte, une seule case restante, mon terrain est épuisé, tout mon terrain est pris, finir avec une autre carte',
  end: 'c’est fini, dernier tour, dernière maison posée, tout le monde rejoue, encore un tour, plus de maisons, c’était le dernier tour, quelqu’un joue encore, toutes les maisons sont posées, les autres jouent encore, quelqu’un a tout posé, on arrête',
  count:
    'score final, tout compter, qui a gagné, total des points, décompte final, compter tous les points, vainqueur, tout le plateau, qui a gagné, additionner toutes les cartes, résultat final, décompte complet, qui l’emporte avec ce plateau, tout ensemble',
  site: 'où mettre une cave, où va le capitole, place de la grotte, cave permise ici, capitole permis ici',
  'lords-zero':
    'zéro maison et deuxième, personne dans une section, aucune maison dans un coin, seigneurs sans maison, aucune à moi là et quand même second, second avec rien, classé sans maison',
  'terrain-runs-out':
    'le terrain s’épuise, il ne reste qu’une case de mon terrain, repiocher pour le reste, s’arrêter, poser moins de trois, il restait un seul désert, je repioche pour finir, deux posées et plus de place pour la troisième, une autre carte pour finir',
  pass: 'passer mon tour, sauter mon tour, finir mon tour, m’arrêter à deux, ne rien construire, obligé de construire, finir plus tôt, s’arrêter avant trois, dois-je poser les trois, ne pas utiliser ma plaquette, ne rien faire ce tour, n’en poser que deux',
};

export const questionPhrases = {
  en: createSearchableQuestions('kingdom-builder', { questions: deskEn.questions, agreements: screenEn.agreements }, en),
  fr: createSearchableQuestions('kingdom-builder', { questions: deskFr.questions, agreements: screenFr.agreements }, fr),
};
