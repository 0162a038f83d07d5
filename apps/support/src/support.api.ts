import type { Page } from '@jahrring/contracts-common';
import type {
  CreateSupportCase,
  DeskAgent,
  DeskCaseList,
  DeskCaseView,
  DeskFigures,
  DeskSettings,
  SupportCaseList,
  SupportCaseView,
  SupportSettings,
  UpdateDeskCase,
  UpdateDeskSettings,
  UpdateSupportCase,
  UpdateSupportSettings,
} from '@jahrring/contracts-support';
import { api, type ListArgs } from '@jahrring/tool-kit';

/** Cases as the licence that asks reaches them, and as the desk does. */
export const casesUrl = '/api/support/cases';
export const deskUrl = '/api/support/desk/cases';
const desk = '/api/support/desk';
const settings = '/api/support/settings';
const caseTag = 'support/Case';
const deskTag = 'support/DeskCase';
const settingsTag = 'support/Settings';

interface Versioned<T> {
  id: string;
  version: number;
  patch: T;
}

interface Saved<T> {
  version: number;
  values: T;
}

const tagged = api.enhanceEndpoints({ addTagTypes: [caseTag, deskTag, settingsTag] });

const supportApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    supportListCases: build.query<SupportCaseList, ListArgs>({
      query: (params) => ({ url: casesUrl, params }),
      providesTags: [caseTag],
    }),
    supportGetCase: build.query<SupportCaseView, string>({
      query: (id) => ({ url: `${casesUrl}/${id}` }),
      providesTags: (_result, _error, id) => [{ type: caseTag, id }],
    }),
    supportCreateCase: build.mutation<SupportCaseView, CreateSupportCase>({
      query: (body) => ({ url: casesUrl, method: 'POST', body }),
      invalidatesTags: [caseTag],
    }),
    supportUpdateCase: build.mutation<SupportCaseView, Versioned<UpdateSupportCase>>({
      query: ({ id, version, patch }) => ({
        url: `${casesUrl}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: [caseTag],
    }),
    supportGetSettings: build.query<SupportSettings, undefined>({
      query: () => ({ url: settings }),
      providesTags: [settingsTag],
    }),
    supportSaveSettings: build.mutation<SupportSettings, Saved<UpdateSupportSettings>>({
      query: ({ version, values }) => ({ url: settings, method: 'PUT', version, body: values }),
      // Not after a refusal: the form keeps its input.
      invalidatesTags: (result) => (result ? [settingsTag] : []),
    }),
    supportListDeskCases: build.query<DeskCaseList, ListArgs>({
      query: (params) => ({ url: deskUrl, params }),
      providesTags: [deskTag],
    }),
    supportGetDeskCase: build.query<DeskCaseView, string>({
      query: (id) => ({ url: `${deskUrl}/${id}` }),
      providesTags: (_result, _error, id) => [{ type: deskTag, id }],
    }),
    supportUpdateDeskCase: build.mutation<DeskCaseView, Versioned<UpdateDeskCase>>({
      query: ({ id, version, patch }) => ({ url: `${deskUrl}/${id}`, method: 'PATCH', version, body: patch }),
      invalidatesTags: [deskTag],
    }),
    supportDeskFigures: build.query<DeskFigures, undefined>({
      query: () => ({ url: `${desk}/figures` }),
      providesTags: [deskTag],
    }),
    supportDeskAgents: build.query<Page<DeskAgent>, undefined>({
      query: () => ({ url: `${desk}/agents` }),
    }),
    supportArrive: build.mutation<Page<DeskAgent>, undefined>({
      query: () => ({ url: `${desk}/agents`, method: 'PUT', onRefusal: 'pass' }),
    }),
    supportGetDeskSettings: build.query<DeskSettings, undefined>({
      query: () => ({ url: `${desk}/settings` }),
      providesTags: [settingsTag],
    }),
    supportSaveDeskSettings: build.mutation<DeskSettings, Saved<UpdateDeskSettings>>({
      query: ({ version, values }) => ({ url: `${desk}/settings`, method: 'PUT', version, body: values }),
      // Not after a refusal: the form keeps its input.
      invalidatesTags: (result) => (result ? [settingsTag] : []),
    }),
  }),
});

export const {
  useSupportListCasesQuery: useCases,
  useSupportGetCaseQuery: useCase,
  useSupportCreateCaseMutation: useCreateCase,
  useSupportUpdateCaseMutation: useUpdateCase,
  useSupportGetSettingsQuery: useSupportSettings,
  useSupportSaveSettingsMutation: useSaveSupportSettings,
  useSupportListDeskCasesQuery: useDeskCases,
  useSupportGetDeskCaseQuery: useDeskCase,
  useSupportUpdateDeskCaseMutation: useUpdateDeskCase,
  useSupportDeskFiguresQuery: useDeskFigures,
  useSupportDeskAgentsQuery: useDeskAgents,
  useSupportArriveMutation: useArrive,
  useSupportGetDeskSettingsQuery: useDeskSettings,
  useSupportSaveDeskSettingsMutation: useSaveDeskSettings,
} = supportApi;
