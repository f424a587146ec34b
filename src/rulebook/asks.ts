import type { Asks } from './rulebook';

interface Worded {
  readonly questions: Readonly<Record<string, { readonly title: string; readonly hint: string }>>;
  readonly agreements: Readonly<Record<string, { readonly question: string; readonly choices: Readonly<Record<string, string>> }>>;
}

/** A game's questions for the desk and its open questions, with other words that people use for them. */
export function asksOf(game: string, { questions, agreements }: Worded, also: Readonly<Record<string, string>>): Asks {
  // What only shows a few events of a game is no question that somebody can put.
  const put = Object.entries(questions).filter(([id]) => id !== 'log');
  return Object.fromEntries([
    ...put.map(([id, { title, hint }]) => [`desk/${game}/${id}`, { title, text: hint, also: also[id] ?? '' }] as const),
    ...Object.entries(agreements).map(([id, { question, choices }]) => {
      const all = Object.values(choices);
      return [`agreements/${game}/${id}`, { title: question, text: all.join('. '), also: also[id] ?? '', choices: all }] as const;
    }),
  ]);
}
