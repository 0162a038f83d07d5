import { useSearchParams } from '@jahrring/tool-kit';
import { useCallback } from 'react';

/** Value of `?task=` while a new one is created. */
export const newTask = 'new';

/** The task that is open over the page; it stands in the address, so that a link opens it and Back closes it. */
export function useOpenedTask() {
  const [params, setParams] = useSearchParams();
  const show = useCallback(
    (id: string | null) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (id) next.set('task', id);
          else next.delete('task');
          return next;
        },
        { replace: id === null, preventScrollReset: true },
      ),
    [setParams],
  );
  return { opened: params.get('task'), show };
}
