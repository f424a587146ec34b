import { language, text } from '../state';
import type { GameScreens } from './contract';

/** The rule behind a ruling, where the game's rulebook has it. */
export function RuleNote({ rule, screens }: { readonly rule: string; readonly screens: GameScreens }) {
  const words = text.value.table;
  const found = screens.text[language.value].rules[rule];
  if (found === undefined) return null;
  return (
    <details class="agreements">
      <summary>{words.showRule}</summary>
      <div class="stack">
        <h3>{found.title}</h3>
        <p>{found.statement}</p>
        <p class="quiet">{words.ruleSource(found.source)}</p>
        <p class="rule-id">{rule}</p>
      </div>
    </details>
  );
}
