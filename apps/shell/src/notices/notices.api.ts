import type { ShownNotices } from '@jahrring/contracts-admin';
import { api } from '@jahrring/tool-kit';

const notices = '/api/admin/notices';
const tag = 'shell/Notices';

const noticesApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    shellShownNotices: build.query<ShownNotices, void>({
      query: () => ({ url: `${notices}/shown`, onRefusal: 'pass' }),
      providesTags: [tag],
    }),
    shellDismissNotice: build.mutation<void, string>({
      query: (id) => ({ url: `${notices}/${id}/dismiss`, method: 'POST' }),
      invalidatesTags: [tag],
    }),
    /** Entering the licence in which one is begins the time anew. */
    shellStayLonger: build.mutation<void, string>({
      query: (licenceId) => ({ url: '/api/auth/licence', method: 'POST', body: { licenceId } }),
      invalidatesTags: [tag],
    }),
  }),
});

export const {
  useShellShownNoticesQuery: useShownNotices,
  useShellDismissNoticeMutation: useDismissNotice,
  useShellStayLongerMutation: useStayLonger,
} = noticesApi;
