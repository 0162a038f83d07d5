import type { AddressView } from '@jahrring/contracts-addresses';
import { problemText, useAbility, useFormat, useListState, useNavigate, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button, DataGrid, PageFrame, type GridEmpty } from '@jahrring/ui';
import { useMemo, useState } from 'react';
import { useAddressList } from '../addresses.api';
import { useAddressRemoval } from '../use-address-removal';
import './address-list.css';
import { addressColumns } from './address-columns';
import { useExport } from './use-export';
import { useSeenVersions } from './use-seen-versions';

const editPath = (address: AddressView) => `/addresses/edit/${address.id}`;

/** All addresses of the licence that the user may see. */
export function Component() {
  const t = useT('addresses');
  const format = useFormat();
  const navigate = useNavigate();
  const { canAny, can } = useAbility();
  const list = useListState({ defaultSort: 'name' });
  const { deleted } = list.state;
  const query = useAddressList(list.args, { refetchOnMountOrArgChange: true });
  const [selected, setSelected] = useState<readonly string[]>([]);
  const versionsOf = useSeenVersions(query.data?.items);
  const removal = useAddressRemoval();
  const exportAs = useExport(list.args);
  const columns = useMemo(() => addressColumns(t, format), [t, format]);
  const mayManage = canAny(['tools.address.manage', 'tools.address.create']);
  const mayDelete = can('tools.address.delete');

  const removeSelected = async (ids: readonly string[]) => {
    const done = deleted ? await removal.restoreAll([...ids]) : await removal.removeAll(versionsOf(ids));
    if (done) setSelected([]);
  };
  const showDeleted = (show: boolean) => {
    setSelected([]);
    list.set({ deleted: show });
  };
  const empty: GridEmpty = deleted
    ? { title: t('list.noDeletedTitle'), text: t('list.noDeletedText') }
    : {
        title: t('list.emptyTitle'),
        text: t('list.emptyText'),
        action: mayManage ? (
          <Button variant="primary" icon="upload" to="/addresses/import">
            {t('list.import')}
          </Button>
        ) : undefined,
      };

  return (
    <PageFrame
      title={t(deleted ? 'list.deletedTitle' : 'title.list')}
      subtitle={query.data ? t('list.count', { count: query.data.total }) : undefined}
      actions={
        <>
          {deleted ? (
            <Button icon="arrow-left" onClick={() => showDeleted(false)}>
              {t('list.showActive')}
            </Button>
          ) : null}
          {mayManage && !deleted ? (
            <>
              <Button icon="upload" to="/addresses/import">
                {t('list.import')}
              </Button>
              <Button variant="primary" icon="plus" to="/addresses/create">
                {t('list.create')}
              </Button>
            </>
          ) : null}
          <ActionMenu
            label={t('list.more')}
            items={[
              { label: t('list.exportCsv'), icon: 'download', onClick: () => exportAs('csv') },
              { label: t('list.exportXlsx'), icon: 'download', onClick: () => exportAs('xlsx') },
              mayDelete &&
                !deleted && {
                  label: t('list.showDeleted'),
                  icon: 'trash',
                  separated: true,
                  onClick: () => showDeleted(true),
                },
            ]}
          />
        </>
      }
    >
      <DataGrid<AddressView>
        label={t('title.list')}
        columns={columns}
        rows={query.data?.items}
        total={query.data?.total}
        rowLabel={(row) => row.name}
        state={list.state}
        onStateChange={list.set}
        loading={query.isFetching}
        error={query.error ? problemText(t, query.error) : undefined}
        onRetry={() => void query.refetch()}
        rowTo={editPath}
        isMuted={(row) => row.deletedAt !== null}
        rowActions={(row) => [
          {
            label: t('list.open', { name: row.name }),
            icon: 'edit',
            onClick: () => void navigate(editPath(row)),
          },
          mayDelete &&
            !row.deletedAt &&
            !row.external && {
              label: t('action.delete'),
              icon: 'trash',
              danger: true,
              onClick: () => void removal.remove(row),
            },
          mayDelete &&
            row.deletedAt !== null && {
              label: t('action.restore'),
              icon: 'restore',
              onClick: () => void removal.restore(row),
            },
        ]}
        {...(mayDelete ? { selected, onSelectedChange: setSelected } : {})}
        bulkActions={(ids) => (
          <Button
            variant={deleted ? 'secondary' : 'danger'}
            size="small"
            icon={deleted ? 'restore' : 'trash'}
            onClick={() => void removeSelected(ids)}
          >
            {t(deleted ? 'action.restore' : 'action.delete')}
          </Button>
        )}
        searchable
        searchPlaceholder={t('list.search')}
        empty={empty}
        storageKey="addresses.list"
      />
    </PageFrame>
  );
}
