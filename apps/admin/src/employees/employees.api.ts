import type {
  BulkUpdateEmployees,
  CreateCorrection,
  CvEntryView,
  EmployeeListItem,
  EmploymentView,
  InvitationView,
  InviteEmployee,
  NumberedOption,
  SavePeriod,
  Seats,
} from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { addEndpoints, call, whenChanged, type ListArgs } from '@jahrring/tool-kit';

/** `base` is the collection's path: the own licence's, or that of one licence a superadmin keeps. */
interface InCollection {
  base: string;
}
interface OfEmployee extends InCollection {
  id: string;
}
interface OfPeriod extends OfEmployee {
  periodId: string;
  version: number;
}

const changed = whenChanged('admin/Employee', 'admin/Licence', 'admin/Role');

const employeesApi = addEndpoints(['admin/Employee', 'admin/Licence', 'admin/Role'], (build) => ({
  adminNameEmployees: build.query<Page<EmployeeListItem>, InCollection & { params: ListArgs }>({
    query: ({ base, params }) => call.get(base, params),
    providesTags: ['admin/Employee'],
  }),
  adminGetSeats: build.query<Seats, string>({
    query: (base) => `${base}/seats`,
    providesTags: ['admin/Employee'],
  }),
  adminUpdateEmployees: build.mutation<{ ids: string[] }, InCollection & { body: BulkUpdateEmployees }>({
    query: ({ base, body }) => ({ url: `${base}/bulk-update`, method: 'POST', body, onRefusal: 'tell' }),
    invalidatesTags: changed,
  }),
  adminInviteEmployee: build.mutation<InvitationView, InCollection & { body: InviteEmployee }>({
    query: ({ base, body }) => ({ url: `${base}/invitations`, method: 'POST', body, onRefusal: 'tell' }),
    invalidatesTags: changed,
  }),
  adminResendInvitation: build.mutation<InvitationView, OfEmployee>({
    query: ({ base, id }) => call.post(`${base}/${id}/invitation`),
    invalidatesTags: changed,
  }),
  adminWithdrawInvitation: build.mutation<void, OfEmployee & { version: number }>({
    query: ({ base, id, version }) => call.delete(`${base}/${id}/invitation`, version),
    invalidatesTags: ['admin/Licence', 'admin/Role'],
  }),
  adminAddPeriod: build.mutation<EmploymentView, OfEmployee & { body: SavePeriod }>({
    query: ({ base, id, body }) => call.post(`${base}/${id}/periods`, body),
    invalidatesTags: changed,
  }),
  adminUpdatePeriod: build.mutation<EmploymentView, OfPeriod & { body: SavePeriod }>({
    query: ({ base, id, periodId, version, body }) =>
      call.patch(`${base}/${id}/periods/${periodId}`, body, version),
    invalidatesTags: changed,
  }),
  adminRemovePeriod: build.mutation<EmploymentView, OfPeriod>({
    query: ({ base, id, periodId, version }) => call.delete(`${base}/${id}/periods/${periodId}`, version),
    invalidatesTags: changed,
  }),
  adminAddCorrection: build.mutation<EmploymentView, OfEmployee & { body: CreateCorrection }>({
    query: ({ base, id, body }) => call.post(`${base}/${id}/corrections`, body),
    invalidatesTags: changed,
  }),
  adminReverseCorrection: build.mutation<
    EmploymentView,
    OfEmployee & { correctionId: string; reason: string }
  >({
    query: ({ base, id, correctionId, reason }) =>
      call.post(`${base}/${id}/corrections/${correctionId}/reversal`, { reason }),
    invalidatesTags: changed,
  }),
  adminGetCvOf: build.query<Page<CvEntryView>, string>({
    query: (id) => `/api/admin/employee-profiles/${id}/cv`,
    providesTags: ['admin/Employee'],
  }),
  adminCompanyPartOptions: build.query<Page<NumberedOption>, void>({
    query: () => '/api/admin/company-parts/options',
  }),
  adminRateCategoryOptions: build.query<Page<{ id: string; title: string }>, void>({
    query: () => ({ url: '/api/inventory/rate-categories/options', onRefusal: 'pass' }),
  }),
}));

export const {
  useAdminNameEmployeesQuery: useNamedEmployees,
  useAdminGetSeatsQuery: useSeats,
  useAdminUpdateEmployeesMutation: useUpdateEmployees,
  useAdminInviteEmployeeMutation: useInviteEmployee,
  useAdminResendInvitationMutation: useResendInvitation,
  useAdminWithdrawInvitationMutation: useWithdrawInvitation,
  useAdminAddPeriodMutation: useAddPeriod,
  useAdminUpdatePeriodMutation: useUpdatePeriod,
  useAdminRemovePeriodMutation: useRemovePeriod,
  useAdminAddCorrectionMutation: useAddCorrection,
  useAdminReverseCorrectionMutation: useReverseCorrection,
  useAdminGetCvOfQuery: useCvOf,
  useAdminCompanyPartOptionsQuery: useCompanyPartOptions,
  useAdminRateCategoryOptionsQuery: useRateCategoryOptions,
} = employeesApi;
