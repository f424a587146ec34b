import { grammar } from '#text/language';

const english = grammar('en');

export const en = {
  desk: {
    title: 'Ask the referee',
    hint: 'Look a rule up, or lay out what happened and hear the ruling.',
    questions: 'What is the question?',
    rules: 'Rulebook',
    agreements: 'Agreements',
    answer: 'The ruling',
    waiting: 'Tell a little more and the ruling appears here.',
    because: 'Because',
    otherwise: 'Under another agreement',
    sameOtherwise: 'No agreement would change this.',
    fresh: 'Start afresh',
    byRegent: (game: string) => `${game}, ruled by Regent`,
  },
  rules: {
    title: 'Rulebook',
    search: 'Search the rules',
    searchHint: 'In your own words',
    found: (count: number) => english.count(count, 'rule found', 'rules found'),
    none: 'No rule speaks of that. Try other words, or choose a game below.',
    table: 'At every table',
    source: (where: string) => `Source: ${where}`,
    examples: 'For example',
    tryIt: 'Try it at the desk',
    related: 'Read with it',
    depends: 'Depends on an agreement',
    gone: 'There is no rule by that name.',
  },
  agreements: {
    title: (game: string) => `Agreements: ${game}`,
    hint: 'Where the printed rules are silent or say two things, the table decides. This is what they leave open, and what we play unless you say otherwise.',
    says: 'What the rulebook says',
    others: 'How else it can be played',
    ours: 'What we play',
    rules: 'Rules it touches',
    groups: 'Your groups',
    groupsHint: 'A group’s choice is filled in whenever it starts a game.',
    now: 'Agreements of this game',
    nowHint: 'Choose another and see first what it would change.',
    saved: (group: string) => `${group} plays it so from now on.`,
  },
  whatIf: {
    title: 'What if?',
    hint: 'Try anything: nothing here goes into the log.',
    faceDown: 'Cards lie face down. Nothing is tried until they are turned over.',
    back: 'Back to the game',
    empty: 'Play a move on the board to hear what the referee would say.',
    asked: (event: string) => `Is this allowed? ${event}`,
    yes: (event: string) => `Yes. ${event}`.trim(),
    no: (event: string) => `No. ${event}`.trim(),
    points: (name: string, before: number, after: number) => `${name}: ${before} → ${after}`,
    noPoints: 'No points change.',
    takeBack: 'Take back',
    again: 'As in the game',
    tried: (count: number) => english.count(count, 'thing tried', 'things tried'),
    letStand: 'Try it all the same',
    changed: (question: string, choice: string) => `${question} ${choice}`,
    questions: 'Ask about this position',
    over: 'The game would be over.',
  },
};

/** What the referee's desk, the rulebook and the agreements say, whatever the game. */
export type DeskShellText = typeof en;
