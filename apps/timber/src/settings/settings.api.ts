import type { TimberSettings, UpdateTimberSettings } from '@jahrring/contracts-timber';
import { api } from '@jahrring/tool-kit';

const url = '/api/timber/settings';
const tag = 'timber/Settings';

const settingsApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timberSettings: build.query<TimberSettings, void>({
      query: () => ({ url, keep: true }),
      providesTags: [tag],
    }),
    timberUpdateSettings: build.mutation<TimberSettings, { version: number; values: UpdateTimberSettings }>({
      query: ({ version, values }) => ({ url, method: 'PUT', version, body: values }),
      invalidatesTags: (result) => (result === undefined ? [] : [tag]),
    }),
  }),
});

export const {
  useTimberSettingsQuery: useTimberSettings,
  useTimberUpdateSettingsMutation: useUpdateTimberSettings,
} = settingsApi;
