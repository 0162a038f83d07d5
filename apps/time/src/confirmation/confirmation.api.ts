import type {
  CreateSignoff,
  CreateUnlock,
  MarkEntriesInput,
  MarkResult,
  OvertimeMonth,
  OvertimeQuery,
  OvertimeTeam,
  OvertimeTeamQueryInput,
  SignoffList,
  SignoffView,
  TeamOverview,
  TeamQueryInput,
  UnlockList,
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
    timeGetOvertime: build.query<OvertimeMonth, OvertimeQuery>({
      query: (params) => ({ url: '/api/time/overtime', params, onRefusal: 'pass' }),
      providesTags: ['time/Entry'],
    }),
    timeGetTeamOvertime: build.query<OvertimeTeam, OvertimeTeamQueryInput>({
      query: (params) => ({
        url: '/api/time/team/overtime',
        params: { ...params } as Record<string, string>,
      }),
      providesTags: ['time/Entry'],
    }),
    timeMark: build.mutation<MarkResult, MarkEntriesInput>({
      query: (body) => ({ url: '/api/time/marks', method: 'POST', body }),
      invalidatesTags: (result, _error, { dryRun }) => (dryRun ? [] : whenChanged(result)),
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
    timeListUnlocks: build.query<UnlockList, undefined>({
      query: () => ({ url: '/api/time/unlocks', onRefusal: 'pass' }),
      providesTags: ['time/Entry'],
    }),
    timeLockAgain: build.mutation<null, { id: string; version: number }>({
      query: ({ id, version }) => ({ url: `/api/time/unlocks/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
  }),
});

export const {
  useTimeGetTeamQuery: useTeam,
  useTimeGetOvertimeQuery: useOvertime,
  useTimeGetTeamOvertimeQuery: useTeamOvertime,
  useTimeMarkMutation: useMarkEntries,
  useTimeUndoMarkMutation: useUndoMark,
  useTimeListSignoffsQuery: useSignoffs,
  useTimeSignOffMutation: useSignOff,
  useTimeUnlockMutation: useUnlock,
  useTimeListUnlocksQuery: useUnlocks,
  useTimeLockAgainMutation: useLockAgain,
} = confirmationApi;
