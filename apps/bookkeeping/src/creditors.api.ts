import type {
  CreditorFigures,
  KeptBillFile,
  ReadSupplierBill,
  RecordSupplierBillInput,
  SupplierBillList,
  SupplierBillView,
} from '@jahrring/contracts-bookkeeping';
import { addEndpoints, call, type ListArgs } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

const url = '/api/bookkeeping/supplier-bills';
const tag = 'bookkeeping/Creditor';
const always = () => [tag] as const;

export const billFileUrl = (id: string): string => `${url}/${id}/file`;

/** A bill as somebody saw it. */
interface SeenBill {
  id: string;
  version: number;
}

const creditorsApi = addEndpoints([tag], (build) => ({
  bookkeepingSupplierBills: build.query<SupplierBillList, ListArgs>({
    query: (params) => call.get(url, params),
    providesTags: [tag],
  }),
  bookkeepingCreditorFigures: build.query<CreditorFigures, undefined>({
    query: () => '/api/bookkeeping/creditor-figures',
    providesTags: [tag],
  }),
  bookkeepingSupplierBill: build.query<SupplierBillView, string>({
    query: (id) => `${url}/${id}`,
    providesTags: [tag],
  }),
  bookkeepingPartProject: build.query<{ number: string; title: string }, string>({
    query: (id) => ({ url: `/api/projects/projects/${id}`, onRefusal: 'pass' }),
  }),
  bookkeepingPartObject: build.query<{ title: string }, string>({
    query: (id) => ({ url: `/api/inventory/objects/${id}`, onRefusal: 'pass' }),
  }),
  bookkeepingRecordSupplierBill: build.mutation<SupplierBillView, RecordSupplierBillInput>({
    query: (body) => ({ url, method: 'POST', body, onRefusal: 'pass' }),
    invalidatesTags: always,
  }),
  bookkeepingKeepBillFile: build.mutation<KeptBillFile, File>({
    query: (file) => ({ url: `${url}/files`, method: 'POST', body: fileForm(file), onRefusal: 'pass' }),
  }),
  bookkeepingReadBillCode: build.mutation<ReadSupplierBill, string>({
    query: (payload) => ({
      ...{ url: `${url}/readings/code`, method: 'POST', body: { payload }, onRefusal: 'pass' },
    }),
  }),
  bookkeepingReadInvoice: build.mutation<ReadSupplierBill, File>({
    query: (file) => ({
      ...{ url: `${url}/readings/invoice`, method: 'POST', body: fileForm(file), onRefusal: 'pass' },
    }),
  }),
  bookkeepingApproveSupplierBill: build.mutation<SupplierBillView, SeenBill>({
    query: ({ id, version }) => call.post(`${url}/${id}/approval`, undefined, version),
    invalidatesTags: always,
  }),
  bookkeepingBlockSupplierBill: build.mutation<SupplierBillView, SeenBill & { reason: string }>({
    query: ({ id, version, reason }) => call.post(`${url}/${id}/block`, { reason }, version),
    invalidatesTags: always,
  }),
  bookkeepingUnblockSupplierBill: build.mutation<SupplierBillView, SeenBill>({
    query: ({ id, version }) => call.delete(`${url}/${id}/block`, version),
    invalidatesTags: always,
  }),
  bookkeepingCancelSupplierBill: build.mutation<SupplierBillView, SeenBill & { reason: string }>({
    query: ({ id, version, reason }) => call.post(`${url}/${id}/cancellation`, { reason }, version),
    invalidatesTags: always,
  }),
}));

export const {
  useBookkeepingSupplierBillsQuery: useSupplierBills,
  useBookkeepingCreditorFiguresQuery: useCreditorFigures,
  useBookkeepingSupplierBillQuery: useSupplierBill,
  useBookkeepingPartProjectQuery: usePartProject,
  useBookkeepingPartObjectQuery: usePartObject,
  useBookkeepingRecordSupplierBillMutation: useRecordSupplierBill,
  useBookkeepingKeepBillFileMutation: useKeepBillFile,
  useBookkeepingReadBillCodeMutation: useReadBillCode,
  useBookkeepingReadInvoiceMutation: useReadInvoice,
  useBookkeepingApproveSupplierBillMutation: useApproveSupplierBill,
  useBookkeepingBlockSupplierBillMutation: useBlockSupplierBill,
  useBookkeepingUnblockSupplierBillMutation: useUnblockSupplierBill,
  useBookkeepingCancelSupplierBillMutation: useCancelSupplierBill,
} = creditorsApi;
