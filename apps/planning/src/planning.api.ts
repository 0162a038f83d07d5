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
import { api, type Versioned } from '@jahrring/tool-kit';

const bookings = '/api/planning/bookings';
const phases = '/api/planning/phases';

const feedUrl = (resourceId: string | null) =>
  resourceId === null ? '/api/planning/plan-feed' : `/api/planning/resources/${resourceId}/plan-feed`;

const planTags = ['planning/Booking', 'planning/Phase', 'planning/Requirement'] as const;
const tagged = api.enhanceEndpoints({ addTagTypes: [...planTags, 'planning/Feed'] });

const planningApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    planningGetPlan: build.query<PlanView, ShownPlanQuery>({
      query: ({ from, to, state }) => ({ url: bookings, params: { from, to, state } }),
      providesTags: ['planning/Booking'],
    }),
    planningGetConflicts: build.query<ConflictList, PlanQuery>({
      query: ({ from, to }) => ({ url: '/api/planning/conflicts', params: { from, to } }),
      providesTags: ['planning/Booking'],
    }),
    planningGetLoads: build.query<LoadsView, PlanQuery>({
      query: ({ from, to }) => ({ url: '/api/planning/loads', params: { from, to } }),
      providesTags: ['planning/Booking'],
    }),
    planningGetOwnPlan: build.query<OwnPlanView, PlanQuery>({
      query: ({ from, to }) => ({ url: '/api/planning/own-plan', params: { from, to } }),
      providesTags: ['planning/Booking'],
    }),
    /** Here and below: of a machine, vehicle or tool, or of oneself. */
    planningGetPlanFeed: build.query<PlanFeed, string | null>({
      query: (resourceId) => ({ url: feedUrl(resourceId) }),
      providesTags: ['planning/Feed'],
    }),
    planningRenewPlanFeed: build.mutation<PlanFeed, string | null>({
      query: (resourceId) => ({ url: feedUrl(resourceId), method: 'POST' }),
      invalidatesTags: ['planning/Feed'],
    }),
    planningRemovePlanFeed: build.mutation<null, string | null>({
      query: (resourceId) => ({ url: feedUrl(resourceId), method: 'DELETE' }),
      invalidatesTags: ['planning/Feed'],
    }),
    /** Asks nothing: whatever of the plan is shown is read again. */
    planningLookAgain: build.mutation<null, undefined>({
      queryFn: () => ({ data: null }),
      invalidatesTags: planTags,
    }),
    planningCreateBooking: build.mutation<BookingView, BookingDraft>({
      query: (body) => ({ url: bookings, method: 'POST', body }),
      invalidatesTags: ['planning/Booking'],
    }),
    planningBookTeam: build.mutation<BookedTeam, TeamDraft>({
      query: (body) => ({ url: `${bookings}/team`, method: 'POST', body }),
      invalidatesTags: ['planning/Booking'],
    }),
    planningUpdateBooking: build.mutation<BookingView, Versioned & { patch: UpdateBooking }>({
      query: ({ id, version, patch }) => ({
        url: `${bookings}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
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
      query: (body) => ({ url: `${bookings}/restore`, method: 'POST', body }),
      invalidatesTags: ['planning/Booking'],
    }),
    planningCopyWeek: build.mutation<CopyResult, CopyWeek>({
      query: (body) => ({ url: `${bookings}/copy-week`, method: 'POST', body }),
      invalidatesTags: ['planning/Booking'],
    }),
    planningGetWeatherDay: build.query<WeatherView, WeatherQuery>({
      query: ({ day, reach }) => ({ url: '/api/planning/weather-day', params: { day, reach } }),
      providesTags: ['planning/Booking'],
    }),
    planningChangeBookings: build.mutation<ChangedBookings, BookingChanges>({
      query: (body) => ({ url: `${bookings}/changes`, method: 'POST', body }),
      // Refused because of another's change: that change is shown.
      invalidatesTags: ['planning/Booking'],
    }),
    planningGetAnnualPlan: build.query<AnnualPlanView, AnnualQuery>({
      query: ({ year }) => ({ url: '/api/planning/annual-plan', params: { year } }),
      providesTags: ['planning/Phase', 'planning/Booking'],
    }),
    planningCreatePhase: build.mutation<PhaseView, PhaseDraft>({
      query: (body) => ({ url: phases, method: 'POST', body }),
      invalidatesTags: ['planning/Phase'],
    }),
    planningUpdatePhase: build.mutation<PhaseView, Versioned & { patch: UpdatePhase }>({
      query: ({ id, version, patch }) => ({ url: `${phases}/${id}`, method: 'PATCH', version, body: patch }),
      invalidatesTags: ['planning/Phase'],
    }),
    planningPlacePhases: build.mutation<PlacedPhases, PlacePhases>({
      query: (body) => ({ url: `${phases}/place`, method: 'POST', body }),
      // Refused because of another's change: that change is shown.
      invalidatesTags: ['planning/Phase'],
    }),
    planningDeletePhase: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${phases}/${id}`, method: 'DELETE', version }),
      invalidatesTags: ['planning/Phase'],
    }),
    planningRestorePhase: build.mutation<PhaseView, { id: string }>({
      query: ({ id }) => ({ url: `${phases}/${id}/restore`, method: 'POST', body: {} }),
      invalidatesTags: ['planning/Phase'],
    }),
  }),
});

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
