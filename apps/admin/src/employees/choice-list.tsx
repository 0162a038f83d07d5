import { Checkbox, Switch } from '@jahrring/ui';
import { useField } from '@jahrring/ui/form';
import '../admin.css';

interface Option {
  value: string;
  label: string;
}

interface ChoiceListProps {
  /** Field of the form; holds a list of values. */
  name: string;
  label: string;
  options: readonly Option[];
  /** Offers everything, kept as null, with these words. */
  everything?: string;
}

/** Several of a small list, ticked. */
export function ChoiceList({ name, label, options, everything }: ChoiceListProps) {
  const field = useField<string[] | null>({ name, label }, (value) =>
    value === null ? everything : options.find((option) => option.value === value)?.label,
  );
  const { value } = field;
  const all = everything !== undefined && value === null;
  const chosen = new Set(value ?? []);
  const toggle = (one: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(one);
    else next.delete(one);
    // In the order of the options, so that ticking back is no change.
    field.setValue(options.map((option) => option.value).filter((option) => next.has(option)));
  };
  return (
    <fieldset id={field.id} className="admin-choices">
      <legend>{label}</legend>
      {everything === undefined ? null : (
        <Switch
          label={everything}
          checked={all}
          onChange={(on) => field.setValue(on ? null : options.map((option) => option.value))}
        />
      )}
      {all ? null : (
        <div className="admin-choices__list">
          {options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              checked={chosen.has(option.value)}
              onChange={(on) => toggle(option.value, on)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
