import type { CreateNotice, NoticeView, UpdateNotice } from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { addEndpoints, call, type Versioned } from '@jahrring/tool-kit';

const notices = '/api/admin/notices';

const noticeApi = addEndpoints(['admin/Notice'], (build) => ({
  adminListNotices: build.query<Page<NoticeView>, void>({
    query: () => notices,
    providesTags: ['admin/Notice'],
  }),
  adminCreateNotice: build.mutation<NoticeView, CreateNotice>({
    query: (body) => call.post(notices, body),
    invalidatesTags: ['admin/Notice'],
  }),
  adminUpdateNotice: build.mutation<NoticeView, Versioned & { body: UpdateNotice }>({
    query: ({ id, version, body }) => call.patch(`${notices}/${id}`, body, version),
    invalidatesTags: ['admin/Notice'],
  }),
  adminDeleteNotice: build.mutation<void, Versioned>({
    query: ({ id, version }) => call.delete(`${notices}/${id}`, version),
    invalidatesTags: ['admin/Notice'],
  }),
  adminRestoreNotice: build.mutation<NoticeView, string>({
    query: (id) => call.post(`${notices}/${id}/restore`),
    invalidatesTags: ['admin/Notice'],
  }),
}));

export const {
  useAdminListNoticesQuery: useNotices,
  useAdminCreateNoticeMutation: useCreateNotice,
  useAdminUpdateNoticeMutation: useUpdateNotice,
  useAdminDeleteNoticeMutation: useDeleteNotice,
  useAdminRestoreNoticeMutation: useRestoreNotice,
} = noticeApi;
