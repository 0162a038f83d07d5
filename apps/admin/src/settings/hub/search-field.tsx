import { Icon } from '@jahrring/ui';
import { searchIcon } from '@jahrring/ui/icons';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search outside of forms. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <div className="jr-control" role="search">
      <Icon name={searchIcon} size={18} className="jr-control__lead" />
      <input
        type="search"
        className="jr-control__input"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
