import type { DeskScreens } from '#contract/desk-screens';
import type { GameScreens } from '#contract/screens';
import type { Case, ChoicesByAgreement, Finding } from '#desk/desk';
import { describeField } from '#desk/form-fields';
import { playEvents } from '#desk/table-cases';
import { language } from '#screens/state/app-state';
import { stateOf } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import '../desk.css';
import { describeCase, eventsOf } from './case-sentences';

interface CasePictureProps {
  readonly id: string;
  readonly screens: DeskScreens;
  readonly game: GameScreens;
  readonly deskCase: Case;
  readonly agreements: ChoicesByAgreement;
  readonly finding: Finding | undefined;
}

/** A case to look at: its table where it has one, and what its fields hold; nothing in it can be tapped. */
export function CasePicture({ id, screens, game, deskCase, agreements, finding }: CasePictureProps) {
  const { desk, Picture, Icon } = screens;
  const table = desk.layOut(deskCase, agreements);
  const fields = desk.fields(deskCase, language.value);
  const events = eventsOf(screens, deskCase);
  const drawn =
    table === undefined ? null : Picture !== undefined ? (
      <Picture deskCase={deskCase} finding={finding} language={language.value} />
    ) : (
      <game.Picture
        state={stateOf(playEvents(table, events))}
        names={namesOf(screens.text[language.value].players(deskCase))}
        language={language.value}
      />
    );
  return (
    <div
      class="case-picture stack"
      role="img"
      aria-label={describeCase({ id, desk: screens, game, language: language.value }, deskCase, agreements)}
    >
      {drawn}
      <dl class="case-fields">
        {fields.map((field) => {
          const value = describeField(field, deskCase);
          if (value === undefined) return null;
          const chosen =
            field.kind === 'choice'
              ? [field.get(deskCase)]
              : field.kind === 'several' || field.kind === 'sequence'
                ? field.get(deskCase)
                : [];
          return (
            <div key={field.id}>
              <dt class="quiet">{field.label}</dt>
              <dd>
                {Icon !== undefined &&
                  chosen.flatMap((each, index) =>
                    each === undefined ? [] : [<Icon key={`${each}-${index}`} field={field.id} value={each} deskCase={deskCase} />],
                  )}
                <span>{value}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
