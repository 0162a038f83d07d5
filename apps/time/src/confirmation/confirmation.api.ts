import type {
  CreateSignoff,
  CreateUnlock,
  MarkEntriesInput,
  MarkResult,
  SignoffList,
  SignoffView,
  TeamOverview,
  TeamQueryInput,
  UnlockView,
} from '@jahrring/contracts-time';
import { api } from '@jahrring/tool-kit';

const whenChanged = (result: unknown) => (result === undefined ? [] : ['time/Entry' as const]);

const confirmationApi = api.enhanceEndpoints({ addTagTypes: ['time/Entry'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timeGetTeam: build.query<TeamOverview, TeamQueryInput>({
      query: (params) => ({ url: '/api/time/team', params: { ...params } as Record<string, string> }),
      providesTags: ['time/Entry'],
    }),
    timeMark: build.mutation<MarkResult, MarkEntriesInput>({
      query: (body) => ({ url: '/api/time/marks', method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    timeUndoMark: build.mutation<MarkResult, string>({
      query: (batchId) => ({ url: `/api/time/marks/${batchId}/undo`, method: 'POST', body: {} }),
      invalidatesTags: whenChanged,
    }),
    timeListSignoffs: build.query<SignoffList, { employeeId?: string | undefined; from: string; to: string }>(
      {
        query: (params) => ({ url: '/api/time/signoffs', params }),
        providesTags: ['time/Entry'],
      },
    ),
    timeSignOff: build.mutation<SignoffView, CreateSignoff>({
      query: (body) => ({ url: '/api/time/signoffs', method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    timeUnlock: build.mutation<UnlockView, CreateUnlock>({
      query: (body) => ({ url: '/api/time/unlocks', method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
  }),
});

export const {
  useTimeGetTeamQuery: useTeam,
  useTimeMarkMutation: useMarkEntries,
  useTimeUndoMarkMutation: useUndoMark,
  useTimeListSignoffsQuery: useSignoffs,
  useTimeSignOffMutation: useSignOff,
  useTimeUnlockMutation: useUnlock,
} = confirmationApi;
