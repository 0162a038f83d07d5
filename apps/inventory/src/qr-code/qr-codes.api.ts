import type { Page } from '@jahrring/contracts-common';
import type { CreateQrCode, QrCodeView } from '@jahrring/contracts-inventory';
import { addEndpoints, call, whenChanged, type ListArgs } from '@jahrring/tool-kit';

export const codes = '/api/inventory/qr-codes';

const qrApi = addEndpoints(['inventory/QrCode'], (build) => ({
  inventoryListQrCodes: build.query<Page<QrCodeView>, ListArgs>({
    query: (params) => call.get(codes, params),
    providesTags: ['inventory/QrCode'],
  }),
  inventoryCreateQrCode: build.mutation<QrCodeView, CreateQrCode>({
    query: (body) => call.post(codes, body),
    invalidatesTags: whenChanged('inventory/QrCode'),
  }),
  inventoryDeleteQrCode: build.mutation<null, { id: string; version: number }>({
    query: ({ id, version }) => call.delete(`${codes}/${id}`, version),
    invalidatesTags: whenChanged('inventory/QrCode'),
  }),
  inventoryRestoreQrCode: build.mutation<QrCodeView, string>({
    query: (id) => call.post(`${codes}/${id}/restore`),
    invalidatesTags: whenChanged('inventory/QrCode'),
  }),
}));

export const {
  useInventoryListQrCodesQuery: useQrCodes,
  useInventoryCreateQrCodeMutation: useCreateQrCode,
  useInventoryDeleteQrCodeMutation: useDeleteQrCode,
  useInventoryRestoreQrCodeMutation: useRestoreQrCode,
} = qrApi;
