import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

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
const recordApi = addEndpoints(tags, (build) => ({
  planningRecordTime: build.mutation<MadeEntry, NewEntry>({
    query: (body) => call.post(entries, body),
    invalidatesTags: whenChanged(...tags),
  }),
  planningRevertTime: build.mutation<null, { id: string; version: number }>({
    query: ({ id, version }) => call.delete(`${entries}/${id}`, version),
    invalidatesTags: whenChanged(...tags),
  }),
}));

export const { usePlanningRecordTimeMutation: useRecordTime, usePlanningRevertTimeMutation: useRevertTime } =
  recordApi;
