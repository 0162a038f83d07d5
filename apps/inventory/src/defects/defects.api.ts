import type { Page } from '@jahrring/contracts-common';
import type {
  DefectView,
  KnownQrCode,
  ObjectOption,
  ReportDefect,
  UpdateDefect,
} from '@jahrring/contracts-inventory';
import { addEndpoints, call, whenChanged, type ListArgs, type Versioned } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

export const defectsUrl = '/api/inventory/machine-defects';
const tag = 'inventory/Defect';

const changed = whenChanged(tag, 'inventory/Machine');

const defectsApi = addEndpoints([tag, 'inventory/Machine'], (build) => ({
  inventoryDefects: build.query<Page<DefectView>, ListArgs>({
    query: (params) => ({ url: defectsUrl, params, keep: true }),
    providesTags: [tag],
  }),
  inventoryDefect: build.query<DefectView, string>({
    query: (id) => `${defectsUrl}/${id}`,
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
    query: (body) => call.post(defectsUrl, body),
    invalidatesTags: changed,
  }),
  inventoryAddDefectPhoto: build.mutation<DefectView, { id: string; file: File }>({
    query: ({ id, file }) => call.post(photosUrl(id), fileForm(file)),
    invalidatesTags: changed,
  }),
  inventoryUpdateDefect: build.mutation<DefectView, Versioned & { patch: UpdateDefect }>({
    query: ({ id, version, patch }) => call.patch(`${defectsUrl}/${id}`, patch, version),
    invalidatesTags: changed,
  }),
  inventoryRemoveDefect: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${defectsUrl}/${id}`, version),
    invalidatesTags: changed,
  }),
  inventoryRestoreDefect: build.mutation<DefectView, string>({
    query: (id) => call.post(`${defectsUrl}/${id}/restore`),
    invalidatesTags: changed,
  }),
}));

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
