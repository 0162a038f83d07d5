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
import { addEndpoints, call, whenChanged, type ListArgs } from '@jahrring/tool-kit';

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

const supportApi = addEndpoints([caseTag, deskTag, settingsTag], (build) => ({
  supportListCases: build.query<SupportCaseList, ListArgs>({
    query: (params) => call.get(casesUrl, params),
    providesTags: [caseTag],
  }),
  supportGetCase: build.query<SupportCaseView, string>({
    query: (id) => `${casesUrl}/${id}`,
    providesTags: (_result, _error, id) => [{ type: caseTag, id }],
  }),
  supportCreateCase: build.mutation<SupportCaseView, CreateSupportCase>({
    query: (body) => call.post(casesUrl, body),
    invalidatesTags: [caseTag],
  }),
  supportUpdateCase: build.mutation<SupportCaseView, Versioned<UpdateSupportCase>>({
    query: ({ id, version, patch }) => call.patch(`${casesUrl}/${id}`, patch, version),
    invalidatesTags: [caseTag],
  }),
  supportGetSettings: build.query<SupportSettings, undefined>({
    query: () => settings,
    providesTags: [settingsTag],
  }),
  supportSaveSettings: build.mutation<SupportSettings, Saved<UpdateSupportSettings>>({
    query: ({ version, values }) => call.put(settings, values, version),
    // Not after a refusal: the form keeps its input.
    invalidatesTags: whenChanged(settingsTag),
  }),
  supportListDeskCases: build.query<DeskCaseList, ListArgs>({
    query: (params) => call.get(deskUrl, params),
    providesTags: [deskTag],
  }),
  supportGetDeskCase: build.query<DeskCaseView, string>({
    query: (id) => `${deskUrl}/${id}`,
    providesTags: (_result, _error, id) => [{ type: deskTag, id }],
  }),
  supportUpdateDeskCase: build.mutation<DeskCaseView, Versioned<UpdateDeskCase>>({
    query: ({ id, version, patch }) => call.patch(`${deskUrl}/${id}`, patch, version),
    invalidatesTags: [deskTag],
  }),
  supportDeskFigures: build.query<DeskFigures, undefined>({
    query: () => `${desk}/figures`,
    providesTags: [deskTag],
  }),
  supportDeskAgents: build.query<Page<DeskAgent>, undefined>({ query: () => `${desk}/agents` }),
  supportArrive: build.mutation<Page<DeskAgent>, undefined>({
    query: () => ({ url: `${desk}/agents`, method: 'PUT', onRefusal: 'pass' }),
  }),
  supportGetDeskSettings: build.query<DeskSettings, undefined>({
    query: () => `${desk}/settings`,
    providesTags: [settingsTag],
  }),
  supportSaveDeskSettings: build.mutation<DeskSettings, Saved<UpdateDeskSettings>>({
    query: ({ version, values }) => call.put(`${desk}/settings`, values, version),
    // Not after a refusal: the form keeps its input.
    invalidatesTags: whenChanged(settingsTag),
  }),
}));

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
