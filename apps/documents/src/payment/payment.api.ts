import type { CreditCheck, PaymentList, RecordPaymentInput } from '@jahrring/contracts-documents';
import { documentsPath, documentsTagged, everything } from '../document-list.api';

const paymentApi = documentsTagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    documentsListPayments: build.query<PaymentList, string>({
      query: (id) => ({ url: `${documentsPath}/${id}/payments` }),
      providesTags: (_result, _error, id) => [{ type: 'documents/Document', id }],
    }),
    documentsCheckCredit: build.query<CreditCheck, string>({
      query: (id) => ({ url: `${documentsPath}/${id}/credit-check` }),
    }),
    documentsRecordPayment: build.mutation<PaymentList, { id: string; body: RecordPaymentInput }>({
      query: ({ id, body }) => ({ url: `${documentsPath}/${id}/payments`, method: 'POST', body }),
      invalidatesTags: everything,
    }),
    documentsReversePayment: build.mutation<PaymentList, { id: string; paymentId: string }>({
      query: ({ id, paymentId }) => ({
        url: `${documentsPath}/${id}/payments/${paymentId}/reversal`,
        method: 'POST',
      }),
      invalidatesTags: everything,
    }),
  }),
});

export const {
  useDocumentsListPaymentsQuery: usePayments,
  useDocumentsCheckCreditQuery: useCreditCheck,
  useDocumentsRecordPaymentMutation: useRecordPayment,
  useDocumentsReversePaymentMutation: useReversePayment,
} = paymentApi;
