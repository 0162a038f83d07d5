import { problemOf, type Translate } from '@jahrring/tool-kit';

/** Returns the text of why the sign-in was refused, in the wording of the specification if it has one. */
export function signInText(t: Translate, error: unknown): string {
  const problem = problemOf(error);
  const own = t(`signIn.errors.${problem.code}`, { defaultValue: '', ...problem.params });
  if (own !== '') return own;
  if (problem.status === 401) return t('signIn.errors.CREDENTIALS');
  if (problem.status === 429)
    return t('signIn.errors.SIGN_IN_THROTTLED', { seconds: '60', ...problem.params });
  return t(problem.key, { defaultValue: t('errors.unknown'), ...problem.params });
}
