import { problemOf, type Translate } from '@jahrring/tool-kit';

/** Why the sign-in was refused, in the specification's own words where it has them. */
export function signInText(t: Translate, error: unknown): string {
  const problem = problemOf(error);
  const own = t(`signIn.errors.${problem.code}`, { defaultValue: '', ...problem.params });
  if (own !== '') return own;
  if (problem.status === 401) return t('signIn.errors.CREDENTIALS');
  if (problem.status === 429)
    return t('signIn.errors.SIGN_IN_THROTTLED', { seconds: '60', ...problem.params });
  return t(problem.key, { defaultValue: t('errors.unknown'), ...problem.params });
}
