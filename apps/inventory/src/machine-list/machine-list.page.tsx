import { localDateAt } from '@jahrring/contracts-common';
import { machineListSpec, type MachineView } from '@jahrring/contracts-inventory';
import {
  useAbility,
  useExtraColumns,
  useFormat,
  useListExport,
  useListState,
  usePlugin,
  useSearchParams,
  useT,
  type ListArgs,
} from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { useListSelection } from '@jahrring/tool-kit/list-selection';
import { ActionMenu, Button, PageFrame } from '@jahrring/ui';
import { DataGrid, type GridEmpty } from '@jahrring/ui/grid';
import { lazy, Suspense, useMemo, useState } from 'react';
import { arrowLeftIcon, calendarIcon, editIcon, plusIcon, restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { useMachineTabs } from '../defects/machine-tabs';
import { useMachineList } from '../inventory.api';
import { wholeChoice } from '../labels/whole-choice';
import { planPath } from '../plan-path';
import { machineColumns } from './machine-columns';
import type { RowActProps } from './row-act';

const newMachine = 'new';

// Forms come with their schemas: the list does not wait for them.
const MachineDrawer = lazy(async () => ({
  default: (await import('../edit-machine/machine.drawer')).MachineDrawer,
}));
const MaintenanceDrawer = lazy(async () => ({
  default: (await import('../maintenance/maintenance.drawer')).MaintenanceDrawer,
}));

// Only needed once something is ticked.
const PrintLabels = lazy(async () => ({ default: (await import('../labels/print-labels')).PrintLabels }));
// Only needed once something is chosen in a row's menu.
const RowAct = lazy(async () => ({ default: (await import('./row-act')).RowAct }));

/** Returns the open drawer and its setter; the drawer is in the URL, so that a link shows the same. */
function useDrawers() {
  const [params, setParams] = useSearchParams();
  const show = (name: 'edit' | 'maintain' | null, id = '') => {
    const next = new URLSearchParams(window.location.search);
    next.delete('edit');
    next.delete('maintain');
    if (name) next.set(name, id);
    setParams(next);
  };
  return { edited: params.get('edit'), maintained: params.get('maintain'), show };
}

/** Machines that are chosen for their labels, or all that are found; another page of the list begins anew. */
function useLabelSelection(args: ListArgs, total: number, mayLabel: boolean) {
  const selection = useListSelection(args);
  const whole = wholeChoice(selection, { of: 'objects', url: '/api/inventory/machines', args, total });
  const bulkActions = (ids: readonly string[]) => (
    <Suspense>
      <PrintLabels of="objects" ids={ids} whole={whole} />
    </Suspense>
  );
  const clearing =
    <T,>(set: (patch: T) => void) =>
    (patch: T) => {
      selection.clear();
      set(patch);
    };
  return { grid: usePlugin('qr-code') && mayLabel ? { ...selection.grid, bulkActions } : {}, clearing };
}

/** Returns the path to the plan on which a machine's next work is entered. */
function usePlanPath(): (machine: MachineView) => string {
  const t = useT('inventory');
  const today = localDateAt(Date.now(), useFormat().timeZone);
  const works = { service: t('maintenance.service'), exhaust: t('maintenance.exhaust') };
  return (machine) => planPath(machine, today, works);
}

/** Returns what begins an act with one machine, and the acts themselves, which draw nothing. */
function useRowActs() {
  const [begun, setBegun] = useState<readonly RowActProps[]>([]);
  const act = (name: RowActProps['act'], row: MachineView) =>
    setBegun((before) => [...before, { act: name, row }]);
  const acts = (
    <Suspense>
      {begun.map((one, index) => (
        <RowAct key={index} {...one} />
      ))}
    </Suspense>
  );
  return { act, acts };
}

/** Machines and vehicles; what is due first stands first. */
export function Component() {
  const t = useT('inventory');
  const format = useFormat();
  const { can } = useAbility();
  const list = useListState({ defaultSort: machineListSpec.defaultSort });
  const { deleted } = list.state;
  const query = useMachineList(list.args);
  const exportItems = useListExport('/api/inventory/machines/export', list.args, t('title.machines'));
  const drawers = useDrawers();
  const tabs = useMachineTabs('machines');
  const { act, acts } = useRowActs();
  const mayManage = can('tools.machine_inventory.manage');
  const labels = useLabelSelection(list.args, query.data?.total ?? 0, mayManage && !deleted);
  const mayPlan = can('tools.scheduling_tool.manage');
  const toPlan = usePlanPath();
  const extra = useExtraColumns<MachineView>('object');
  const columns = useMemo(() => [...machineColumns(t, format), ...extra], [t, format, extra]);
  const create = mayManage ? (
    <Button variant="primary" icon={plusIcon} onClick={() => drawers.show('edit', newMachine)}>
      {t('action.create')}
    </Button>
  ) : undefined;
  const empty: GridEmpty = deleted
    ? { title: t('list.noDeleted') }
    : { title: t('list.emptyTitle'), text: t('list.empty'), action: create };

  return (
    <PageFrame
      title={t('title.machines')}
      subtitle={t('list.subtitle')}
      tabs={tabs}
      actions={
        <>
          {deleted ? (
            <Button icon={arrowLeftIcon} onClick={() => list.set({ deleted: false })}>
              {t('list.showLiving')}
            </Button>
          ) : (
            create
          )}
          <ActionMenu
            items={[
              ...exportItems,
              mayManage &&
                !deleted && {
                  label: t('list.showDeleted'),
                  icon: trashIcon,
                  separated: true,
                  onClick: () => list.set({ deleted: true }),
                },
            ]}
          />
        </>
      }
    >
      <DataGrid<MachineView>
        label={t('title.machines')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => row.title}
        onStateChange={labels.clearing(list.set)}
        onOpenRow={(row) => drawers.show('maintain', row.id)}
        isMuted={(row) => row.deletedAt !== null || !row.active}
        rowActions={(row) => [
          mayManage &&
            !row.deletedAt && {
              label: t('action.edit'),
              icon: editIcon,
              onClick: () => drawers.show('edit', row.id),
            },
          mayPlan &&
            isInUse(row) && {
              label: t('action.plan'),
              icon: calendarIcon,
              to: toPlan(row),
            },
          mayManage &&
            !row.deletedAt && {
              label: t('action.delete'),
              icon: trashIcon,
              danger: true,
              onClick: () => act('remove', row),
            },
          mayManage &&
            row.deletedAt !== null && {
              label: t('action.restore'),
              icon: restoreIcon,
              onClick: () => act('restore', row),
            },
        ]}
        {...labels.grid}
        searchable
        searchPlaceholder={t('list.search')}
        empty={empty}
        storageKey="inventory.machines"
      />
      {acts}
      <Suspense>
        {drawers.edited && mayManage ? (
          <MachineDrawer
            key={drawers.edited}
            id={drawers.edited === newMachine ? undefined : drawers.edited}
            onClose={() => drawers.show(null)}
          />
        ) : null}
        {drawers.maintained ? (
          <MaintenanceDrawer
            key={drawers.maintained}
            id={drawers.maintained}
            onClose={() => drawers.show(null)}
          />
        ) : null}
      </Suspense>
    </PageFrame>
  );
}

/** Deleted, inactive and retired machines are not planned any more. */
function isInUse({ deletedAt, active, machineState }: MachineView): boolean {
  return deletedAt === null && active && machineState !== 'retired';
}
