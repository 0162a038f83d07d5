import type { MailListItem, MailView } from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { api, type ListArgs } from '@jahrring/tool-kit';

const mails = '/api/admin/mails';

const tagged = api.enhanceEndpoints({ addTagTypes: ['admin/Mail'] });

const mailApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminListMails: build.query<Page<MailListItem>, ListArgs>({
      query: (params) => ({ url: mails, params }),
      providesTags: ['admin/Mail'],
    }),
    adminGetMail: build.query<MailView, string>({
      query: (id) => ({ url: `${mails}/${id}` }),
      providesTags: ['admin/Mail'],
    }),
    adminRetryMail: build.mutation<MailView, string>({
      query: (id) => ({ url: `${mails}/${id}/retry`, method: 'POST' }),
      invalidatesTags: ['admin/Mail'],
    }),
  }),
});

export const {
  useAdminListMailsQuery: useMailList,
  useAdminGetMailQuery: useMail,
  useAdminRetryMailMutation: useRetryMail,
} = mailApi;
