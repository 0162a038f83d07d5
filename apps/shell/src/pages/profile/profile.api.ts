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
import { addEndpoints, call, type Versioned } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

interface Items<T> {
  items: T[];
  total: number;
}

const cv = '/api/admin/cv-entries';
const requests = '/api/auth/connection-requests';
const sessions = '/api/auth/sessions';

const profileApi = addEndpoints(
  ['shell/Profile', 'shell/Cv', 'shell/Request', 'shell/Session', 'shell/Security'],
  (build) => ({
    shellProfile: build.query<ProfileView, void>({
      query: () => '/api/auth/profile',
      providesTags: ['shell/Profile'],
    }),
    shellUpdateProfile: build.mutation<ProfileView, { version: number; patch: UpdateProfile }>({
      query: ({ version, patch: body }) => call.patch('/api/auth/profile', body, version),
      invalidatesTags: ['shell/Profile'],
    }),
    shellSetPicture: build.mutation<ProfileView, File>({
      query: (file) => call.post('/api/auth/profile/picture', fileForm(file)),
      invalidatesTags: ['shell/Profile'],
    }),
    shellRemovePicture: build.mutation<ProfileView, void>({
      query: () => call.post('/api/auth/profile/picture/remove'),
      invalidatesTags: ['shell/Profile'],
    }),
    shellCv: build.query<Items<CvEntryView>, void>({ query: () => cv, providesTags: ['shell/Cv'] }),
    shellCreateCvEntry: build.mutation<CvEntryView, CreateCvEntry>({
      query: (body) => call.post(cv, body),
      invalidatesTags: ['shell/Cv'],
    }),
    shellUpdateCvEntry: build.mutation<CvEntryView, Versioned & { patch: CreateCvEntry }>({
      query: ({ id, version, patch: body }) => call.patch(`${cv}/${id}`, body, version),
      invalidatesTags: ['shell/Cv'],
    }),
    shellRemoveCvEntry: build.mutation<null, Versioned>({
      query: ({ id, version }) => call.delete(`${cv}/${id}`, version),
      invalidatesTags: ['shell/Cv'],
    }),
    shellAddDocument: build.mutation<CvEntryView, { id: string; file: File }>({
      query: ({ id, file }) => call.post(`${cv}/${id}/documents`, fileForm(file)),
      invalidatesTags: ['shell/Cv'],
    }),
    shellRemoveDocument: build.mutation<CvEntryView, Versioned & { documentId: string }>({
      query: ({ id, version, documentId }) => call.delete(`${cv}/${id}/documents/${documentId}`, version),
      invalidatesTags: ['shell/Cv'],
    }),
    shellRequests: build.query<Items<ConnectionRequestView>, void>({
      query: () => requests,
      providesTags: ['shell/Request'],
    }),
    shellSendRequest: build.mutation<ConnectionRequestView, RequestConnection>({
      query: (body) => call.post(requests, body),
      invalidatesTags: ['shell/Request'],
    }),
    shellWithdrawRequest: build.mutation<null, string>({
      query: (id) => call.post(`${requests}/${id}/withdraw`),
      invalidatesTags: ['shell/Request'],
    }),
    shellSessions: build.query<Items<SessionView>, void>({
      query: () => sessions,
      providesTags: ['shell/Session'],
    }),
    shellEndSession: build.mutation<null, string>({
      query: (id) => call.post(`${sessions}/${id}/end`),
      invalidatesTags: ['shell/Session'],
    }),
    shellEndOtherSessions: build.mutation<null, void>({
      query: () => call.post(`${sessions}/end-others`),
      invalidatesTags: ['shell/Session'],
    }),
    shellSecurity: build.query<SecurityView, void>({
      query: () => '/api/auth/totp',
      providesTags: ['shell/Security'],
    }),
  }),
);

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

/** The change of the profile that was sent last. */
let lastChange: Promise<ProfileView | undefined> = Promise.resolve(undefined);

/**
 * Returns a function that saves fields of the person's own profile. Changes go one after the other, each on the version
 * the one before it left, so that two quick choices do not refuse each other (412). It rejects with the problem of its
 * own change alone, and resolves to undefined while the profile is not loaded.
 */
export function useChangeProfile(): (patch: UpdateProfile) => Promise<ProfileView | undefined> {
  const { data: profile } = useProfile();
  const [update] = useUpdateProfile();
  return async (patch) => {
    if (!profile) return undefined;
    const change = lastChange.then(async (before) => {
      const version = before?.id === profile.id ? Math.max(before.version, profile.version) : profile.version;
      return update({ version, patch }).unwrap();
    });
    lastChange = change.catch(() => undefined);
    return change;
  };
}

/** Cache tags that a change of the second factor invalidates. */
export const securityTags = ['shell/Security', 'shell/Session'] as const;
export const invalidateSecurity = () => profileApi.util.invalidateTags([...securityTags]);
