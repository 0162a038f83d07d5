import type { CreateSavedView, SavedView, SavedViewList, UpdateSavedView } from '@jahrring/contracts-admin';
import { api, type Versioned } from '@jahrring/tool-kit';

const views = '/api/admin/saved-views';
const tag = ['shell/SavedView' as const];

const savedViewsApi = api.enhanceEndpoints({ addTagTypes: tag }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    shellListSavedViews: build.query<SavedViewList, string>({
      query: (list) => ({ url: views, params: { list }, onRefusal: 'pass' }),
      providesTags: tag,
    }),
    shellCreateSavedView: build.mutation<SavedView, CreateSavedView>({
      query: (body) => ({ url: views, method: 'POST', body }),
      invalidatesTags: tag,
    }),
    shellUpdateSavedView: build.mutation<SavedView, Versioned & { patch: UpdateSavedView }>({
      query: ({ id, version, patch }) => ({ url: `${views}/${id}`, method: 'PATCH', version, body: patch }),
      invalidatesTags: tag,
    }),
    shellDeleteSavedView: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${views}/${id}`, method: 'DELETE', version }),
      invalidatesTags: tag,
    }),
  }),
});

export const {
  useShellListSavedViewsQuery: useSavedViews,
  useShellCreateSavedViewMutation: useCreateSavedView,
  useShellUpdateSavedViewMutation: useUpdateSavedView,
  useShellDeleteSavedViewMutation: useDeleteSavedView,
} = savedViewsApi;
