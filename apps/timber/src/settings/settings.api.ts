import type { TimberSettings, UpdateTimberSettings } from '@jahrring/contracts-timber';
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

const url = '/api/timber/settings';
const tag = 'timber/Settings';

const settingsApi = addEndpoints([tag], (build) => ({
  timberSettings: build.query<TimberSettings, void>({
    query: () => ({ url, keep: true }),
    providesTags: [tag],
  }),
  timberUpdateSettings: build.mutation<TimberSettings, { version: number; values: UpdateTimberSettings }>({
    query: ({ version, values }) => call.put(url, values, version),
    invalidatesTags: whenChanged(tag),
  }),
}));

export const {
  useTimberSettingsQuery: useTimberSettings,
  useTimberUpdateSettingsMutation: useUpdateTimberSettings,
} = settingsApi;
