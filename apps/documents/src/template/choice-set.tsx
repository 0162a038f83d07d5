import { Checkbox } from '@jahrring/ui';
import { useController } from '@jahrring/ui/form';

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
  const { field } = useController({ name });
  const chosen = field.value as string[];
  const toggle = (value: string, isOn: boolean) => {
    const next = options
      .map((option) => option.value)
      .filter((one) => (one === value ? isOn : chosen.includes(one)));
    field.onChange(next);
  };
  return (
    <fieldset className="documents-choices">
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
