import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';

export type SearchParamsInit = string | URLSearchParams | string[][] | Record<string, string>;
export type SetSearchParams = (
  next: SearchParamsInit | ((before: URLSearchParams) => SearchParamsInit),
  options?: NavigateOptions,
) => void;

/** Returns what follows the question mark of the address, and how to change it. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetSearchParams>(
    (next, options) => {
      const init = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      void navigate(`?${new URLSearchParams(init)}`, options);
    },
    [navigate, params],
  );
  return [params, set];
}
