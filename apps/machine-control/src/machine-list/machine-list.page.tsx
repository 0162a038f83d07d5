import { controlledMachineListSpec, type ControlledMachine } from '@jahrring/contracts-machine-control';
import {
  useAbility,
  useFormat,
  useListExport,
  useListState,
  useSearchParams,
  useT,
} from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { ActionMenu, Button, PageFrame } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { lazy, Suspense, useMemo } from 'react';
import { calendarIcon, clockIcon, plusIcon, scanIcon, settingsIcon } from '@jahrring/ui/icons';
import { dueRange, dueViewOf } from './due-filter';
import { machineColumns } from './machine-columns';
import { machinesUrl, useMachines } from '../machine-control.api';
import { usePlanPath } from '../use-plan-path';
import { useUnits } from '../use-units';
import { DueSwitch } from './due-switch';

// Forms come with their schemas: the list does not wait for them.
const ReadingDialog = lazy(async () => ({
  default: (await import('../dialogs/reading.dialog')).ReadingDialog,
}));
const FuellingDialog = lazy(async () => ({
  default: (await import('../dialogs/fuelling.dialog')).FuellingDialog,
}));

/** Returns the open dialog and its setter; the dialog is in the URL, so that a link shows the same. */
function useDialogs() {
  const [params, setParams] = useSearchParams();
  const show = (name: 'read' | 'fuel' | null, id = '') => {
    const next = new URLSearchParams(window.location.search);
    next.delete('read');
    next.delete('fuel');
    if (name) next.set(name, id);
    setParams(next);
  };
  return { read: params.get('read'), fuel: params.get('fuel'), show };
}

/** Machines and vehicles; what is due first stands first. */
export function Component() {
  const t = useT('machine-control');
  const format = useFormat();
  const units = useUnits();
  const { can } = useAbility();
  const list = useListState({ defaultSort: controlledMachineListSpec.defaultSort });
  const query = useMachines(list.args, { refetchOnMountOrArgChange: true });
  const exportItems = useListExport(`${machinesUrl}/export`, list.args, t('title.list'));
  const dialogs = useDialogs();
  const mayManage = can('tools.machinecontrol.manage');
  const columns = useMemo(
    () => machineColumns({ t, format, units, withCosts: mayManage }),
    [t, format, units, mayManage],
  );
  const machineOf = (id: string | null) => query.data?.items.find((machine) => machine.id === id);
  const [read, fuelled] = [machineOf(dialogs.read), machineOf(dialogs.fuel)];
  const close = () => dialogs.show(null);
  const planPathOf = usePlanPath();
  const planItem = (path: string | null) =>
    path !== null && { label: t('action.plan'), icon: calendarIcon, to: path };

  return (
    <PageFrame
      title={t('title.list')}
      subtitle={t('list.subtitle')}
      actions={
        <>
          {mayManage ? (
            <Button icon={settingsIcon} to="/plugins/machinecontrol/settings/general">
              {t('action.settings')}
            </Button>
          ) : null}
          <ActionMenu
            items={
              mayManage
                ? [
                    { label: t('machineTime.title'), icon: clockIcon, to: '/machinecontrol/times' },
                    ...exportItems,
                  ]
                : exportItems
            }
          />
        </>
      }
    >
      <DataGrid<ControlledMachine>
        label={t('title.list')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => row.title}
        rowTo={(row) => `/machinecontrol/objects/${row.id}`}
        isMuted={(row) => !row.active}
        rowActions={(row) => [
          { label: t('action.read'), icon: scanIcon, onClick: () => dialogs.show('read', row.id) },
          { label: t('action.fuel'), icon: plusIcon, onClick: () => dialogs.show('fuel', row.id) },
          planItem(planPathOf(row)),
        ]}
        searchable
        searchPlaceholder={t('list.search')}
        toolbar={
          <DueSwitch
            value={dueViewOf(list.state.filter['dueOn'], format.timeZone)}
            onChange={(due) => {
              const { dueOn: _dueOn, ...others } = list.state.filter;
              const range = dueRange(due, format.timeZone);
              list.set({ filter: range ? { ...others, dueOn: range } : others });
            }}
          />
        }
        empty={{ title: t('list.emptyTitle'), text: t('list.empty') }}
        storageKey="machine-control.machines"
      />
      <Suspense>
        {read ? <ReadingDialog key={read.id} machine={read} onClose={close} /> : null}
        {fuelled ? <FuellingDialog key={fuelled.id} machine={fuelled} onClose={close} /> : null}
      </Suspense>
    </PageFrame>
  );
}
