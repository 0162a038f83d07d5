import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useController, useFormContext, type FieldError } from 'react-hook-form';
import { classes } from '../internal/classes';
import { fieldRules, type FieldRules } from './field-rules';
import { useRegisteredField } from './form';
import { formSchemas, useFormSeam } from './form-seam';
import { whenReleased } from './when-released';

/** Props of every field. */
export interface FieldProps {
  /** Path in the form's values, `positions.0.title` included. */
  name: string;
  /** Always there for screen readers, even when hidden. */
  label: string;
  /** A sentence below the field. */
  description?: ReactNode;
  /** As the form's schema has it unless told. */
  required?: boolean;
  disabled?: boolean;
  /** As the form is unless told. */
  readOnly?: boolean;
  hideLabel?: boolean;
  placeholder?: string;
  /** Also where a dialog's focus begins (`data-autofocus`): moved on from there, the field would count as left and empty. */
  autoFocus?: boolean;
  /** Emptied, it is not part of what the form gives; for fields that are optional and cannot be null. */
  leftOutWhenEmpty?: boolean;
}

export interface Field<V> extends FieldRules {
  id: string;
  readOnly: boolean;
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

/** How a field says that it is empty. */
interface Emptiness {
  /** Its value then; without one nothing is read from the schema. */
  empty?: unknown;
  /** False where a value, once there, can only be replaced by another. */
  canBeEmptied?: boolean;
}

/** Returns the rules that a field has of its own, else those of its form's schema. */
function useRules(
  props: FieldProps & FieldRules,
  value: unknown,
  { empty, canBeEmptied = true }: Emptiness,
): FieldRules {
  const schema = formSchemas.get(useFormContext().control);
  const [beganEmpty] = useState(value === null || value === undefined || value === '');
  const isRead = schema && empty !== undefined && !props.leftOutWhenEmpty;
  const rules = isRead ? fieldRules(schema, props.name, empty) : {};
  return {
    required: props.required ?? ((canBeEmptied || beganEmpty) && rules.required),
    maxLength: props.maxLength ?? rules.maxLength,
  };
}

/** Binds a control to the form by name; `show` says a value in the words of the control. */
export function useField<V>(
  props: FieldProps & FieldRules,
  show: (value: unknown) => string | undefined = wordless,
  emptiness: Emptiness = {},
): Field<V> {
  const seam = useFormSeam();
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name: props.name, control });
  const id = `${seam.id}-${props.name.replace(/\W/g, '-')}`;
  useRegisteredField(props, id, show);
  const { error } = fieldState;
  const rules = useRules(props, field.value, emptiness);
  const describedBy = classes(props.description !== undefined && `${id}-hint`, error && `${id}-error`);
  return {
    ...rules,
    id,
    readOnly: props.readOnly ?? seam.readOnly,
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
      'aria-required': rules.required ? true : undefined,
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
