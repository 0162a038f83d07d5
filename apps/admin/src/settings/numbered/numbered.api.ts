import type { Page } from '@jahrring/contracts-common';
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';
import type { NumberedDraft, NumberedRecord } from './numbered-kind';

/** `base` is the collection's path: `/api/admin/company-parts`. */
interface InCollection {
  base: string;
}

const tagged = api.enhanceEndpoints({ addTagTypes: ['admin/Numbered'] });

const numberedApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminListNumbered: build.query<Page<NumberedRecord>, InCollection & { args: ListArgs }>({
      query: ({ base, args }) => ({ url: base, params: args }),
      providesTags: ['admin/Numbered'],
    }),
    adminGetNumbered: build.query<NumberedRecord, InCollection & { id: string }>({
      query: ({ base, id }) => ({ url: `${base}/${id}` }),
      providesTags: ['admin/Numbered'],
    }),
    adminCreateNumbered: build.mutation<NumberedRecord, InCollection & { body: NumberedDraft }>({
      query: ({ base, body }) => ({ url: base, method: 'POST', body }),
      invalidatesTags: ['admin/Numbered'],
    }),
    adminUpdateNumbered: build.mutation<
      NumberedRecord,
      InCollection & Versioned & { patch: Partial<NumberedDraft> }
    >({
      query: ({ base, id, version, patch }) => ({
        url: `${base}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: ['admin/Numbered'],
    }),
    adminDeleteNumbered: build.mutation<void, InCollection & Versioned>({
      query: ({ base, id, version }) => ({ url: `${base}/${id}`, method: 'DELETE', version }),
      invalidatesTags: ['admin/Numbered'],
    }),
    adminRestoreNumbered: build.mutation<NumberedRecord, InCollection & { id: string }>({
      query: ({ base, id }) => ({ url: `${base}/${id}/restore`, method: 'POST' }),
      invalidatesTags: ['admin/Numbered'],
    }),
  }),
});

export const {
  useAdminListNumberedQuery: useNumberedList,
  useAdminGetNumberedQuery: useNumbered,
  useAdminCreateNumberedMutation: useCreateNumbered,
  useAdminUpdateNumberedMutation: useUpdateNumbered,
  useAdminDeleteNumberedMutation: useDeleteNumbered,
  useAdminRestoreNumberedMutation: useRestoreNumbered,
} = numberedApi;
