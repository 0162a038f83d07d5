import type {
  VatBookingList,
  VatPeriodInput,
  VatPeriodList,
  VatReturnFigures,
  VatReturnView,
  VatSettings,
  VatSettingsView,
} from '@jahrring/contracts-bookkeeping';
import { api } from '@jahrring/tool-kit';

export const vatReturnsUrl = '/api/bookkeeping/vat-returns';
const settingsUrl = '/api/bookkeeping/vat-settings';
const tags = ['bookkeeping/Vat', 'bookkeeping/Period'] as const;
const whenDone = (result: unknown) => (result === undefined ? [] : tags);

interface BookingArgs {
  fromDay: string;
  toDay: string;
  code: string;
  rate?: string;
  activity?: string;
  returnId?: string;
}

const vatApi = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    bookkeepingVatPeriods: build.query<VatPeriodList, { year: number }>({
      query: ({ year }) => ({ url: `${vatReturnsUrl}/periods`, params: { year: String(year) } }),
      providesTags: ['bookkeeping/Vat'],
    }),
    bookkeepingVatReturn: build.query<VatReturnView, string>({
      query: (id) => ({ url: `${vatReturnsUrl}/${id}` }),
      providesTags: ['bookkeeping/Vat'],
    }),
    bookkeepingVatCalculation: build.query<VatReturnFigures, VatPeriodInput>({
      query: (body) => ({ url: `${vatReturnsUrl}/calculation`, method: 'POST', body }),
      providesTags: ['bookkeeping/Vat'],
    }),
    bookkeepingVatBookings: build.query<VatBookingList, BookingArgs>({
      query: (args) => ({ url: `${vatReturnsUrl}/bookings`, params: { ...args } }),
      providesTags: ['bookkeeping/Vat'],
    }),
    bookkeepingCloseVat: build.mutation<VatReturnView, VatPeriodInput>({
      query: (body) => ({ url: vatReturnsUrl, method: 'POST', body }),
      invalidatesTags: whenDone,
    }),
    bookkeepingReopenVat: build.mutation<VatReturnView, { id: string; reason: string }>({
      query: ({ id, ...body }) => ({ url: `${vatReturnsUrl}/${id}/reopening`, method: 'POST', body }),
      invalidatesTags: whenDone,
    }),
    bookkeepingVatSettings: build.query<VatSettingsView, void>({
      query: () => ({ url: settingsUrl }),
      providesTags: ['bookkeeping/Vat'],
    }),
    bookkeepingSaveVatSettings: build.mutation<VatSettingsView, { version: number; values: VatSettings }>({
      query: ({ version, values }) => ({ url: settingsUrl, method: 'PUT', version, body: values }),
      invalidatesTags: whenDone,
    }),
  }),
});

export const {
  useBookkeepingVatPeriodsQuery: useVatPeriods,
  useBookkeepingVatReturnQuery: useVatReturn,
  useBookkeepingVatCalculationQuery: useVatCalculation,
  useBookkeepingVatBookingsQuery: useVatBookings,
  useBookkeepingCloseVatMutation: useCloseVat,
  useBookkeepingReopenVatMutation: useReopenVat,
  useBookkeepingVatSettingsQuery: useVatSettings,
  useBookkeepingSaveVatSettingsMutation: useSaveVatSettings,
} = vatApi;
