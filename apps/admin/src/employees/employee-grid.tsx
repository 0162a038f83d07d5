import { problemText, useListState, useT } from '@jahrring/tool-kit';
import { DataGrid } from '@jahrring/ui';
import { useMemo } from 'react';
import { useEmployeeList } from '../admin.api';
import { employeeColumns } from './employee-columns';
import type { EmployeeRow, EmployeeScope } from './employee-scope';

/** The people of a licence. */
export function EmployeeGrid({ scope }: { scope: EmployeeScope }) {
  const t = useT('admin');
  const list = useListState({ defaultSort: 'lastName,firstName' });
  const query = useEmployeeList({ base: scope.base, args: list.args }, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => employeeColumns(t), [t]);
  return (
    <DataGrid<EmployeeRow>
      label={t('title.employees')}
      columns={columns}
      rows={query.data?.items}
      total={query.data?.total}
      rowLabel={(row) => row.name}
      state={list.state}
      onStateChange={list.set}
      loading={query.isFetching}
      error={query.error ? problemText(t, query.error) : undefined}
      onRetry={() => void query.refetch()}
      rowTo={(row) => scope.editPath(row.id)}
      isMuted={(row) => !row.active}
      searchable
      searchPlaceholder={t('employee.search')}
      empty={{ title: t('employee.emptyTitle'), text: t('employee.emptyText') }}
      storageKey="admin.employees"
    />
  );
}
