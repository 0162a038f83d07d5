import type { WorkView } from '@jahrring/contracts-common';
import { api } from '@jahrring/tool-kit';

const resetApi = api
  .enhanceEndpoints({ addTagTypes: ['admin/Licence', 'admin/Plugin', 'admin/Employee'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      adminResetLicence: build.mutation<WorkView, { id: string; version: number }>({
        query: ({ id, version }) => ({
          url: `/api/admin/licences/${id}/demo-reset`,
          method: 'POST',
          version,
        }),
        invalidatesTags: ['admin/Licence'],
      }),
      /** Long work has ended: nothing of the licence is as it was. */
      adminResetEnded: build.mutation<null, void>({
        queryFn: () => ({ data: null }),
        invalidatesTags: ['admin/Licence', 'admin/Plugin', 'admin/Employee'],
      }),
    }),
  });

export const { useAdminResetLicenceMutation: useResetLicence, useAdminResetEndedMutation: useResetEnded } =
  resetApi;
