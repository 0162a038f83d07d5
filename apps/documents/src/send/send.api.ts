import type {
  DocumentMail,
  DocumentMails,
  MailProposal,
  SendDocumentInput,
  SentMany,
} from '@jahrring/contracts-documents';
import { api } from '@jahrring/tool-kit';
import { documentsPath } from '../document-list.api';

const tagged = api.enhanceEndpoints({ addTagTypes: ['documents/Mail'] });

const sendApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    documentsGetMailProposal: build.query<MailProposal, string>({
      query: (id) => ({ url: `${documentsPath}/${id}/mail` }),
      // The address may have been changed a moment ago.
      keepUnusedDataFor: 0,
    }),
    documentsListMails: build.query<DocumentMails, string>({
      query: (id) => ({ url: `${documentsPath}/${id}/mails` }),
      providesTags: ['documents/Mail'],
    }),
    documentsSendMail: build.mutation<DocumentMail, { id: string; body: SendDocumentInput }>({
      query: ({ id, body }) => ({ url: `${documentsPath}/${id}/mails`, method: 'POST', body }),
      invalidatesTags: ['documents/Mail'],
    }),
    documentsRetryMail: build.mutation<DocumentMail, { id: string; mailId: string }>({
      query: ({ id, mailId }) => ({ url: `${documentsPath}/${id}/mails/${mailId}/retry`, method: 'POST' }),
      invalidatesTags: ['documents/Mail'],
    }),
    documentsSendMany: build.mutation<SentMany, string[]>({
      query: (ids) => ({ url: `${documentsPath}/mails`, method: 'POST', body: { ids } }),
      invalidatesTags: ['documents/Mail'],
    }),
  }),
});

export const {
  useDocumentsGetMailProposalQuery: useMailProposal,
  useDocumentsListMailsQuery: useMails,
  useDocumentsSendMailMutation: useSendMail,
  useDocumentsRetryMailMutation: useRetryMail,
  useDocumentsSendManyMutation: useSendMany,
} = sendApi;
