import type {
  CreatePaymentRunInput,
  PaymentProposal,
  PaymentRunList,
  PaymentRunView,
  StatusReportTaken,
} from '@jahrring/contracts-bookkeeping';
import { addEndpoints, call, type ListArgs } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

const baseUrl = '/api/bookkeeping';
const runs = `${baseUrl}/payment-runs`;
const tags = ['bookkeeping/PaymentRun', 'bookkeeping/Creditor'] as const;

/** A refused act may have met somebody else's: runs and bills are read again either way. */
const always = () => tags;

/** Acts on a run that need nothing told. */
export type RunStep = 'file' | 'upload';

export const fileUrl = (id: string): string => `${runs}/${id}/file`;

const paymentRunsApi = addEndpoints(tags, (build) => ({
  bookkeepingPaymentRuns: build.query<PaymentRunList, ListArgs>({
    query: (params) => call.get(runs, params),
    providesTags: tags,
  }),
  bookkeepingPaymentRun: build.query<PaymentRunView, string>({
    query: (id) => `${runs}/${id}`,
    providesTags: tags,
  }),
  bookkeepingPayables: build.query<PaymentProposal, { executionDate: string; until: string }>({
    query: (params) => call.get(`${baseUrl}/payables`, params),
    providesTags: tags,
  }),
  bookkeepingCreateRun: build.mutation<PaymentRunView, CreatePaymentRunInput>({
    query: (body) => call.post(runs, body),
    invalidatesTags: always,
  }),
  bookkeepingConfirmRun: build.mutation<PaymentRunView, { id: string; version: number }>({
    query: ({ id, version }) => call.post(`${runs}/${id}/confirmation`, undefined, version),
    invalidatesTags: always,
  }),
  bookkeepingRunStep: build.mutation<PaymentRunView, { id: string; step: RunStep }>({
    query: ({ id, step }) => call.post(`${runs}/${id}/${step}`),
    invalidatesTags: always,
  }),
  bookkeepingRemoveRunBill: build.mutation<PaymentRunView, { id: string; itemId: string }>({
    query: ({ id, ...body }) => call.post(`${runs}/${id}/removals`, body),
    invalidatesTags: always,
  }),
  bookkeepingWithdrawRun: build.mutation<PaymentRunView, { id: string; reason: string }>({
    query: ({ id, ...body }) => call.post(`${runs}/${id}/withdrawal`, body),
    invalidatesTags: always,
  }),
  bookkeepingExecuteRun: build.mutation<PaymentRunView, { id: string; on: string; baseAmount?: string }>({
    query: ({ id, ...body }) => call.post(`${runs}/${id}/execution`, body),
    invalidatesTags: always,
  }),
  bookkeepingUploadReport: build.mutation<StatusReportTaken, File>({
    query: (file) => call.post(`${baseUrl}/status-reports`, fileForm(file)),
    invalidatesTags: always,
  }),
}));

export const {
  useBookkeepingPaymentRunsQuery: usePaymentRuns,
  useBookkeepingPaymentRunQuery: usePaymentRun,
  useBookkeepingPayablesQuery: usePayables,
  useBookkeepingCreateRunMutation: useCreateRun,
  useBookkeepingConfirmRunMutation: useConfirmRun,
  useBookkeepingRunStepMutation: useRunStep,
  useBookkeepingRemoveRunBillMutation: useRemoveRunBill,
  useBookkeepingWithdrawRunMutation: useWithdrawRun,
  useBookkeepingExecuteRunMutation: useExecuteRun,
  useBookkeepingUploadReportMutation: useUploadReport,
} = paymentRunsApi;
