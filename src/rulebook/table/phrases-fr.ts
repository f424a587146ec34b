/** What people type who look for one of these pages. */
export const fr = {
  phase: 'pas maintenant, mauvaise phase, trop tôt, trop tard, mauvais moment, déroulement',
  adjust: 'bonus, pénalité, handicap, corriger le score à la main, ajouter des points',
  'log.conflict': 'plus possible, bloqué, coup après une correction, corriger un coup, retirer un coup, conflit',
  'log.nothing': 'revenir en arrière, reprendre, erreur, fausse touche',
  'log.abandoned': 'terminer sans résultat, interrompre, arrêter, laisser tomber, reprendre, inachevée',
  'log.gone': 'supprimé, effacé, rayé, coup retiré',
  'log.following': 'deux onglets, autre fenêtre, verrouillé, lecture seule',
  'log.away': 'transmise, autre téléphone, lecture seule, codes QR, batterie faible',
  'log.joined': 'plusieurs téléphones, téléphones à la table, téléphone qui tient la partie, annuler depuis un autre téléphone',
  'log.seat': 'mauvais joueur, jouer pour quelqu’un d’autre, son propre téléphone, ma place',
};
