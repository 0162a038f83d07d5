import type { ControlledMachine } from '@jahrring/contracts-machine-control';
import {
  problemOf,
  problemText,
  RecordHistoryList,
  useAbility,
  useParams,
  useSearchParams,
  useT,
} from '@jahrring/tool-kit';
import { Button, ErrorState, PageFrame, Skeletons, type PageTab } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { DueBadge } from '../due';
import { useMachine } from '../machine-control.api';
import { MachineActions } from './machine-actions';
import { OverviewTab } from './overview-tab';

const Readings = lazy(async () => ({ default: (await import('./readings-tab')).ReadingsTab }));
const Fuellings = lazy(async () => ({ default: (await import('./fuellings-tab')).FuellingsTab }));
const Works = lazy(async () => ({ default: (await import('./works-tab')).WorksTab }));
const Costs = lazy(async () => ({ default: (await import('./costs-tab')).CostsTab }));

const tabs = ['overview', 'readings', 'fuellings', 'works', 'costs', 'history'] as const;
type Tab = (typeof tabs)[number];

/** One machine with its tabs; an unknown tab opens the first. */
export function Component() {
  const t = useT('machine-control');
  const { id = '' } = useParams();
  const { currentData: machine, error, refetch } = useMachine(id, { refetchOnMountOrArgChange: true });
  if (machine) return <MachinePage machine={machine} />;
  return (
    <PageFrame title={t('title.machine')} breadcrumbs={[{ label: t('title.list'), to: '/machinecontrol' }]}>
      {error ? (
        <ErrorState
          title={problemOf(error).status === 404 ? t('machine.missing') : problemText(t, error)}
          onRetry={() => void refetch()}
          actions={<Button to="/machinecontrol">{t('machine.back')}</Button>}
        />
      ) : (
        <Skeletons lines={10} />
      )}
    </PageFrame>
  );
}

function MachinePage({ machine }: { machine: ControlledMachine }) {
  const t = useT('machine-control');
  const { active, links } = useTabs(machine.id);
  const kind = t(`kind.${machine.kind}`);
  return (
    <PageFrame
      title={machine.title}
      titleExtra={<DueBadge level={machine.level} />}
      subtitle={machine.articleNumber ? `${kind} · ${machine.articleNumber}` : kind}
      breadcrumbs={[{ label: t('title.list'), to: '/machinecontrol' }]}
      actions={<MachineActions machine={machine} />}
      tabs={links}
    >
      <Suspense fallback={<Skeletons lines={10} />}>
        <TabContent tab={active} machine={machine} />
      </Suspense>
    </PageFrame>
  );
}

/** Costs are for those who keep machines, the history for those who may read it. */
function useTabs(id: string): { active: Tab; links: PageTab[] } {
  const t = useT('machine-control');
  const { can } = useAbility();
  const [params] = useSearchParams();
  const shown = tabs.filter(
    (tab) =>
      (tab !== 'costs' || can('tools.machinecontrol.manage')) &&
      (tab !== 'history' || can('tools.settings.license')),
  );
  const active = shown.find((tab) => tab === params.get('tab')) ?? 'overview';
  const links = shown.map((tab) => ({
    label: t(`tab.${tab}`),
    to: tab === 'overview' ? `/machinecontrol/objects/${id}` : `/machinecontrol/objects/${id}?tab=${tab}`,
    active: tab === active,
  }));
  return { active, links };
}

function TabContent({ tab, machine }: { tab: Tab; machine: ControlledMachine }) {
  switch (tab) {
    case 'readings':
      return <Readings machine={machine} />;
    case 'fuellings':
      return <Fuellings machine={machine} />;
    case 'works':
      return <Works machine={machine} />;
    case 'costs':
      return <Costs machine={machine} />;
    case 'history':
      return <RecordHistoryList tool="machine-control" id={machine.id} />;
    default:
      return <OverviewTab machine={machine} />;
  }
}
