import type { LabelSettings, UpdateLabelSettings } from '@jahrring/contracts-inventory';
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

const url = '/api/inventory/labels';
export const labelsPdfUrl = `${url}/pdf`;
export const labelLogoUrl = `${url}/logo`;
const tag = 'inventory/LabelSettings';

const labelsApi = addEndpoints([tag], (build) => ({
  inventoryLabelSettings: build.query<LabelSettings, void>({
    query: () => `${url}/settings`,
    providesTags: [tag],
  }),
  inventoryUpdateLabelSettings: build.mutation<
    LabelSettings,
    { version: number; values: UpdateLabelSettings }
  >({
    query: ({ version, values }) => call.put(`${url}/settings`, values, version),
    invalidatesTags: whenChanged(tag),
  }),
  inventorySaveLabelLogo: build.mutation<LabelSettings, { version: number; file: File }>({
    query: ({ version, file }) => call.post(labelLogoUrl, fileForm(file), version),
    invalidatesTags: whenChanged(tag),
  }),
  inventoryRemoveLabelLogo: build.mutation<LabelSettings, { version: number }>({
    query: ({ version }) => call.delete(labelLogoUrl, version),
    invalidatesTags: whenChanged(tag),
  }),
}));

export const {
  useInventoryLabelSettingsQuery: useLabelSettings,
  useInventoryUpdateLabelSettingsMutation: useUpdateLabelSettings,
  useInventorySaveLabelLogoMutation: useSaveLabelLogo,
  useInventoryRemoveLabelLogoMutation: useRemoveLabelLogo,
} = labelsApi;
