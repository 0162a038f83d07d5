import type { RoleView, SaveRole, ShapedRole } from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { addEndpoints, whenChanged } from '@jahrring/tool-kit';

interface OfRole {
  role: ShapedRole;
  version: number;
}

const roles = '/api/admin/roles';
const rolesApi = addEndpoints(['admin/Role'], (build) => ({
  adminListRoles: build.query<Page<RoleView>, string>({ query: (url) => url, providesTags: ['admin/Role'] }),
  adminSaveRole: build.mutation<RoleView, OfRole & { body: SaveRole }>({
    query: ({ role, version, body }) => ({
      url: `${roles}/${role}`,
      method: 'PUT',
      version,
      body,
      onRefusal: 'tell',
    }),
    invalidatesTags: whenChanged('admin/Role'),
  }),
  adminResetRole: build.mutation<RoleView, OfRole>({
    query: ({ role, version }) => ({
      url: `${roles}/${role}`,
      method: 'DELETE',
      version,
      onRefusal: 'tell',
    }),
    invalidatesTags: whenChanged('admin/Role'),
  }),
}));

export const {
  useAdminListRolesQuery: useRoles,
  useAdminSaveRoleMutation: useSaveRole,
  useAdminResetRoleMutation: useResetRole,
} = rolesApi;
