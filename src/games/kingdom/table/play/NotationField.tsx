import type { BoardProps } from '#contract';
import type { Kingdom } from '#games/kingdom/game';
import { parseTurn } from '#games/kingdom/law/notation';
import { ruleOn } from '#session/log/rule-on';
import { standOf } from '#session/log/table';
import { TypedField } from '#ui/form/TypedField';
import { texts } from '../describe-position';
import { completePath } from './tap';

/** A turn that is typed: `c3-e5`. A Knight's way back (`/c5`) is only logged once its capture stands. */
export function NotationField({ table, stand, language, play }: BoardProps<Kingdom>) {
  const text = texts[language].list;
  return (
    <TypedField
      text={text}
      hint={text.hint}
      onEnter={(line) => {
        const [first, second] = parseTurn(line) ?? [];
        if (first === undefined) return 'unread';
        const now = first.type === 'move' ? completePath(stand, first) : first;
        const stands = ruleOn(table.game, stand, now).answer === 'accepted';
        const onward = stands && stand === standOf(table);
        play(now);
        if (second !== undefined && onward) play(second);
        return stands ? 'played' : 'refused';
      }}
    />
  );
}
