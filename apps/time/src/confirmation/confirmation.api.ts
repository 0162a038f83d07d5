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
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

const confirmationApi = addEndpoints(['time/Entry'], (build) => ({
  timeGetTeam: build.query<TeamOverview, TeamQueryInput>({
    query: (params) => call.get('/api/time/team', { ...params } as Record<string, string>),
    providesTags: ['time/Entry'],
  }),
  timeGetOvertime: build.query<OvertimeMonth, OvertimeQuery>({
    query: (params) => ({ url: '/api/time/overtime', params, onRefusal: 'pass' }),
    providesTags: ['time/Entry'],
  }),
  timeGetTeamOvertime: build.query<OvertimeTeam, OvertimeTeamQueryInput>({
    query: (params) => call.get('/api/time/team/overtime', { ...params } as Record<string, string>),
    providesTags: ['time/Entry'],
  }),
  timeMark: build.mutation<MarkResult, MarkEntriesInput>({
    query: (body) => call.post('/api/time/marks', body),
    invalidatesTags: (result, _error, { dryRun }) => (result === undefined || dryRun ? [] : ['time/Entry']),
  }),
  timeUndoMark: build.mutation<MarkResult, string>({
    query: (batchId) => call.post(`/api/time/marks/${batchId}/undo`, {}),
    invalidatesTags: whenChanged('time/Entry'),
  }),
  timeListSignoffs: build.query<SignoffList, { employeeId?: string | undefined; from: string; to: string }>({
    query: (params) => call.get('/api/time/signoffs', params),
    providesTags: ['time/Entry'],
  }),
  timeSignOff: build.mutation<SignoffView, CreateSignoff>({
    query: (body) => call.post('/api/time/signoffs', body),
    invalidatesTags: whenChanged('time/Entry'),
  }),
  timeUnlock: build.mutation<UnlockView, CreateUnlock>({
    query: (body) => call.post('/api/time/unlocks', body),
    invalidatesTags: whenChanged('time/Entry'),
  }),
  timeListUnlocks: build.query<UnlockList, undefined>({
    query: () => ({ url: '/api/time/unlocks', onRefusal: 'pass' }),
    providesTags: ['time/Entry'],
  }),
  timeLockAgain: build.mutation<null, { id: string; version: number }>({
    query: ({ id, version }) => call.delete(`/api/time/unlocks/${id}`, version),
    invalidatesTags: whenChanged('time/Entry'),
  }),
}));

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
