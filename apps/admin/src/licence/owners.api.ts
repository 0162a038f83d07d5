import type { LicenceHistory, LicenceOwner } from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { api } from '@jahrring/tool-kit';

const licences = '/api/admin/licences';

interface OwnerOf {
  licenceId: string;
  employeeId: string;
}

const tagged = api.enhanceEndpoints({ addTagTypes: ['admin/Licence', 'admin/Plugin', 'admin/LicenceOwner'] });

const ownersApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminListLicenceOwners: build.query<Page<LicenceOwner>, string>({
      query: (id) => ({ url: `${licences}/${id}/owners` }),
      providesTags: ['admin/LicenceOwner'],
    }),
    adminNameLicenceOwner: build.mutation<Page<LicenceOwner>, OwnerOf>({
      query: ({ licenceId, employeeId }) => ({
        url: `${licences}/${licenceId}/owners`,
        method: 'POST',
        body: { employeeId },
      }),
      invalidatesTags: ['admin/LicenceOwner'],
    }),
    adminRemoveLicenceOwner: build.mutation<null, OwnerOf>({
      query: ({ licenceId, employeeId }) => ({
        url: `${licences}/${licenceId}/owners/${employeeId}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['admin/LicenceOwner'],
    }),
    adminGetLicenceHistory: build.query<LicenceHistory, { id: string; behind?: string | undefined }>({
      query: ({ id, behind }) => ({ url: `${licences}/${id}/history`, params: { behind } }),
      providesTags: ['admin/Licence', 'admin/Plugin', 'admin/LicenceOwner'],
    }),
  }),
});

export const {
  useAdminListLicenceOwnersQuery: useLicenceOwners,
  useAdminNameLicenceOwnerMutation: useNameLicenceOwner,
  useAdminRemoveLicenceOwnerMutation: useRemoveLicenceOwner,
  useAdminGetLicenceHistoryQuery: useLicenceHistory,
  useLazyAdminGetLicenceHistoryQuery: useOlderLicenceHistory,
} = ownersApi;
