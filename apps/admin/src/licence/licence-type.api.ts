import type { ChangeLicenceTypeDraft, LicenceView, TypeChangePreview } from '@jahrring/contracts-admin';
import { addEndpoints, call } from '@jahrring/tool-kit';

const licences = '/api/admin/licences';

interface TypeChange {
  id: string;
  version: number;
  change: ChangeLicenceTypeDraft;
}

const typeApi = addEndpoints(['admin/Licence', 'admin/Plugin'], (build) => ({
  adminPreviewLicenceType: build.query<TypeChangePreview, { id: string; type: string }>({
    query: ({ id, type }) => `${licences}/${id}/type-change/${type}`,
    providesTags: ['admin/Licence', 'admin/Plugin'],
  }),
  adminChangeLicenceType: build.mutation<LicenceView, TypeChange>({
    query: ({ id, version, change }) => call.post(`${licences}/${id}/type`, change, version),
    invalidatesTags: ['admin/Licence', 'admin/Plugin'],
  }),
}));

export const {
  useAdminPreviewLicenceTypeQuery: useLicenceTypePreview,
  useAdminChangeLicenceTypeMutation: useChangeLicenceType,
} = typeApi;
