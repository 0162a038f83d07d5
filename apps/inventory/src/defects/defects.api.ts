import type { Page } from '@jahrring/contracts-common';
import type {
  DefectView,
  KnownQrCode,
  ObjectOption,
  ReportDefect,
  UpdateDefect,
} from '@jahrring/contracts-inventory';
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

export const defectsUrl = '/api/inventory/machine-defects';
const tag = 'inventory/Defect';

/** A refused change has changed nothing; a defect may change the state of its machine. */
const whenChanged = (result: unknown) => (result === undefined ? [] : ([tag, 'inventory/Machine'] as const));

const defectsApi = api.enhanceEndpoints({ addTagTypes: [tag, 'inventory/Machine'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    inventoryDefects: build.query<Page<DefectView>, ListArgs>({
      query: (params) => ({ url: defectsUrl, params, keep: true }),
      providesTags: [tag],
    }),
    inventoryDefect: build.query<DefectView, string>({
      query: (id) => ({ url: `${defectsUrl}/${id}` }),
      providesTags: [tag],
    }),
    inventoryKnownMachines: build.query<ObjectOption[], void>({
      queryFn: async (_arg, _api, _options, fetch) => {
        const found: ObjectOption[] = [];
        for (const kind of ['machines', 'vehicles']) {
          const params = { kind, limit: 50 };
          const answer = await fetch({ url: '/api/inventory/choices/objects', params, keep: true });
          if (answer.error) return { error: answer.error };
          found.push(...(answer.data as Page<ObjectOption>).items);
        }
        return { data: found };
      },
    }),
    inventoryCodes: build.query<Page<KnownQrCode>, void>({
      query: () => ({ url: '/api/inventory/qr-codes/known', keep: true, onRefusal: 'pass' }),
    }),
    inventoryReportDefect: build.mutation<DefectView, ReportDefect>({
      query: (body) => ({ url: defectsUrl, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    inventoryAddDefectPhoto: build.mutation<DefectView, { id: string; file: File }>({
      query: ({ id, file }) => ({ url: photosUrl(id), method: 'POST', body: fileForm(file) }),
      invalidatesTags: whenChanged,
    }),
    inventoryUpdateDefect: build.mutation<DefectView, Versioned & { patch: UpdateDefect }>({
      query: ({ id, version, patch }) => ({
        url: `${defectsUrl}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: whenChanged,
    }),
    inventoryRemoveDefect: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${defectsUrl}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    inventoryRestoreDefect: build.mutation<DefectView, string>({
      query: (id) => ({ url: `${defectsUrl}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
  }),
});

/** The address that takes and lists the photos of a defect. */
export function photosUrl(defectId: string): string {
  return `${defectsUrl}/${defectId}/photos`;
}

export const {
  useInventoryDefectsQuery: useDefects,
  useInventoryDefectQuery: useDefect,
  useInventoryKnownMachinesQuery: useKnownMachines,
  useInventoryCodesQuery: useCodes,
  useInventoryReportDefectMutation: useReportDefect,
  useInventoryAddDefectPhotoMutation: useAddDefectPhoto,
  useInventoryUpdateDefectMutation: useUpdateDefect,
  useInventoryRemoveDefectMutation: useRemoveDefect,
  useInventoryRestoreDefectMutation: useRestoreDefect,
} = defectsApi;
