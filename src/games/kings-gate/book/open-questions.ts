import type { agreements } from '#games/kings-gate/law/rules';
import type { OpenQuestion } from '#rulebook/rulebook';
import { typeset } from '#text/french';

type Questions = Readonly<Record<keyof typeof agreements, OpenQuestion>>;

const en: Questions = {
  'dragon-on-safe': {
    says: '“Locations” lets tiles go to free spaces only at a safe location, and the dragon is a tile (“District Tiles”). “Placing District Tiles” lets a dragon go onto an opponent’s tile at the current location, without a word about the ground.',
    others: 'Allowed: the dragon has a rule of its own and leaves no tile on the space, so the ban on covering does not reach it.',
    ours: 'Forbidden: the rulebook calls the dragon a tile and makes no exception for it. On a free space it may still be discarded, and where the King turns the ground it eats.',
  },
  graveyard: {
    says: '“Special Locations” allows one or two tiles a turn and never more than two, pubs, houses and dragons included. It does not say whether the usual limit of one bigger tile still applies.',
    others: 'The usual limits stay, and two is only a maximum: a 4 and a pub, but never a 4 and a 2.',
    ours: 'Any two: taken literally, the sentence allows two tiles; as a mere maximum it would tell players little new.',
  },
  'sorceress-turn': {
    says: '“Character Counter Effects” says that with the Sorceress you place no tile from your hand but move one. It does not say whether the rest of the turn goes on.',
    others: 'She is the whole turn: nothing is placed besides the tile that she moves, not even a pub.',
    ours: 'One slot: she stands for the one tile that you would have placed, so a pub or a dragon may still be played as well.',
  },
  'king-at-once': {
    says: '“Character Counter Effects” lets the King change the colour of the current location when he is played. It does not say whether the tile he comes with is judged before or after that.',
    others: 'The tile is placed first, by the old ground, which turns afterwards.',
    ours: 'At once: tile and King come together (“Character Counters”), so the ground has turned when the tile is down.',
  },
  'tourney-absent': {
    says: '“Special Locations” takes 3 points from the player with the smallest total at the Tourney Grounds. It does not say whether having no tile there is a total.',
    others: 'Only a colour with a tile there can be the lowest; staying away is then a way out.',
    ours: 'It counts: no tile is the smallest total there can be, and a loss you escape by staying away would hurt nobody.',
  },
  debt: {
    says: '“Special Locations” takes 3 points, and points are tokens (“Scoring Locations”). It does not say what happens to somebody with fewer than 3.',
    others: 'A debt is written down, and points go below 0.',
    ours: 'Stop at 0: nobody can pay with tokens that are not there; the prizes of the same scoring are counted first.',
  },
  'hidden-points': {
    says: '“Scoring Locations” has everybody show the tokens face up, and lets players agree to keep them hidden.',
    others: 'Hidden: nobody knows for certain who leads.',
    ours: 'Open, the rulebook’s first choice; it changes only what the screen shows.',
  },
};

const fr: Questions = typeset({
  'dragon-on-safe': {
    says: '« Lieux » ne permet aux tuiles que les espaces libres dans un lieu sûr, et le dragon est une tuile. « Placer des tuiles de bâtiment » lui permet d’aller sur la tuile d’un adversaire, sans rien dire du terrain.',
    others: 'Permis : le dragon a sa propre règle et ne laisse pas de tuile dans l’espace ; l’interdiction de recouvrir ne le vise pas.',
    ours: 'Interdit : pour le livret, le dragon est une tuile, sans exception. On peut toujours le défausser dans un espace libre, et il dévore là où le Roi a retourné le terrain.',
  },
  graveyard: {
    says: '« Les lieux spéciaux » permet une ou deux tuiles par tour, jamais plus, tavernes, maisons et dragons compris, sans dire si la limite habituelle d’une seule tuile plus forte tient toujours.',
    others: 'Les limites habituelles restent, et deux n’est qu’un maximum : un 4 et une taverne, jamais un 4 et un 2.',
    ours: 'Deux au choix : telle quelle, la phrase donne le droit à deux tuiles ; comme simple maximum, elle n’apprendrait presque rien.',
  },
  'sorceress-turn': {
    says: '« Les jetons de personnages » dit qu’avec la Sorcière on ne pose pas de tuile de sa main mais qu’on en déplace une, sans dire si le tour continue.',
    others: 'Elle est le tour entier : rien d’autre que la tuile déplacée, pas même une taverne.',
    ours: 'Une place : elle remplace la tuile qu’on aurait posée, et une taverne ou un dragon peut encore se jouer en plus.',
  },
  'king-at-once': {
    says: '« Les jetons de personnages » fait changer la couleur du lieu en cours quand le Roi est joué. Le livret ne dit pas si la tuile qui l’amène est jugée avant ou après.',
    others: 'La tuile se pose d’abord, sur l’ancien terrain, qui se retourne ensuite.',
    ours: 'Tout de suite : la tuile et le Roi arrivent ensemble, le terrain est donc retourné quand la tuile est posée.',
  },
  'tourney-absent': {
    says: '« Les lieux spéciaux » retire 3 points au plus petit total à la Piste de tournoi, sans dire si n’avoir aucune tuile est un total.',
    others: 'Seule une couleur qui a une tuile sur place peut être la plus faible ; ne pas venir est alors une échappatoire.',
    ours: 'Elle compte : aucune tuile, c’est le plus petit total possible, et une perte qu’on évite en ne venant pas ne toucherait personne.',
  },
  debt: {
    says: '« Les lieux spéciaux » retire 3 points, et les points sont des jetons (« Le décompte des lieux »). Le livret ne dit rien d’un joueur qui en a moins de 3.',
    others: 'La dette se note, et les points passent sous 0.',
    ours: 'On s’arrête à 0 : on ne paie pas avec des jetons qu’on n’a pas ; les gains du même décompte sont ajoutés avant.',
  },
  'hidden-points': {
    says: '« Le décompte des lieux » fait montrer les jetons face visible, et permet aux joueurs de convenir de les cacher.',
    others: 'Cachés : personne ne sait au juste qui mène.',
    ours: 'Visibles, comme le livret le prévoit d’abord ; cela change l’écran et aucune règle.',
  },
});

export const openQuestions = { en, fr };
