import type { ControlledMachine, WorkView } from '@jahrring/contracts-machine-control';
import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Card } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { alertIcon, editIcon, trashIcon } from '@jahrring/ui/icons';
import { useWorks } from '../machine-control.api';
import { useUnits } from '../use-units';
import { RecordList, type RecordRow } from './record-list';
import { useRecordRemoval } from './use-record-removal';

const WorkDialog = lazy(async () => ({ default: (await import('../dialogs/work.dialog')).WorkDialog }));

/** Services, exhaust tests and repairs with their costs and papers. */
export function WorksTab({ machine }: { machine: ControlledMachine }) {
  const t = useT('machine-control');
  const format = useFormat();
  const units = useUnits();
  const mayManage = useAbility().can('tools.machinecontrol.manage');
  const query = useWorks(machine.id, { refetchOnMountOrArgChange: true });
  const { remove } = useRecordRemoval('works');
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = query.data?.items.find(({ id }) => id === editedId);
  const row = (work: WorkView): RecordRow => ({
    id: work.id,
    title: `${format.date(work.doneOn)} · ${t(`work.kind.${work.kind}`)}`,
    badges: <Marks work={work} />,
    second: [work.what, work.workshop, work.counter && units.counter(work.counter, machine.unit), work.note]
      .filter(Boolean)
      .join(' · '),
    figure: work.cost ? units.money(work.cost) : null,
    figureHint: work.files.length > 0 ? t('work.files', { count: work.files.length }) : null,
    actions: [
      mayManage && { label: t('action.edit'), icon: editIcon, onClick: () => setEditedId(work.id) },
      mayManage && {
        label: t('action.delete'),
        icon: trashIcon,
        danger: true,
        onClick: () => void remove(work),
      },
    ],
  });
  return (
    <Card>
      <RecordList
        label={t('tab.works')}
        items={query.data?.items}
        failed={query.isError}
        onRetry={() => void query.refetch()}
        empty={t('work.none')}
        row={row}
      />
      <Suspense>
        {edited ? <WorkDialog machine={machine} work={edited} onClose={() => setEditedId(null)} /> : null}
      </Suspense>
    </Card>
  );
}

function Marks({ work }: { work: WorkView }) {
  const t = useT('machine-control');
  return work.passed === false ? (
    <Badge tone="rot" icon={alertIcon}>
      {t('work.failed')}
    </Badge>
  ) : null;
}
