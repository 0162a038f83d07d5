import type { WorkView } from '@jahrring/contracts-common';
import type { BulkChange, BulkResult } from '@jahrring/contracts-time';
import { api, type ListArgs } from '@jahrring/tool-kit';

const bulk = '/api/time/bulk-changes';

/** Entries by their ids, or all that the list finds with these parameters. */
export type BulkSelection = { ids: readonly string[] } | { query: ListArgs };

export type BulkOrder = BulkSelection & { change: BulkChange };

const bulkApi = api.enhanceEndpoints({ addTagTypes: ['time/Entry'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timePreviewBulk: build.query<BulkResult, BulkOrder>({
      query: (body) => ({ url: `${bulk}/preview`, method: 'POST', body }),
      providesTags: ['time/Entry'],
      keepUnusedDataFor: 0,
    }),
    timeStartBulk: build.mutation<WorkView, BulkOrder & { count: number }>({
      query: (body) => ({ url: bulk, method: 'POST', body }),
    }),
    timeUndoBulk: build.mutation<WorkView, string>({
      query: (id) => ({ url: `${bulk}/${id}/undo`, method: 'POST' }),
    }),
  }),
});

export const {
  useTimePreviewBulkQuery: useBulkPreview,
  useTimeStartBulkMutation: useStartBulk,
  useTimeUndoBulkMutation: useUndoBulk,
} = bulkApi;
