import type {
  ActView,
  CancelSelfBilling,
  DebtorFigures,
  DebtorList,
  DebtorView,
  OpenItemList,
  OpenItemView,
  PaymentList,
  PaymentView,
  RecordDebtorPaymentInput,
  RecordSelfBilling,
  SetCreditLimit,
} from '@jahrring/contracts-bookkeeping';
import { addEndpoints, call, whenChanged, type ListArgs } from '@jahrring/tool-kit';

const baseUrl = '/api/bookkeeping';
export const exportsUrl = `${baseUrl}/debtor-exports`;
const tag = 'bookkeeping/Debtor';

interface Reversal {
  id: string;
  on: string;
}

const debtorsApi = addEndpoints([tag], (build) => ({
  bookkeepingDebtors: build.query<DebtorList, ListArgs>({
    query: (params) => call.get(`${baseUrl}/debtors`, params),
    providesTags: [tag],
  }),
  bookkeepingDebtor: build.query<DebtorView, string>({
    query: (id) => `${baseUrl}/debtors/${id}`,
    providesTags: [tag],
  }),
  bookkeepingDebtorFigures: build.query<DebtorFigures, void>({
    query: () => `${baseUrl}/debtor-figures`,
    providesTags: [tag],
  }),
  bookkeepingSetCreditLimit: build.mutation<DebtorView, { id: string; body: SetCreditLimit }>({
    query: ({ id, body }) => call.put(`${baseUrl}/debtors/${id}/credit-limit`, body),
    invalidatesTags: whenChanged(tag),
  }),
  bookkeepingDebtorItems: build.query<OpenItemList, ListArgs>({
    query: (params) => call.get(`${baseUrl}/debtor-items`, params),
    providesTags: [tag],
  }),
  bookkeepingDebtorPayments: build.query<PaymentList, ListArgs>({
    query: (params) => call.get(`${baseUrl}/debtor-payments`, params),
    providesTags: [tag],
  }),
  bookkeepingRecordPayment: build.mutation<PaymentView, RecordDebtorPaymentInput>({
    query: (body) => call.post(`${baseUrl}/debtor-payments`, body),
    invalidatesTags: whenChanged(tag),
  }),
  bookkeepingReversePayment: build.mutation<PaymentView, Reversal>({
    query: ({ id, ...body }) => call.post(`${baseUrl}/debtor-payments/${id}/reversal`, body),
    invalidatesTags: whenChanged(tag),
  }),
  bookkeepingWriteOff: build.mutation<ActView, { id: string; body: object }>({
    query: ({ id, body }) => call.post(`${baseUrl}/debtor-items/${id}/write-off`, body),
    invalidatesTags: whenChanged(tag),
  }),
  bookkeepingSetOff: build.mutation<ActView, object>({
    query: (body) => call.post(`${baseUrl}/debtor-settlements`, body),
    invalidatesTags: whenChanged(tag),
  }),
  bookkeepingRecordSelfBilling: build.mutation<OpenItemView, RecordSelfBilling>({
    query: (body) => call.post(`${baseUrl}/self-billings`, body),
    invalidatesTags: whenChanged(tag),
  }),
  bookkeepingCancelSelfBilling: build.mutation<OpenItemView, { itemId: string; body: CancelSelfBilling }>({
    query: ({ itemId, body }) => call.post(`${baseUrl}/self-billings/${itemId}/cancellation`, body),
    invalidatesTags: whenChanged(tag),
  }),
  bookkeepingReverseSettlement: build.mutation<ActView, Reversal>({
    query: ({ id, ...body }) => call.post(`${baseUrl}/debtor-settlements/${id}/reversal`, body),
    invalidatesTags: whenChanged(tag),
  }),
}));

export const {
  useBookkeepingDebtorsQuery: useDebtors,
  useBookkeepingDebtorQuery: useDebtor,
  useBookkeepingDebtorFiguresQuery: useDebtorFigures,
  useBookkeepingSetCreditLimitMutation: useSetCreditLimit,
  useBookkeepingDebtorItemsQuery: useDebtorItems,
  useBookkeepingDebtorPaymentsQuery: useDebtorPayments,
  useBookkeepingRecordPaymentMutation: useRecordPayment,
  useBookkeepingReversePaymentMutation: useReversePayment,
  useBookkeepingWriteOffMutation: useWriteOff,
  useBookkeepingSetOffMutation: useSetOff,
  useBookkeepingRecordSelfBillingMutation: useRecordSelfBilling,
  useBookkeepingCancelSelfBillingMutation: useCancelSelfBilling,
  useBookkeepingReverseSettlementMutation: useReverseSettlement,
} = debtorsApi;
