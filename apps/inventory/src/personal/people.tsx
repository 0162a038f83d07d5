import type { HolderView } from '@jahrring/contracts-inventory';
import { problemText, useFormat, useListState, useNavigate, useT } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import { DataGrid, type GridColumn } from '@jahrring/ui/grid';
import { alertIcon } from '@jahrring/ui/icons';
import { useMemo } from 'react';
import { DueDay } from './due-day';
import { useHolders } from './personal.api';

/** Everybody, with how much they hold; who has left and still holds something stands first. */
export function People() {
  const t = useT('inventory');
  const format = useFormat();
  const navigate = useNavigate();
  const list = useListState({ defaultSort: 'name' });
  const query = useHolders(undefined, { refetchOnMountOrArgChange: true });
  const rows = useMemo(
    () => sorted(query.data?.items ?? [], list.state.search),
    [query.data, list.state.search],
  );
  const columns: GridColumn<HolderView>[] = [
    {
      id: 'name',
      header: t('personal.person'),
      value: ({ name }) => name,
      cell: ({ name, active }) => (
        <>
          {name}{' '}
          {active ? null : (
            <Badge tone="rot" icon={alertIcon}>
              {t('personal.left')}
            </Badge>
          )}
        </>
      ),
    },
    {
      id: 'held',
      header: t('personal.held'),
      value: ({ held }) => format.number(held),
      align: 'end',
      card: 'badge',
    },
    {
      id: 'dueOn',
      header: t('personal.nextDue'),
      value: ({ dueOn }) => dueOn,
      cell: ({ dueOn }) => <DueDay day={dueOn} />,
    },
  ];
  return (
    <DataGrid<HolderView>
      label={t('personal.tab.people')}
      columns={columns}
      rows={query.data ? rows : undefined}
      total={rows.length}
      rowLabel={({ name }) => name}
      state={{ ...list.state, page: 1, pageSize: 'all' }}
      onStateChange={list.set}
      loading={query.isFetching}
      error={query.error ? problemText(t, query.error) : undefined}
      onRetry={() => void query.refetch()}
      onOpenRow={({ id }) => navigate(`/personal-inventory/people/${id}`)}
      searchable
      searchPlaceholder={t('personal.person')}
      empty={{ title: t('personal.nobody') }}
      storageKey="inventory.personal.people"
    />
  );
}

function sorted(people: readonly HolderView[], search: string): HolderView[] {
  const wanted = search.trim().toLocaleLowerCase();
  return people
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
    .sort((one, other) => Number(one.active) - Number(other.active) || one.name.localeCompare(other.name));
}
