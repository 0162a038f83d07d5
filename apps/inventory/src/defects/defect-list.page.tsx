import { defectListSpec, defectStates, type DefectView } from '@jahrring/contracts-inventory';
import { useAbility, useFormat, useListState, useSearchParams, useT, type Format } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { Button, PageFrame } from '@jahrring/ui';
import { DataGrid, type GridColumn } from '@jahrring/ui/grid';
import { alertIcon, trashIcon } from '@jahrring/ui/icons';
import { lazy, Suspense } from 'react';
import { useTitledRemoval } from '../use-titled-removal';
import { DefectStateBadge } from './defect-state';
import { useDefects, useRemoveDefect, useRestoreDefect } from './defects.api';
import { useMachineTabs } from './machine-tabs';

const DefectDrawer = lazy(async () => ({ default: (await import('./defect.drawer')).DefectDrawer }));

/** Defects of all machines, what is not done yet first seen by its state. */
export function Component() {
  const t = useT('inventory');
  const format = useFormat();
  const { can } = useAbility();
  const list = useListState({ defaultSort: defectListSpec.defaultSort });
  const query = useDefects(list.args, { refetchOnMountOrArgChange: true });
  const [params, setParams] = useSearchParams();
  const opened = params.get('defect');
  const show = (id: string | null) => {
    const next = new URLSearchParams(window.location.search);
    if (id) next.set('defect', id);
    else next.delete('defect');
    setParams(next);
  };
  const removal = useDefectRemoval();
  const report = (
    <Button variant="primary" icon={alertIcon} to="/machine-inventory/report">
      {t('defect.report')}
    </Button>
  );
  return (
    <PageFrame
      title={`${t('title.machines')} · ${t('defect.tab.defects')}`}
      tabs={useMachineTabs('defects')}
      actions={report}
    >
      <DataGrid<DefectView>
        label={t('defect.tab.defects')}
        columns={defectColumns(t, format)}
        {...gridOf(t, list, query)}
        rowLabel={(row) => `${row.machineTitle} · ${row.title}`}
        onOpenRow={({ id }) => show(id)}
        isMuted={({ state }) => state === 'done'}
        rowActions={(defect) => [
          can('tools.machine_inventory.manage') && {
            label: t('action.delete'),
            icon: trashIcon,
            danger: true,
            onClick: () => void removal.remove(defect),
          },
        ]}
        searchable
        empty={{ title: t('defect.none'), text: t('defect.noneText'), action: report }}
        storageKey="inventory.defects"
      />
      <Suspense>
        {opened ? <DefectDrawer key={opened} id={opened} onClose={() => show(null)} /> : null}
      </Suspense>
    </PageFrame>
  );
}

function useDefectRemoval() {
  const [removeOne] = useRemoveDefect();
  const [restoreOne] = useRestoreDefect();
  return useTitledRemoval({
    remove: ({ id, version }) => removeOne({ id, version }).unwrap(),
    restore: ({ id }) => restoreOne(id).unwrap(),
  });
}

function defectColumns(t: (key: string) => string, format: Format): GridColumn<DefectView>[] {
  return [
    { id: 'title', header: t('defect.one'), value: (row) => row.title, sortable: true, card: 'title' },
    { id: 'machine', header: t('defect.machine'), value: (row) => row.machineTitle },
    {
      id: 'state',
      header: t('defect.state'),
      value: (row) => t(`defect.stateOf.${row.state}`),
      cell: (row) => <DefectStateBadge state={row.state} />,
      sortable: true,
      filter: {
        kind: 'options',
        options: defectStates.map((value) => ({ value, label: t(`defect.stateOf.${value}`) })),
      },
      card: 'badge',
    },
    {
      id: 'reportedAt',
      header: t('defect.reportedAt'),
      value: (row) => format.dateTime(row.reportedAt),
      sortable: true,
      width: 164,
      grow: 0,
    },
    { id: 'reporter', header: t('defect.reporter'), value: (row) => row.reporterName },
    {
      id: 'unusable',
      header: t('defect.unusable'),
      value: (row) => (row.unusable ? t('defect.unusableShort') : null),
    },
  ];
}
