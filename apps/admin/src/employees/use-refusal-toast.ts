import { notify, problemOf, problemText, useProblemToast, useT } from '@jahrring/tool-kit';
import { useCallback } from 'react';

/** Says what went wrong, a refusal too: giving more than one holds is no reason to leave the page. */
export function useRefusalToast(): (error: unknown) => void {
  const t = useT('admin');
  const toast = useProblemToast();
  return useCallback(
    (error) => {
      const problem = problemOf(error);
      if (problem.status === 403) notify.error(problemText(t, problem));
      else toast(problem);
    },
    [t, toast],
  );
}
