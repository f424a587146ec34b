import type { Question } from '#desk/desk';
import { href } from '#screens/shell/route';
import { language } from '#screens/state/app-state';
import { ListRow } from '#ui/ListRow';

interface QuestionRowsProps {
  readonly game: string;
  readonly questions: readonly Pick<Question, 'id' | 'words'>[];
  /** Whether each says what it asks for. */
  readonly hasHints?: boolean;
}

/** Questions that can be put to the referee, without a table. */
export const QuestionRows = ({ game, questions, hasHints = false }: QuestionRowsProps) => (
  <ul>
    {questions.map((question) => {
      const { title, hint } = question.words(language.value);
      return <ListRow key={question.id} label={title} hint={hasHints ? hint : undefined} href={href('desk', game, question.id)} />;
    })}
  </ul>
);
