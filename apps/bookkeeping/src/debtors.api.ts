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
import { api, type ListArgs } from '@jahrring/tool-kit';

const baseUrl = '/api/bookkeeping';
export const exportsUrl = `${baseUrl}/debtor-exports`;
const tag = 'bookkeeping/Debtor';

/** A refused act has changed nothing: what is on screen stays. */
const whenDone = (result: unknown) => (result === undefined ? [] : ([tag] as const));

interface Reversal {
  id: string;
  on: string;
}

const debtorsApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    bookkeepingDebtors: build.query<DebtorList, ListArgs>({
      query: (params) => ({ url: `${baseUrl}/debtors`, params }),
      providesTags: [tag],
    }),
    bookkeepingDebtor: build.query<DebtorView, string>({
      query: (id) => ({ url: `${baseUrl}/debtors/${id}` }),
      providesTags: [tag],
    }),
    bookkeepingDebtorFigures: build.query<DebtorFigures, void>({
      query: () => ({ url: `${baseUrl}/debtor-figures` }),
      providesTags: [tag],
    }),
    bookkeepingSetCreditLimit: build.mutation<DebtorView, { id: string; body: SetCreditLimit }>({
      query: ({ id, body }) => ({ url: `${baseUrl}/debtors/${id}/credit-limit`, method: 'PUT', body }),
      invalidatesTags: whenDone,
    }),
    bookkeepingDebtorItems: build.query<OpenItemList, ListArgs>({
      query: (params) => ({ url: `${baseUrl}/debtor-items`, params }),
      providesTags: [tag],
    }),
    bookkeepingDebtorPayments: build.query<PaymentList, ListArgs>({
      query: (params) => ({ url: `${baseUrl}/debtor-payments`, params }),
      providesTags: [tag],
    }),
    bookkeepingRecordPayment: build.mutation<PaymentView, RecordDebtorPaymentInput>({
      query: (body) => ({ url: `${baseUrl}/debtor-payments`, method: 'POST', body }),
      invalidatesTags: whenDone,
    }),
    bookkeepingReversePayment: build.mutation<PaymentView, Reversal>({
      query: ({ id, ...body }) => ({
        url: `${baseUrl}/debtor-payments/${id}/reversal`,
        method: 'POST',
        body,
      }),
      invalidatesTags: whenDone,
    }),
    bookkeepingWriteOff: build.mutation<ActView, { id: string; body: object }>({
      query: ({ id, body }) => ({ url: `${baseUrl}/debtor-items/${id}/write-off`, method: 'POST', body }),
      invalidatesTags: whenDone,
    }),
    bookkeepingSetOff: build.mutation<ActView, object>({
      query: (body) => ({ url: `${baseUrl}/debtor-settlements`, method: 'POST', body }),
      invalidatesTags: whenDone,
    }),
    bookkeepingRecordSelfBilling: build.mutation<OpenItemView, RecordSelfBilling>({
      query: (body) => ({ url: `${baseUrl}/self-billings`, method: 'POST', body }),
      invalidatesTags: whenDone,
    }),
    bookkeepingCancelSelfBilling: build.mutation<OpenItemView, { itemId: string; body: CancelSelfBilling }>({
      query: ({ itemId, body }) => ({
        url: `${baseUrl}/self-billings/${itemId}/cancellation`,
        method: 'POST',
        body,
      }),
      invalidatesTags: whenDone,
    }),
    bookkeepingReverseSettlement: build.mutation<ActView, Reversal>({
      query: ({ id, ...body }) => ({
        url: `${baseUrl}/debtor-settlements/${id}/reversal`,
        method: 'POST',
        body,
      }),
      invalidatesTags: whenDone,
    }),
  }),
});

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
