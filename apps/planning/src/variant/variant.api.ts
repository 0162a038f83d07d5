import type {
  BookingChanges,
  ChangedBookings,
  ConflictList,
  CreateVariant,
  PlanQuery,
  PlanView,
  TakenVariant,
  TakeVariant,
  UntakeVariant,
  UpdateVariant,
  VariantComparison,
  VariantList,
  VariantView,
} from '@jahrring/contracts-planning';
import { api } from '@jahrring/tool-kit';

const url = '/api/planning/variants';
// Bookings that a variant has not touched come from the plan: it is read again with it.
const tags = ['planning/Booking', 'planning/Variant'] as const;

interface Versioned {
  id: string;
  version: number;
}
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
    planningTakeVariant: build.mutation<TakenVariant, Of<TakeVariant>>({
      query: ({ variantId, ...body }) => ({ url: `${url}/${variantId}/take`, method: 'POST', body }),
      invalidatesTags: tags,
    }),
    planningUntakeVariant: build.mutation<VariantView, Of<{ undo: UntakeVariant }>>({
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
  usePlanningCreateVariantMutation: useCreateVariant,
  usePlanningRenameVariantMutation: useRenameVariant,
  usePlanningDiscardVariantMutation: useDiscardVariant,
  usePlanningRestoreVariantMutation: useRestoreVariant,
  usePlanningChangeVariantMutation: useChangeVariant,
  usePlanningTakeVariantMutation: useTakeVariant,
  usePlanningUntakeVariantMutation: useUntakeVariant,
} = variantApi;
