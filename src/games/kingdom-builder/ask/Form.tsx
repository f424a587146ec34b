import type { FormProps } from '#contract';
import type { KingdomBuilderCase, KingdomBuilderResult } from '#games/kingdom-builder/desk/cases';
import { BoardForm } from './FormBoard';
import { LordsForm } from './FormLords';
import { SiteForm } from './FormSite';
import { EndForm, FullForm, UseForm } from './FormTurn';
import { Picture } from './Picture';

export function Form({ asked, ...rest }: FormProps<KingdomBuilderCase, KingdomBuilderResult>) {
  switch (asked.question) {
    case 'lords':
      return <LordsForm asked={asked} {...rest} />;
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
