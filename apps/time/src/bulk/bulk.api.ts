import type { WorkView } from '@jahrring/contracts-common';
import type { BulkChange, BulkResult } from '@jahrring/contracts-time';
import { addEndpoints, call, type ListArgs } from '@jahrring/tool-kit';

const bulk = '/api/time/bulk-changes';

/** Entries by their ids, or all that the list finds with these parameters. */
export type BulkSelection = { ids: readonly string[] } | { query: ListArgs };

export type BulkOrder = BulkSelection & { change: BulkChange };

const bulkApi = addEndpoints(['time/Entry'], (build) => ({
  timePreviewBulk: build.query<BulkResult, BulkOrder>({
    query: (body) => call.post(`${bulk}/preview`, body),
    providesTags: ['time/Entry'],
    keepUnusedDataFor: 0,
  }),
  timeStartBulk: build.mutation<WorkView, BulkOrder & { count: number }>({
    query: (body) => call.post(bulk, body),
  }),
  timeUndoBulk: build.mutation<WorkView, string>({ query: (id) => call.post(`${bulk}/${id}/undo`) }),
}));

export const {
  useTimePreviewBulkQuery: useBulkPreview,
  useTimeStartBulkMutation: useStartBulk,
  useTimeUndoBulkMutation: useUndoBulk,
} = bulkApi;
