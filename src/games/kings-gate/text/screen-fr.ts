import type { Colour, TileKind } from '#games/kings-gate/law/box';
import type { RelativePosition } from '#games/kings-gate/law/relative-position';
import { de, typeset } from '#text/french';
import { capitalize, grammar } from '#text/language';
import { fr as law, ofLocation, theCharacter, theLocation, toLocation } from './fr';
import type { ColourTotal, screenEn, TileLabel } from './screen-en';

const { list, count, ordinal, points, signedFigure } = grammar('fr');
const { colours, characters, kinds, location } = law.words;

const FEMININE: Readonly<Record<Colour, string>> = { yellow: 'jaune', green: 'verte', red: 'rouge', blue: 'bleue' };
const isFeminineKind = (kind: TileKind): boolean => kind === 0 || kind === 1 || kind === 3;
const formatBareTile = ({ colour, kind }: TileLabel): string =>
  `${kinds[kind]} ${isFeminineKind(kind) ? FEMININE[colour] : colours[colour]}`;
const tile = (told: TileLabel): string =>
  `${formatBareTile(told)}${told.character === undefined ? '' : ` avec ${theCharacter(told.character)}`}`;
export const theTile = (told: TileLabel): string => `${isFeminineKind(told.kind) ? 'la' : 'le'} ${tile(told)}`;
export const aTile = (told: TileLabel): string => `${isFeminineKind(told.kind) ? 'une' : 'un'} ${tile(told)}`;
const theKind = (kind: TileKind): string => `${isFeminineKind(kind) ? 'la' : 'le'} ${kinds[kind]}`;
export const kindName = (kind: TileKind): string => (kind === 2 || kind === 4 || kind === 5 ? `tuile ${kind}` : kinds[kind]);
export const total = ({ colour, total: figure }: ColourTotal): string => `${colours[colour]} ${figure ?? 'sans tuile'}`;
const HALVES = { left: 'moitié gauche', right: 'moitié droite', upper: 'moitié haute', lower: 'moitié basse' };

function where({ place, right, down, half }: RelativePosition): string {
  const at = half === undefined ? '' : `, ${HALVES[half]}`;
  if (right === 0 && down === 0) return `sur ${theLocation(place)}${at}`;
  const near = Math.abs(right) <= 1 && Math.abs(down) <= 1;
  if (near && right !== 0 && down !== 0)
    return `au coin ${down < 0 ? 'haut' : 'bas'} ${right < 0 ? 'gauche' : 'droit'} ${ofLocation(place)}`;
  if (near && right === 0) return `au-${down < 0 ? 'dessus' : 'dessous'} ${ofLocation(place)}${at}`;
  if (near) return `à ${right < 0 ? 'gauche' : 'droite'} ${ofLocation(place)}${at}`;
  const squares = (number: number): string => count(Math.abs(number), 'case', 'cases');
  const steps = [
    ...(right === 0 ? [] : [`${squares(right)} à ${right < 0 ? 'gauche' : 'droite'}`]),
    ...(down === 0 ? [] : [`${squares(down)} ${down < 0 ? 'au-dessus' : 'au-dessous'}`]),
  ];
  return `${list(steps)} ${ofLocation(place)}${at}`;
}

export const screenFr: typeof screenEn = typeset({
  agreements: {
    'dragon-on-safe': { question: 'Un dragon peut-il dévorer une tuile dans un lieu sûr ?', choices: { forbidden: 'Non', allowed: 'Oui' } },
    graveyard: {
      question: 'Au Cimetière, deux tuiles de n’importe quelles valeurs ?',
      choices: { 'any-two': 'Oui, deux au choix', 'cap-only': 'Non, un tour normal, deux au plus' },
    },
    'sorceress-turn': {
      question: 'Que coûte la Sorcière dans le tour ?',
      choices: { slot: 'Seulement la place de la tuile déplacée', 'whole-turn': 'Le tour entier' },
    },
    'king-at-once': { question: 'La tuile du Roi est-elle jugée sur le terrain qu’il retourne ?', choices: { yes: 'Oui', no: 'Non' } },
    'tourney-absent': {
      question: 'Une couleur sans tuile peut-elle être la plus basse à la Piste de tournoi ?',
      choices: { counts: 'Oui', exempt: 'Non' },
    },
    debt: { question: 'Les points peuvent-ils passer sous 0 ?', choices: { floor: 'Non', negative: 'Oui' } },
    'hidden-points': { question: 'Les points jusqu’à la fin', choices: { open: 'Visibles', hidden: 'Cachés' } },
  },
  letters: { yellow: 'J', green: 'V', red: 'R', blue: 'B' },
  colours,
  characters,
  powers: {
    king: 'sûr devient dangereux, et l’inverse',
    bishop: 'chaque tuile compte 1',
    wizard: 'une seconde tuile de même valeur',
    guildmaster: 'sa tuile vaut 2 de plus',
    merchant: 'protège sa tuile',
    sorceress: 'déplace ici une de vos tuiles',
  },
  location,
  where,
  tile,

  board: {
    label: 'Plateau. Les flèches vont de case en case, Entrée joue, plus et moins zooment.',
    closer: 'Zoomer',
    farther: 'Dézoomer',
    home: 'Revenir au lieu en cours',
    all: 'Tout le plateau',
    square: (at, there) => `${at} : ${there === undefined ? 'libre' : tile(there)}`,
    open: 'possible',
    chosen: 'choisi',
    last: 'dernier coup',
    lit: 'en évidence',
    place: (place, ground, isCurrent) =>
      `lieu ${place.n}, ${location(place)}, ${ground === 'safe' ? 'sûr' : 'dangereux'}${isCurrent ? ', en cours' : ''}`,
  },

  events: {
    placed: (player, placed, at, covered) =>
      `${player} pose ${aTile(placed)} ${at}${covered === undefined ? '' : `, sur ${theTile(covered)}`}`,
    dragon: (player, colour, at, eaten) =>
      eaten === undefined
        ? `${player} défausse le dragon ${colours[colour]} ${at}`
        : `Le dragon ${colours[colour]} ${de(player)} dévore ${theTile(eaten)} ${at}`,
    conjured: (player, moved, from, there) =>
      `La Sorcière ${de(player)} amène ${moved === undefined ? 'une tuile' : theTile(moved)}, qui était ${from}, ${there}`,
    ended: (player) => `${player} finit son tour`,
    located: (player, place, lies, at) => `${player} place ${theLocation(place)} en ${lies === 'across' ? 'largeur' : 'hauteur'}, ${at}`,
    tallied: (place, totals, last) => `${capitalize(theLocation(place))} : ${totals.map(total).join(', ')} ; dernière tuile : ${last}`,
    finished: 'La table s’arrête là',
    adjusted: (player, by, reason) => `${player} ${signedFigure(by)} : ${reason}`,
  },

  now: {
    title: 'Lieu en cours',
    ground: { safe: 'Sûr', dangerous: 'Dangereux' },
    groundMeans: { safe: 'espaces libres seulement', dangerous: 'le plus fort recouvre' },
    turned: 'retourné par le Roi',
    levelled: 'Évêque : chaque tuile compte 1',
    limits: {
      graveyard: 'Une ou deux tuiles par tour, jamais plus',
      garrison: 'Une maison par tour au plus',
      tourney: 'La couleur la plus basse perd 3 points',
    },
    filled: (filled) => `${count(filled, 'espace', 'espaces')} sur 10`,
    prizes: (prizes) => `Gains ${prizes.join(', ')}`,
    unpaid: 'À trois joueurs, le troisième gain n’est pas versé.',
    loses: (player, colour) => `${player} (${colours[colour]}) perdrait 3 points maintenant.`,
    awards: (awards) => `apporte ${list(awards.map((each) => theCharacter(each)))}`,
    totals: 'Si l’on comptait maintenant',
    rank: ordinal,
    absent: 'sans tuile',
    prize: points,
    ties: (first, placer) => `Si ${placer} pose la dernière tuile, les égalités vont à ${[...first, placer].join(', puis ')}.`,
    outOfTiles: (players) =>
      `${list(players)} ${players.length === 1 ? 'n’a' : 'n’ont'} plus de tuiles et ${players.length === 1 ? 'passe son tour' : 'passent leur tour'}.`,
    lastScoring: 'Dernier décompte',
    holds: (player, won) => `${player} : ${list(won.map((each) => characters[each]))}`,
  },

  turn: {
    choose: (player) => `${player} : choisissez une tuile et un espace.`,
    tileFor: (at) => `Quelle tuile ${at} ?`,
    played: (played) => `Ce tour-ci : ${list(played.map(kindName))}.`,
    mayPlay: (more) => (more.length > 3 ? 'Vous pouvez en poser d’autres.' : `Vous pouvez ajouter : ${list(more.map(kindName))}.`),
    nothingMore: 'Vous ne pouvez plus rien poser.',
    chosen: (player, chosen, open) => `${player} : posez ${theTile(chosen)} (${count(open, 'espace', 'espaces')}).`,
    shut: (chosen) => `${capitalize(tile(chosen))} : impossible maintenant.`,
    conjureFrom: (player) => `${player} : quelle tuile la Sorcière déplace-t-elle ?`,
    conjureTo: (player, chosen, open) => `${player} : déplacez ${theTile(chosen)} (${count(open, 'espace', 'espaces')}).`,
    characters: 'Personnages',
    tiles: 'Tuiles',
    left: (left) => `reste ${left}`,
    end: 'Finir le tour',
    discard: 'Défausser le dragon ? Il n’y a rien à dévorer là.',
    discardYes: 'Le défausser',
    discardNo: 'Le garder',
    inWords: 'Jouer par écrit',
    otherTile: 'Choisir une autre tuile',
    noSpace: 'Aucun espace possible.',
    move: (moved, at) => `${tile(moved)} ${at}`,
    space: (at, covered) => (covered === undefined ? at : `${at}, sur ${theTile(covered)}`),
  },

  news: {
    covers: (player, kind, owner, covered) => `${capitalize(theKind(kind))} ${de(player)} recouvre ${theKind(covered)} ${de(owner)}.`,
    eats: (player, owner, eaten) => `Le dragon ${de(player)} dévore ${theKind(eaten)} ${de(owner)}.`,
    discards: (player) => `${player} défausse le dragon.`,
    moves: (player, kind) => `La Sorcière amène ici ${theKind(kind)} ${de(player)}.`,
    ground: (place, ground) => `${capitalize(theLocation(place))} : terrain ${ground === 'safe' ? 'sûr' : 'dangereux'} désormais.`,
    king: (place, ground) => `Avec le Roi, ${theLocation(place)} passe en terrain ${ground === 'safe' ? 'sûr' : 'dangereux'}.`,
    bishop: (totals) => `Avec l’Évêque, chaque tuile compte 1${totals.length === 0 ? '' : ` : ${totals.map(total).join(', ')}`}.`,
    wizard: (kind) => `Le Magicien ajoute ${isFeminineKind(kind) ? 'une seconde' : 'un second'} ${kinds[kind]}.`,
    guildmaster: (counts) => `La tuile du Maître de guilde compte ${counts}.`,
    protects: (character) => `${capitalize(theCharacter(character))} protège cette tuile.`,
    noTiles: (player, lost) =>
      lost.length === 0
        ? `${player} n’a plus de tuiles.`
        : `${player} n’a plus de tuiles et défausse ${list(lost.map((each) => theCharacter(each)))}.`,
    skipped: (players) => `${list(players)}, sans tuiles, ${players.length === 1 ? 'passe son tour' : 'passent leur tour'}.`,
    over: (player) => `${player} a fini son tour.`,
    nothingLeft: (player) => `${player} ne peut plus rien poser : fin de son tour.`,
    full: (place, player) => `${location(place)}, plus d’espace libre : fin du tour ${de(player)}.`,
    limits: {
      graveyard: 'Cimetière : une ou deux tuiles par tour, jamais plus.',
      garrison: 'Garnison : une maison par tour au plus.',
      tourney: 'Piste de tournoi : la couleur la plus basse perdra 3 points.',
    },
  },

  locate: {
    choose: (player, place) => `${player} : placez ${theLocation(place)} sur une case en évidence.`,
    empty: 'Touchez pour voir, touchez encore pour tourner.',
    turn: 'Tourner',
    lay: 'Placer ici',
    away: 'Effacer',
    insist: (lies) => `Placer ici quand même, en ${lies === 'across' ? 'largeur' : 'hauteur'}`,
    lies: { across: 'en largeur', down: 'en hauteur' },
    option: (lies, at) => `${lies === 'across' ? 'En largeur' : 'En hauteur'} : ${at}`,
    worth: (totals) => totals.map(total).join(', '),
    worthless: 'personne n’y a de tuile',
  },

  scoring: {
    title: (place) => `${location(place)} : résultats`,
    lost: (character) => `Personne ne peut recevoir ${theCharacter(character)}, qui quitte la partie.`,
    tieBreak: 'Les égalités',
    ring: (last, order) =>
      `${last} a posé la dernière tuile. Les égalités vont dans le sens horaire depuis la gauche ${de(last)} : ${order.join(', ')}.`,
    tourney: 'Piste de tournoi',
  },

  end: {
    reasons: {
      'kg.end.tenth': 'Le dixième lieu est compté. La partie est finie.',
      'kg.end.no-tiles': 'Plus personne n’a de tuiles. Le dernier lieu a été compté tel quel.',
      'kg.end.one-left': 'Un seul joueur a encore des tuiles. La partie est finie.',
    },
    closed: 'La table s’est arrêtée avant le dixième lieu.',
    decided: (player, same, others, place) =>
      `${list([player, ...others])} ont chacun ${points(same)} ; ${player} a gagné le plus ${toLocation(place)}, dernier lieu compté.`,
    shared: (players, same, place) =>
      `${list(players)} ont chacun ${points(same)} et ont gagné autant ${toLocation(place)} : victoire partagée.`,
  },

  box: {
    guessed:
      'Le livret ne donne pas tous les gains, terrains, personnages et nombres de tuiles. Certains sont estimés : comparez-les à votre boîte.',
    moreTiles: (kind) => `Ma boîte en a davantage (${kindName(kind)})`,
  },
  goOn: (place) => `Passer aux scores seulement, à partir ${ofLocation(place)}`,
});
