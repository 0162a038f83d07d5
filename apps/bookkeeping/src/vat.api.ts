import type {
  VatBookingList,
  VatPeriodInput,
  VatPeriodList,
  VatReturnFigures,
  VatReturnView,
  VatSettings,
  VatSettingsView,
} from '@jahrring/contracts-bookkeeping';
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

export const vatReturnsUrl = '/api/bookkeeping/vat-returns';
const settingsUrl = '/api/bookkeeping/vat-settings';
const tags = ['bookkeeping/Vat', 'bookkeeping/Period'] as const;
interface BookingArgs {
  fromDay: string;
  toDay: string;
  code: string;
  rate?: string;
  activity?: string;
  returnId?: string;
}

const vatApi = addEndpoints(tags, (build) => ({
  bookkeepingVatPeriods: build.query<VatPeriodList, { year: number }>({
    query: ({ year }) => call.get(`${vatReturnsUrl}/periods`, { year: String(year) }),
    providesTags: ['bookkeeping/Vat'],
  }),
  bookkeepingVatReturn: build.query<VatReturnView, string>({
    query: (id) => `${vatReturnsUrl}/${id}`,
    providesTags: ['bookkeeping/Vat'],
  }),
  bookkeepingVatCalculation: build.query<VatReturnFigures, VatPeriodInput>({
    query: (body) => call.post(`${vatReturnsUrl}/calculation`, body),
    providesTags: ['bookkeeping/Vat'],
  }),
  bookkeepingVatBookings: build.query<VatBookingList, BookingArgs>({
    query: (args) => call.get(`${vatReturnsUrl}/bookings`, { ...args }),
    providesTags: ['bookkeeping/Vat'],
  }),
  bookkeepingCloseVat: build.mutation<VatReturnView, VatPeriodInput>({
    query: (body) => call.post(vatReturnsUrl, body),
    invalidatesTags: whenChanged(...tags),
  }),
  bookkeepingReopenVat: build.mutation<VatReturnView, { id: string; reason: string }>({
    query: ({ id, ...body }) => call.post(`${vatReturnsUrl}/${id}/reopening`, body),
    invalidatesTags: whenChanged(...tags),
  }),
  bookkeepingVatSettings: build.query<VatSettingsView, void>({
    query: () => settingsUrl,
    providesTags: ['bookkeeping/Vat'],
  }),
  bookkeepingSaveVatSettings: build.mutation<VatSettingsView, { version: number; values: VatSettings }>({
    query: ({ version, values }) => call.put(settingsUrl, values, version),
    invalidatesTags: whenChanged(...tags),
  }),
}));

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
