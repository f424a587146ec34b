import type { RuleTexts } from '#rulebook/rulebook';
import { typeset } from '#text/french';
import type { TableReasons } from '#text/table-reasons';

const OURS = 'Le fonctionnement de Regent ; aucun livret n’en parle';

export const fr: RuleTexts<keyof TableReasons> = typeset({
  phase: {
    title: 'Chaque chose en son temps',
    statement:
      'Une partie passe par ses phases dans l’ordre, et chaque phase a ses propres coups. Un coup qui vient trop tôt ou trop tard est refusé, quel que soit le joueur ; Regent dit ce qui vient d’abord.',
    source: OURS,
  },
  adjust: {
    title: 'Des points d’un commun accord',
    statement:
      'Votre table peut donner ou retirer des points pour une raison à elle : un handicap, une pénalité, une erreur que personne ne retrouve. Ils figurent dans le journal et sur la feuille de score avec cette raison, et s’annulent comme le reste.',
    source: OURS,
  },
  'log.conflict': {
    title: 'Un coup corrigé, un autre impossible',
    statement:
      'Quand vous corrigez un coup, un coup suivant peut devenir impossible. La partie s’arrête alors juste avant : corrigez-le aussi, retirez-le, autorisez-le, ou annulez le changement. Rien n’est perdu.',
    source: OURS,
  },
  'log.nothing': {
    title: 'Annuler et rétablir',
    statement:
      'Annuler reprend le dernier coup ou le dernier changement, quel qu’il soit. Rétablir le ramène, tant que vous ne jouez rien d’autre.',
    source: OURS,
  },
  'log.abandoned': {
    title: 'Une partie sans résultat',
    statement:
      'Une partie terminée sans résultat reste dans l’historique et ne compte pas dans les statistiques. Annuler la rouvre là où elle en était.',
    source: OURS,
  },
  'log.gone': {
    title: 'Un coup retiré n’est plus là',
    statement: 'Un coup retiré ou annulé ne peut plus être corrigé. Annuler peut le ramener.',
    source: OURS,
  },
  'log.following': {
    title: 'La partie se joue dans un seul onglet',
    statement:
      'Une partie se joue dans un seul onglet ou une seule fenêtre à la fois ; les autres la montrent. Touchez « Jouer ici » pour continuer dans celui-ci.',
    source: OURS,
  },
  'log.away': {
    title: 'La partie se joue sur un seul téléphone',
    statement:
      'Une partie transmise continue sur l’autre téléphone ; celui-ci la montre telle qu’elle était. Reprenez-la pour jouer ici, ou laissez l’autre téléphone la rendre avec tout ce qui s’est passé depuis.',
    source: OURS,
  },
  'log.joined': {
    title: 'Plusieurs téléphones, un seul qui enregistre',
    statement:
      'Quand des téléphones sont réunis autour d’une partie, l’un d’eux la tient : il juge chaque coup et l’enregistre. C’est là qu’on annule, corrige, convient de quelque chose ou donne des points. Les autres montrent la partie et jouent pour leur joueur.',
    source: OURS,
  },
  'log.seat': {
    title: 'Chaque téléphone joue pour son joueur',
    statement:
      'Un téléphone qui a rejoint la partie à la place de quelqu’un saisit ce que fait ce joueur, et rien pour les autres. Le téléphone qui tient la partie peut tout saisir.',
    source: OURS,
  },
});
