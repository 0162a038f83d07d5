import type { CreateNotice, NoticeView, UpdateNotice } from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { api, type Versioned } from '@jahrring/tool-kit';

const notices = '/api/admin/notices';

const noticeApi = api.enhanceEndpoints({ addTagTypes: ['admin/Notice'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminListNotices: build.query<Page<NoticeView>, void>({
      query: () => ({ url: notices }),
      providesTags: ['admin/Notice'],
    }),
    adminCreateNotice: build.mutation<NoticeView, CreateNotice>({
      query: (body) => ({ url: notices, method: 'POST', body }),
      invalidatesTags: ['admin/Notice'],
    }),
    adminUpdateNotice: build.mutation<NoticeView, Versioned & { body: UpdateNotice }>({
      query: ({ id, version, body }) => ({ url: `${notices}/${id}`, method: 'PATCH', version, body }),
      invalidatesTags: ['admin/Notice'],
    }),
    adminDeleteNotice: build.mutation<void, Versioned>({
      query: ({ id, version }) => ({ url: `${notices}/${id}`, method: 'DELETE', version }),
      invalidatesTags: ['admin/Notice'],
    }),
    adminRestoreNotice: build.mutation<NoticeView, string>({
      query: (id) => ({ url: `${notices}/${id}/restore`, method: 'POST' }),
      invalidatesTags: ['admin/Notice'],
    }),
  }),
});

export const {
  useAdminListNoticesQuery: useNotices,
  useAdminCreateNoticeMutation: useCreateNotice,
  useAdminUpdateNoticeMutation: useUpdateNotice,
  useAdminDeleteNoticeMutation: useDeleteNotice,
  useAdminRestoreNoticeMutation: useRestoreNotice,
} = noticeApi;
