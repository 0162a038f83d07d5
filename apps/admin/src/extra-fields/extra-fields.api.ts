import type { ExtraFieldInput, ExtraFieldSet } from '@jahrring/contracts-admin';
import type { ExtraEntity } from '@jahrring/contracts-common';
import { api } from '@jahrring/tool-kit';

interface ReplaceFields {
  version: number;
  body: { entity: ExtraEntity; fields: ExtraFieldInput[] };
}

const extraFieldsApi = api.enhanceEndpoints({ addTagTypes: ['admin/ExtraFields'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminReplaceExtraFields: build.mutation<ExtraFieldSet, ReplaceFields>({
      query: ({ version, body }) => ({ url: '/api/admin/extra-fields', method: 'PUT', version, body }),
      // Also after a refusal: somebody else may have been faster.
      invalidatesTags: ['admin/ExtraFields'],
    }),
  }),
});

export const { useAdminReplaceExtraFieldsMutation: useReplaceExtraFields } = extraFieldsApi;
