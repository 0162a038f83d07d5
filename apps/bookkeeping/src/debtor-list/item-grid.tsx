import { openItemListSpec, type OpenItemView } from '@jahrring/contracts-bookkeeping';
import { useFormat, useListExport, useListState, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { SegmentedControl } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { exportsUrl, useDebtorItems } from '../debtors.api';
import { useItemActions } from '../use-item-actions';
import { itemColumns, itemName } from './item-columns';
import { ListFrame } from './list-frame';

const shown = ['open', 'all'] as const;

/** Bills, corrections and credits of customers: those that are open, unless all are asked for. */
export function ItemGrid() {
  const t = useT('bookkeeping');
  const format = useFormat();
  const list = useListState({ defaultSort: openItemListSpec.defaultSort });
  const { all, ...filter } = list.state.filter;
  const args = useMemo(() => {
    const { 'filter[all]': everything, ...rest } = list.args;
    return everything === 'true' ? rest : { ...rest, 'filter[isOpen]': 'true' };
  }, [list.args]);
  const query = useDebtorItems(args, { refetchOnMountOrArgChange: true });
  const exportItems = useListExport(`${exportsUrl}/items`, args, t('debtor.list.byItem'));
  const columns = useMemo(() => itemColumns(t, format), [t, format]);
  const rowActions = useItemActions();
  return (
    <ListFrame view="items" exportItems={exportItems}>
      <DataGrid<OpenItemView>
        label={t('debtor.list.byItem')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => itemName(row, t, format)}
        state={{ ...list.state, filter }}
        onStateChange={(change) =>
          list.set(change.filter && all ? { ...change, filter: { ...change.filter, all } } : change)
        }
        rowTo={(row) => `/debitors/edit/${row.addressId ?? ''}`}
        rowActions={rowActions}
        searchable
        searchPlaceholder={t('debtor.list.searchItems')}
        toolbar={
          <SegmentedControl
            label={t('debtor.list.shown')}
            value={all ? 'all' : 'open'}
            onChange={(value) => list.set({ filter: value === 'all' ? { ...filter, all: 'true' } : filter })}
            options={shown.map((value) => ({ value, label: t(`debtor.list.show.${value}`) }))}
          />
        }
        empty={{ title: t('debtor.list.emptyTitle'), text: t('debtor.list.emptyText') }}
        storageKey="bookkeeping.debtor-items"
      />
    </ListFrame>
  );
}
