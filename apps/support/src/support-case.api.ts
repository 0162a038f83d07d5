import type {
  CreateSupportCase,
  SupportCaseList,
  SupportCaseView,
  UpdateSupportCase,
} from '@jahrring/contracts-support';
import { api, type ListArgs } from '@jahrring/tool-kit';

const url = '/api/support/support-cases';
const tag = 'support/SupportCase';

interface Versioned {
  id: string;
  version: number;
}

/** A refused change has changed nothing: what is on screen stays, above all a form that is being filled in. */
const whenChanged = (result: unknown) => (result === undefined ? [] : ([tag] as const));

const supportCaseApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    supportListSupportCases: build.query<SupportCaseList, ListArgs>({
      query: (params) => ({ url, params }),
      providesTags: [tag],
    }),
    supportGetSupportCase: build.query<SupportCaseView, string>({
      query: (id) => ({ url: `${url}/${id}` }),
      providesTags: (_result, _error, id) => [{ type: tag, id }],
      // A form must start from what is stored now, not from what was read before.
      keepUnusedDataFor: 0,
    }),
    supportCreateSupportCase: build.mutation<SupportCaseView, CreateSupportCase>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    supportUpdateSupportCase: build.mutation<SupportCaseView, Versioned & { patch: UpdateSupportCase }>({
      query: ({ id, version, patch }) => ({ url: `${url}/${id}`, method: 'PATCH', version, body: patch }),
      invalidatesTags: whenChanged,
    }),
    supportDeleteSupportCase: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${url}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    supportRestoreSupportCase: build.mutation<SupportCaseView, string>({
      query: (id) => ({ url: `${url}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
  }),
});

export const {
  useSupportListSupportCasesQuery: useSupportCaseList,
  useSupportGetSupportCaseQuery: useSupportCase,
  useSupportCreateSupportCaseMutation: useCreateSupportCase,
  useSupportUpdateSupportCaseMutation: useUpdateSupportCase,
  useSupportDeleteSupportCaseMutation: useDeleteSupportCase,
  useSupportRestoreSupportCaseMutation: useRestoreSupportCase,
} = supportCaseApi;
