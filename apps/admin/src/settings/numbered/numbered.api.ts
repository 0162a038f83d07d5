import type { Page } from '@jahrring/contracts-common';
import { addEndpoints, call, type ListArgs, type Versioned } from '@jahrring/tool-kit';
import type { NumberedDraft, NumberedRecord } from './numbered-kind';

/** `base` is the collection's path: `/api/admin/company-parts`. */
interface InCollection {
  base: string;
}

const numberedApi = addEndpoints(['admin/Numbered'], (build) => ({
  adminListNumbered: build.query<Page<NumberedRecord>, InCollection & { args: ListArgs }>({
    query: ({ base, args }) => call.get(base, args),
    providesTags: ['admin/Numbered'],
  }),
  adminGetNumbered: build.query<NumberedRecord, InCollection & { id: string }>({
    query: ({ base, id }) => `${base}/${id}`,
    providesTags: ['admin/Numbered'],
  }),
  adminCreateNumbered: build.mutation<NumberedRecord, InCollection & { body: NumberedDraft }>({
    query: ({ base, body }) => call.post(base, body),
    invalidatesTags: ['admin/Numbered'],
  }),
  adminUpdateNumbered: build.mutation<
    NumberedRecord,
    InCollection & Versioned & { patch: Partial<NumberedDraft> }
  >({
    query: ({ base, id, version, patch }) => call.patch(`${base}/${id}`, patch, version),
    invalidatesTags: ['admin/Numbered'],
  }),
  adminDeleteNumbered: build.mutation<void, InCollection & Versioned>({
    query: ({ base, id, version }) => call.delete(`${base}/${id}`, version),
    invalidatesTags: ['admin/Numbered'],
  }),
  adminRestoreNumbered: build.mutation<NumberedRecord, InCollection & { id: string }>({
    query: ({ base, id }) => call.post(`${base}/${id}/restore`),
    invalidatesTags: ['admin/Numbered'],
  }),
}));

export const {
  useAdminListNumberedQuery: useNumberedList,
  useAdminGetNumberedQuery: useNumbered,
  useAdminCreateNumberedMutation: useCreateNumbered,
  useAdminUpdateNumberedMutation: useUpdateNumbered,
  useAdminDeleteNumberedMutation: useDeleteNumbered,
  useAdminRestoreNumberedMutation: useRestoreNumbered,
} = numberedApi;
