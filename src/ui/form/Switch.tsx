interface SwitchProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

/** Yes or no, at the end of its row. */
export const Switch = ({ label, hint, isOn, onChange }: SwitchProps) => (
  <button type="button" role="switch" aria-checked={isOn} class="switch-row" onClick={() => onChange(!isOn)}>
    <span class="list-row-text">
      <span>{label}</span>
      {hint !== undefined && <span class="quiet caption">{hint}</span>}
    </span>
    <span class="switch" aria-hidden="true" />
  </button>
);
