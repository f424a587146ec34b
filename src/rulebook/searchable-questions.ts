import type { SearchableQuestions } from './rulebook';

interface QuestionTexts {
  readonly questions: Readonly<Record<string, { readonly title: string; readonly hint: string }>>;
  readonly agreements: Readonly<Record<string, { readonly question: string; readonly choices: Readonly<Record<string, string>> }>>;
}

/** A game's questions for the desk and its open questions, with other words that people use for them. */
export function createSearchableQuestions(
  game: string,
  { questions, agreements }: QuestionTexts,
  also: Readonly<Record<string, string>>,
): SearchableQuestions {
  // What only shows a few events of a game is no question that somebody can put.
  const deskQuestions = Object.entries(questions).filter(([id]) => id !== 'log');
  return Object.fromEntries([
    ...deskQuestions.map(([id, { title, hint }]) => [`desk/${game}/${id}`, { title, text: hint, also: also[id] ?? '' }] as const),
    ...Object.entries(agreements).map(([id, { question, choices }]) => {
      const choiceLabels = Object.values(choices);
      return [
        `agreements/${game}/${id}`,
        { title: question, text: choiceLabels.join('. '), also: also[id] ?? '', choices: choiceLabels },
      ] as const;
    }),
  ]);
}
