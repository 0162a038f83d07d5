import { createContext, useContext } from 'react';
import type { ZodType } from 'zod';

/** Label and options of a form's field. */
export interface FieldEntry {
  id: string;
  label: string;
  /** A value as the field shows it; undefined where it has no words for it. */
  show: (value: unknown) => string | undefined;
  /** Null in it is not checked and not given. */
  leftOutWhenEmpty?: boolean | undefined;
}

const fieldsByForm = new WeakMap<object, Map<string, FieldEntry>>();

/** The fields that stand in a form by their names, in the order they came. */
export function formFields({ control }: { control: object }): Map<string, FieldEntry> {
  const known = fieldsByForm.get(control) ?? new Map<string, FieldEntry>();
  fieldsByForm.set(control, known);
  return known;
}

/** The schema of each form that has one, by the form's control. */
export const formSchemas = new WeakMap<object, ZodType>();

export interface FormSeam {
  id: string;
  /** Its fields only show what they hold unless one says otherwise itself. */
  readOnly: boolean;
  /** Fields say their label and element, for the error summary. */
  register: (name: string, entry: FieldEntry) => () => void;
}

export const FormSeamContext = createContext<FormSeam | null>(null);

/** The form a field stands in; a field outside of one is a mistake of the page. */
export function useFormSeam(): FormSeam {
  const seam = useContext(FormSeamContext);
  if (!seam) throw new Error('A field needs a <Form> around it.');
  return seam;
}

/** True inside of a form that is only looked at. */
export function useReadOnly(): boolean {
  return useFormSeam().readOnly;
}
