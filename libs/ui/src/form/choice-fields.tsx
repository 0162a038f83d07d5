import type { ReactNode } from 'react';
import { FieldNotes, FieldShell } from './field-shell';
import { useField, type FieldProps } from './use-field';
import { labelIn } from './label-in';

export interface CheckboxFieldProps extends Omit<FieldProps, 'hideLabel' | 'placeholder'> {}

/** One yes or no, as a tick. */
export function CheckboxField(props: CheckboxFieldProps) {
  const field = useField<boolean | null | undefined>(props);
  return (
    <div className="jr-field jr-field--choice">
      <label className="jr-choice" data-disabled={props.disabled || undefined}>
        <input
          {...field.control}
          ref={field.ref}
          type="checkbox"
          className="jr-check"
          checked={field.value === true}
          onChange={(event) => field.setValue(event.target.checked)}
          onBlur={field.onBlur}
          disabled={props.disabled || field.readOnly}
        />
        <span>{props.label}</span>
      </label>
      <FieldNotes id={field.id} description={props.description} error={field.error} />
    </div>
  );
}

/** A setting that takes effect at once or with the form, as a switch. */
export function SwitchField(props: CheckboxFieldProps) {
  const field = useField<boolean | null | undefined>(props);
  return (
    <div className="jr-field jr-field--choice">
      <label className="jr-choice" data-disabled={props.disabled || undefined}>
        <input
          {...field.control}
          aria-required={undefined}
          ref={field.ref}
          type="checkbox"
          role="switch"
          className="jr-switch"
          checked={field.value === true}
          onChange={(event) => field.setValue(event.target.checked)}
          onBlur={field.onBlur}
          disabled={props.disabled || field.readOnly}
        />
        <span>{props.label}</span>
      </label>
      <FieldNotes id={field.id} description={props.description} error={field.error} />
    </div>
  );
}

export interface RadioOption {
  value: string;
  label: string;
  description?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldProps, 'placeholder'> {
  options: readonly RadioOption[];
  /** Beside each other instead of below. */
  inline?: boolean;
}

/** One of a few, all in view. */
export function RadioGroup({ options, inline = false, ...props }: RadioGroupProps) {
  const field = useField<string | null | undefined>(props, (chosen) => labelIn(options, chosen), {
    empty: null,
    canBeEmptied: false,
  });
  const { id, 'aria-required': _required, 'aria-invalid': _invalid, ...control } = field.control;
  return (
    <FieldShell id={field.id} error={field.error} as="group" {...props} required={field.required}>
      <div className={inline ? 'jr-choices jr-choices--inline' : 'jr-choices'}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className="jr-choice"
            data-disabled={(props.disabled ?? option.disabled) || undefined}
          >
            <input
              {...control}
              id={index === 0 ? id : `${id}-${index}`}
              ref={index === 0 ? field.ref : undefined}
              type="radio"
              className="jr-check jr-check--radio"
              value={option.value}
              checked={field.value === option.value}
              onChange={() => field.setValue(option.value)}
              onBlur={field.onBlur}
              disabled={props.disabled || field.readOnly || option.disabled}
              required={field.required}
            />
            <span>
              {option.label}
              {option.description === undefined ? null : (
                <span className="jr-choice__text">{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldShell>
  );
}
