import { supplierBillListSpec, type SupplierBillRow } from '@jahrring/contracts-bookkeeping';
import { useAbility, useFormat, useListExport, useListState, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { ActionMenu, Button, PageFrame, SegmentedControl } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { plusIcon, settingsIcon } from '@jahrring/ui/icons';
import { useMemo } from 'react';
import { useSupplierBills } from '../creditors.api';
import { billColumns } from './bill-columns';

const exportUrl = '/api/bookkeeping/creditor-exports/bills';
const shown = ['open', 'all'] as const;

/** Bills of suppliers: those that are open, unless all are asked for. */
export function Component() {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { can } = useAbility();
  const list = useListState({ defaultSort: supplierBillListSpec.defaultSort });
  const { all, ...filter } = list.state.filter;
  const args = useMemo(() => {
    const { 'filter[all]': everything, ...rest } = list.args;
    return everything === 'true' ? rest : { ...rest, 'filter[isOpen]': 'true' };
  }, [list.args]);
  const query = useSupplierBills(args, { refetchOnMountOrArgChange: true });
  const exportItems = useListExport(exportUrl, args, t('creditor.title.bills'));
  const columns = useMemo(() => billColumns(t, format), [t, format]);
  return (
    <PageFrame
      title={t('creditor.title.list')}
      subtitle={t('creditor.subtitle')}
      actions={
        <>
          {can('tools.creditors.manage') ? (
            <Button variant="primary" icon={plusIcon} to="/creditors/create">
              {t('creditor.action.create')}
            </Button>
          ) : null}
          <ActionMenu
            items={[
              ...exportItems,
              can('tools.plugin.index') && {
                ...{ label: t('debtor.action.settings'), icon: settingsIcon },
                to: '/plugins/creditors/settings/approval',
              },
            ]}
          />
        </>
      }
      tabs={[
        { label: t('creditor.title.bills'), to: '/creditors', active: true },
        { label: t('run.title.list'), to: '/creditors/payments', active: false },
      ]}
    >
      <DataGrid<SupplierBillRow>
        label={t('creditor.title.bills')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => `${row.addressName} ${row.number}`}
        state={{ ...list.state, filter }}
        onStateChange={(change) =>
          list.set(change.filter && all ? { ...change, filter: { ...change.filter, all } } : change)
        }
        rowTo={(row) => `/creditors/edit/${row.id}`}
        searchable
        searchPlaceholder={t('creditor.search')}
        toolbar={
          <SegmentedControl
            label={t('debtor.list.shown')}
            value={all ? 'all' : 'open'}
            onChange={(value) => list.set({ filter: value === 'all' ? { ...filter, all: 'true' } : filter })}
            options={shown.map((value) => ({ value, label: t(`debtor.list.show.${value}`) }))}
          />
        }
        empty={{ title: t('creditor.emptyTitle'), text: t('creditor.emptyText') }}
        storageKey="bookkeeping.supplier-bills"
      />
    </PageFrame>
  );
}
