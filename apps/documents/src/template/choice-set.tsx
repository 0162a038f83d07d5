import { Checkbox } from '@jahrring/ui';
import { useField } from '@jahrring/ui/form';

export interface ChoiceOption {
  value: string;
  label: string;
}

interface ChoiceSetProps {
  name: string;
  label: string;
  options: readonly ChoiceOption[];
}

/** Any of the options; they stay in their own order. */
export function ChoiceSet({ name, label, options }: ChoiceSetProps) {
  const field = useField<string[]>(
    { name, label },
    (value) => options.find((option) => option.value === value)?.label,
  );
  const chosen = field.value;
  const toggle = (value: string, isOn: boolean) => {
    const next = options
      .map((option) => option.value)
      .filter((one) => (one === value ? isOn : chosen.includes(one)));
    field.setValue(next);
  };
  return (
    <fieldset id={field.id} className="documents-choices">
      <legend>{label}</legend>
      {options.map(({ value, label: text }) => (
        <Checkbox
          key={value}
          label={text}
          checked={chosen.includes(value)}
          onChange={(isOn) => toggle(value, isOn)}
        />
      ))}
    </fieldset>
  );
}
