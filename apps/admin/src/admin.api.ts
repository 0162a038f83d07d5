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
import { addEndpoints, call, type ListArgs, type Versioned } from '@jahrring/tool-kit';
import type { EmployeeRow } from './employees/employee-scope';

const licences = '/api/admin/licences';
const users = '/api/admin/users';

/** `base` is the collection's path: the own licence's, or that of one licence a superadmin keeps. */
interface InCollection {
  base: string;
}

const adminApi = addEndpoints(['admin/Licence', 'admin/User', 'admin/Employee', 'admin/Plugin'], (build) => ({
  adminListLicences: build.query<Page<LicenceView>, ListArgs>({
    query: (params) => call.get(licences, params),
    providesTags: ['admin/Licence'],
  }),
  adminGetLicence: build.query<LicenceView, string>({
    query: (id) => `${licences}/${id}`,
    providesTags: ['admin/Licence'],
  }),
  adminCreateLicence: build.mutation<LicenceView, CreateLicence>({
    query: (body) => call.post(licences, body),
    invalidatesTags: ['admin/Licence'],
  }),
  adminUpdateLicence: build.mutation<LicenceView, Versioned & { patch: UpdateLicence }>({
    query: ({ id, version, patch }) => call.patch(`${licences}/${id}`, patch, version),
    invalidatesTags: ['admin/Licence'],
  }),
  adminChangeLicenceState: build.mutation<LicenceView, Versioned & { change: ChangeLicenceState }>({
    query: ({ id, version, change }) => call.post(`${licences}/${id}/state`, change, version),
    invalidatesTags: ['admin/Licence'],
  }),
  adminListUsers: build.query<Page<UserView>, ListArgs>({
    query: (params) => call.get(users, params),
    providesTags: ['admin/User'],
  }),
  adminGetUser: build.query<UserView, string>({
    query: (id) => `${users}/${id}`,
    providesTags: ['admin/User'],
  }),
  adminCreateUser: build.mutation<UserView, CreateUser>({
    query: (body) => call.post(users, body),
    invalidatesTags: ['admin/User'],
  }),
  adminRemoveSecondFactor: build.mutation<null, string>({
    query: (id) => call.post(`${users}/${id}/second-factor/remove`),
    invalidatesTags: ['admin/User'],
  }),
  adminDeleteUser: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${users}/${id}`, version),
    invalidatesTags: ['admin/User'],
  }),
  adminUpdateUser: build.mutation<UserView, Versioned & { patch: UpdateUser }>({
    query: ({ id, version, patch }) => call.patch(`${users}/${id}`, patch, version),
    invalidatesTags: ['admin/User', 'admin/Employee'],
  }),
  adminListEmployees: build.query<Page<EmployeeRow>, InCollection & { args: ListArgs }>({
    query: ({ base, args }) => call.get(base, args),
    providesTags: ['admin/Employee'],
  }),
  adminGetEmployee: build.query<EmployeeView, InCollection & { id: string }>({
    query: ({ base, id }) => `${base}/${id}`,
    providesTags: ['admin/Employee'],
  }),
  adminCreateEmployee: build.mutation<EmployeeView, InCollection & { body: CreateEmployee }>({
    query: ({ base, body }) => call.post(base, body),
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
    query: (base) => base,
    providesTags: ['admin/Plugin'],
  }),
  adminSwitchPlugin: build.mutation<PluginView, InCollection & { plugin: PluginId; change: SwitchPlugin }>({
    query: ({ base, plugin, change }) => call.post(`${base}/${plugin}/state`, change),
    invalidatesTags: ['admin/Plugin'],
  }),
  adminStartTrial: build.mutation<PluginView, InCollection & { plugin: PluginId }>({
    query: ({ base, plugin }) => call.post(`${base}/${plugin}/trial`),
    invalidatesTags: ['admin/Plugin'],
  }),
}));

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
