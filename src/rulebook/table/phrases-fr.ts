/** What people type who look for one of these pages. */
export const fr = {
  phase: 'pas maintenant, mauvaise phase, trop tôt, trop tard, mauvais moment, déroulement',
  adjust: 'bonus, pénalité, handicap, corriger le score à la main, ajouter des points',
  'log.conflict': 'ne convient plus, bloqué, événements en attente, corriger, rayer',
  'log.nothing': 'revenir en arrière, reprendre, erreur, fausse touche',
  'log.abandoned': 'arrêter, laisser tomber, reprendre, inachevée',
  'log.gone': 'supprimé, effacé, rayé',
  'log.following': 'deux onglets, autre fenêtre, verrouillé, lecture seule',
  'log.away': 'transmise, autre téléphone, lecture seule, codes QR, batterie faible',
};
