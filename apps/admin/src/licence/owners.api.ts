import type { LicenceHistory, LicenceOwner } from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { addEndpoints, call } from '@jahrring/tool-kit';

const licences = '/api/admin/licences';

interface OwnerOf {
  licenceId: string;
  employeeId: string;
}

const ownersApi = addEndpoints(['admin/Licence', 'admin/Plugin', 'admin/LicenceOwner'], (build) => ({
  adminListLicenceOwners: build.query<Page<LicenceOwner>, string>({
    query: (id) => `${licences}/${id}/owners`,
    providesTags: ['admin/LicenceOwner'],
  }),
  adminNameLicenceOwner: build.mutation<Page<LicenceOwner>, OwnerOf>({
    query: ({ licenceId, employeeId }) => call.post(`${licences}/${licenceId}/owners`, { employeeId }),
    invalidatesTags: ['admin/LicenceOwner'],
  }),
  adminRemoveLicenceOwner: build.mutation<null, OwnerOf>({
    query: ({ licenceId, employeeId }) => call.delete(`${licences}/${licenceId}/owners/${employeeId}`),
    invalidatesTags: ['admin/LicenceOwner'],
  }),
  adminGetLicenceHistory: build.query<LicenceHistory, { id: string; behind?: string | undefined }>({
    query: ({ id, behind }) => call.get(`${licences}/${id}/history`, { behind }),
    providesTags: ['admin/Licence', 'admin/Plugin', 'admin/LicenceOwner'],
  }),
}));

export const {
  useAdminListLicenceOwnersQuery: useLicenceOwners,
  useAdminNameLicenceOwnerMutation: useNameLicenceOwner,
  useAdminRemoveLicenceOwnerMutation: useRemoveLicenceOwner,
  useAdminGetLicenceHistoryQuery: useLicenceHistory,
  useLazyAdminGetLicenceHistoryQuery: useOlderLicenceHistory,
} = ownersApi;
