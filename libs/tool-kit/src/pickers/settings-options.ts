import { addEndpoints } from '../api/api';

/** A company part, centre or account as pickers need it. */
export interface NumberedChoice {
  id: string;
  number: string;
  title: string;
  active: boolean;
}

/** A value of a list, in the reader's language. */
export interface ValueChoice {
  value: string;
  text: string;
  active: boolean;
}

interface Answer<T> {
  items: T[];
}

/** Records that a licence numbers itself, by the path of their options. */
export type NumberedResource = 'company-parts' | 'cost-centres' | 'revenue-centres' | 'accounts';

const optionsApi = addEndpoints(['admin/Numbered', 'admin/Dropdown'], (build) => ({
  settingsNumberedOptions: build.query<Answer<NumberedChoice>, NumberedResource>({
    query: (resource) => `/api/admin/${resource}/options`,
    providesTags: ['admin/Numbered'],
  }),
  settingsDropdownOptions: build.query<Answer<ValueChoice>, { key: string; locale: string }>({
    query: ({ key }) => `/api/admin/dropdowns/${key}/options`,
    providesTags: ['admin/Dropdown'],
  }),
}));

export const {
  useSettingsNumberedOptionsQuery: useNumberedAnswer,
  useSettingsDropdownOptionsQuery: useDropdownAnswer,
} = optionsApi;
