import { api } from '@jahrring/tool-kit';

const entries = '/api/time/entries';

/** Worked time as the time tool takes it: from and to, or its length. */
export interface NewEntry {
  /** Made once for each button: a repeated tap is the same entry. */
  id: string;
  projectId: string;
  workDate: string;
  from?: string;
  to?: string;
  seconds?: number;
}

interface MadeEntry {
  id: string;
  version: number;
  seconds: number | null;
}

const tags = ['planning/Booking', 'time/Entry'] as const;
const whenChanged = (result: unknown) => (result === undefined ? [] : tags);

const recordApi = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    planningRecordTime: build.mutation<MadeEntry, NewEntry>({
      query: (body) => ({ url: entries, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    planningRevertTime: build.mutation<null, { id: string; version: number }>({
      query: ({ id, version }) => ({ url: `${entries}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
  }),
});

export const { usePlanningRecordTimeMutation: useRecordTime, usePlanningRevertTimeMutation: useRevertTime } =
  recordApi;
