import type { RoleView, SaveRole, ShapedRole } from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { api } from '@jahrring/tool-kit';

interface OfRole {
  role: ShapedRole;
  version: number;
}

const roles = '/api/admin/roles';
const tagged = api.enhanceEndpoints({ addTagTypes: ['admin/Role'] });
const whenChanged = (result: unknown) => (result === undefined ? [] : (['admin/Role'] as const));

const rolesApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminListRoles: build.query<Page<RoleView>, string>({
      query: (url) => ({ url }),
      providesTags: ['admin/Role'],
    }),
    adminSaveRole: build.mutation<RoleView, OfRole & { body: SaveRole }>({
      query: ({ role, version, body }) => ({
        url: `${roles}/${role}`,
        method: 'PUT',
        version,
        body,
        onRefusal: 'tell',
      }),
      invalidatesTags: whenChanged,
    }),
    adminResetRole: build.mutation<RoleView, OfRole>({
      query: ({ role, version }) => ({
        url: `${roles}/${role}`,
        method: 'DELETE',
        version,
        onRefusal: 'tell',
      }),
      invalidatesTags: whenChanged,
    }),
  }),
});

export const {
  useAdminListRolesQuery: useRoles,
  useAdminSaveRoleMutation: useSaveRole,
  useAdminResetRoleMutation: useResetRole,
} = rolesApi;
