import type { AddressView } from '@jahrring/contracts-addresses';
import { useAbility, useExtraColumns, useFormat, useListState, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { useListSelection, useRecordLabels, type RecordLabel } from '@jahrring/tool-kit/record-labels';
import { Button, PageFrame } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { addresses, useAddressList } from '../addresses.api';
import { useAddressRemoval } from '../use-address-removal';
import { addressColumns } from './address-columns';
import './address-list.css';
import { ListActions, useEmptyList } from './list-actions';
import { editPath, useRowActions } from './use-row-actions';
import { useSeenVersions } from './use-seen-versions';

interface BulkButtonProps {
  deleted: boolean;
  onClick: () => void;
}

/** Deletes what is ticked or, among the deleted, restores it. */
function BulkButton({ deleted, onClick }: BulkButtonProps) {
  const t = useT('addresses');
  return (
    <Button
      variant={deleted ? 'secondary' : 'danger'}
      size="small"
      icon={deleted ? restoreIcon : trashIcon}
      onClick={onClick}
    >
      {t(deleted ? 'action.restore' : 'action.delete')}
    </Button>
  );
}

function labelOf({ id, name, customerNumber, zip, city }: AddressView): RecordLabel {
  return { path: editPath({ id }), number: customerNumber, title: name, detail: `${zip} ${city}` };
}

/** All addresses of the licence that the user may see. */
export function Component() {
  const t = useT('addresses');
  const format = useFormat();
  const { can } = useAbility();
  const mayDelete = can('tools.address.delete');
  const seesPrices = can('tools.project.showprice');
  const list = useListState({ defaultSort: 'name' });
  const { deleted } = list.state;
  const query = useAddressList(list.args, { refetchOnMountOrArgChange: true });
  const selection = useListSelection(list.args);
  const versionsOf = useSeenVersions(query.data?.items);
  const { removeAll, restoreAll } = useAddressRemoval();
  const labels = useRecordLabels(
    { url: addresses, args: list.args, data: query.data, all: selection.allSelected },
    labelOf,
  );
  const mayLabel = labels.offered && !deleted;
  const rowActions = useRowActions();
  const empty = useEmptyList(deleted);
  const extra = useExtraColumns<AddressView>('address');
  const columns = useMemo(
    () => [...addressColumns(t, format, seesPrices), ...extra],
    [t, format, seesPrices, extra],
  );

  const changeSelected = async (ids: readonly string[]) => {
    const done = await (deleted ? restoreAll(ids.map((id) => ({ id }))) : removeAll(versionsOf(ids)));
    if (done) selection.clear();
  };
  const showDeleted = (show: boolean) => {
    selection.clear();
    list.set({ deleted: show });
  };

  return (
    <PageFrame
      title={t(deleted ? 'list.deletedTitle' : 'title.list')}
      subtitle={query.data ? t('list.count', { count: query.data.total }) : undefined}
      actions={<ListActions deleted={deleted} args={list.args} onShowDeleted={showDeleted} />}
    >
      <DataGrid<AddressView>
        label={t('title.list')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => row.name}
        rowTo={editPath}
        isMuted={(row) => row.deletedAt !== null}
        rowActions={rowActions}
        {...(mayLabel ? selection.grid : mayDelete ? selection.ticks : {})}
        bulkActions={(ids) => (
          <>
            {mayDelete && !selection.allSelected ? (
              <BulkButton deleted={deleted} onClick={() => void changeSelected(ids)} />
            ) : null}
            {mayLabel ? labels.action(ids) : null}
          </>
        )}
        searchable
        searchPlaceholder={t('list.search')}
        empty={empty}
        storageKey="addresses.list"
      />
    </PageFrame>
  );
}
