import type { WorkView } from '@jahrring/contracts-common';
import type { BillingPreview, StartBillingRunInput } from '@jahrring/contracts-documents';
import type { QueryParams } from '@jahrring/tool-kit';
import { documentsTagged } from '../document-list.api';

const path = '/api/documents/billing-runs';

const billingRunApi = documentsTagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    documentsPreviewBillingRun: build.query<BillingPreview, QueryParams>({
      query: (params) => ({ url: `${path}/preview`, params }),
      providesTags: ['documents/Billable'],
      keepUnusedDataFor: 0,
    }),
    documentsStartBillingRun: build.mutation<WorkView, StartBillingRunInput>({
      query: (body) => ({ url: path, method: 'POST', body }),
    }),
  }),
});

export const {
  useDocumentsPreviewBillingRunQuery: useBillingPreview,
  useDocumentsStartBillingRunMutation: useStartBillingRun,
} = billingRunApi;
