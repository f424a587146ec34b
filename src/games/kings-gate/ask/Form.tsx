import type { KingsGateCase } from '#games/kings-gate/desk/cases';
import '../table/kings-gate.css';
import { EndForm } from './EndForm';
import './kings-gate-desk.css';
import { LocateForm } from './LocateForm';
import { LocationForm } from './LocationForm';
import type { FormOf } from './Picture';
import { TieForm } from './TieForm';
import { TileForm } from './TileForm';
import { TurnForm } from './TurnForm';

/** The fields of a question, its small position drawn among them. */
export function Form({ asked, ...rest }: FormOf<KingsGateCase>) {
  switch (asked.question) {
    case 'tie':
      return <TieForm {...rest} asked={asked} />;
    case 'tile':
      return <TileForm {...rest} asked={asked} />;
    case 'location':
      return <LocationForm {...rest} asked={asked} />;
    case 'turn':
      return <TurnForm {...rest} asked={asked} />;
    case 'locate':
      return <LocateForm {...rest} asked={asked} />;
    case 'end':
      return <EndForm {...rest} asked={asked} />;
  }
}
