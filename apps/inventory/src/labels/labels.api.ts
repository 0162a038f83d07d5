import type { LabelSettings, UpdateLabelSettings } from '@jahrring/contracts-inventory';
import { api } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

const url = '/api/inventory/labels';
export const labelsPdfUrl = `${url}/pdf`;
export const labelLogoUrl = `${url}/logo`;
const tag = 'inventory/LabelSettings';

const whenChanged = (result: unknown) => (result === undefined ? [] : ([tag] as const));

const labelsApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    inventoryLabelSettings: build.query<LabelSettings, void>({
      query: () => ({ url: `${url}/settings` }),
      providesTags: [tag],
    }),
    inventoryUpdateLabelSettings: build.mutation<
      LabelSettings,
      { version: number; values: UpdateLabelSettings }
    >({
      query: ({ version, values }) => ({ url: `${url}/settings`, method: 'PUT', version, body: values }),
      invalidatesTags: whenChanged,
    }),
    inventorySaveLabelLogo: build.mutation<LabelSettings, { version: number; file: File }>({
      query: ({ version, file }) => ({ url: labelLogoUrl, method: 'POST', version, body: fileForm(file) }),
      invalidatesTags: whenChanged,
    }),
    inventoryRemoveLabelLogo: build.mutation<LabelSettings, { version: number }>({
      query: ({ version }) => ({ url: labelLogoUrl, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
  }),
});

export const {
  useInventoryLabelSettingsQuery: useLabelSettings,
  useInventoryUpdateLabelSettingsMutation: useUpdateLabelSettings,
  useInventorySaveLabelLogoMutation: useSaveLabelLogo,
  useInventoryRemoveLabelLogoMutation: useRemoveLabelLogo,
} = labelsApi;
