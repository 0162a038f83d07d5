import type { Page } from '@jahrring/contracts-common';
import type { CreateQrCode, QrCodeView } from '@jahrring/contracts-inventory';
import { api, type ListArgs } from '@jahrring/tool-kit';

export const codes = '/api/inventory/qr-codes';

/** A refused change has changed nothing: what is on screen stays. */
const whenChanged = (result: unknown) => (result === undefined ? [] : (['inventory/QrCode'] as const));

const qrApi = api.enhanceEndpoints({ addTagTypes: ['inventory/QrCode'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    inventoryListQrCodes: build.query<Page<QrCodeView>, ListArgs>({
      query: (params) => ({ url: codes, params }),
      providesTags: ['inventory/QrCode'],
    }),
    inventoryCreateQrCode: build.mutation<QrCodeView, CreateQrCode>({
      query: (body) => ({ url: codes, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    inventoryDeleteQrCode: build.mutation<null, { id: string; version: number }>({
      query: ({ id, version }) => ({ url: `${codes}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    inventoryRestoreQrCode: build.mutation<QrCodeView, string>({
      query: (id) => ({ url: `${codes}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
  }),
});

export const {
  useInventoryListQrCodesQuery: useQrCodes,
  useInventoryCreateQrCodeMutation: useCreateQrCode,
  useInventoryDeleteQrCodeMutation: useDeleteQrCode,
  useInventoryRestoreQrCodeMutation: useRestoreQrCode,
} = qrApi;
