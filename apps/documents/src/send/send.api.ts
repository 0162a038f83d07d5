import type {
  DocumentMail,
  DocumentMails,
  MailProposal,
  SendDocumentInput,
  SentMany,
} from '@jahrring/contracts-documents';
import { addEndpoints, call } from '@jahrring/tool-kit';
import { documentsPath } from '../document-list.api';

const sendApi = addEndpoints(['documents/Mail'], (build) => ({
  documentsGetMailProposal: build.query<MailProposal, string>({
    query: (id) => `${documentsPath}/${id}/mail`,
    // The address may have been changed a moment ago.
    keepUnusedDataFor: 0,
  }),
  documentsListMails: build.query<DocumentMails, string>({
    query: (id) => `${documentsPath}/${id}/mails`,
    providesTags: ['documents/Mail'],
  }),
  documentsSendMail: build.mutation<DocumentMail, { id: string; body: SendDocumentInput }>({
    query: ({ id, body }) => call.post(`${documentsPath}/${id}/mails`, body),
    invalidatesTags: ['documents/Mail'],
  }),
  documentsRetryMail: build.mutation<DocumentMail, { id: string; mailId: string }>({
    query: ({ id, mailId }) => call.post(`${documentsPath}/${id}/mails/${mailId}/retry`),
    invalidatesTags: ['documents/Mail'],
  }),
  documentsSendMany: build.mutation<SentMany, string[]>({
    query: (ids) => call.post(`${documentsPath}/mails`, { ids }),
    invalidatesTags: ['documents/Mail'],
  }),
}));

export const {
  useDocumentsGetMailProposalQuery: useMailProposal,
  useDocumentsListMailsQuery: useMails,
  useDocumentsSendMailMutation: useSendMail,
  useDocumentsRetryMailMutation: useRetryMail,
  useDocumentsSendManyMutation: useSendMany,
} = sendApi;
