import { Icon } from '@jahrring/ui';
import { chevronDownIcon } from '@jahrring/ui/icons';

interface ChoiceProps {
  label: string;
  /** Label for no choice. */
  any: string;
  options: readonly { value: string; label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
}

export function FilterChoice({ label, any, options, value, onChange }: ChoiceProps) {
  return (
    <span className="jr-control jr-control--select">
      <select
        className="jr-control__input"
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name={chevronDownIcon} size={18} className="jr-control__chevron" />
    </span>
  );
}
