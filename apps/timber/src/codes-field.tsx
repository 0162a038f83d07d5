import { holdsWords } from '@jahrring/contracts-common';
import { EntityPicker } from '@jahrring/ui/form';

interface Option {
  value: string;
  label: string;
}

interface CodesFieldProps {
  name: string;
  label: string;
  options: readonly Option[];
  /** Initial values of the form. */
  selected: readonly string[];
}

/** Several of a small list: species, defects. */
export function CodesField({ options, selected, ...field }: CodesFieldProps) {
  const items = options.map(({ value, label }) => ({ id: value, label }));
  const find = (text: string) => {
    const fits = holdsWords(text);
    return Promise.resolve(items.filter(({ label }) => fits(label)));
  };
  return (
    <EntityPicker
      {...field}
      multiple
      selected={items.filter(({ id }) => selected.includes(id))}
      onSearch={find}
    />
  );
}
