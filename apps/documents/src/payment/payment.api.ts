import type { CreditCheck, PaymentList, RecordPaymentInput } from '@jahrring/contracts-documents';
import { addEndpoints, call } from '@jahrring/tool-kit';
import { documentsPath, documentTags, everything } from '../document-list.api';

const paymentApi = addEndpoints(documentTags, (build) => ({
  documentsListPayments: build.query<PaymentList, string>({
    query: (id) => `${documentsPath}/${id}/payments`,
    providesTags: (_result, _error, id) => [{ type: 'documents/Document', id }],
  }),
  documentsCheckCredit: build.query<CreditCheck, string>({
    query: (id) => `${documentsPath}/${id}/credit-check`,
  }),
  documentsRecordPayment: build.mutation<PaymentList, { id: string; body: RecordPaymentInput }>({
    query: ({ id, body }) => call.post(`${documentsPath}/${id}/payments`, body),
    invalidatesTags: everything,
  }),
  documentsReversePayment: build.mutation<PaymentList, { id: string; paymentId: string }>({
    query: ({ id, paymentId }) => call.post(`${documentsPath}/${id}/payments/${paymentId}/reversal`),
    invalidatesTags: everything,
  }),
}));

export const {
  useDocumentsListPaymentsQuery: usePayments,
  useDocumentsCheckCreditQuery: useCreditCheck,
  useDocumentsRecordPaymentMutation: useRecordPayment,
  useDocumentsReversePaymentMutation: useReversePayment,
} = paymentApi;
