import { useCallback, useRef, type ReactNode } from 'react';
import { useController, useFormContext, type FieldError } from 'react-hook-form';
import { classes } from '../internal/classes';
import { useRegisteredField } from './form';
import { useFormSeam } from './form-seam';
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
