import type {
  CreateMessage,
  CreateMessageTemplate,
  MarkedMessages,
  MarkMessages,
  MessageLine,
  MessageReaders,
  MessageSummary,
  MessageTemplateView,
  MessageView,
  SendMessage,
  UpdateMessage,
  UpdateMessageTemplate,
} from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { addEndpoints, call, type ListArgs, type Versioned } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

export const messagesUrl = '/api/admin/messages';
const templates = '/api/admin/message-templates';

const messageApi = addEndpoints(['admin/Message', 'admin/MessageTemplate'], (build) => ({
  adminListMessages: build.query<Page<MessageLine>, ListArgs>({
    query: (params) => call.get(messagesUrl, params),
    providesTags: ['admin/Message'],
  }),
  adminMessageSummary: build.query<MessageSummary, void>({
    query: () => `${messagesUrl}/summary`,
    providesTags: ['admin/Message'],
  }),
  adminGetMessage: build.query<MessageView, string>({
    query: (id) => `${messagesUrl}/${id}`,
    providesTags: ['admin/Message'],
  }),
  adminMessageReaders: build.query<MessageReaders, string>({
    query: (id) => `${messagesUrl}/${id}/readers`,
    providesTags: ['admin/Message'],
  }),
  adminCreateMessage: build.mutation<MessageView, CreateMessage>({
    query: (body) => call.post(messagesUrl, body),
    invalidatesTags: ['admin/Message'],
  }),
  adminUpdateMessage: build.mutation<MessageView, Versioned & { body: UpdateMessage }>({
    query: ({ id, version, body }) => call.patch(`${messagesUrl}/${id}`, body, version),
    invalidatesTags: ['admin/Message'],
  }),
  adminSendMessage: build.mutation<MessageView, Versioned & { body: SendMessage }>({
    query: ({ id, version, body }) => call.post(`${messagesUrl}/${id}/send`, body, version),
    invalidatesTags: ['admin/Message'],
  }),
  adminRecallMessage: build.mutation<MessageView, Versioned>({
    query: ({ id, version }) => call.post(`${messagesUrl}/${id}/take-back`, undefined, version),
    invalidatesTags: ['admin/Message'],
  }),
  adminMarkMessages: build.mutation<MarkedMessages, MarkMessages>({
    query: (body) => call.post(`${messagesUrl}/mark`, body),
    invalidatesTags: ['admin/Message'],
  }),
  adminEraseMessages: build.mutation<{ erased: number }, string[]>({
    query: (ids) => call.post(`${messagesUrl}/erase`, { ids }),
    invalidatesTags: ['admin/Message'],
  }),
  adminAttachToMessage: build.mutation<MessageView, { id: string; file: File }>({
    query: ({ id, file }) => call.post(`${messagesUrl}/${id}/attachments`, fileForm(file)),
    invalidatesTags: ['admin/Message'],
  }),
  adminDetachFromMessage: build.mutation<MessageView, Versioned & { fileId: string }>({
    query: ({ id, version, fileId }) => call.delete(`${messagesUrl}/${id}/attachments/${fileId}`, version),
    invalidatesTags: ['admin/Message'],
  }),
  adminListMessageTemplates: build.query<Page<MessageTemplateView>, void>({
    query: () => templates,
    providesTags: ['admin/MessageTemplate'],
  }),
  adminCreateMessageTemplate: build.mutation<MessageTemplateView, CreateMessageTemplate>({
    query: (body) => call.post(templates, body),
    invalidatesTags: ['admin/MessageTemplate'],
  }),
  adminUpdateMessageTemplate: build.mutation<
    MessageTemplateView,
    Versioned & { patch: UpdateMessageTemplate }
  >({
    query: ({ id, version, patch }) => call.patch(`${templates}/${id}`, patch, version),
    invalidatesTags: ['admin/MessageTemplate'],
  }),
  adminDeleteMessageTemplate: build.mutation<void, Versioned>({
    query: ({ id, version }) => call.delete(`${templates}/${id}`, version),
    invalidatesTags: ['admin/MessageTemplate'],
  }),
}));

export const {
  useAdminListMessagesQuery: useMessageList,
  useAdminMessageSummaryQuery: useMessageSummary,
  useAdminGetMessageQuery: useMessage,
  useAdminMessageReadersQuery: useMessageReaders,
  useAdminCreateMessageMutation: useCreateMessage,
  useAdminUpdateMessageMutation: useUpdateMessage,
  useAdminSendMessageMutation: useSendMessage,
  useAdminRecallMessageMutation: useRecallMessage,
  useAdminMarkMessagesMutation: useMarkMessages,
  useAdminEraseMessagesMutation: useEraseMessages,
  useAdminAttachToMessageMutation: useAttachToMessage,
  useAdminDetachFromMessageMutation: useDetachFromMessage,
  useAdminListMessageTemplatesQuery: useMessageTemplates,
  useAdminCreateMessageTemplateMutation: useCreateMessageTemplate,
  useAdminUpdateMessageTemplateMutation: useUpdateMessageTemplate,
  useAdminDeleteMessageTemplateMutation: useDeleteMessageTemplate,
} = messageApi;
