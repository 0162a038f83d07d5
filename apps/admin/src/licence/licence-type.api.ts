import type { ChangeLicenceTypeDraft, LicenceView, TypeChangePreview } from '@jahrring/contracts-admin';
import { api } from '@jahrring/tool-kit';

const licences = '/api/admin/licences';

interface TypeChange {
  id: string;
  version: number;
  change: ChangeLicenceTypeDraft;
}

const typeApi = api.enhanceEndpoints({ addTagTypes: ['admin/Licence', 'admin/Plugin'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminPreviewLicenceType: build.query<TypeChangePreview, { id: string; type: string }>({
      query: ({ id, type }) => ({ url: `${licences}/${id}/type-change/${type}` }),
      providesTags: ['admin/Licence', 'admin/Plugin'],
    }),
    adminChangeLicenceType: build.mutation<LicenceView, TypeChange>({
      query: ({ id, version, change }) => ({
        url: `${licences}/${id}/type`,
        method: 'POST',
        version,
        body: change,
      }),
      invalidatesTags: ['admin/Licence', 'admin/Plugin'],
    }),
  }),
});

export const {
  useAdminPreviewLicenceTypeQuery: useLicenceTypePreview,
  useAdminChangeLicenceTypeMutation: useChangeLicenceType,
} = typeApi;
