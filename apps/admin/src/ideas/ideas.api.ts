import type {
  CreateIdea,
  CreateIdeaComment,
  IdeaDetail,
  IdeaList,
  StepIdea,
  UpdateIdea,
} from '@jahrring/contracts-admin';
import { api, type Versioned } from '@jahrring/tool-kit';

const ideas = '/api/admin/ideas';

const ideasApi = api.enhanceEndpoints({ addTagTypes: ['admin/Idea'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminListIdeas: build.query<IdeaList, void>({
      query: () => ({ url: ideas }),
      providesTags: ['admin/Idea'],
    }),
    adminGetIdea: build.query<IdeaDetail, string>({
      query: (id) => ({ url: `${ideas}/${id}` }),
      providesTags: ['admin/Idea'],
    }),
    adminProposeIdea: build.mutation<IdeaDetail, CreateIdea>({
      query: (body) => ({ url: ideas, method: 'POST', body }),
      invalidatesTags: ['admin/Idea'],
    }),
    // Its own page still shows it: lists are asked anew when they are opened.
    adminDeleteIdea: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${ideas}/${id}`, method: 'DELETE', version }),
    }),
    adminVoteForIdea: build.mutation<null, { id: string; voted: boolean }>({
      query: ({ id, voted }) => ({ url: `${ideas}/${id}/vote`, method: voted ? 'PUT' : 'DELETE' }),
      invalidatesTags: ['admin/Idea'],
    }),
    adminUpdateIdea: build.mutation<IdeaDetail, Versioned & { body: UpdateIdea }>({
      query: ({ id, version, body }) => ({ url: `${ideas}/${id}`, method: 'PATCH', version, body }),
      invalidatesTags: ['admin/Idea'],
    }),
    adminFollowIdea: build.mutation<null, { id: string; followed: boolean }>({
      query: ({ id, followed }) => ({ url: `${ideas}/${id}/follow`, method: followed ? 'PUT' : 'DELETE' }),
      invalidatesTags: ['admin/Idea'],
    }),
    adminCommentIdea: build.mutation<IdeaDetail, { id: string; body: CreateIdeaComment }>({
      query: ({ id, body }) => ({ url: `${ideas}/${id}/comments`, method: 'POST', body }),
      invalidatesTags: ['admin/Idea'],
    }),
    adminDeleteIdeaComment: build.mutation<null, Versioned & { ideaId: string }>({
      query: ({ ideaId, id, version }) => ({
        url: `${ideas}/${ideaId}/comments/${id}`,
        method: 'DELETE',
        version,
      }),
      invalidatesTags: ['admin/Idea'],
    }),
    adminStepIdea: build.mutation<IdeaDetail, Versioned & { body: StepIdea }>({
      query: ({ id, version, body }) => ({ url: `${ideas}/${id}/step`, method: 'POST', version, body }),
      invalidatesTags: ['admin/Idea'],
    }),
  }),
});

export const {
  useAdminListIdeasQuery: useIdeaList,
  useAdminGetIdeaQuery: useIdea,
  useAdminProposeIdeaMutation: useProposeIdea,
  useAdminDeleteIdeaMutation: useDeleteIdea,
  useAdminUpdateIdeaMutation: useUpdateIdea,
  useAdminFollowIdeaMutation: useFollowIdea,
  useAdminVoteForIdeaMutation: useVoteForIdea,
  useAdminCommentIdeaMutation: useCommentIdea,
  useAdminDeleteIdeaCommentMutation: useDeleteIdeaComment,
  useAdminStepIdeaMutation: useStepIdea,
} = ideasApi;
