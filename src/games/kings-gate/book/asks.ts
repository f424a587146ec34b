import { deskEn } from '#games/kings-gate/text/desk-en';
import { deskFr } from '#games/kings-gate/text/desk-fr';
import { screenEn } from '#games/kings-gate/text/screen-en';
import { screenFr } from '#games/kings-gate/text/screen-fr';
import { asksOf } from '#rulebook/asks';

/** Other words for a question of the desk or an agreement. */
const en = {
  tie: 'tie, tied, draw, same total, equal totals, both have the same, we both have 7, two colours equal, who is first, who gets the prize, even',
  tile: 'may I cover, put on top, stack, 4 on 4, 5 on 3, can I place this here, is this space allowed, dragon there, cover his tile',
  location: 'how many points, score this location, count a location, who gets what, what is it worth, totals, prizes, count now',
  turn: 'is my turn allowed, may I play these together, several tiles in one turn, combination, a 2 and a pub, tile and dragon together, legal turn',
  locate: 'where does the next location go, next card, place the next location, diagonal, corner, new location allowed',
  end: 'is it over, who won, final tie, tie at the end, equal points at the end, we finished equal, end of the game, winner',
  'dragon-on-safe': 'dragon at a white location, dragon on safe ground, monster on white',
  graveyard: 'two tiles at the graveyard, any two, cap of two',
  'sorceress-turn': 'does the sorceress take the whole turn, sorceress and another tile, witch uses my turn',
  'king-at-once': 'does the king work at once, right away, own tile of the king, immediately',
  'tourney-absent': 'no tile at the tourney, absent at the tournament, stay away, not there pays',
  debt: 'negative points, below zero, minus points, go into the red, debt, less than zero, negative score',
  'hidden-points': 'hide points, secret points, keep points secret, face down tokens, show my points, hidden score',
};

const fr = {
  tie: 'égalité, ex aequo, même total, à égalité, on a tous les deux pareil, on a le même nombre, qui est premier, qui gagne, départager',
  tile: 'puis-je recouvrir, poser dessus, mettre par-dessus, empiler, 4 sur un 4, 5 sur un 3, j’ai le droit de poser là, dragon ici, cette case est permise',
  location: 'combien de points, compter le lieu, décompte, qui gagne quoi, ça rapporte combien, totaux, gains',
  turn: 'mon tour est-il permis, jouer ces tuiles ensemble, plusieurs tuiles dans le même tour, un 2 et une taverne, tuile et dragon ensemble, tour valable',
  locate: 'où va le prochain lieu, carte suivante, placer le lieu d’après, diagonale, coin, nouveau lieu',
  end: 'la partie est finie, qui a gagné, égalité à la fin, égalité finale, vainqueur, est-ce que j’ai gagné, c’est fini',
  'dragon-on-safe': 'dragon sur un lieu blanc, dragon sur un lieu sûr, monstre en lieu blanc',
  graveyard: 'deux tuiles au cimetière, maximum de deux',
  'sorceress-turn': 'la sorcière prend tout le tour, sorcière et une autre tuile, tour entier',
  'king-at-once': 'le roi agit tout de suite, immédiatement, la tuile du roi, aussitôt',
  'tourney-absent': 'aucune tuile au tournoi, absent du tournoi, ne pas venir',
  debt: 'points négatifs, sous zéro, moins que zéro, dette, dans le rouge, score négatif, en négatif',
  'hidden-points': 'cacher ses points, points secrets, garder secret, jetons face cachée, montrer ses points, score caché',
};

export const asks = {
  en: asksOf('kings-gate', { questions: deskEn.questions, agreements: screenEn.agreements }, en),
  fr: asksOf('kings-gate', { questions: deskFr.questions, agreements: screenFr.agreements }, fr),
};
