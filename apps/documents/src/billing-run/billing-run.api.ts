import type { WorkView } from '@jahrring/contracts-common';
import type { BillingPreview, StartBillingRunInput } from '@jahrring/contracts-documents';
import { addEndpoints, call, type QueryParams } from '@jahrring/tool-kit';
import { documentTags } from '../document-list.api';

const path = '/api/documents/billing-runs';

const billingRunApi = addEndpoints(documentTags, (build) => ({
  documentsPreviewBillingRun: build.query<BillingPreview, QueryParams>({
    query: (params) => call.get(`${path}/preview`, params),
    providesTags: ['documents/Billable'],
    keepUnusedDataFor: 0,
  }),
  documentsStartBillingRun: build.mutation<WorkView, StartBillingRunInput>({
    query: (body) => call.post(path, body),
  }),
}));

export const {
  useDocumentsPreviewBillingRunQuery: useBillingPreview,
  useDocumentsStartBillingRunMutation: useStartBillingRun,
} = billingRunApi;
