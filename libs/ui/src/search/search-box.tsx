import { Drawing } from '../icon/drawing';
import { searchIcon } from '../icons';

export interface SearchBoxProps {
  /** Its name; the placeholder too unless told. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A search field outside of lists and forms; what it finds is the page's business. */
export function SearchBox({ label, placeholder = label, value, onChange, className }: SearchBoxProps) {
  return (
    <span className={className ? `jr-control ${className}` : 'jr-control'} role="search">
      <Drawing shape={searchIcon} size={18} className="jr-control__lead" />
      <input
        type="search"
        className="jr-control__input"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
}
