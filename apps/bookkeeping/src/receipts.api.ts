import type { ReceiptsList, StartReceipts } from '@jahrring/contracts-bookkeeping';
import type { WorkView } from '@jahrring/contracts-common';
import { api } from '@jahrring/tool-kit';

export const receiptsUrl = '/api/bookkeeping/receipts';
const tag = 'bookkeeping/Receipts';

const receiptsApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    bookkeepingReceipts: build.query<ReceiptsList, void>({
      query: () => ({ url: receiptsUrl }),
      providesTags: [tag],
    }),
    bookkeepingStartReceipts: build.mutation<WorkView, StartReceipts>({
      query: (body) => ({ url: receiptsUrl, method: 'POST', body }),
    }),
  }),
});

export const {
  useBookkeepingReceiptsQuery: useReceipts,
  useBookkeepingStartReceiptsMutation: useStartReceipts,
} = receiptsApi;
