import type { MailListItem, MailView } from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { addEndpoints, call, type ListArgs } from '@jahrring/tool-kit';

const mails = '/api/admin/mails';

const mailApi = addEndpoints(['admin/Mail'], (build) => ({
  adminListMails: build.query<Page<MailListItem>, ListArgs>({
    query: (params) => call.get(mails, params),
    providesTags: ['admin/Mail'],
  }),
  adminGetMail: build.query<MailView, string>({
    query: (id) => `${mails}/${id}`,
    providesTags: ['admin/Mail'],
  }),
  adminRetryMail: build.mutation<MailView, string>({
    query: (id) => call.post(`${mails}/${id}/retry`),
    invalidatesTags: ['admin/Mail'],
  }),
}));

export const {
  useAdminListMailsQuery: useMailList,
  useAdminGetMailQuery: useMail,
  useAdminRetryMailMutation: useRetryMail,
} = mailApi;
