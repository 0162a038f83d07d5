import type { ApplicationOfLicence, FirstStepsView, LicenceApplicationView } from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { addEndpoints, call, type ListArgs } from '@jahrring/tool-kit';

const firstSteps = '/api/admin/first-steps';

const applicationsApi = addEndpoints(['admin/Licence', 'admin/FirstSteps'], (build) => ({
  adminListApplications: build.query<Page<LicenceApplicationView>, ListArgs>({
    query: (params) => call.get('/api/admin/licence-applications', params),
    providesTags: ['admin/Licence'],
  }),
  adminGetApplication: build.query<ApplicationOfLicence, string>({
    query: (id) => `/api/admin/licences/${id}/application`,
    providesTags: ['admin/Licence'],
  }),
  adminGetFirstSteps: build.query<FirstStepsView, void>({
    query: () => firstSteps,
    providesTags: ['admin/FirstSteps'],
  }),
  adminCloseFirstSteps: build.mutation<null, void>({
    query: () => call.post(`${firstSteps}/close`),
    invalidatesTags: ['admin/FirstSteps'],
  }),
  /** Number of the caller's records in a list of another tool; none if that tool cannot be called. */
  adminCountOfList: build.query<{ total: number }, string>({
    query: (url) => ({ url, params: { pageSize: 1 }, onRefusal: 'pass' }),
    providesTags: ['admin/FirstSteps'],
  }),
}));

export const {
  useAdminListApplicationsQuery: useApplicationList,
  useAdminGetApplicationQuery: useApplicationOf,
  useAdminGetFirstStepsQuery: useFirstSteps,
  useAdminCloseFirstStepsMutation: useCloseFirstSteps,
  useAdminCountOfListQuery: useCountOfList,
} = applicationsApi;
