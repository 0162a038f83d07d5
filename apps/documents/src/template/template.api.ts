import type {
  CreateTemplateInput,
  PreviewTemplateInput,
  TemplateList,
  TemplateVersionView,
  TemplateView,
  UpdateTemplate,
} from '@jahrring/contracts-documents';
import { addEndpoints, call, type ApiRequest, type Versioned } from '@jahrring/tool-kit';

const path = '/api/documents/templates';

export const listPath = '/settings/documents/templates';
export const editPath = (id: string) => `${listPath}/edit/${id}`;

const templateApi = addEndpoints(['documents/Template'], (build) => ({
  documentsListTemplates: build.query<TemplateList, void>({
    query: () => path,
    providesTags: ['documents/Template'],
  }),
  documentsGetTemplate: build.query<TemplateView, string>({
    query: (id) => `${path}/${id}`,
    // A form must start from what is stored now, not from what was read before.
    keepUnusedDataFor: 0,
  }),
  documentsGetTemplateVersion: build.query<TemplateVersionView, { id: string; number: number }>({
    query: ({ id, number }) => `${path}/${id}/versions/${number}`,
  }),
  documentsCreateTemplate: build.mutation<TemplateView, CreateTemplateInput>({
    query: (body) => call.post(path, body),
    invalidatesTags: ['documents/Template'],
  }),
  documentsUpdateTemplate: build.mutation<TemplateView, Versioned & { values: UpdateTemplate }>({
    query: ({ id, version, values }) => call.put(`${path}/${id}`, values, version),
    invalidatesTags: ['documents/Template'],
  }),
  documentsDeleteTemplate: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${path}/${id}`, version),
    invalidatesTags: ['documents/Template'],
  }),
}));

export const {
  useDocumentsListTemplatesQuery: useTemplateList,
  useDocumentsGetTemplateQuery: useTemplate,
  useLazyDocumentsGetTemplateVersionQuery: useTemplateVersion,
  useDocumentsCreateTemplateMutation: useCreateTemplate,
  useDocumentsUpdateTemplateMutation: useUpdateTemplate,
  useDocumentsDeleteTemplateMutation: useDeleteTemplate,
} = templateApi;

/** Returns the call for the preview of a template; it changes nothing on the server. */
export function previewCall(body: PreviewTemplateInput): ApiRequest {
  return { url: `${path}/preview`, method: 'PUT', body, onRefusal: 'tell' };
}
