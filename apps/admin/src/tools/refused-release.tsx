import { proofChecks } from '@jahrring/contracts-admin';
import { type ApiProblem, problemText, useT } from '@jahrring/tool-kit';
import { Alert } from '@jahrring/ui';

/** Codes with a sentence of what to do next. */
const advised = ['RELEASE_UNREADABLE', 'PROOF_MISSING', 'PROOF_UNFIT', 'RELEASE_EXISTS'];

/** Shows why the registry refuses a release, and how to fix it. */
export function RefusedRelease({ problem }: { problem: ApiProblem }) {
  const t = useT('admin');
  const check = proofChecks.find((name) => name === problem.params?.['check']);
  return (
    <Alert kind="error" title={t('release.refused')}>
      <p>{problemText(t, problem)}</p>
      {check ? <p>{t('release.failedCheck', { check: t(`release.check.${check}`) })}</p> : null}
      {advised.includes(problem.code) ? <p>{t(`release.advice.${problem.code.toLowerCase()}`)}</p> : null}
    </Alert>
  );
}
