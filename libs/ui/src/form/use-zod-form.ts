import {
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { toFieldProblems } from './issues';

/** Checks with the schema itself, so zod's code comes with the contract and not a second time with this library. */
export function zodResolver<TIn extends FieldValues, TOut>(
  schema: ZodType<TOut, TIn>,
): Resolver<TIn, unknown, TOut> {
  return async (values) => {
    const result = await schema.safeParseAsync(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<TIn> = {};
    const seen = new Set<string>();
    for (const { field, code, key, params } of toFieldProblems(result.error.issues, values)) {
      const name = field === '' ? 'root' : field;
      if (seen.has(name)) continue;
      seen.add(name);
      set(errors, name, { type: code, message: key, params });
    }
    return { values: {}, errors };
  };
}

export type ZodForm<TIn extends FieldValues, TOut> = UseFormReturn<TIn, unknown, TOut>;

/**
 * A form over the schema that the service checks with too. Checked when a field is left, then with every change; submit
 * gives the schema's output.
 */
export function useZodForm<TIn extends FieldValues, TOut>(
  schema: ZodType<TOut, TIn>,
  defaultValues: DefaultValues<TIn>,
  options: Omit<UseFormProps<TIn, unknown, TOut>, 'resolver' | 'defaultValues'> = {},
): ZodForm<TIn, TOut> {
  return useForm<TIn, unknown, TOut>({
    mode: 'onTouched',
    shouldFocusError: false,
    ...options,
    defaultValues,
    resolver: zodResolver(schema),
  });
}
