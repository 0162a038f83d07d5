import { Icon } from '../icon/icon';
import { chevronDownIcon } from '../icons';
import { useUiTexts } from '../texts/ui-texts';
import { FieldShell } from './field-shell';
import { useField, type FieldProps } from './use-field';
import { labelIn } from './label-in';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Options with the same group stand together. */
  group?: string;
}

export interface SelectFieldProps extends FieldProps {
  /** Up to about 50; longer lists take an `EntityPicker`. */
  options: readonly SelectOption[];
  /** Offers to choose nothing; also without it while nothing is chosen yet. */
  clearable?: boolean;
  /** Value for no choice; default `null`. */
  emptyValue?: null | '';
  /** `string` (default), or `number` for options that are numbers. */
  valueAs?: 'string' | 'number';
}

/** One of a small list, with the platform's own list: quick, and right on phones. */
export function SelectField({
  options,
  clearable = false,
  emptyValue = null,
  valueAs = 'string',
  ...props
}: SelectFieldProps) {
  const { t } = useUiTexts();
  const field = useField<string | number | null | undefined>(props, (chosen) => labelIn(options, chosen), {
    empty: emptyValue,
    canBeEmptied: clearable,
  });
  const value = String(field.value ?? '');
  const choose = (chosen: string) =>
    field.setValue(chosen === '' ? emptyValue : valueAs === 'number' ? Number(chosen) : chosen);
  return (
    <FieldShell id={field.id} error={field.error} {...props} required={field.required}>
      <span
        className="jr-control jr-control--select"
        data-invalid={field.invalid || undefined}
        data-disabled={props.disabled || undefined}
      >
        <select
          {...field.control}
          ref={field.ref}
          className="jr-control__input"
          value={value}
          onChange={(event) => choose(event.target.value)}
          onBlur={field.onBlur}
          disabled={props.disabled || field.readOnly}
          autoFocus={props.autoFocus}
          data-autofocus={props.autoFocus || undefined}
        >
          {clearable || value === '' ? (
            <option value="">{props.placeholder ?? t(clearable ? 'form.noChoice' : 'form.select')}</option>
          ) : null}
          <SelectOptions options={options} />
        </select>
        <Icon name={chevronDownIcon} size={18} className="jr-control__chevron" />
      </span>
    </FieldShell>
  );
}

/** Options, those of a group in an `optgroup`. */
export function SelectOptions({ options }: { options: readonly SelectOption[] }) {
  const groups = [...new Set(options.map((option) => option.group))];
  const draw = (group: string | undefined) =>
    options
      .filter((option) => option.group === group)
      .map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ));
  return groups.map((group) =>
    group === undefined ? (
      draw(group)
    ) : (
      <optgroup key={group} label={group}>
        {draw(group)}
      </optgroup>
    ),
  );
}
