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
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

export const messagesUrl = '/api/admin/messages';
const templates = '/api/admin/message-templates';

const tagged = api.enhanceEndpoints({ addTagTypes: ['admin/Message', 'admin/MessageTemplate'] });

const messageApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminListMessages: build.query<Page<MessageLine>, ListArgs>({
      query: (params) => ({ url: messagesUrl, params }),
      providesTags: ['admin/Message'],
    }),
    adminMessageSummary: build.query<MessageSummary, void>({
      query: () => ({ url: `${messagesUrl}/summary` }),
      providesTags: ['admin/Message'],
    }),
    adminGetMessage: build.query<MessageView, string>({
      query: (id) => ({ url: `${messagesUrl}/${id}` }),
      providesTags: ['admin/Message'],
    }),
    adminMessageReaders: build.query<MessageReaders, string>({
      query: (id) => ({ url: `${messagesUrl}/${id}/readers` }),
      providesTags: ['admin/Message'],
    }),
    adminCreateMessage: build.mutation<MessageView, CreateMessage>({
      query: (body) => ({ url: messagesUrl, method: 'POST', body }),
      invalidatesTags: ['admin/Message'],
    }),
    adminUpdateMessage: build.mutation<MessageView, Versioned & { body: UpdateMessage }>({
      query: ({ id, version, body }) => ({ url: `${messagesUrl}/${id}`, method: 'PATCH', version, body }),
      invalidatesTags: ['admin/Message'],
    }),
    adminSendMessage: build.mutation<MessageView, Versioned & { body: SendMessage }>({
      query: ({ id, version, body }) => ({ url: `${messagesUrl}/${id}/send`, method: 'POST', version, body }),
      invalidatesTags: ['admin/Message'],
    }),
    adminRecallMessage: build.mutation<MessageView, Versioned>({
      query: ({ id, version }) => ({ url: `${messagesUrl}/${id}/take-back`, method: 'POST', version }),
      invalidatesTags: ['admin/Message'],
    }),
    adminMarkMessages: build.mutation<MarkedMessages, MarkMessages>({
      query: (body) => ({ url: `${messagesUrl}/mark`, method: 'POST', body }),
      invalidatesTags: ['admin/Message'],
    }),
    adminEraseMessages: build.mutation<{ erased: number }, string[]>({
      query: (ids) => ({ url: `${messagesUrl}/erase`, method: 'POST', body: { ids } }),
      invalidatesTags: ['admin/Message'],
    }),
    adminAttachToMessage: build.mutation<MessageView, { id: string; file: File }>({
      query: ({ id, file }) => ({
        url: `${messagesUrl}/${id}/attachments`,
        method: 'POST',
        body: fileForm(file),
      }),
      invalidatesTags: ['admin/Message'],
    }),
    adminDetachFromMessage: build.mutation<MessageView, Versioned & { fileId: string }>({
      query: ({ id, version, fileId }) => ({
        url: `${messagesUrl}/${id}/attachments/${fileId}`,
        method: 'DELETE',
        version,
      }),
      invalidatesTags: ['admin/Message'],
    }),
    adminListMessageTemplates: build.query<Page<MessageTemplateView>, void>({
      query: () => ({ url: templates }),
      providesTags: ['admin/MessageTemplate'],
    }),
    adminCreateMessageTemplate: build.mutation<MessageTemplateView, CreateMessageTemplate>({
      query: (body) => ({ url: templates, method: 'POST', body }),
      invalidatesTags: ['admin/MessageTemplate'],
    }),
    adminUpdateMessageTemplate: build.mutation<
      MessageTemplateView,
      Versioned & { patch: UpdateMessageTemplate }
    >({
      query: ({ id, version, patch }) => ({
        url: `${templates}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: ['admin/MessageTemplate'],
    }),
    adminDeleteMessageTemplate: build.mutation<void, Versioned>({
      query: ({ id, version }) => ({ url: `${templates}/${id}`, method: 'DELETE', version }),
      invalidatesTags: ['admin/MessageTemplate'],
    }),
  }),
});

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
