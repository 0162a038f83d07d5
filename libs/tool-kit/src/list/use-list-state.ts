import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useSearchParams } from '../router';
import {
  defaultListState,
  listArgs,
  readListState,
  writeListState,
  type ListArgs,
  type ListState,
  type ListStateSpec,
} from './list-state';

export interface ListStateApi {
  state: ListState;
  /** `params` for the list endpoint. */
  args: ListArgs;
  /** Changes part of the state; anything but a page change goes back to page 1. */
  set: (patch: Partial<ListState>) => void;
  setFilter: (field: string, value: string | undefined) => void;
  reset: () => void;
  /** True if search or filters narrow the list. */
  filtered: boolean;
}

/** Sort, filter, search and page of a list, kept in the address so that a link shows the same list. */
export function useListState(spec: ListStateSpec): ListStateApi {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { defaultSort, pageSize, prefix } = spec;
  const stable = useMemo<ListStateSpec>(
    () => ({
      defaultSort,
      ...(pageSize !== undefined ? { pageSize } : {}),
      ...(prefix !== undefined ? { prefix } : {}),
    }),
    [defaultSort, pageSize, prefix],
  );
  const state = useMemo(() => readListState(params, stable), [params, stable]);
  const change = useCallback(
    (next: (current: ListState) => ListState) => {
      // Somebody went on while the list was still drawn: its address is another page's.
      if (window.location.pathname !== pathname) return;
      // The address itself, not the parameters of a render: a search that paused for typing, or a page whose code is
      // still on its way, must not undo what was opened meanwhile.
      const current = new URLSearchParams(window.location.search);
      setParams(writeListState(current, next(readListState(current, stable)), stable), {
        replace: true,
        preventScrollReset: true,
      });
    },
    [setParams, stable, pathname],
  );
  const set = useCallback(
    (patch: Partial<ListState>) => change((current) => ({ ...current, page: 1, ...patch })),
    [change],
  );
  const setFilter = useCallback(
    (field: string, value: string | undefined) =>
      change((current) => ({ ...current, page: 1, filter: { ...current.filter, [field]: value ?? '' } })),
    [change],
  );
  const reset = useCallback(() => change(() => defaultListState(stable)), [change, stable]);
  return {
    state,
    args: useMemo(() => listArgs(state), [state]),
    set,
    setFilter,
    reset,
    filtered: state.search !== '' || Object.values(state.filter).some((value) => value !== ''),
  };
}
