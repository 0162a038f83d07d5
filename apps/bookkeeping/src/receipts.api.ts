import type { ReceiptsList, StartReceipts } from '@jahrring/contracts-bookkeeping';
import type { WorkView } from '@jahrring/contracts-common';
import { addEndpoints, call } from '@jahrring/tool-kit';

export const receiptsUrl = '/api/bookkeeping/receipts';
const tag = 'bookkeeping/Receipts';

const receiptsApi = addEndpoints([tag], (build) => ({
  bookkeepingReceipts: build.query<ReceiptsList, void>({ query: () => receiptsUrl, providesTags: [tag] }),
  bookkeepingStartReceipts: build.mutation<WorkView, StartReceipts>({
    query: (body) => call.post(receiptsUrl, body),
  }),
}));

export const {
  useBookkeepingReceiptsQuery: useReceipts,
  useBookkeepingStartReceiptsMutation: useStartReceipts,
} = receiptsApi;
