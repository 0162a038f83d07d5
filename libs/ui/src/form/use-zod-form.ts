import { toFieldErrors } from '@jahrring/contracts-common';
import { useRef } from 'react';
import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { listErrors } from './error-summary';
import { formFields, formSchemas } from './form-seam';

/** Checks with the schema itself, so zod's code comes with the contract and not a second time with this library. */
export function zodResolver<TIn extends FieldValues, TOut>(
  schema: ZodType<TOut, TIn>,
): Resolver<TIn, unknown, TOut> {
  return async (values) => {
    const result = await schema.safeParseAsync(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<TIn> = {};
    const seen = new Set<string>();
    for (const { field, code, key, params } of toFieldErrors(result.error.issues, values)) {
      const name = field === '' ? 'root' : field;
      if (seen.has(name)) continue;
      seen.add(name);
      set(errors, name, { type: code, message: key, params });
    }
    return { values: {}, errors };
  };
}

/**
 * Adding or removing a row checks the whole list. What nobody has been to yet is not wrong before it is left or sent: of the
 * errors inside rows only those of fields that were touched, or were wrong already, stay.
 */
function inTouchedRows<TIn extends FieldValues>(
  errors: FieldErrors<TIn>,
  list: string,
  { getFieldState }: Pick<UseFormReturn<TIn>, 'getFieldState'>,
): FieldErrors<TIn> {
  const found: unknown = get(errors, list);
  if (!Array.isArray(found)) return errors;
  const kept: FieldErrors<TIn> = {};
  for (const { name, ...error } of listErrors(found as unknown as FieldErrors, `${list}.`)) {
    const state = getFieldState(name as Path<TIn>);
    if (state.isTouched || state.invalid) set(kept, name, error);
  }
  return kept;
}

/** Returns the values without those of emptied fields that are left out then (`leftOutWhenEmpty`). */
function withoutEmptied<TIn extends FieldValues>(values: TIn, form: { control: object } | null): TIn {
  const fields = form ? [...formFields(form)] : [];
  const emptied = fields.filter(
    ([name, { leftOutWhenEmpty }]) => leftOutWhenEmpty && get(values, name) === null,
  );
  if (emptied.length === 0) return values;
  const kept = structuredClone(values);
  for (const [name] of emptied) set(kept, name, undefined);
  return kept;
}

export type ZodForm<TIn extends FieldValues, TOut> = UseFormReturn<TIn, unknown, TOut>;

/**
 * A form over the schema that the service checks with too; its fields read from it what they need to be told. Checked when a field is left, then with every change; submit
 * gives the schema's output.
 */
export function useZodForm<TIn extends FieldValues, TOut>(
  schema: ZodType<TOut, TIn>,
  defaultValues: DefaultValues<TIn>,
  options: Omit<UseFormProps<TIn, unknown, TOut>, 'resolver' | 'defaultValues'> = {},
): ZodForm<TIn, TOut> {
  const check = zodResolver(schema);
  const held = useRef<ZodForm<TIn, TOut>>(null);
  const form = useForm<TIn, unknown, TOut>({
    mode: 'onTouched',
    shouldFocusError: false,
    ...options,
    defaultValues,
    resolver: async (values, context, about) => {
      const result = await check(withoutEmptied(values, held.current), context, about);
      const [only, ...others] = about.names ?? [];
      const isList =
        only !== undefined && others.length === 0 && held.current?.control._names.array.has(only);
      if (!isList || !held.current) return result;
      return { values: {}, errors: inTouchedRows(result.errors as FieldErrors<TIn>, only, held.current) };
    },
  });
  held.current = form;
  formSchemas.set(form.control, schema);
  return form;
}
