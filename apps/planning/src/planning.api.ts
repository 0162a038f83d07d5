import type {
  BookingDraft,
  BookingIds,
  BookingView,
  CopyResult,
  ConflictList,
  CopyWeek,
  OwnPlanView,
  PlanFeed,
  PlanQuery,
  PlanView,
  RemovalQuery,
  UpdateBooking,
} from '@jahrring/contracts-planning';
import { api } from '@jahrring/tool-kit';

const bookings = '/api/planning/bookings';

interface Versioned {
  id: string;
  version: number;
}

const tagged = api.enhanceEndpoints({ addTagTypes: ['planning/Booking', 'planning/Feed'] });

const planningApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    planningGetPlan: build.query<PlanView, PlanQuery>({
      query: ({ from, to }) => ({ url: bookings, params: { from, to } }),
      providesTags: ['planning/Booking'],
    }),
    planningGetConflicts: build.query<ConflictList, PlanQuery>({
      query: ({ from, to }) => ({ url: '/api/planning/conflicts', params: { from, to } }),
      providesTags: ['planning/Booking'],
    }),
    planningGetOwnPlan: build.query<OwnPlanView, PlanQuery>({
      query: ({ from, to }) => ({ url: '/api/planning/own-plan', params: { from, to } }),
      providesTags: ['planning/Booking'],
    }),
    planningGetPlanFeed: build.query<PlanFeed, undefined>({
      query: () => ({ url: '/api/planning/plan-feed' }),
      providesTags: ['planning/Feed'],
    }),
    planningRenewPlanFeed: build.mutation<PlanFeed, undefined>({
      query: () => ({ url: '/api/planning/plan-feed', method: 'POST' }),
      invalidatesTags: ['planning/Feed'],
    }),
    planningRemovePlanFeed: build.mutation<null, undefined>({
      query: () => ({ url: '/api/planning/plan-feed', method: 'DELETE' }),
      invalidatesTags: ['planning/Feed'],
    }),
    planningCreateBooking: build.mutation<BookingView, BookingDraft>({
      query: (body) => ({ url: bookings, method: 'POST', body }),
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
  }),
});

export const {
  usePlanningGetPlanQuery: usePlan,
  usePlanningGetConflictsQuery: useConflicts,
  usePlanningGetOwnPlanQuery: useOwnPlan,
  usePlanningGetPlanFeedQuery: usePlanFeed,
  usePlanningRenewPlanFeedMutation: useRenewPlanFeed,
  usePlanningRemovePlanFeedMutation: useRemovePlanFeed,
  usePlanningCreateBookingMutation: useCreateBooking,
  usePlanningUpdateBookingMutation: useUpdateBooking,
  usePlanningDeleteBookingMutation: useDeleteBooking,
  usePlanningRestoreBookingsMutation: useRestoreBookings,
  usePlanningCopyWeekMutation: useCopyWeek,
} = planningApi;
