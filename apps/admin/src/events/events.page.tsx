import { problemText, useFormat, useSearchParams, useT } from '@jahrring/tool-kit';
import { ErrorState, PageFrame, SegmentedControl, Skeletons, Stack } from '@jahrring/ui';
import { servicesOf } from '../overview/served-services';
import { toolName } from '../tools/tool-names';
import { useToolList } from '../tools/tools.api';
import { FailedWork } from './failed-work';
import { ServiceEvents } from './service-events';
import { shownStates, type ShownState } from './shown-states';
import '../admin.css';
import '../tools/tools.css';

/** Events between services that were not delivered: everything that waits or was given up, by service. */
export function Component() {
  const t = useT('admin');
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const shown = shownStates.find((state) => state === params.get('state')) ?? 'all';
  const query = useToolList(undefined, { refetchOnMountOrArgChange: true });
  const services =
    query.data &&
    servicesOf(query.data.items).sort((one, two) =>
      toolName(t, one).localeCompare(toolName(t, two), format.locale),
    );
  return (
    <PageFrame title={t('title.events')} subtitle={t('event.subtitle')}>
      <Stack gap={3}>
        <div>
          <SegmentedControl<ShownState>
            label={t('event.shown')}
            options={shownStates.map((value) => ({ value, label: t(`event.show.${value}`) }))}
            value={shown}
            onChange={(state) => setParams(state === 'all' ? {} : { state })}
          />
        </div>
        {query.error && !services ? (
          <ErrorState onRetry={() => void query.refetch()}>{problemText(t, query.error)}</ErrorState>
        ) : services ? (
          <>
            <FailedWork services={services} />
            {services.map((service) => (
              <ServiceEvents key={service} service={service} shown={shown} />
            ))}
          </>
        ) : (
          <Skeletons lines={5} lineHeight="5rem" />
        )}
      </Stack>
    </PageFrame>
  );
}
