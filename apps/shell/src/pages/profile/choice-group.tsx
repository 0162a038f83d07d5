import { useId, type ReactNode } from 'react';

export interface Choice<T extends string> {
  value: T;
  label: string;
  mark?: ReactNode;
}

export interface ChoiceGroupProps<T extends string> {
  label: string;
  /** True if the label is hidden because a heading already contains it. */
  hideLabel?: boolean;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** A few alternatives side by side, as radio buttons. */
export function ChoiceGroup<T extends string>({
  label,
  hideLabel = false,
  choices,
  value,
  onChange,
}: ChoiceGroupProps<T>) {
  const name = useId();
  return (
    <fieldset className="sh-choices">
      <legend className={hideLabel ? 'jr-hidden' : 'sh-choices__label'}>{label}</legend>
      <div className="sh-choices__row">
        {choices.map((choice) => (
          <label key={choice.value} className="sh-choice">
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className="sh-choice__face">
              {choice.mark}
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
