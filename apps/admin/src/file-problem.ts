import { problemOf, problemText, type Translate } from '@jahrring/tool-kit';

/** Returns why a file was refused, with the place of its first error; undefined where it was not. */
export function fileProblemText(t: Translate, error: unknown): string | undefined {
  if (!error) return undefined;
  const [field] = problemOf(error).fields ?? [];
  return field
    ? t('chart.errorIn', { place: field.field, message: t(field.key, field.params) })
    : problemText(t, error);
}
