import type { ChangeTimer, StartTimerInput, StopTimerInput, TimerAnswer } from '@jahrring/contracts-time';
import { addEndpoints, call } from '@jahrring/tool-kit';

/** Stopping and switching record an entry. */
const whenTapped = (result: TimerAnswer | undefined) =>
  result?.entry ? ['time/Timer' as const, 'time/Entry' as const] : ['time/Timer' as const];

const timerApi = addEndpoints(['time/Entry', 'time/Timer'], (build) => ({
  timeGetTimer: build.query<TimerAnswer, undefined>({
    query: () => ({ url: '/api/time/timer', onRefusal: 'pass' }),
    providesTags: ['time/Timer', 'time/Entry'],
  }),
  timeStartTimer: build.mutation<TimerAnswer, StartTimerInput>({
    query: (body) => call.post('/api/time/timer/start', body),
    invalidatesTags: whenTapped,
  }),
  timeStopTimer: build.mutation<TimerAnswer, StopTimerInput>({
    query: (body) => call.post('/api/time/timer/stop', body),
    invalidatesTags: whenTapped,
  }),
  timeChangeTimer: build.mutation<TimerAnswer, ChangeTimer>({
    query: (body) => call.post('/api/time/timer/change', body),
    invalidatesTags: whenTapped,
  }),
  timePauseTimer: build.mutation<TimerAnswer, undefined>({
    query: () => call.post('/api/time/timer/pause', {}),
    invalidatesTags: whenTapped,
  }),
  timeResumeTimer: build.mutation<TimerAnswer, undefined>({
    query: () => call.post('/api/time/timer/resume', {}),
    invalidatesTags: whenTapped,
  }),
}));

export const {
  useTimeGetTimerQuery: useTimer,
  useTimeStartTimerMutation: useStartTimer,
  useTimeStopTimerMutation: useStopTimer,
  useTimeChangeTimerMutation: useChangeTimer,
  useTimePauseTimerMutation: usePauseTimer,
  useTimeResumeTimerMutation: useResumeTimer,
} = timerApi;
