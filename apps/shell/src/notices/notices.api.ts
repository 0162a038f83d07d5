import type { ShownNotices } from '@jahrring/contracts-admin';
import { addEndpoints, call } from '@jahrring/tool-kit';

const notices = '/api/admin/notices';
const tag = 'shell/Notices';

const noticesApi = addEndpoints([tag], (build) => ({
  shellShownNotices: build.query<ShownNotices, void>({
    query: () => ({ url: `${notices}/shown`, onRefusal: 'pass' }),
    providesTags: [tag],
  }),
  shellDismissNotice: build.mutation<void, string>({
    query: (id) => call.post(`${notices}/${id}/dismiss`),
    invalidatesTags: [tag],
  }),
  /** Entering the licence in which one is begins the time anew. */
  shellStayLonger: build.mutation<void, string>({
    query: (licenceId) => call.post('/api/auth/licence', { licenceId }),
    invalidatesTags: [tag],
  }),
}));

export const {
  useShellShownNoticesQuery: useShownNotices,
  useShellDismissNoticeMutation: useDismissNotice,
  useShellStayLongerMutation: useStayLonger,
} = noticesApi;
