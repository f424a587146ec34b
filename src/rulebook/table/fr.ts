import type { RuleTexts } from '#rulebook/rulebook';
import { typeset } from '#text/french';
import type { TableReasons } from '#text/table-reasons';

const OURS = 'La façon dont Regent tient une partie ; aucun livret n’en parle';

export const fr: RuleTexts<keyof TableReasons> = typeset({
  phase: {
    title: 'Chaque chose en son temps',
    statement:
      'Une partie passe par ses phases dans l’ordre, et chacune n’admet que ce qui lui revient. Ce qui vient trop tôt ou trop tard est refusé, peu importe qui le saisit ; la phrase dit ce que la table doit faire maintenant.',
    source: OURS,
  },
  adjust: {
    title: 'Des points d’un commun accord',
    statement:
      'Une table peut donner ou retirer des points pour une raison à elle : un handicap, une pénalité, une erreur que personne ne retrouve. Ils figurent au journal et sur la feuille avec cette raison, et s’annulent comme le reste.',
    source: OURS,
  },
  'log.conflict': {
    title: 'Un changement plus haut, un conflit plus bas',
    statement:
      'Quand on corrige quelque chose plus haut, un événement ultérieur peut devenir impossible. La partie s’arrête alors juste avant, et la suite attend : corrigez-le, rayez-le, admettez-le, ou annulez le changement. Rien ne se perd.',
    source: OURS,
  },
  'log.nothing': {
    title: 'Annuler et rétablir',
    statement: 'Annuler reprend la dernière saisie, quelle qu’elle soit ; rétablir la ramène, tant que rien de nouveau n’est saisi.',
    source: OURS,
  },
  'log.abandoned': {
    title: 'Une partie interrompue',
    statement: 'Une partie interrompue est gardée et ne compte dans aucune statistique. Annuler la ramène où elle en était.',
    source: OURS,
  },
  'log.gone': {
    title: 'Ce qui est rayé n’est plus là',
    statement: 'Un événement rayé ou annulé ne peut plus être corrigé. Il reste au journal, et annuler peut le ramener.',
    source: OURS,
  },
  'log.following': {
    title: 'Un seul onglet tient la partie',
    statement:
      'Une partie est écrite par un onglet ou une fenêtre à la fois ; les autres suivent et la montrent. Choisissez de continuer ici, et celui-ci prend le relais.',
    source: OURS,
  },
  'log.away': {
    title: 'Un seul téléphone tient la partie',
    statement:
      'Une partie transmise continue sur l’autre téléphone ; celui-ci ne montre plus que l’état d’alors et n’apprend rien de la suite. Reprenez-la pour continuer ici, ou laissez l’autre téléphone la rendre avec tout ce qui s’est passé depuis.',
    source: OURS,
  },
});
