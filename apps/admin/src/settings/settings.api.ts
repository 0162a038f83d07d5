import type {
  AccountImportView,
  ChartTemplateView,
  DropdownKey,
  DropdownView,
  OwnLicenceView,
  SaveDropdown,
  StartFromTemplate,
  UpdateOwnLicence,
} from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { api, type Versioned } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

/** `base` is the collection's path: `/api/admin/company-parts`. */
interface InCollection {
  base: string;
}

export const chartImports = '/api/admin/account-imports';
const templates = '/api/admin/chart-templates';
const ownLicence = '/api/admin/own-licence';

const tagged = api.enhanceEndpoints({
  addTagTypes: ['admin/ChartTemplate', 'admin/Dropdown', 'admin/OwnLicence'],
});

const settingsApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminStartFromTemplate: build.mutation<AccountImportView, StartFromTemplate>({
      query: (body) => ({ url: `${chartImports}/template`, method: 'POST', body }),
    }),
    adminListTemplates: build.query<Page<ChartTemplateView>, void>({
      query: () => ({ url: templates }),
      providesTags: ['admin/ChartTemplate'],
    }),
    adminUploadTemplate: build.mutation<ChartTemplateView, File>({
      query: (file) => ({ url: templates, method: 'POST', body: fileForm(file) }),
      invalidatesTags: ['admin/ChartTemplate'],
    }),
    adminRenameTemplate: build.mutation<ChartTemplateView, Versioned & { title: string }>({
      query: ({ id, version, title }) => ({
        url: `${templates}/${id}`,
        method: 'PATCH',
        version,
        body: { title },
      }),
      invalidatesTags: ['admin/ChartTemplate'],
    }),
    adminDeleteTemplate: build.mutation<void, Versioned>({
      query: ({ id, version }) => ({ url: `${templates}/${id}`, method: 'DELETE', version }),
      invalidatesTags: ['admin/ChartTemplate'],
    }),
    adminRestoreTemplate: build.mutation<ChartTemplateView, string>({
      query: (id) => ({ url: `${templates}/${id}/restore`, method: 'POST' }),
      invalidatesTags: ['admin/ChartTemplate'],
    }),
    adminListDropdowns: build.query<Page<DropdownView>, string>({
      query: (base) => ({ url: base }),
      providesTags: ['admin/Dropdown'],
    }),
    adminReplaceDropdown: build.mutation<
      DropdownView,
      InCollection & { key: DropdownKey; version: number; body: SaveDropdown }
    >({
      query: ({ base, key, version, body }) => ({ url: `${base}/${key}`, method: 'PUT', version, body }),
      invalidatesTags: ['admin/Dropdown'],
    }),
    adminGetOwnLicence: build.query<OwnLicenceView, void>({
      query: () => ({ url: ownLicence }),
      providesTags: ['admin/OwnLicence'],
    }),
    adminUpdateOwnLicence: build.mutation<OwnLicenceView, { version: number; patch: UpdateOwnLicence }>({
      query: ({ version, patch }) => ({ url: ownLicence, method: 'PATCH', version, body: patch }),
      invalidatesTags: ['admin/OwnLicence'],
    }),
  }),
});

export const {
  useAdminStartFromTemplateMutation: useStartFromTemplate,
  useAdminListTemplatesQuery: useTemplateList,
  useAdminUploadTemplateMutation: useUploadTemplate,
  useAdminRenameTemplateMutation: useRenameTemplate,
  useAdminDeleteTemplateMutation: useDeleteTemplate,
  useAdminRestoreTemplateMutation: useRestoreTemplate,
  useAdminListDropdownsQuery: useDropdownList,
  useAdminReplaceDropdownMutation: useReplaceDropdown,
  useAdminGetOwnLicenceQuery: useOwnLicence,
  useAdminUpdateOwnLicenceMutation: useUpdateOwnLicence,
} = settingsApi;
