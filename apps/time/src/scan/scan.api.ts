import { addEndpoints } from '@jahrring/tool-kit';
import type { KnownQrCode } from './known-codes';

const scanApi = addEndpoints([], (build) => ({
  timeKnownCodes: build.query<{ items: KnownQrCode[]; total: number }, undefined>({
    query: () => ({ url: '/api/inventory/qr-codes/known', onRefusal: 'pass', keep: true }),
  }),
}));

export const { useTimeKnownCodesQuery: useKnownCodes } = scanApi;
