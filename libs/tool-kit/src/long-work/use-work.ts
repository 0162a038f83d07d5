import { isOver, type WorkView } from '@jahrring/contracts-common';
import { useEffect, useState } from 'react';
import { addEndpoints } from '../api/api';
import { call } from '../api/call';
import type { ApiProblem } from '../api/problem';

const pollEvery = 700;

interface WorkRef {
  tool: string;
  id: string;
}

const workApi = addEndpoints(['work'], (build) => ({
  workView: build.query<WorkView, WorkRef>({
    query: ({ tool, id }) => `/api/${tool}/long-work/${id}`,
    providesTags: (_view, _error, { id }) => [{ type: 'work', id }],
  }),
  workLatest: build.query<{ items: WorkView[] }, { tool: string; kind: string }>({
    query: ({ tool, kind }) => ({ url: `/api/${tool}/long-work`, params: { kind }, onRefusal: 'pass' }),
    providesTags: ['work'],
  }),
  workCancel: build.mutation<WorkView, WorkRef>({
    query: ({ tool, id }) => call.post(`/api/${tool}/long-work/${id}/cancel`),
    invalidatesTags: (_view, _error, { id }) => [{ type: 'work', id }],
  }),
}));

export interface WorkApi {
  /** Undefined until the first answer. */
  work: WorkView | undefined;
  error: ApiProblem | undefined;
  cancel: () => Promise<void>;
  isCancelling: boolean;
}

/** Long work that a service does: asked for again and again until it is over. */
export function useWork(tool: string, id: string): WorkApi {
  const [over, setOver] = useState(false);
  const answer = workApi.useWorkViewQuery({ tool, id }, { pollingInterval: over ? 0 : pollEvery });
  const [cancel, { isLoading }] = workApi.useWorkCancelMutation();
  const { data: work } = answer;
  useEffect(() => setOver(work !== undefined && isOver(work)), [work]);
  return {
    work,
    error: answer.error as ApiProblem | undefined,
    cancel: async () => {
      await cancel({ tool, id });
    },
    isCancelling: isLoading,
  };
}

/** The person's latest work of a kind, newest first: what a page shows again after it was left. */
export function useLatestWork(tool: string, kind: string): WorkView[] | undefined {
  return workApi.useWorkLatestQuery({ tool, kind }, { refetchOnMountOrArgChange: true }).data?.items;
}
