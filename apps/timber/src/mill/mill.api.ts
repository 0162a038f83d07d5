import type {
  AcceptMillMeasurement,
  CreateMillMeasurement,
  MillComparison,
  MillMeasurementList,
  MillMeasurementView,
  UpdateMillMeasurement,
} from '@jahrring/contracts-timber';
import { addEndpoints, call, whenChanged, type Versioned } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';
import { lotsUrl } from '../lot.api';

export const millUrl = '/api/timber/mill-measurements';
const tag = 'timber/Mill';

/** Recording and deciding move the lot on. */
const withLot = whenChanged(tag, 'timber/Lot');

const millApi = addEndpoints([tag], (build) => ({
  timberListMills: build.query<MillMeasurementList, string>({
    query: (lotId) => `${lotsUrl}/${lotId}/mill-measurements`,
    providesTags: [tag, 'timber/Lot'],
  }),
  timberCompareMill: build.query<MillComparison, string>({
    query: (id) => `${millUrl}/${id}/comparison`,
    providesTags: [tag, 'timber/Lot'],
  }),
  timberRecordMill: build.mutation<MillMeasurementView, { lotId: string; body: CreateMillMeasurement }>({
    query: ({ lotId, body }) => call.post(`${lotsUrl}/${lotId}/mill-measurements`, body),
    invalidatesTags: withLot,
  }),
  timberReadMillFile: build.mutation<MillMeasurementView, { lotId: string; file: File }>({
    query: ({ lotId, file }) => call.post(`${lotsUrl}/${lotId}/mill-measurements/file`, fileForm(file)),
    invalidatesTags: withLot,
  }),
  timberUpdateMill: build.mutation<MillMeasurementView, Versioned & { body: UpdateMillMeasurement }>({
    query: ({ id, version, body }) => call.put(`${millUrl}/${id}`, body, version),
    invalidatesTags: withLot,
  }),
  timberAcceptMill: build.mutation<MillMeasurementView, Versioned & { credit: AcceptMillMeasurement }>({
    query: ({ id, version, credit }) => call.post(`${millUrl}/${id}/acceptance`, credit, version),
    invalidatesTags: withLot,
  }),
  timberDisputeMill: build.mutation<MillMeasurementView, Versioned & { reason: string }>({
    query: ({ id, version, reason }) => call.post(`${millUrl}/${id}/dispute`, { reason }, version),
    invalidatesTags: withLot,
  }),
  timberReopenMill: build.mutation<MillMeasurementView, Versioned>({
    query: ({ id, version }) => call.post(`${millUrl}/${id}/reopening`, {}, version),
    invalidatesTags: withLot,
  }),
  timberDeleteMill: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${millUrl}/${id}`, version),
    invalidatesTags: withLot,
  }),
  timberRestoreMill: build.mutation<MillMeasurementView, string>({
    query: (id) => call.post(`${millUrl}/${id}/restore`),
    invalidatesTags: withLot,
  }),
}));

export const {
  useTimberListMillsQuery: useMills,
  useTimberCompareMillQuery: useMillComparison,
  useTimberRecordMillMutation: useRecordMill,
  useTimberReadMillFileMutation: useReadMillFile,
  useTimberUpdateMillMutation: useUpdateMill,
  useTimberAcceptMillMutation: useAcceptMill,
  useTimberDisputeMillMutation: useDisputeMill,
  useTimberReopenMillMutation: useReopenMill,
  useTimberDeleteMillMutation: useDeleteMill,
  useTimberRestoreMillMutation: useRestoreMill,
} = millApi;
