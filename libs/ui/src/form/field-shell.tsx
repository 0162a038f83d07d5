import { useCallback, useId, useRef, type ReactNode } from 'react';
import { useController, useFormContext, type FieldError } from 'react-hook-form';
import './form.css';
import '../texts/parts/form';
import { Icon } from '../icon/icon';
import { alertIcon } from '../icons';
import { classes } from '../internal/classes';
import { useUiTexts } from '../texts/ui-texts';
import { useErrorText, type ShownError } from './error-text';
import { useFormSeam, useRegisteredField } from './form';
import { whenReleased } from './when-released';

/** Props of every field. */
export interface FieldProps {
  /** Path in the form's values, `positions.0.title` included. */
  name: string;
  /** Always there for screen readers, even when hidden. */
  label: string;
  /** A sentence below the field. */
  description?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  hideLabel?: boolean;
  placeholder?: string;
  /** Also where a dialog's focus begins (`data-autofocus`): moved on from there, the field would count as left and empty. */
  autoFocus?: boolean;
}

export interface Field<V> {
  id: string;
  value: V;
  setValue: (value: unknown) => void;
  onBlur: () => void;
  ref: (element: HTMLElement | null) => void;
  error: FieldError | undefined;
  invalid: boolean;
  /** For the control: id, name and the connections to label, description and error. */
  control: {
    id: string;
    name: string;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
    'aria-describedby': string | undefined;
  };
}

const wordless = () => undefined;

/** Binds a control to the form by name; `show` says a value in the words of the control. */
export function useField<V>(
  props: FieldProps,
  show: (value: unknown) => string | undefined = wordless,
): Field<V> {
  const seam = useFormSeam();
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name: props.name, control });
  const id = `${seam.id}-${props.name.replace(/\W/g, '-')}`;
  useRegisteredField(props.name, id, props.label, show);
  const { error } = fieldState;
  const describedBy = classes(props.description !== undefined && `${id}-hint`, error && `${id}-error`);
  return {
    id,
    value: field.value as V,
    setValue: field.onChange,
    onBlur: () => whenReleased(field.onBlur),
    ref: useElementRef(field.ref),
    error,
    invalid: error !== undefined,
    control: {
      id,
      name: props.name,
      'aria-invalid': error ? true : undefined,
      'aria-required': props.required ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

/** react-hook-form's ref changes with each render; a stable one does not detach and attach each time. */
function useElementRef(ref: (element: HTMLElement | null) => void): (element: HTMLElement | null) => void {
  const latest = useRef(ref);
  latest.current = ref;
  return useCallback((element) => latest.current(element), []);
}

export interface FieldShellProps extends Pick<
  FieldProps,
  'label' | 'description' | 'required' | 'hideLabel'
> {
  id: string;
  error?: ShownError | undefined;
  /** For controls that are no single element: a group with a legend. */
  as?: 'field' | 'group';
  children: ReactNode;
}

/** Label above, control, description and error below. */
export function FieldShell({
  id,
  label,
  description,
  required,
  hideLabel,
  error,
  as = 'field',
  children,
}: FieldShellProps) {
  const { t } = useUiTexts();
  const labelId = useId();
  const text = (
    <>
      {label}
      {required ? (
        <span className="jr-field__required" aria-hidden="true" title={t('common.required')}>
          *
        </span>
      ) : null}
    </>
  );
  const labelClass = hideLabel ? 'jr-hidden' : 'jr-field__label';
  return (
    <div className="jr-field" {...(as === 'group' ? { role: 'group', 'aria-labelledby': labelId } : {})}>
      {as === 'group' ? (
        <span id={labelId} className={labelClass}>
          {text}
        </span>
      ) : (
        <label htmlFor={id} className={labelClass}>
          {text}
        </label>
      )}
      {children}
      <FieldNotes id={id} description={description} error={error} />
    </div>
  );
}

/** Description and error, in the elements the control points at. */
export function FieldNotes({
  id,
  description,
  error,
}: Pick<FieldShellProps, 'id' | 'description' | 'error'>) {
  const errorText = useErrorText();
  return (
    <>
      {error ? (
        <span id={`${id}-error`} className="jr-field__error">
          <Icon name={alertIcon} size={16} />
          <span>{errorText(error)}</span>
        </span>
      ) : null}
      {description === undefined ? null : (
        <span id={`${id}-hint`} className="jr-field__hint">
          {description}
        </span>
      )}
    </>
  );
}
