import { useEffect, useId, useRef } from 'react';
import './form.css';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  /** Keeps the label for screen readers. */
  hideLabel?: boolean;
  indeterminate?: boolean;
  disabled?: boolean;
}

/** A tick outside of forms. */
export function Checkbox({
  checked,
  onChange,
  label,
  hideLabel = false,
  indeterminate = false,
  disabled,
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className="jr-choice" data-disabled={disabled || undefined}>
      <input
        ref={input}
        type="checkbox"
        className="jr-check"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={hideLabel ? 'jr-hidden' : undefined}>{label}</span>
    </label>
  );
}

/** A switch outside of forms. */
export function Switch({
  checked,
  onChange,
  label,
  hideLabel = false,
  disabled,
}: Omit<CheckboxProps, 'indeterminate'>) {
  return (
    <label className="jr-choice" data-disabled={disabled || undefined}>
      <input
        type="checkbox"
        role="switch"
        className="jr-switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={hideLabel ? 'jr-hidden' : undefined}>{label}</span>
    </label>
  );
}

export interface SegmentedOption<V extends string> {
  value: V;
  label: string;
}

export interface SegmentedControlProps<V extends string> {
  label: string;
  options: readonly SegmentedOption<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** One of two to four views, side by side: day, week, month. */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<V>) {
  const name = useId();
  return (
    <div className="jr-segments" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className="jr-segment">
          <input
            type="radio"
            className="jr-hidden"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
