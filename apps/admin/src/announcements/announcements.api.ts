import type { AnnouncementView, SendAnnouncement } from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { api, type ListArgs } from '@jahrring/tool-kit';

const announcements = '/api/admin/announcements';

const tagged = api.enhanceEndpoints({ addTagTypes: ['admin/Announcement'] });

const announcementApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminListAnnouncements: build.query<Page<AnnouncementView>, ListArgs>({
      query: (params) => ({ url: announcements, params }),
      providesTags: ['admin/Announcement'],
    }),
    adminSendAnnouncement: build.mutation<AnnouncementView, SendAnnouncement>({
      query: (body) => ({ url: announcements, method: 'POST', body }),
      invalidatesTags: ['admin/Announcement'],
    }),
  }),
});

export const {
  useAdminListAnnouncementsQuery: useAnnouncementList,
  useAdminSendAnnouncementMutation: useSendAnnouncement,
} = announcementApi;
