import type { Finding } from '#desk/desk';
import type { KingdomBuilderCase } from '#games/kingdom-builder/desk/cases';
import type { Language } from '#text/language';
import { BoardForm } from './FormBoard';
import { SiteForm } from './FormSite';
import { EndForm, FullForm, UseForm } from './FormTurn';
import { Picture } from './Picture';

interface FormProps {
  readonly asked: KingdomBuilderCase;
  readonly finding: Finding | undefined;
  readonly language: Language;
  onChange(asked: KingdomBuilderCase): void;
}

export function Form({ asked, ...rest }: FormProps) {
  switch (asked.question) {
    case 'use':
      return <UseForm asked={asked} {...rest} />;
    case 'full':
      return <FullForm asked={asked} {...rest} />;
    case 'end':
      return <EndForm asked={asked} {...rest} />;
    case 'site':
      return <SiteForm asked={asked} {...rest} />;
    case 'log':
      return <Picture asked={asked} {...rest} />;
    default:
      return <BoardForm asked={asked} {...rest} />;
  }
}
