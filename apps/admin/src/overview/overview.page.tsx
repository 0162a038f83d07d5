import { useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Columns, PageFrame, Stack } from '@jahrring/ui';
import { useLicenceList } from '../admin.api';
import '../admin.css';
import { useToolList } from '../tools/tools.api';
import { FullCard, TrialsCard, TypesCard, WaitingCard } from './licence-cards';
import { OverviewFigures } from './overview-figures';
import { servicesOf } from './served-services';
import { useServiceStates } from './service-states.api';
import { ServicesCard } from './services-card';

const everything = { pageSize: 'all', sort: 'name' };
const anew = { refetchOnMountOrArgChange: true };

/** The installation at a glance: what waits for a superadmin, what is owed, where seats run out, how the services are. */
export function Component() {
  const t = useT('admin');
  const query = useLicenceList(everything, anew);
  const { data: tools } = useToolList();
  const services = servicesOf(tools?.items);
  const { data: states } = useServiceStates(services, { ...anew, skip: services.length === 0 });
  const licences = query.data?.items;
  return (
    <PageFrame title={t('title.overview')}>
      {licences ? (
        <Stack gap={5}>
          <OverviewFigures licences={licences} states={states} />
          <Columns count={2} gap={4}>
            <Stack gap={4}>
              <WaitingCard licences={licences} />
              <TrialsCard />
              <FullCard licences={licences} />
              <TypesCard licences={licences} />
            </Stack>
            <ServicesCard tools={tools?.items ?? []} states={states} />
          </Columns>
        </Stack>
      ) : (
        <QueryState query={query} lines={6} lineHeight="4rem" />
      )}
    </PageFrame>
  );
}
