import type { agreements } from '#games/kings-gate/law/rules';
import type { OpenQuestion } from '#rulebook/rulebook';
import { typeset } from '#text/french';

type Questions = Readonly<Record<keyof typeof agreements, OpenQuestion>>;

const en: Questions = {
  'dragon-on-safe': {
    says: '“Locations” lets tiles go to free spaces only at a safe location; “Placing District Tiles” lets a dragon go onto an opponent’s tile at the current location, without a word about the ground.',
    others: 'Some tables read “free spaces only” for dragons as well, so that a safe location has no dragons at all.',
    ours: 'Allowed: the dragon has a rule of its own and leaves no tile on the space, so the ban on covering does not reach it.',
  },
  graveyard: {
    says: '“Special Locations” allows one or two tiles a turn and never more than two, pubs, houses and dragons included. It does not say whether the usual limit of one greater tile still holds.',
    others: 'Some tables keep the usual limits and see two as a cap only: a 4 and a pub, but never a 4 and a 2.',
    ours: 'Any two: read as it stands, the sentence gives leave for two tiles, and it would say little new to players if it were a cap alone.',
  },
  'sorceress-turn': {
    says: '“Character Counter Effects” says that with the Sorceress you place no tile from your hand but move one. It does not say whether the rest of the turn goes on.',
    others: 'Some tables let her be the whole turn: nothing is placed beside a tile that she moves, not even a pub.',
    ours: 'One slot: she stands for the one tile that you would have placed, so a pub or a dragon may still be played beside.',
  },
  'king-at-once': {
    says: '“Character Counter Effects” lets the King change the colour of the current location when he is played. Whether the tile he comes with is judged before or after that is left open.',
    others: 'Some tables place the tile first, by the old ground, and turn it afterwards.',
    ours: 'At once: tile and King come together (“Character Counters”), so the ground has turned when the tile lies there.',
  },
  'tourney-absent': {
    says: '“Special Locations” takes 3 points from the player with the smallest total at the Tourney Grounds. It does not say whether having no tile there is a total.',
    others: 'Some tables let only those pay who have a tile there; staying away is then a way out.',
    ours: 'Counts: no tile is the smallest total there can be, and a loss that one escapes by staying away would bite nobody.',
  },
  debt: {
    says: '“Special Locations” takes 3 points, and points are tokens (“Scoring Locations”). What happens to somebody with fewer than 3 is not said.',
    others: 'Some tables write down a debt and go below 0.',
    ours: 'Stop at 0: nobody can pay with tokens that are not there; the prizes of the same scoring are counted first.',
  },
  'hidden-points': {
    says: '“Scoring Locations” has everybody show the tokens face up, and lets players agree to keep them hidden.',
    others: 'Hidden tokens are common where people dislike that everybody goes for the leader.',
    ours: 'Open, as the rulebook has it first; it changes what the screen shows and no rule.',
  },
};

const fr: Questions = typeset({
  'dragon-on-safe': {
    says: '« Lieux » ne permet que les espaces libres dans un lieu sûr ; « Placer des tuiles de bâtiment » permet au dragon d’aller sur la tuile d’un adversaire, sans rien dire du terrain.',
    others: 'Certaines tables appliquent « espaces libres » aux dragons aussi : aucun dragon dans un lieu sûr.',
    ours: 'Permis : le dragon a sa propre règle et ne laisse pas de tuile dans l’espace ; l’interdiction de recouvrir ne le vise pas.',
  },
  graveyard: {
    says: '« Les lieux spéciaux » permet une ou deux tuiles par tour, jamais plus, tavernes, maisons et dragons compris, sans dire si la limite habituelle d’une seule tuile plus forte tient toujours.',
    others:
      'Certaines tables gardent les limites habituelles et voient dans deux un simple maximum : un 4 et une taverne, jamais un 4 et un 2.',
    ours: 'Deux au choix : telle quelle, la phrase donne le droit à deux tuiles ; comme simple maximum, elle n’apprendrait presque rien.',
  },
  'sorceress-turn': {
    says: '« Les jetons de personnages » dit qu’avec la Sorcière on ne pose pas de tuile de sa main mais qu’on en déplace une, sans dire si le tour continue.',
    others: 'Certaines tables en font le tour entier : rien d’autre que la tuile déplacée, pas même une taverne.',
    ours: 'Une place : elle remplace la tuile qu’on aurait posée, et une taverne ou un dragon peut encore se jouer en plus.',
  },
  'king-at-once': {
    says: '« Les jetons de personnages » fait changer la couleur du lieu en cours quand le Roi est joué. La règle ne dit pas si la tuile qui l’amène est jugée avant ou après.',
    others: 'Certaines tables posent d’abord la tuile sur l’ancien terrain, puis le retournent.',
    ours: 'Tout de suite : la tuile et le Roi arrivent ensemble, le terrain est donc retourné quand la tuile est posée.',
  },
  'tourney-absent': {
    says: '« Les lieux spéciaux » retire 3 points à qui a le plus petit total à la Piste de tournoi, sans dire si n’avoir aucune tuile est un total.',
    others: 'Certaines tables ne font payer que ceux qui ont une tuile sur place ; ne pas venir est alors une échappatoire.',
    ours: 'Elle compte : aucune tuile, c’est le plus petit total possible, et une perte qu’on évite en ne venant pas ne toucherait personne.',
  },
  debt: {
    says: '« Les lieux spéciaux » retire 3 points, et les points sont des jetons (« Le décompte des lieux »). Rien sur qui en a moins de 3.',
    others: 'Certaines tables notent la dette et passent sous 0.',
    ours: 'On s’arrête à 0 : on ne paie pas avec des jetons qu’on n’a pas ; les gains du même décompte sont ajoutés avant.',
  },
  'hidden-points': {
    says: '« Le décompte des lieux » fait montrer les jetons face visible, et permet aux joueurs de convenir de les cacher.',
    others: 'Des jetons cachés plaisent aux tables où tout le monde vise le premier.',
    ours: 'Visibles, comme la règle le prévoit d’abord ; cela change l’écran et aucune règle.',
  },
});

export const questions = { en, fr };
