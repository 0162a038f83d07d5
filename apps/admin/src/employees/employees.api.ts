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
import { api, type ListArgs } from '@jahrring/tool-kit';

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

/** A refused change has changed nothing: a form that is being filled in stays. */
const whenChanged = (result: unknown) =>
  result === undefined ? [] : (['admin/Employee', 'admin/Licence', 'admin/Role'] as const);

const tagged = api.enhanceEndpoints({ addTagTypes: ['admin/Employee', 'admin/Licence', 'admin/Role'] });

const employeesApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminNameEmployees: build.query<Page<EmployeeListItem>, InCollection & { params: ListArgs }>({
      query: ({ base, params }) => ({ url: base, params }),
      providesTags: ['admin/Employee'],
    }),
    adminGetSeats: build.query<Seats, string>({
      query: (base) => ({ url: `${base}/seats` }),
      providesTags: ['admin/Employee'],
    }),
    adminUpdateEmployees: build.mutation<{ ids: string[] }, InCollection & { body: BulkUpdateEmployees }>({
      query: ({ base, body }) => ({ url: `${base}/bulk-update`, method: 'POST', body, onRefusal: 'tell' }),
      invalidatesTags: whenChanged,
    }),
    adminInviteEmployee: build.mutation<InvitationView, InCollection & { body: InviteEmployee }>({
      query: ({ base, body }) => ({ url: `${base}/invitations`, method: 'POST', body, onRefusal: 'tell' }),
      invalidatesTags: whenChanged,
    }),
    adminResendInvitation: build.mutation<InvitationView, OfEmployee>({
      query: ({ base, id }) => ({ url: `${base}/${id}/invitation`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
    adminWithdrawInvitation: build.mutation<void, OfEmployee & { version: number }>({
      query: ({ base, id, version }) => ({ url: `${base}/${id}/invitation`, method: 'DELETE', version }),
      invalidatesTags: ['admin/Licence', 'admin/Role'],
    }),
    adminAddPeriod: build.mutation<EmploymentView, OfEmployee & { body: SavePeriod }>({
      query: ({ base, id, body }) => ({ url: `${base}/${id}/periods`, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    adminUpdatePeriod: build.mutation<EmploymentView, OfPeriod & { body: SavePeriod }>({
      query: ({ base, id, periodId, version, body }) => ({
        url: `${base}/${id}/periods/${periodId}`,
        method: 'PATCH',
        version,
        body,
      }),
      invalidatesTags: whenChanged,
    }),
    adminRemovePeriod: build.mutation<EmploymentView, OfPeriod>({
      query: ({ base, id, periodId, version }) => ({
        url: `${base}/${id}/periods/${periodId}`,
        method: 'DELETE',
        version,
      }),
      invalidatesTags: whenChanged,
    }),
    adminAddCorrection: build.mutation<EmploymentView, OfEmployee & { body: CreateCorrection }>({
      query: ({ base, id, body }) => ({ url: `${base}/${id}/corrections`, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    adminReverseCorrection: build.mutation<
      EmploymentView,
      OfEmployee & { correctionId: string; reason: string }
    >({
      query: ({ base, id, correctionId, reason }) => ({
        url: `${base}/${id}/corrections/${correctionId}/reversal`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: whenChanged,
    }),
    adminGetCvOf: build.query<Page<CvEntryView>, string>({
      query: (id) => ({ url: `/api/admin/employee-profiles/${id}/cv` }),
      providesTags: ['admin/Employee'],
    }),
    adminCompanyPartOptions: build.query<Page<NumberedOption>, void>({
      query: () => ({ url: '/api/admin/company-parts/options' }),
    }),
    adminRateCategoryOptions: build.query<Page<{ id: string; title: string }>, void>({
      query: () => ({ url: '/api/inventory/rate-categories/options', onRefusal: 'pass' }),
    }),
  }),
});

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
