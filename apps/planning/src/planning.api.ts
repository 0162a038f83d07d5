import type {
  AnnualPlanView,
  AnnualQuery,
  BookedTeam,
  BookingChanges,
  BookingDraft,
  BookingIds,
  BookingView,
  ChangedBookings,
  CopyResult,
  ConflictList,
  CopyWeek,
  LoadsView,
  OwnPlanView,
  PhaseDraft,
  PhaseView,
  PlacedPhases,
  PlacePhases,
  PlanFeed,
  PlanQuery,
  PlanView,
  RemovalQuery,
  ShownPlanQuery,
  TeamDraft,
  UpdateBooking,
  UpdatePhase,
  WeatherQuery,
  WeatherView,
} from '@jahrring/contracts-planning';
import { addEndpoints, call, type Versioned } from '@jahrring/tool-kit';

const bookings = '/api/planning/bookings';
const phases = '/api/planning/phases';

const feedUrl = (resourceId: string | null) =>
  resourceId === null ? '/api/planning/plan-feed' : `/api/planning/resources/${resourceId}/plan-feed`;

const planTags = ['planning/Booking', 'planning/Phase', 'planning/Requirement'] as const;
const planningApi = addEndpoints([...planTags, 'planning/Feed'], (build) => ({
  planningGetPlan: build.query<PlanView, ShownPlanQuery>({
    query: ({ from, to, state }) => call.get(bookings, { from, to, state }),
    providesTags: ['planning/Booking'],
  }),
  planningGetConflicts: build.query<ConflictList, PlanQuery>({
    query: ({ from, to }) => call.get('/api/planning/conflicts', { from, to }),
    providesTags: ['planning/Booking'],
  }),
  planningGetLoads: build.query<LoadsView, PlanQuery>({
    query: ({ from, to }) => call.get('/api/planning/loads', { from, to }),
    providesTags: ['planning/Booking'],
  }),
  planningGetOwnPlan: build.query<OwnPlanView, PlanQuery>({
    query: ({ from, to }) => call.get('/api/planning/own-plan', { from, to }),
    providesTags: ['planning/Booking'],
  }),
  /** Here and below: of a machine, vehicle or tool, or of oneself. */
  planningGetPlanFeed: build.query<PlanFeed, string | null>({
    query: (resourceId) => feedUrl(resourceId),
    providesTags: ['planning/Feed'],
  }),
  planningRenewPlanFeed: build.mutation<PlanFeed, string | null>({
    query: (resourceId) => call.post(feedUrl(resourceId)),
    invalidatesTags: ['planning/Feed'],
  }),
  planningRemovePlanFeed: build.mutation<null, string | null>({
    query: (resourceId) => call.delete(feedUrl(resourceId)),
    invalidatesTags: ['planning/Feed'],
  }),
  /** Asks nothing: whatever of the plan is shown is read again. */
  planningLookAgain: build.mutation<null, undefined>({
    queryFn: () => ({ data: null }),
    invalidatesTags: planTags,
  }),
  planningCreateBooking: build.mutation<BookingView, BookingDraft>({
    query: (body) => call.post(bookings, body),
    invalidatesTags: ['planning/Booking'],
  }),
  planningBookTeam: build.mutation<BookedTeam, TeamDraft>({
    query: (body) => call.post(`${bookings}/team`, body),
    invalidatesTags: ['planning/Booking'],
  }),
  planningUpdateBooking: build.mutation<BookingView, Versioned & { patch: UpdateBooking }>({
    query: ({ id, version, patch }) => call.patch(`${bookings}/${id}`, patch, version),
    invalidatesTags: ['planning/Booking'],
  }),
  planningDeleteBooking: build.mutation<BookingIds, Versioned & RemovalQuery>({
    query: ({ id, version, reach }) => ({
      url: `${bookings}/${id}`,
      params: { reach },
      method: 'DELETE',
      version,
    }),
    invalidatesTags: ['planning/Booking'],
  }),
  planningRestoreBookings: build.mutation<null, BookingIds>({
    query: (body) => call.post(`${bookings}/restore`, body),
    invalidatesTags: ['planning/Booking'],
  }),
  planningCopyWeek: build.mutation<CopyResult, CopyWeek>({
    query: (body) => call.post(`${bookings}/copy-week`, body),
    invalidatesTags: ['planning/Booking'],
  }),
  planningGetWeatherDay: build.query<WeatherView, WeatherQuery>({
    query: ({ day, reach }) => call.get('/api/planning/weather-day', { day, reach }),
    providesTags: ['planning/Booking'],
  }),
  planningChangeBookings: build.mutation<ChangedBookings, BookingChanges>({
    query: (body) => call.post(`${bookings}/changes`, body),
    // Refused because of another's change: that change is shown.
    invalidatesTags: ['planning/Booking'],
  }),
  planningGetAnnualPlan: build.query<AnnualPlanView, AnnualQuery>({
    query: ({ year }) => call.get('/api/planning/annual-plan', { year }),
    providesTags: ['planning/Phase', 'planning/Booking'],
  }),
  planningCreatePhase: build.mutation<PhaseView, PhaseDraft>({
    query: (body) => call.post(phases, body),
    invalidatesTags: ['planning/Phase'],
  }),
  planningUpdatePhase: build.mutation<PhaseView, Versioned & { patch: UpdatePhase }>({
    query: ({ id, version, patch }) => call.patch(`${phases}/${id}`, patch, version),
    invalidatesTags: ['planning/Phase'],
  }),
  planningPlacePhases: build.mutation<PlacedPhases, PlacePhases>({
    query: (body) => call.post(`${phases}/place`, body),
    // Refused because of another's change: that change is shown.
    invalidatesTags: ['planning/Phase'],
  }),
  planningDeletePhase: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${phases}/${id}`, version),
    invalidatesTags: ['planning/Phase'],
  }),
  planningRestorePhase: build.mutation<PhaseView, { id: string }>({
    query: ({ id }) => call.post(`${phases}/${id}/restore`, {}),
    invalidatesTags: ['planning/Phase'],
  }),
}));

export const {
  usePlanningGetPlanQuery: usePlan,
  usePlanningGetConflictsQuery: useConflicts,
  usePlanningGetLoadsQuery: useLoads,
  usePlanningGetOwnPlanQuery: useOwnPlan,
  usePlanningGetPlanFeedQuery: usePlanFeed,
  usePlanningRenewPlanFeedMutation: useRenewPlanFeed,
  usePlanningRemovePlanFeedMutation: useRemovePlanFeed,
  usePlanningLookAgainMutation: useLookAgain,
  usePlanningCreateBookingMutation: useCreateBooking,
  usePlanningBookTeamMutation: useBookTeam,
  usePlanningUpdateBookingMutation: useUpdateBooking,
  usePlanningDeleteBookingMutation: useDeleteBooking,
  usePlanningRestoreBookingsMutation: useRestoreBookings,
  usePlanningCopyWeekMutation: useCopyWeek,
  usePlanningGetWeatherDayQuery: useWeatherDay,
  usePlanningChangeBookingsMutation: useChangeBookings,
  usePlanningGetAnnualPlanQuery: useAnnualPlan,
  usePlanningCreatePhaseMutation: useCreatePhase,
  usePlanningUpdatePhaseMutation: useUpdatePhase,
  usePlanningPlacePhasesMutation: usePlacePhases,
  usePlanningDeletePhaseMutation: useDeletePhase,
  usePlanningRestorePhaseMutation: useRestorePhase,
} = planningApi;
