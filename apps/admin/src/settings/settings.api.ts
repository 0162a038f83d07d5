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
import { addEndpoints, call, type Versioned } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

/** `base` is the collection's path: `/api/admin/company-parts`. */
interface InCollection {
  base: string;
}

export const chartImports = '/api/admin/account-imports';
const templates = '/api/admin/chart-templates';
const ownLicence = '/api/admin/own-licence';

const settingsApi = addEndpoints(['admin/ChartTemplate', 'admin/Dropdown', 'admin/OwnLicence'], (build) => ({
  adminStartFromTemplate: build.mutation<AccountImportView, StartFromTemplate>({
    query: (body) => call.post(`${chartImports}/template`, body),
  }),
  adminListTemplates: build.query<Page<ChartTemplateView>, void>({
    query: () => templates,
    providesTags: ['admin/ChartTemplate'],
  }),
  adminUploadTemplate: build.mutation<ChartTemplateView, File>({
    query: (file) => call.post(templates, fileForm(file)),
    invalidatesTags: ['admin/ChartTemplate'],
  }),
  adminRenameTemplate: build.mutation<ChartTemplateView, Versioned & { title: string }>({
    query: ({ id, version, title }) => call.patch(`${templates}/${id}`, { title }, version),
    invalidatesTags: ['admin/ChartTemplate'],
  }),
  adminDeleteTemplate: build.mutation<void, Versioned>({
    query: ({ id, version }) => call.delete(`${templates}/${id}`, version),
    invalidatesTags: ['admin/ChartTemplate'],
  }),
  adminRestoreTemplate: build.mutation<ChartTemplateView, string>({
    query: (id) => call.post(`${templates}/${id}/restore`),
    invalidatesTags: ['admin/ChartTemplate'],
  }),
  adminListDropdowns: build.query<Page<DropdownView>, string>({
    query: (base) => base,
    providesTags: ['admin/Dropdown'],
  }),
  adminReplaceDropdown: build.mutation<
    DropdownView,
    InCollection & { key: DropdownKey; version: number; body: SaveDropdown }
  >({
    query: ({ base, key, version, body }) => call.put(`${base}/${key}`, body, version),
    invalidatesTags: ['admin/Dropdown'],
  }),
  adminGetOwnLicence: build.query<OwnLicenceView, void>({
    query: () => ownLicence,
    providesTags: ['admin/OwnLicence'],
  }),
  adminUpdateOwnLicence: build.mutation<OwnLicenceView, { version: number; patch: UpdateOwnLicence }>({
    query: ({ version, patch }) => call.patch(ownLicence, patch, version),
    invalidatesTags: ['admin/OwnLicence'],
  }),
}));

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
