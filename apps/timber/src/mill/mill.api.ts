import type {
  AcceptMillMeasurement,
  CreateMillMeasurement,
  MillComparison,
  MillMeasurementList,
  MillMeasurementView,
  UpdateMillMeasurement,
} from '@jahrring/contracts-timber';
import { api } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';
import { lotsUrl } from '../lot.api';

export const millUrl = '/api/timber/mill-measurements';
const tag = 'timber/Mill';

/** Recording and deciding move the lot on. */
const whenChanged = (result: unknown) => (result === undefined ? [] : [tag, 'timber/Lot' as typeof tag]);

type Versioned = Pick<MillMeasurementView, 'id' | 'version'>;

const millApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timberListMills: build.query<MillMeasurementList, string>({
      query: (lotId) => ({ url: `${lotsUrl}/${lotId}/mill-measurements` }),
      providesTags: [tag, 'timber/Lot' as typeof tag],
    }),
    timberCompareMill: build.query<MillComparison, string>({
      query: (id) => ({ url: `${millUrl}/${id}/comparison` }),
      providesTags: [tag, 'timber/Lot' as typeof tag],
    }),
    timberRecordMill: build.mutation<MillMeasurementView, { lotId: string; body: CreateMillMeasurement }>({
      query: ({ lotId, body }) => ({ url: `${lotsUrl}/${lotId}/mill-measurements`, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    timberReadMillFile: build.mutation<MillMeasurementView, { lotId: string; file: File }>({
      query: ({ lotId, file }) => ({
        url: `${lotsUrl}/${lotId}/mill-measurements/file`,
        method: 'POST',
        body: fileForm(file),
      }),
      invalidatesTags: whenChanged,
    }),
    timberUpdateMill: build.mutation<MillMeasurementView, Versioned & { body: UpdateMillMeasurement }>({
      query: ({ id, version, body }) => ({ url: `${millUrl}/${id}`, method: 'PUT', version, body }),
      invalidatesTags: whenChanged,
    }),
    timberAcceptMill: build.mutation<MillMeasurementView, Versioned & { credit: AcceptMillMeasurement }>({
      query: ({ id, version, credit }) => ({
        url: `${millUrl}/${id}/acceptance`,
        method: 'POST',
        version,
        body: credit,
      }),
      invalidatesTags: whenChanged,
    }),
    timberDisputeMill: build.mutation<MillMeasurementView, Versioned & { reason: string }>({
      query: ({ id, version, reason }) => ({
        url: `${millUrl}/${id}/dispute`,
        method: 'POST',
        version,
        body: { reason },
      }),
      invalidatesTags: whenChanged,
    }),
    timberReopenMill: build.mutation<MillMeasurementView, Versioned>({
      query: ({ id, version }) => ({ url: `${millUrl}/${id}/reopening`, method: 'POST', version, body: {} }),
      invalidatesTags: whenChanged,
    }),
    timberDeleteMill: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${millUrl}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    timberRestoreMill: build.mutation<MillMeasurementView, string>({
      query: (id) => ({ url: `${millUrl}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
  }),
});

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
