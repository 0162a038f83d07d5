import type { CreateSavedView, SavedView, SavedViewList, UpdateSavedView } from '@jahrring/contracts-admin';
import { addEndpoints, call, type Versioned } from '@jahrring/tool-kit';

const views = '/api/admin/saved-views';
const tag = ['shell/SavedView' as const];

const savedViewsApi = addEndpoints(tag, (build) => ({
  shellListSavedViews: build.query<SavedViewList, string>({
    query: (list) => ({ url: views, params: { list }, onRefusal: 'pass' }),
    providesTags: tag,
  }),
  shellCreateSavedView: build.mutation<SavedView, CreateSavedView>({
    query: (body) => call.post(views, body),
    invalidatesTags: tag,
  }),
  shellUpdateSavedView: build.mutation<SavedView, Versioned & { patch: UpdateSavedView }>({
    query: ({ id, version, patch }) => call.patch(`${views}/${id}`, patch, version),
    invalidatesTags: tag,
  }),
  shellDeleteSavedView: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${views}/${id}`, version),
    invalidatesTags: tag,
  }),
}));

export const {
  useShellListSavedViewsQuery: useSavedViews,
  useShellCreateSavedViewMutation: useCreateSavedView,
  useShellUpdateSavedViewMutation: useUpdateSavedView,
  useShellDeleteSavedViewMutation: useDeleteSavedView,
} = savedViewsApi;
