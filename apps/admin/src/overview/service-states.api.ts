import type { RunningTrialList } from '@jahrring/contracts-admin';
import type { ServiceState } from '@jahrring/contracts-common';
import { addEndpoints } from '@jahrring/tool-kit';

/** By service; null where it does not answer. */
export type ServiceStates = Readonly<Record<string, ServiceState | null>>;

const statesApi = addEndpoints([], (build) => ({
  adminServiceStates: build.query<ServiceStates, readonly string[]>({
    queryFn: async (services, _api, _options, ask) => {
      const answers = services.map(async (service): Promise<[string, ServiceState | null]> => {
        const { data } = await ask({ url: `/api/${service}/state`, onRefusal: 'pass' });
        return [service, (data as ServiceState | undefined) ?? null];
      });
      return { data: Object.fromEntries(await Promise.all(answers)) };
    },
  }),
  adminListRunningTrials: build.query<RunningTrialList, undefined>({
    query: () => '/api/admin/plugin-trials',
  }),
}));

export const {
  useAdminServiceStatesQuery: useServiceStates,
  useAdminListRunningTrialsQuery: useRunningTrials,
} = statesApi;
