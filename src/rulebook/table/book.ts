import type { Book, RuleLinks } from '#rulebook/rulebook';
import type { TableReasons } from '#text/table-reasons';
import { en } from './en';
import { fr } from './fr';

export type TableRule = keyof TableReasons;

const rules: readonly TableRule[] = [
  'phase',
  'adjust',
  'log.conflict',
  'log.nothing',
  'log.abandoned',
  'log.gone',
  'log.following',
  'log.away',
  'log.joined',
  'log.seat',
];

const links: Readonly<Record<TableRule, RuleLinks<TableRule, never>>> = {
  phase: { related: ['log.conflict', 'adjust'] },
  adjust: { related: ['phase', 'log.conflict'] },
  'log.conflict': { related: ['log.gone', 'adjust'] },
  'log.nothing': { related: ['log.gone', 'log.abandoned'] },
  'log.abandoned': { related: ['log.nothing'] },
  'log.gone': { related: ['log.conflict', 'log.nothing'] },
  'log.following': { related: ['log.conflict', 'log.away'] },
  'log.away': { related: ['log.following', 'log.joined'] },
  'log.joined': { related: ['log.seat', 'log.away'] },
  'log.seat': { related: ['log.joined', 'phase'] },
};

/** What holds at every table, whatever is played: how Regent keeps a game. */
export const book: Book<TableRule, never> = {
  rules,
  text: { en, fr },
  links,
  openQuestions: { en: {}, fr: {} },
  chapters: {
    en: {
      '': 'At the table',
      conflict: 'The log',
      nothing: 'The log',
      abandoned: 'The log',
      gone: 'The log',
      following: 'The log',
      away: 'The log',
      joined: 'The log',
      seat: 'The log',
    },
    fr: {
      '': 'À la table',
      conflict: 'Le journal',
      nothing: 'Le journal',
      abandoned: 'Le journal',
      gone: 'Le journal',
      following: 'Le journal',
      away: 'Le journal',
      joined: 'Le journal',
      seat: 'Le journal',
    },
  },
  loadSearchWords: async () => (await import('./search-words')).searchWords,
};
