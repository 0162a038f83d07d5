import type {
  ConnectionRequestView,
  CreateCvEntry,
  CvEntryView,
  ProfileView,
  RequestConnection,
  SecurityView,
  SessionView,
  UpdateProfile,
} from '@jahrring/contracts-admin';
import { api, type Versioned } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

interface Items<T> {
  items: T[];
  total: number;
}

const cv = '/api/admin/cv-entries';
const requests = '/api/auth/connection-requests';
const sessions = '/api/auth/sessions';

const tagged = api.enhanceEndpoints({
  addTagTypes: ['shell/Profile', 'shell/Cv', 'shell/Request', 'shell/Session', 'shell/Security'],
});

const profileApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    shellProfile: build.query<ProfileView, void>({
      query: () => '/api/auth/profile',
      providesTags: ['shell/Profile'],
    }),
    shellUpdateProfile: build.mutation<ProfileView, { version: number; patch: UpdateProfile }>({
      query: ({ version, patch: body }) => ({ url: '/api/auth/profile', method: 'PATCH', version, body }),
      invalidatesTags: ['shell/Profile'],
    }),
    shellSetPicture: build.mutation<ProfileView, File>({
      query: (file) => ({ url: '/api/auth/profile/picture', method: 'POST', body: fileForm(file) }),
      invalidatesTags: ['shell/Profile'],
    }),
    shellRemovePicture: build.mutation<ProfileView, void>({
      query: () => ({ url: '/api/auth/profile/picture/remove', method: 'POST' }),
      invalidatesTags: ['shell/Profile'],
    }),
    shellCv: build.query<Items<CvEntryView>, void>({ query: () => cv, providesTags: ['shell/Cv'] }),
    shellCreateCvEntry: build.mutation<CvEntryView, CreateCvEntry>({
      query: (body) => ({ url: cv, method: 'POST', body }),
      invalidatesTags: ['shell/Cv'],
    }),
    shellUpdateCvEntry: build.mutation<CvEntryView, Versioned & { patch: CreateCvEntry }>({
      query: ({ id, version, patch: body }) => ({ url: `${cv}/${id}`, method: 'PATCH', version, body }),
      invalidatesTags: ['shell/Cv'],
    }),
    shellRemoveCvEntry: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${cv}/${id}`, method: 'DELETE', version }),
      invalidatesTags: ['shell/Cv'],
    }),
    shellAddDocument: build.mutation<CvEntryView, { id: string; file: File }>({
      query: ({ id, file }) => ({ url: `${cv}/${id}/documents`, method: 'POST', body: fileForm(file) }),
      invalidatesTags: ['shell/Cv'],
    }),
    shellRemoveDocument: build.mutation<CvEntryView, Versioned & { documentId: string }>({
      query: ({ id, version, documentId }) => ({
        url: `${cv}/${id}/documents/${documentId}`,
        method: 'DELETE',
        version,
      }),
      invalidatesTags: ['shell/Cv'],
    }),
    shellRequests: build.query<Items<ConnectionRequestView>, void>({
      query: () => requests,
      providesTags: ['shell/Request'],
    }),
    shellSendRequest: build.mutation<ConnectionRequestView, RequestConnection>({
      query: (body) => ({ url: requests, method: 'POST', body }),
      invalidatesTags: ['shell/Request'],
    }),
    shellWithdrawRequest: build.mutation<null, string>({
      query: (id) => ({ url: `${requests}/${id}/withdraw`, method: 'POST' }),
      invalidatesTags: ['shell/Request'],
    }),
    shellSessions: build.query<Items<SessionView>, void>({
      query: () => sessions,
      providesTags: ['shell/Session'],
    }),
    shellEndSession: build.mutation<null, string>({
      query: (id) => ({ url: `${sessions}/${id}/end`, method: 'POST' }),
      invalidatesTags: ['shell/Session'],
    }),
    shellEndOtherSessions: build.mutation<null, void>({
      query: () => ({ url: `${sessions}/end-others`, method: 'POST' }),
      invalidatesTags: ['shell/Session'],
    }),
    shellSecurity: build.query<SecurityView, void>({
      query: () => '/api/auth/totp',
      providesTags: ['shell/Security'],
    }),
  }),
});

export const {
  useShellProfileQuery: useProfile,
  useShellUpdateProfileMutation: useUpdateProfile,
  useShellSetPictureMutation: useSetPicture,
  useShellRemovePictureMutation: useRemovePicture,
  useShellCvQuery: useCv,
  useShellCreateCvEntryMutation: useCreateCvEntry,
  useShellUpdateCvEntryMutation: useUpdateCvEntry,
  useShellRemoveCvEntryMutation: useRemoveCvEntry,
  useShellAddDocumentMutation: useAddDocument,
  useShellRemoveDocumentMutation: useRemoveDocument,
  useShellRequestsQuery: useRequests,
  useShellSendRequestMutation: useSendRequest,
  useShellWithdrawRequestMutation: useWithdrawRequest,
  useShellSessionsQuery: useSessions,
  useShellEndSessionMutation: useEndSession,
  useShellEndOtherSessionsMutation: useEndOtherSessions,
  useShellSecurityQuery: useSecurity,
} = profileApi;

/** Cache tags that a change of the second factor invalidates. */
export const securityTags = ['shell/Security', 'shell/Session'] as const;
export const invalidateSecurity = () => profileApi.util.invalidateTags([...securityTags]);
