import type { ComponentChildren } from 'preact';
import type { DeskScreens } from '#contract/desk-screens';
import type { Case, ChoicesByAgreement, Finding } from '#desk/desk';
import type { Field, Option } from '#desk/form-fields';
import { language } from '#screens/state/app-state';
import { Choice } from '#ui/form/Choice';
import { NumberFields } from '#ui/number/NumberFields';
import { deskText } from '../text';
import { BoardForm } from './BoardForm';
import { OptionGrid } from './OptionGrid';

export interface QuestionFormProps {
  /** The game. */
  readonly id: string;
  readonly screens: DeskScreens;
  readonly deskCase: Case;
  readonly agreements: ChoicesByAgreement;
  /** The referee's answer, for what is drawn on a board. */
  readonly finding: Finding | undefined;
  onChange(deskCase: Case): void;
}

/** The element that a field is drawn in, to go there from the verdict. */
export const fieldElementId = (id: string): string => `field-${id}`;

/** Every question's form: its fields in order, as they are declared. */
export function QuestionForm(props: QuestionFormProps) {
  const { screens, deskCase } = props;
  return (
    <div class="desk-fields stack">
      {screens.desk.fields(deskCase, language.value).map((field) => (
        <div key={field.id} id={fieldElementId(field.id)} class="desk-field" tabIndex={-1}>
          <FieldInput {...props} field={field} />
        </div>
      ))}
    </div>
  );
}

const textOf = (value: string | number | undefined): string | undefined => (value === undefined ? undefined : String(value));

function FieldInput({ field, ...props }: QuestionFormProps & { readonly field: Field<Case> }) {
  const { screens, deskCase, onChange } = props;
  const { label, hint } = field;
  const Icon = screens.Icon;
  const drawIcon = (value: string | number): ComponentChildren => Icon && <Icon field={field.id} value={value} deskCase={deskCase} />;
  const labelOf = (option: Option): ComponentChildren => (
    <>
      {drawIcon(option.value)}
      <span>{option.label}</span>
    </>
  );
  switch (field.kind) {
    case 'choice':
      return (
        <Choice
          label={label}
          hint={hint}
          options={field.options.map((option) => ({ value: String(option.value), label: labelOf(option), words: option.label }))}
          value={textOf(field.get(deskCase))}
          onChoose={(value) => {
            const option = field.options.find((each) => String(each.value) === value);
            if (option !== undefined) onChange(field.set(deskCase, option.value));
          }}
        />
      );
    case 'several':
      return (
        <OptionGrid
          label={label}
          hint={hint}
          options={field.options}
          chosen={field.get(deskCase)}
          labelOf={labelOf}
          onTap={(value) => {
            const before = field.get(deskCase);
            onChange(field.set(deskCase, before.includes(value) ? before.filter((each) => each !== value) : [...before, value]));
          }}
        />
      );
    case 'sequence': {
      const before = field.get(deskCase);
      return (
        <OptionGrid
          label={label}
          hint={hint}
          options={field.options}
          addedOptions={before}
          labelOf={labelOf}
          onTap={(value) => onChange(field.set(deskCase, [...before, value]))}
          onTakeBack={(index) =>
            onChange(
              field.set(
                deskCase,
                before.filter((_, at) => at !== index),
              ),
            )
          }
        />
      );
    }
    case 'numbers':
      return (
        <NumberFields
          label={label}
          hint={hint}
          rows={field.rows.map((row) => ({
            key: row.value,
            label: row.label,
            icon: drawIcon(row.value),
            value: field.get(deskCase, row.value),
          }))}
          most={field.most}
          none={field.noneLabel}
          text={deskText.value.desk.numbers}
          onEnter={(row, value) => onChange(field.set(deskCase, row, value))}
        />
      );
    case 'board':
      return <BoardForm {...props} field={field} />;
  }
}
