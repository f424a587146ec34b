import { DRAWS, type KingdomCase } from '#games/kingdom/desk/cases';
import { Choice } from '#ui/Choice';
import '../table/kingdom.css';
import { DangerForm } from './DangerForm';
import { JumpForm } from './JumpForm';
import './kddesk.css';
import { MoveForm } from './MoveForm';
import { type AskedProps, Picture } from './Picture';
import { texts } from './sentences';

export interface FormProps extends AskedProps {
  onChange(asked: KingdomCase): void;
}

/** The fields of each question; a few moves of a game are only shown. */
export function Form({ asked, finding, language, onChange }: FormProps) {
  switch (asked.question) {
    case 'move':
      return <MoveForm asked={asked} finding={finding} language={language} onChange={onChange} />;
    case 'win':
      return <MoveForm asked={asked} finding={finding} language={language} onChange={onChange} />;
    case 'jump':
      return <JumpForm asked={asked} finding={finding} language={language} onChange={onChange} />;
    case 'danger':
      return <DangerForm asked={asked} finding={finding} language={language} onChange={onChange} />;
    case 'draw':
      return (
        <Choice
          label={texts[language].form.happened}
          options={DRAWS.map((why) => ({ value: why, label: texts[language].form.draws[why] }))}
          value={asked.why}
          onChoose={(why) => onChange({ ...asked, why })}
        />
      );
    case 'log':
      return <Picture asked={asked} finding={finding} language={language} />;
  }
}
