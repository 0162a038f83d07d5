import type {
  CreateIdea,
  CreateIdeaComment,
  IdeaDetail,
  IdeaList,
  StepIdea,
  UpdateIdea,
} from '@jahrring/contracts-admin';
import { addEndpoints, call, type Versioned } from '@jahrring/tool-kit';

const ideas = '/api/admin/ideas';

const ideasApi = addEndpoints(['admin/Idea'], (build) => ({
  adminListIdeas: build.query<IdeaList, void>({ query: () => ideas, providesTags: ['admin/Idea'] }),
  adminGetIdea: build.query<IdeaDetail, string>({
    query: (id) => `${ideas}/${id}`,
    providesTags: ['admin/Idea'],
  }),
  adminProposeIdea: build.mutation<IdeaDetail, CreateIdea>({
    query: (body) => call.post(ideas, body),
    invalidatesTags: ['admin/Idea'],
  }),
  // Its own page still shows it: lists are asked anew when they are opened.
  adminDeleteIdea: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${ideas}/${id}`, version),
  }),
  adminVoteForIdea: build.mutation<null, { id: string; voted: boolean }>({
    query: ({ id, voted }) => ({ url: `${ideas}/${id}/vote`, method: voted ? 'PUT' : 'DELETE' }),
    invalidatesTags: ['admin/Idea'],
  }),
  adminUpdateIdea: build.mutation<IdeaDetail, Versioned & { body: UpdateIdea }>({
    query: ({ id, version, body }) => call.patch(`${ideas}/${id}`, body, version),
    invalidatesTags: ['admin/Idea'],
  }),
  adminFollowIdea: build.mutation<null, { id: string; followed: boolean }>({
    query: ({ id, followed }) => ({ url: `${ideas}/${id}/follow`, method: followed ? 'PUT' : 'DELETE' }),
    invalidatesTags: ['admin/Idea'],
  }),
  adminCommentIdea: build.mutation<IdeaDetail, { id: string; body: CreateIdeaComment }>({
    query: ({ id, body }) => call.post(`${ideas}/${id}/comments`, body),
    invalidatesTags: ['admin/Idea'],
  }),
  adminDeleteIdeaComment: build.mutation<null, Versioned & { ideaId: string }>({
    query: ({ ideaId, id, version }) => call.delete(`${ideas}/${ideaId}/comments/${id}`, version),
    invalidatesTags: ['admin/Idea'],
  }),
  adminStepIdea: build.mutation<IdeaDetail, Versioned & { body: StepIdea }>({
    query: ({ id, version, body }) => call.post(`${ideas}/${id}/step`, body, version),
    invalidatesTags: ['admin/Idea'],
  }),
}));

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
