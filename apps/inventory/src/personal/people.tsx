import { holdsWords } from '@jahrring/contracts-common';
import type { HolderView } from '@jahrring/contracts-inventory';
import { problemText, useAbility, useFormat, useListState, useNavigate, useT } from '@jahrring/tool-kit';
import { Badge, Button, Row, Stack } from '@jahrring/ui';
import { DataGrid, type GridColumn } from '@jahrring/ui/grid';
import { alertIcon, fileTextIcon } from '@jahrring/ui/icons';
import { useMemo } from 'react';
import { DueDay } from './due-day';
import { sheetsUrl, useHolders } from './personal.api';
import { useSavePdf } from './use-save-pdf';

/** Everybody, with how much they hold; who has left and still holds something stands first. */
export function People() {
  const t = useT('inventory');
  const format = useFormat();
  const navigate = useNavigate();
  const { can } = useAbility();
  const save = useSavePdf();
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
      cell: ({ name, active, endsOn, held }) => (
        <>
          {name}{' '}
          {active ? null : (
            <Badge tone="rot" icon={alertIcon}>
              {t('personal.left')}
            </Badge>
          )}
          {active && endsOn && held > 0 ? (
            <Badge tone="bernstein" icon={alertIcon}>
              {t('personal.leavesOn', { day: format.date(endsOn) })}
            </Badge>
          ) : null}
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
  const leavers = rows.filter(isLeaver).length;
  return (
    <Stack>
      {can('tools.personal_inventory.manage') && leavers > 0 ? (
        <Row>
          <Button
            icon={fileTextIcon}
            onClick={() => void save(`${sheetsUrl}/leavers`, `${t('personal.leaverList')}.pdf`)}
          >
            {t('personal.leaverList')}
          </Button>
        </Row>
      ) : null}
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
    </Stack>
  );
}

/** Gone, or with a last day that is known: what they hold is to come back. */
function isLeaver({ active, endsOn, held }: HolderView): boolean {
  return held > 0 && (!active || endsOn !== null);
}

/** Sorts people who have left before those who leave. */
function rank(person: HolderView): number {
  if (!person.active) return 0;
  return isLeaver(person) ? 1 : 2;
}

function sorted(people: readonly HolderView[], search: string): HolderView[] {
  const fits = holdsWords(search);
  return people
    .filter(({ name }) => fits(name))
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}
