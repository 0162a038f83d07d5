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
import { api, type Versioned } from '@jahrring/tool-kit';

const url = '/api/planning/variants';
// Bookings that a variant has not touched come from the plan: it is read again with it.
const tags = ['planning/Booking', 'planning/Variant'] as const;

type Of<T> = T & { variantId: string };

const variantApi = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    planningGetVariants: build.query<VariantList, undefined>({
      query: () => ({ url }),
      providesTags: ['planning/Variant'],
    }),
    planningGetVariantPlan: build.query<PlanView, Of<PlanQuery>>({
      query: ({ variantId, from, to }) => ({ url: `${url}/${variantId}/plan`, params: { from, to } }),
      providesTags: tags,
    }),
    planningGetVariantConflicts: build.query<ConflictList, Of<PlanQuery>>({
      query: ({ variantId, from, to }) => ({ url: `${url}/${variantId}/conflicts`, params: { from, to } }),
      providesTags: tags,
    }),
    planningCompareVariant: build.query<VariantComparison, string>({
      query: (variantId) => ({ url: `${url}/${variantId}/comparison` }),
      providesTags: tags,
    }),
    /** Asks nothing: whatever of a variant is shown is read again. */
    planningLookAtVariants: build.mutation<null, undefined>({
      queryFn: () => ({ data: null }),
      invalidatesTags: ['planning/Variant'],
    }),
    planningCreateVariant: build.mutation<VariantView, CreateVariant>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: ['planning/Variant'],
    }),
    planningRenameVariant: build.mutation<VariantView, Versioned & UpdateVariant>({
      query: ({ id, version, title }) => ({ url: `${url}/${id}`, method: 'PATCH', version, body: { title } }),
      invalidatesTags: ['planning/Variant'],
    }),
    planningDiscardVariant: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${url}/${id}`, method: 'DELETE', version }),
      invalidatesTags: ['planning/Variant'],
    }),
    planningRestoreVariant: build.mutation<VariantView, { id: string }>({
      query: ({ id }) => ({ url: `${url}/${id}/restore`, method: 'POST', body: {} }),
      invalidatesTags: ['planning/Variant'],
    }),
    planningChangeVariant: build.mutation<ChangedBookings, Of<{ changes: BookingChanges }>>({
      query: ({ variantId, changes }) => ({
        url: `${url}/${variantId}/changes`,
        method: 'POST',
        body: changes,
      }),
      // Refused because of another's change: that change is shown.
      invalidatesTags: ['planning/Variant'],
    }),
    planningBookVariantTeam: build.mutation<BookedTeam, Of<{ team: TeamDraft }>>({
      query: ({ variantId, team }) => ({ url: `${url}/${variantId}/team`, method: 'POST', body: team }),
      invalidatesTags: ['planning/Variant'],
    }),
    planningCopyVariantWeek: build.mutation<CopyResult, Of<CopyWeek>>({
      query: ({ variantId, from, to }) => ({
        url: `${url}/${variantId}/copy-week`,
        method: 'POST',
        body: { from, to },
      }),
      invalidatesTags: ['planning/Variant'],
    }),
    planningGetVariantWeatherDay: build.query<WeatherView, Of<WeatherQuery>>({
      query: ({ variantId, day, reach }) => ({
        url: `${url}/${variantId}/weather-day`,
        params: { day, reach },
      }),
      providesTags: tags,
    }),
    planningApplyVariant: build.mutation<AppliedVariant, Of<ApplyVariant>>({
      query: ({ variantId, ...body }) => ({ url: `${url}/${variantId}/take`, method: 'POST', body }),
      invalidatesTags: tags,
    }),
    planningUndoVariant: build.mutation<VariantView, Of<{ undo: UndoVariant }>>({
      query: ({ variantId, undo }) => ({ url: `${url}/${variantId}/untake`, method: 'POST', body: undo }),
      invalidatesTags: tags,
    }),
  }),
});

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
