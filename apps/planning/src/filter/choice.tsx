import { useT } from '@jahrring/tool-kit';
import { Icon } from '@jahrring/ui';
import { chevronDownIcon } from '@jahrring/ui/icons';
import './filter.css';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A filter of which nothing is chosen carries its name. One that is chosen and not on offer stays to be seen. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const t = useT('planning');
  const known = value === '' || options.some((option) => option.value === value);
  return (
    <span className="jr-control jr-control--select planning-filter__choice">
      <select
        className="jr-control__input"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{label}</option>
        {known ? null : <option value={value}>{t('filter.elsewhere')}</option>}
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
