import { debtorListSpec, type DebtorRow } from '@jahrring/contracts-bookkeeping';
import { useFormat, useListExport, useListState, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { DataGrid } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { exportsUrl, useDebtors } from '../debtors.api';
import { debtorColumns } from './debtor-columns';
import { ListFrame } from './list-frame';

/** Customers who owe something or have a credit; what is overdue most stands first. */
export function DebtorGrid() {
  const t = useT('bookkeeping');
  const format = useFormat();
  const list = useListState({ defaultSort: debtorListSpec.defaultSort });
  const query = useDebtors(list.args, { refetchOnMountOrArgChange: true });
  const exportItems = useListExport(`${exportsUrl}/debtors`, list.args, t('debtor.title.list'));
  const columns = useMemo(() => debtorColumns(t, format), [t, format]);
  return (
    <ListFrame view="debtors" exportItems={exportItems}>
      <DataGrid<DebtorRow>
        label={t('debtor.list.byDebtor')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => row.name}
        rowTo={(row) => `/debitors/edit/${row.id}`}
        searchable
        searchPlaceholder={t('debtor.list.search')}
        empty={{ title: t('debtor.list.emptyTitle'), text: t('debtor.list.emptyText') }}
        storageKey="bookkeeping.debtors"
      />
    </ListFrame>
  );
}
