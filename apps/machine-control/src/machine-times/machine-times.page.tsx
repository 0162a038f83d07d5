import type { MachineTimeView } from '@jahrring/contracts-machine-control';
import { notify, useFormat, useListState, useProblemToast, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { PageFrame, type ActionMenuItem } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { checkIcon, restoreIcon, xIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useMemo, useState } from 'react';
import { machineTimeColumns } from './machine-time-columns';
import { useDecideTime, useMachineTimes } from './machine-times.api';

const AcceptTimeDialog = lazy(async () => ({
  default: (await import('./accept-time.dialog')).AcceptTimeDialog,
}));

/** Days of machines as their files tell them: each is taken over or dismissed by a person. */
export function Component() {
  const t = useT('machine-control');
  const format = useFormat();
  const list = useListState({ defaultSort: '-state,workDate' });
  const query = useMachineTimes(list.args, {
    refetchOnMountOrArgChange: true,
  });
  const columns = useMemo(() => machineTimeColumns(t, format), [t, format]);
  const [accepting, setAccepting] = useState<MachineTimeView | null>(null);
  const decide = useDecision();
  const rowActions = (row: MachineTimeView): ActionMenuItem[] =>
    row.state === 'open'
      ? [
          { label: t('machineTime.accept.action'), icon: checkIcon, onClick: () => setAccepting(row) },
          { label: t('machineTime.dismiss'), icon: xIcon, onClick: () => void decide(row, 'dismissal') },
        ]
      : [{ label: t('machineTime.reopen'), icon: restoreIcon, onClick: () => void decide(row, 'reopening') }];
  return (
    <PageFrame
      title={t('machineTime.title')}
      subtitle={t('machineTime.text')}
      breadcrumbs={[{ label: t('title.list'), to: '/machinecontrol' }]}
    >
      <DataGrid<MachineTimeView>
        label={t('machineTime.title')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => `${format.date(row.workDate)} ${row.machineName}`}
        onOpenRow={(row) => {
          if (row.state === 'open') setAccepting(row);
        }}
        isMuted={(row) => row.state === 'dismissed'}
        rowActions={rowActions}
        searchable
        empty={{ title: t('machineTime.emptyTitle'), text: t('machineTime.emptyText') }}
        storageKey="machine-control.times"
      />
      {accepting ? (
        <Suspense fallback={null}>
          <AcceptTimeDialog key={accepting.id} time={accepting} onClose={() => setAccepting(null)} />
        </Suspense>
      ) : null}
    </PageFrame>
  );
}

function useDecision() {
  const t = useT('machine-control');
  const toast = useProblemToast();
  const [decide] = useDecideTime();
  const run = async ({ id, version }: MachineTimeView, to: 'dismissal' | 'reopening') => {
    const answer = await decide({ id, version, to });
    if (answer.error) {
      toast(answer.error);
      return;
    }
    const undo = { label: t('machineTime.undo'), run: () => void run(answer.data, 'reopening') };
    if (to === 'dismissal') notify.success(t('machineTime.dismissed'), { action: undo });
  };
  return run;
}
