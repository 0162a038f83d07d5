import type { ChangeTimer, StartTimerInput, StopTimerInput, TimerAnswer } from '@jahrring/contracts-time';
import { api } from '@jahrring/tool-kit';

/** Stopping and switching record an entry. */
const whenTapped = (result: TimerAnswer | undefined) =>
  result?.entry ? ['time/Timer' as const, 'time/Entry' as const] : ['time/Timer' as const];

const timerApi = api.enhanceEndpoints({ addTagTypes: ['time/Entry', 'time/Timer'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timeGetTimer: build.query<TimerAnswer, undefined>({
      query: () => ({ url: '/api/time/timer', onRefusal: 'pass' }),
      providesTags: ['time/Timer', 'time/Entry'],
    }),
    timeStartTimer: build.mutation<TimerAnswer, StartTimerInput>({
      query: (body) => ({ url: '/api/time/timer/start', method: 'POST', body }),
      invalidatesTags: whenTapped,
    }),
    timeStopTimer: build.mutation<TimerAnswer, StopTimerInput>({
      query: (body) => ({ url: '/api/time/timer/stop', method: 'POST', body }),
      invalidatesTags: whenTapped,
    }),
    timeChangeTimer: build.mutation<TimerAnswer, ChangeTimer>({
      query: (body) => ({ url: '/api/time/timer/change', method: 'POST', body }),
      invalidatesTags: whenTapped,
    }),
    timePauseTimer: build.mutation<TimerAnswer, undefined>({
      query: () => ({ url: '/api/time/timer/pause', method: 'POST', body: {} }),
      invalidatesTags: whenTapped,
    }),
    timeResumeTimer: build.mutation<TimerAnswer, undefined>({
      query: () => ({ url: '/api/time/timer/resume', method: 'POST', body: {} }),
      invalidatesTags: whenTapped,
    }),
  }),
});

export const {
  useTimeGetTimerQuery: useTimer,
  useTimeStartTimerMutation: useStartTimer,
  useTimeStopTimerMutation: useStopTimer,
  useTimeChangeTimerMutation: useChangeTimer,
  useTimePauseTimerMutation: usePauseTimer,
  useTimeResumeTimerMutation: useResumeTimer,
} = timerApi;
