import { notify, problemOf, problemText, useT } from '@jahrring/tool-kit';
import { useCallback } from 'react';

type FailedAction = 'createFailed' | 'updateFailed';

/** Says which action failed and why. 401 and 403 are dealt with already and not told twice. */
export function useFailureToast(): (action: FailedAction, error: unknown) => void {
  const t = useT('addresses');
  return useCallback(
    (action, error) => {
      const problem = problemOf(error);
      if (problem.status === 401 || problem.status === 403) return;
      notify.error(problemText(t, problem), { title: t(`message.${action}`) });
    },
    [t],
  );
}
