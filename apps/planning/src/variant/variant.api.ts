import type {
  BookedTeam,
  BookingChanges,
  ChangedBookings,
  ConflictList,
  CopyResult,
  CopyWeek,
  CreateVariant,
  PlanQuery,
  PlanView,
  AppliedVariant,
  ApplyVariant,
  TeamDraft,
  UndoVariant,
  UpdateVariant,
  VariantComparison,
  VariantList,
  VariantView,
  WeatherQuery,
  WeatherView,
} from '@jahrring/contracts-planning';
import { addEndpoints, call, type Versioned } from '@jahrring/tool-kit';

const url = '/api/planning/variants';
// Bookings that a variant has not touched come from the plan: it is read again with it.
const tags = ['planning/Booking', 'planning/Variant'] as const;

type Of<T> = T & { variantId: string };

const variantApi = addEndpoints(tags, (build) => ({
  planningGetVariants: build.query<VariantList, undefined>({
    query: () => url,
    providesTags: ['planning/Variant'],
  }),
  planningGetVariantPlan: build.query<PlanView, Of<PlanQuery>>({
    query: ({ variantId, from, to }) => call.get(`${url}/${variantId}/plan`, { from, to }),
    providesTags: tags,
  }),
  planningGetVariantConflicts: build.query<ConflictList, Of<PlanQuery>>({
    query: ({ variantId, from, to }) => call.get(`${url}/${variantId}/conflicts`, { from, to }),
    providesTags: tags,
  }),
  planningCompareVariant: build.query<VariantComparison, string>({
    query: (variantId) => `${url}/${variantId}/comparison`,
    providesTags: tags,
  }),
  /** Asks nothing: whatever of a variant is shown is read again. */
  planningLookAtVariants: build.mutation<null, undefined>({
    queryFn: () => ({ data: null }),
    invalidatesTags: ['planning/Variant'],
  }),
  planningCreateVariant: build.mutation<VariantView, CreateVariant>({
    query: (body) => call.post(url, body),
    invalidatesTags: ['planning/Variant'],
  }),
  planningRenameVariant: build.mutation<VariantView, Versioned & UpdateVariant>({
    query: ({ id, version, title }) => call.patch(`${url}/${id}`, { title }, version),
    invalidatesTags: ['planning/Variant'],
  }),
  planningDiscardVariant: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${url}/${id}`, version),
    invalidatesTags: ['planning/Variant'],
  }),
  planningRestoreVariant: build.mutation<VariantView, { id: string }>({
    query: ({ id }) => call.post(`${url}/${id}/restore`, {}),
    invalidatesTags: ['planning/Variant'],
  }),
  planningChangeVariant: build.mutation<ChangedBookings, Of<{ changes: BookingChanges }>>({
    query: ({ variantId, changes }) => call.post(`${url}/${variantId}/changes`, changes),
    // Refused because of another's change: that change is shown.
    invalidatesTags: ['planning/Variant'],
  }),
  planningBookVariantTeam: build.mutation<BookedTeam, Of<{ team: TeamDraft }>>({
    query: ({ variantId, team }) => call.post(`${url}/${variantId}/team`, team),
    invalidatesTags: ['planning/Variant'],
  }),
  planningCopyVariantWeek: build.mutation<CopyResult, Of<CopyWeek>>({
    query: ({ variantId, from, to }) => call.post(`${url}/${variantId}/copy-week`, { from, to }),
    invalidatesTags: ['planning/Variant'],
  }),
  planningGetVariantWeatherDay: build.query<WeatherView, Of<WeatherQuery>>({
    query: ({ variantId, day, reach }) => call.get(`${url}/${variantId}/weather-day`, { day, reach }),
    providesTags: tags,
  }),
  planningApplyVariant: build.mutation<AppliedVariant, Of<ApplyVariant>>({
    query: ({ variantId, ...body }) => call.post(`${url}/${variantId}/take`, body),
    invalidatesTags: tags,
  }),
  planningUndoVariant: build.mutation<VariantView, Of<{ undo: UndoVariant }>>({
    query: ({ variantId, undo }) => call.post(`${url}/${variantId}/untake`, undo),
    invalidatesTags: tags,
  }),
}));

export const {
  usePlanningGetVariantsQuery: useVariants,
  usePlanningGetVariantPlanQuery: useVariantPlan,
  usePlanningGetVariantConflictsQuery: useVariantConflicts,
  usePlanningCompareVariantQuery: useVariantComparison,
  usePlanningLookAtVariantsMutation: useLookAtVariants,
  usePlanningCreateVariantMutation: useCreateVariant,
  usePlanningRenameVariantMutation: useRenameVariant,
  usePlanningDiscardVariantMutation: useDiscardVariant,
  usePlanningRestoreVariantMutation: useRestoreVariant,
  usePlanningChangeVariantMutation: useChangeVariant,
  usePlanningBookVariantTeamMutation: useBookVariantTeam,
  usePlanningCopyVariantWeekMutation: useCopyVariantWeek,
  usePlanningGetVariantWeatherDayQuery: useVariantWeatherDay,
  usePlanningApplyVariantMutation: useApplyVariant,
  usePlanningUndoVariantMutation: useUndoVariant,
} = variantApi;
