import type { MachineReadingView } from '@jahrring/contracts-machine-control';
import { problemText, useAbility, useFormat, useListState, useNavigate, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button, PageFrame, type ActionMenuItem } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { useMachineReadingList } from '../machine-reading.api';
import { useMachineReadingRemoval } from '../use-machine-reading-removal';
import { machineReadingColumns } from './machine-reading-columns';

const editPath = ({ id }: MachineReadingView) => `/machine-control/machine-readings/edit/${id}`;

/** What can be done with one row, by its state and the user's permissions. */
function useRowActions(): (row: MachineReadingView) => (ActionMenuItem | false)[] {
  const t = useT('machine-control');
  const navigate = useNavigate();
  const mayDelete = useAbility().can('tools.machinecontrol.manage');
  const { remove, restore } = useMachineReadingRemoval();
  const action = (name: string) => t(`machineReading.action.${name}`);
  return (row) => [
    { label: action('open'), icon: 'edit', onClick: () => void navigate(editPath(row)) },
    mayDelete &&
      row.deletedAt === null && {
        label: action('delete'),
        icon: 'trash',
        danger: true,
        onClick: () => void remove(row),
      },
    mayDelete &&
      row.deletedAt !== null && {
        label: action('restore'),
        icon: 'restore',
        onClick: () => void restore(row),
      },
  ];
}

interface PageActionsProps {
  deleted: boolean;
  onShowDeleted: (deleted: boolean) => void;
}

function PageActions({ deleted, onShowDeleted }: PageActionsProps) {
  const t = useT('machine-control');
  const { can } = useAbility();
  if (deleted) {
    return (
      <Button icon="arrow-left" onClick={() => onShowDeleted(false)}>
        {t('machineReading.list.showLiving')}
      </Button>
    );
  }
  const showDeleted = { label: t('machineReading.list.showDeleted'), icon: 'trash' } as const;
  return (
    <>
      {can('tools.machinecontrol.manage') ? (
        <Button variant="primary" icon="plus" to="/machine-control/machine-readings/create">
          {t('machineReading.title.create')}
        </Button>
      ) : null}
      {can('tools.machinecontrol.manage') ? (
        <ActionMenu
          label={t('machineReading.list.more')}
          items={[{ ...showDeleted, onClick: () => onShowDeleted(true) }]}
        />
      ) : null}
    </>
  );
}

/** Everything of the licence that the user may see. */
export function Component() {
  const t = useT('machine-control');
  const format = useFormat();
  const list = useListState({ defaultSort: 'title' });
  const { deleted } = list.state;
  const { data, error, isFetching, refetch } = useMachineReadingList(list.args, {
    refetchOnMountOrArgChange: true,
  });
  const columns = useMemo(() => machineReadingColumns(t, format), [t, format]);
  const rowActions = useRowActions();

  return (
    <PageFrame
      title={t(deleted ? 'machineReading.list.deletedTitle' : 'machineReading.title.list')}
      subtitle={data ? t('machineReading.list.count', { count: data.total }) : undefined}
      actions={<PageActions deleted={deleted} onShowDeleted={(show) => list.set({ deleted: show })} />}
    >
      <DataGrid<MachineReadingView>
        label={t('machineReading.title.list')}
        columns={columns}
        rows={data?.items}
        total={data?.total}
        rowLabel={(row) => row.title}
        state={list.state}
        onStateChange={list.set}
        loading={isFetching}
        error={error ? problemText(t, error) : undefined}
        onRetry={() => void refetch()}
        rowTo={editPath}
        isMuted={(row) => row.deletedAt !== null}
        rowActions={rowActions}
        searchable
        searchPlaceholder={t('machineReading.list.search')}
        empty={{ title: t('machineReading.list.emptyTitle'), text: t('machineReading.list.emptyText') }}
        storageKey="machine-control.machine-readings"
      />
    </PageFrame>
  );
}
