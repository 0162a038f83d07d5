import { useCallback } from 'react';
import { problemOf, type ApiProblem } from './api/problem';
import { currentFormat } from './i18n/use-format';
import { useT, type TextParams, type Translate } from './i18n/use-t';
import { notify } from './state/notify';

/** The part of a react-hook-form that takes server errors; `useForm()` of any shape fits. */
export interface ErrorTarget {
  setError: (
    name: never,
    error: { type: string; message: string },
    options?: { shouldFocus: boolean },
  ) => void;
  getValues: () => unknown;
}

/** Returns what a problem names, with calendar days (`2026-11-20`) as the reader's region writes them. */
function readable(params: TextParams = {}): TextParams {
  const written = (_name: string, value: string) =>
    /^\d{4}-\d\d-\d\d$/.test(value) ? currentFormat().date(value) : value;
  return JSON.parse(JSON.stringify(params), written) as TextParams;
}

/** The sentence for a problem, in the reader's language. */
export function problemText(t: Translate, error: unknown): string {
  const problem = problemOf(error);
  return t(problem.key, { defaultValue: t('errors.unknown'), ...readable(problem.params) });
}

/** `(error) => toast`: says what went wrong. 401 and 403 were handled already and are not told twice. */
export function useProblemToast(): (error: unknown) => void {
  const t = useT();
  return useCallback(
    (error) => {
      const problem = problemOf(error);
      if (problem.status === 401 || problem.status === 403) return;
      notify.error(problemText(t, problem));
    },
    [t],
  );
}

function hasField(values: unknown, path: string): boolean {
  const head = path.split('.')[0] ?? '';
  return typeof values === 'object' && values !== null && head !== '' && head in values;
}

/**
 * Puts a failed save where it belongs: field errors to their fields (the first gets the focus), the rest into a
 * toast. Answers the problem for further handling (412: `problem.current`).
 */
export function useProblemToForm(form: ErrorTarget): (error: unknown) => ApiProblem {
  const t = useT();
  const toast = useProblemToast();
  return useCallback(
    (error) => {
      const problem = problemOf(error);
      const fields = problem.fields ?? [];
      const placed = fields.filter((field) => hasField(form.getValues(), field.field));
      placed.forEach((field, index) => {
        const message = t(field.key, { defaultValue: t('validation.invalid'), ...readable(field.params) });
        form.setError(field.field as never, { type: field.code, message }, { shouldFocus: index === 0 });
      });
      if (placed.length === 0 || placed.length < fields.length) toast(problem);
      return problem;
    },
    [form, t, toast],
  );
}
