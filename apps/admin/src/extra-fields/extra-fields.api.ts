import type { ExtraFieldInput, ExtraFieldSet } from '@jahrring/contracts-admin';
import type { ExtraEntity } from '@jahrring/contracts-common';
import { addEndpoints, call } from '@jahrring/tool-kit';

interface ReplaceFields {
  version: number;
  body: { entity: ExtraEntity; fields: ExtraFieldInput[] };
}

const extraFieldsApi = addEndpoints(['admin/ExtraFields'], (build) => ({
  adminReplaceExtraFields: build.mutation<ExtraFieldSet, ReplaceFields>({
    query: ({ version, body }) => call.put('/api/admin/extra-fields', body, version),
    // Also after a refusal: somebody else may have been faster.
    invalidatesTags: ['admin/ExtraFields'],
  }),
}));

export const { useAdminReplaceExtraFieldsMutation: useReplaceExtraFields } = extraFieldsApi;
