import type { WorkView } from '@jahrring/contracts-common';
import { addEndpoints, call } from '@jahrring/tool-kit';

const resetApi = addEndpoints(['admin/Licence', 'admin/Plugin', 'admin/Employee'], (build) => ({
  adminResetLicence: build.mutation<WorkView, { id: string; version: number }>({
    query: ({ id, version }) => call.post(`/api/admin/licences/${id}/demo-reset`, undefined, version),
    invalidatesTags: ['admin/Licence'],
  }),
  /** Long work has ended: nothing of the licence is as it was. */
  adminResetEnded: build.mutation<null, void>({
    queryFn: () => ({ data: null }),
    invalidatesTags: ['admin/Licence', 'admin/Plugin', 'admin/Employee'],
  }),
}));

export const { useAdminResetLicenceMutation: useResetLicence, useAdminResetEndedMutation: useResetEnded } =
  resetApi;
