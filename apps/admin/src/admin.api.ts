import type {
  ChangeLicenceState,
  CreateEmployee,
  CreateLicence,
  CreateUser,
  EmployeeView,
  LicenceView,
  PluginId,
  PluginList,
  PluginView,
  SwitchPlugin,
  UpdateEmployee,
  UpdateLicence,
  UpdateUser,
  UserView,
} from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';
import type { EmployeeRow } from './employees/employee-scope';

const licences = '/api/admin/licences';
const users = '/api/admin/users';

/** `base` is the collection's path: the own licence's, or that of one licence a superadmin keeps. */
interface InCollection {
  base: string;
}

const tagged = api.enhanceEndpoints({
  addTagTypes: ['admin/Licence', 'admin/User', 'admin/Employee', 'admin/Plugin'],
});

const adminApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminListLicences: build.query<Page<LicenceView>, ListArgs>({
      query: (params) => ({ url: licences, params }),
      providesTags: ['admin/Licence'],
    }),
    adminGetLicence: build.query<LicenceView, string>({
      query: (id) => ({ url: `${licences}/${id}` }),
      providesTags: ['admin/Licence'],
    }),
    adminCreateLicence: build.mutation<LicenceView, CreateLicence>({
      query: (body) => ({ url: licences, method: 'POST', body }),
      invalidatesTags: ['admin/Licence'],
    }),
    adminUpdateLicence: build.mutation<LicenceView, Versioned & { patch: UpdateLicence }>({
      query: ({ id, version, patch }) => ({
        url: `${licences}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: ['admin/Licence'],
    }),
    adminChangeLicenceState: build.mutation<LicenceView, Versioned & { change: ChangeLicenceState }>({
      query: ({ id, version, change }) => ({
        url: `${licences}/${id}/state`,
        method: 'POST',
        version,
        body: change,
      }),
      invalidatesTags: ['admin/Licence'],
    }),
    adminListUsers: build.query<Page<UserView>, ListArgs>({
      query: (params) => ({ url: users, params }),
      providesTags: ['admin/User'],
    }),
    adminGetUser: build.query<UserView, string>({
      query: (id) => ({ url: `${users}/${id}` }),
      providesTags: ['admin/User'],
    }),
    adminCreateUser: build.mutation<UserView, CreateUser>({
      query: (body) => ({ url: users, method: 'POST', body }),
      invalidatesTags: ['admin/User'],
    }),
    adminRemoveSecondFactor: build.mutation<null, string>({
      query: (id) => ({ url: `${users}/${id}/second-factor/remove`, method: 'POST' }),
      invalidatesTags: ['admin/User'],
    }),
    adminDeleteUser: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${users}/${id}`, method: 'DELETE', version }),
      invalidatesTags: ['admin/User'],
    }),
    adminUpdateUser: build.mutation<UserView, Versioned & { patch: UpdateUser }>({
      query: ({ id, version, patch }) => ({ url: `${users}/${id}`, method: 'PATCH', version, body: patch }),
      invalidatesTags: ['admin/User', 'admin/Employee'],
    }),
    adminListEmployees: build.query<Page<EmployeeRow>, InCollection & { args: ListArgs }>({
      query: ({ base, args }) => ({ url: base, params: args }),
      providesTags: ['admin/Employee'],
    }),
    adminGetEmployee: build.query<EmployeeView, InCollection & { id: string }>({
      query: ({ base, id }) => ({ url: `${base}/${id}` }),
      providesTags: ['admin/Employee'],
    }),
    adminCreateEmployee: build.mutation<EmployeeView, InCollection & { body: CreateEmployee }>({
      query: ({ base, body }) => ({ url: base, method: 'POST', body }),
      invalidatesTags: ['admin/Employee', 'admin/Licence', 'admin/User'],
    }),
    adminUpdateEmployee: build.mutation<EmployeeView, InCollection & Versioned & { patch: UpdateEmployee }>({
      query: ({ base, id, version, patch }) => ({
        url: `${base}/${id}`,
        method: 'PATCH',
        // Giving more than one holds is told on the page.
        onRefusal: 'tell',
        version,
        body: patch,
      }),
      invalidatesTags: ['admin/Employee', 'admin/Licence', 'admin/User'],
    }),
    adminListPlugins: build.query<PluginList, string>({
      query: (base) => ({ url: base }),
      providesTags: ['admin/Plugin'],
    }),
    adminSwitchPlugin: build.mutation<PluginView, InCollection & { plugin: PluginId; change: SwitchPlugin }>({
      query: ({ base, plugin, change }) => ({ url: `${base}/${plugin}/state`, method: 'POST', body: change }),
      invalidatesTags: ['admin/Plugin'],
    }),
    adminStartTrial: build.mutation<PluginView, InCollection & { plugin: PluginId }>({
      query: ({ base, plugin }) => ({ url: `${base}/${plugin}/trial`, method: 'POST' }),
      invalidatesTags: ['admin/Plugin'],
    }),
  }),
});

export const {
  useAdminListLicencesQuery: useLicenceList,
  useAdminGetLicenceQuery: useLicence,
  useAdminCreateLicenceMutation: useCreateLicence,
  useAdminUpdateLicenceMutation: useUpdateLicence,
  useAdminChangeLicenceStateMutation: useChangeLicenceState,
  useAdminListUsersQuery: useUserList,
  useAdminGetUserQuery: useUser,
  useAdminCreateUserMutation: useCreateUser,
  useAdminDeleteUserMutation: useDeleteUser,
  useAdminRemoveSecondFactorMutation: useRemoveSecondFactor,
  useAdminUpdateUserMutation: useUpdateUser,
  useAdminListEmployeesQuery: useEmployeeList,
  useAdminGetEmployeeQuery: useEmployee,
  useAdminCreateEmployeeMutation: useCreateEmployee,
  useAdminUpdateEmployeeMutation: useUpdateEmployee,
  useAdminListPluginsQuery: usePluginList,
  useAdminSwitchPluginMutation: useSwitchPlugin,
  useAdminStartTrialMutation: useStartTrial,
} = adminApi;
